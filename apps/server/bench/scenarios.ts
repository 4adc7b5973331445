import type { BenchDatabase } from './database.ts';

/** One kind of read: a document, and its variables in turn. */
export interface Scenario {
  name: 'one anime' | '20 edges' | '20 cards' | '50 nested nodes' | 'whole page';
  query: string;
  variables: readonly Readonly<Record<string, unknown>>[];
}

const ANIME_IDS = 500;

const ONE_ANIME = `query One($id: ID!) {
  anime(id: $id) {
    id titleRomaji titleEnglish titleNative format status season seasonYear
    startDate endDate episodeCount averageScore
  }
}`;

const TWENTY_EDGES = `query Edges($query: String!) {
  searchAnime(query: $query, first: 20) {
    edges { cursor node { id titleRomaji titleEnglish titleNative format status episodeCount averageScore } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** As the web app and apps show results. */
const TWENTY_CARDS = `query Cards($query: String!) {
  searchAnime(query: $query, first: 20) {
    edges { node {
      id titleRomaji titleEnglish titleNative format season seasonYear startDate episodeCount averageScore
      coverImage { small medium large color }
    } }
  }
}`;

/** All that the page of a work shows, which is read from the database. */
const WHOLE_PAGE = `query Whole($id: ID!) {
  anime(id: $id) {
    id titleRomaji titleEnglish titleNative format status season seasonYear startDate endDate episodeCount
    durationMinutes averageScore source genres officialSite trailers
    coverImage { large color sourceName license } bannerImage { large sourceName }
    description { text lang source license }
    rankedTags { name rank isSpoiler }
    synonyms { text lang } externalIds { site value } studios { id name }
    staff { name nameNative role person { id } }
    characters(first: 25) { totalCount nodes {
      role character { id name nameNative } voices { lang person { id name nameNative } }
    } }
    episodes(first: 25) { totalCount nodes { number title airedOn } }
    relations { relationType anime { ...Card } manga { id titleRomaji titleNative coverImage { small } } }
    recommendations(first: 12) { nodes { shared anime { ...Card } } }
  }
}
fragment Card on Anime { id titleRomaji titleEnglish titleNative format seasonYear averageScore coverImage { small } }`;

const FIFTY_NESTED = `query Schedule($season: Season!, $year: Int!) {
  airingSchedule(season: $season, year: $year, first: 50) {
    edges {
      node {
        airingAt episode isProjected
        anime { id titleRomaji titleEnglish titleNative format status episodeCount averageScore }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Titles in several scripts, with the mistakes that people type. Each finds more than twenty. */
const TERMS = [
  'love live',
  'gundam',
  'pokemon',
  'precure',
  'magical girl',
  'idol',
  'detective conan',
  'doraemon',
  'high school',
  'princess',
  'one piece',
  'no yaiba',
  'isekai',
  '学園',
  '魔法',
  'ガンダム',
  'dragon',
  'monogatari',
  'shinchan',
  'world',
];

/** Seasons with more than fifty airings in the data sets. */
const SEASONS = [
  ['WINTER', 2024],
  ['SPRING', 2024],
  ['SUMMER', 2024],
  ['FALL', 2024],
  ['WINTER', 2025],
  ['SPRING', 2025],
  ['SUMMER', 2025],
  ['WINTER', 2026],
] as const;

export const CARDS: Scenario = {
  name: '20 cards',
  query: TWENTY_CARDS,
  variables: TERMS.map((query) => ({ query })),
};

/** Reads of all that sources give of works; the second is of one that has everything. */
export const wholeScenarios = (id: string): Scenario[] => [
  CARDS,
  { name: 'whole page', query: WHOLE_PAGE, variables: [{ id }] },
];

/** The reads of the design, with ids of the catalogue. */
export const scenariosOn = async ({ app }: BenchDatabase): Promise<Scenario[]> => {
  const rows = await app.db
    .selectFrom('catalog.anime')
    .select('id')
    .where('is_adult', '=', false)
    .orderBy('id')
    .limit(ANIME_IDS)
    .execute();
  return [
    { name: 'one anime', query: ONE_ANIME, variables: rows.map(({ id }) => ({ id })) },
    { name: '20 edges', query: TWENTY_EDGES, variables: TERMS.map((query) => ({ query })) },
    {
      name: '50 nested nodes',
      query: FIFTY_NESTED,
      variables: SEASONS.map(([season, year]) => ({ season, year })),
    },
  ];
};

/** The bodies of a scenario's requests. */
export const bodiesOf = ({ query, variables }: Scenario): string[] =>
  variables.map((each) => JSON.stringify({ query, variables: each }));
