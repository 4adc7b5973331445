import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { graphqlRoutes } from '#platform/graphql/routes.ts';
import { graphqlSettings } from '#platform/graphql/settings.ts';
import { admit, KEY_PREFIX } from '#slices/access/index.ts';
import { inAniListForm } from './dialect.ts';
import { aniListSchema } from './graphql/index.ts';
import { strictBody } from './lenient.ts';

const PATH = '/compat/anilist';
const BEARER = /^bearer +/iu;

/** Apps made for AniList can send a bearer token only: an API key is taken in its place. */
export const withKeyAsBearer = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const { authorization = '', ...rest } = headers;
  const credential = authorization.replace(BEARER, '').trim();
  const isKey = BEARER.test(authorization) && credential.startsWith(KEY_PREFIX);
  return isKey && rest['x-api-key'] === undefined ? { ...rest, 'x-api-key': credential } : headers;
};

export const routes = (server: FastifyInstance, app: App): void => {
  const { deadlineMs, suggestions } = app.settings.of(graphqlSettings);
  void server.register(graphqlRoutes, {
    app,
    schema: aniListSchema(),
    path: PATH,
    examples: EXAMPLES,
    readBody: strictBody,
    reword: inAniListForm,
    contextOf: ({ headers, ...visit }, lines) =>
      admit(app, { ...visit, headers: withKeyAsBearer(headers) }, lines),
    deadlineMs,
    suggestions,
  });
};

const EXAMPLES = [
  {
    name: 'page',
    title: 'The names of AniList, answered by Tsuzuki',
    query: `query ($page: Int = 1) {
  Page(page: $page, perPage: 10) {
    pageInfo { total hasNextPage }
    media(type: ANIME, sort: [POPULARITY_DESC]) {
      id
      idMal
      title { romaji english native }
      nextAiringEpisode { airingAt episode }
    }
  }
}`,
  },
];
