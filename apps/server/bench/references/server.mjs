// A GraphQL server of another make over the answers that ours gave: it looks them up in memory, with nothing to compute.
import { createServer } from 'node:http';
import { firstMessage, listenAndAnnounce, announce } from '../child.ts';

const TYPE_DEFS = /* GraphQL */ `
  enum Season {
    WINTER
    SPRING
    SUMMER
    FALL
  }
  enum AnimeFormat {
    TV
    TV_SHORT
    MOVIE
    SPECIAL
    OVA
    ONA
    MUSIC
  }
  enum MediaStatus {
    FINISHED
    RELEASING
    NOT_YET_RELEASED
    CANCELLED
    HIATUS
  }
  scalar DateTime
  scalar PartialDate
  type Anime {
    id: ID!
    titleRomaji: String
    titleEnglish: String
    titleNative: String!
    format: AnimeFormat!
    status: MediaStatus
    season: Season
    seasonYear: Int
    startDate: PartialDate
    endDate: PartialDate
    episodeCount: Int
    averageScore: Int
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type AnimeEdge {
    cursor: String!
    node: Anime!
  }
  type AnimeConnection {
    edges: [AnimeEdge!]!
    pageInfo: PageInfo!
  }
  type AiringScheduleEntry {
    airingAt: DateTime!
    episode: Int
    isProjected: Boolean!
    anime: Anime!
  }
  type AiringScheduleEdge {
    cursor: String!
    node: AiringScheduleEntry!
  }
  type AiringScheduleConnection {
    edges: [AiringScheduleEdge!]!
    pageInfo: PageInfo!
  }
  type Query {
    anime(id: ID!): Anime
    searchAnime(query: String!, first: Int): AnimeConnection!
    airingSchedule(season: Season, year: Int, first: Int): AiringScheduleConnection!
  }
`;

/** `{make, answers: {anime, searches, schedules}}` */
const { make, answers } = await firstMessage();
const resolvers = {
  Query: {
    anime: (_root, { id }) => answers.anime[id],
    searchAnime: (_root, { query }) => answers.searches[query],
    airingSchedule: (_root, { season, year }) => answers.schedules[`${season} ${year}`],
  },
};

const yoga = async () => {
  const { createSchema, createYoga } = await import('graphql-yoga');
  const schema = createSchema({ typeDefs: TYPE_DEFS, resolvers });
  const handle = createYoga({ schema, logging: false, graphiql: false });
  listenAndAnnounce(createServer((request, response) => void handle(request, response)));
};

const mercuriusWithJit = async () => {
  const { default: fastify } = await import('fastify');
  const { default: mercurius } = await import('mercurius');
  const app = fastify();
  await app.register(mercurius, { schema: TYPE_DEFS, resolvers, jit: 1 });
  announce(await app.listen({ host: '127.0.0.1', port: 0 }));
};

await (make === 'yoga' ? yoga() : mercuriusWithJit());
