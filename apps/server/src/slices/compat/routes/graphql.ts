import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { whenThere } from '#platform/eventual.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { graphqlRoutes } from '#platform/graphql/routes.ts';
import { graphqlSettings } from '#platform/graphql/settings.ts';
import { admit } from '#slices/access/index.ts';
import { inAniListForm } from '../dialect.ts';
import { aniListSchema } from '../graphql/index.ts';
import { jsonOfForm } from '../form.ts';
import { strictBody } from '../lenient.ts';

/** Where the facade answers. */
export const PATH = '/compat/anilist';

/** What the documents of known apps need: one asks for 54 days at once, another for 12 lists. */
const BOUNDS = { aliases: 60, rootFields: 20 };
/** What the dearest document of a known app costs is 5,252. */
const COST = 6_000;

const withRoom = (context: RequestContext): RequestContext => {
  const { allowance } = context;
  return { ...context, allowance: { ...allowance, cost: Math.max(allowance.cost, COST) } };
};

/** The API itself. */
export const graphqlApi = (server: FastifyInstance, app: App): void => {
  const { deadlineMs } = app.settings.of(graphqlSettings);
  void server.register(graphqlRoutes, {
    app,
    schema: aniListSchema(),
    path: PATH,
    examples: EXAMPLES,
    readBody: strictBody,
    readForm: jsonOfForm,
    reword: inAniListForm,
    contextOf: (visit, lines) => whenThere(admit(app, visit, lines, 'minute'), withRoom),
    deadlineMs,
    bounds: BOUNDS,
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
