import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { graphqlRoutes } from '#platform/graphql/routes.ts';
import { graphqlSettings } from '#platform/graphql/settings.ts';
import { admit } from '#slices/access/index.ts';
import { inAniListForm } from './dialect.ts';
import { aniListSchema } from './graphql/index.ts';
import { strictBody } from './lenient.ts';

const PATH = '/compat/anilist';

export const routes = (server: FastifyInstance, app: App): void => {
  const { deadlineMs } = app.settings.of(graphqlSettings);
  void server.register(graphqlRoutes, {
    app,
    schema: aniListSchema(),
    path: PATH,
    examples: EXAMPLES,
    readBody: strictBody,
    reword: inAniListForm,
    contextOf: (visit, lines) => admit(app, visit, lines),
    deadlineMs,
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
