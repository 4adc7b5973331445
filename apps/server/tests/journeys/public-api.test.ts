import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'] });
});
afterAll(() => test.close());

const FRIEREN = '葬送のフリーレン';

const idOf = async (query: string): Promise<string> => {
  const { data } = await test.ask(
    `query ($q: String!) { searchAnime(query: $q, limit: 1) { nodes { id } } }`,
    {
      variables: { q: query },
    },
  );
  return data.searchAnime.nodes[0].id;
};

describe('anime(id)', () => {
  it('answers every field of the specification', async () => {
    const id = await idOf(FRIEREN);
    const { data, errors } = await test.ask(
      `{ anime(id: "${id}") { id titleRomaji titleEnglish titleNative status episodeCount averageScore
         format season seasonYear startDate externalIds { site id } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.anime).toMatchObject({
      id,
      titleRomaji: 'Sousou no Frieren',
      titleEnglish: "Frieren: Beyond Journey's End",
      titleNative: FRIEREN,
      status: 'FINISHED',
      format: 'TV',
      season: 'FALL',
      seasonYear: 2023,
      startDate: '2023-09-29',
    });
    expect(data.anime.externalIds).toEqual(
      expect.arrayContaining([
        { site: 'mal', id: '52991' },
        { site: 'anilist', id: '154587' },
        { site: 'tmdb', id: 'tv/209867' },
      ]),
    );
  });

  it('is null for an id that nothing has', async () => {
    const { data, errors } = await test.ask(
      `{ anime(id: "00000000-0000-4000-8000-000000000000") { id } }`,
    );
    expect({ data, errors }).toEqual({ data: { anime: null }, errors: undefined });
  });

  it.each(['', 'frieren', '1', 'x'.repeat(10_000)])('says that %j is no id', async (id) => {
    const { data, errors } = await test.ask(`query ($id: ID!) { anime(id: $id) { id } }`, {
      variables: { id },
    });
    expect(data.anime).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain('UUID');
  });

  it('withholds streaming links from callers without a paid tier', async () => {
    const { data, errors } = await test.ask(
      `{ anime(id: "${await idOf(FRIEREN)}") { titleNative streamingLinks { url } } }`,
    );
    expect(data.anime).toEqual({ titleNative: FRIEREN, streamingLinks: null });
    expect(errors).toMatchObject([{ extensions: { code: 'TIER_REQUIRED' } }]);
  });
});

describe('searchAnime', () => {
  it.each([
    'kimetsu no yaiba',
    'kimetsunoyaiba',
    '鬼滅の刃',
    '鬼滅',
    'demon slayer',
    'kimetu no yaiba',
  ])('finds Demon Slayer by %j', async (query) => {
    const { data } = await test.ask(
      `query ($q: String!) { searchAnime(query: $q) { edges { cursor node { titleNative } } } }`,
      { variables: { q: query } },
    );
    const titles = data.searchAnime.edges.map((edge: any) => edge.node.titleNative);
    expect(titles.slice(0, 3).join()).toContain('鬼滅の刃');
  });

  it('carries the fields of its best match, as the second example of the specification selects them', async () => {
    const { data, errors } = await test.ask(
      `{ searchAnime(query: "sousou no frieren", limit: 5) { id titleRomaji averageScore edges { node { id titleNative } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.searchAnime).toMatchObject({ titleRomaji: 'Sousou no Frieren' });
    const [best] = data.searchAnime.edges;
    const { data: found } = await test.ask(
      `{ anime(id: "${data.searchAnime.id}") { id titleRomaji } animes(ids: ["${data.searchAnime.id}"]) { id } }`,
    );
    expect(found.anime).toEqual({ id: best.node.id, titleRomaji: 'Sousou no Frieren' });
    expect(found.animes).toEqual([{ id: best.node.id }]);
    // The second season has only a Japanese title. Works with other names are not in the result.
    const titles = data.searchAnime.edges.map((edge: any) => edge.node.titleNative);
    expect(titles).toEqual(['葬送のフリーレン', '葬送のフリーレン(第2期)']);
  });

  it('pages through all matches by cursor, each of them once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: any = await test.ask(
        `query ($after: String) { searchAnime(query: "gundam", first: 20, after: $after) {
           totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`,
        { variables: { after } },
      );
      const page = data.searchAnime;
      seen.push(...page.nodes.map((node: any) => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      if (!after) expect(seen).toHaveLength(page.totalCount);
    } while (after);
    expect(seen.length).toBeGreaterThan(40);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('finds nothing for nothing', async () => {
    const { data } = await test.ask(
      `{ searchAnime(query: "  ") { totalCount edges { node { id } } id } }`,
    );
    expect(data.searchAnime).toEqual({ totalCount: 0, edges: [], id: null });
  });

  it.each([
    ['limit: -1', '0 to 50'],
    ['limit: 51', '0 to 50'],
    ['first: 10, limit: 10', 'not both'],
    ['after: "nonsense"', 'cursor'],
  ])('refuses %s and says what is allowed', async (args, hint) => {
    const { errors } = await test.ask(
      `{ searchAnime(query: "x", ${args}) { edges { node { id } } } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain(hint);
  });

  it('refuses a query that is too long', async () => {
    const { errors } = await test.ask(
      `{ searchAnime(query: "${'あ'.repeat(201)}") { totalCount } }`,
    );
    expect(errors?.[0]?.message).toContain('200 characters');
  });
});

describe('airingSchedule', () => {
  const WINTER = `edges { node { anime { titleNative season seasonYear } airingAt } }`;

  it('lists the shows of a season that is over with their times', async () => {
    test.clock.set('2026-11-21T12:00:00Z');
    const { data, errors } = await test.ask(
      `{ airingSchedule(season: WINTER, year: 2026) { ${WINTER} } }`,
    );
    test.clock.set('2026-01-15T12:00:00Z');
    expect(errors).toBeUndefined();
    const nodes = data.airingSchedule.edges.map((edge: any) => edge.node);
    expect(nodes.length).toBeGreaterThanOrEqual(65);
    expect(nodes.length).toBeLessThanOrEqual(85);
    for (const { anime } of nodes) {
      expect(anime).toMatchObject({ season: 'WINTER', seasonYear: 2026 });
    }
    expect(nodes.map(({ anime }: any) => anime.titleNative)).toContain('葬送のフリーレン(第2期)');
    const times = nodes.map(({ airingAt }: any) => Date.parse(airingAt));
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
    expect(new Date(times[0]).toISOString() >= '2025-12-21').toBe(true);
  });

  it('lists all that airs while the season runs, each show with its next airing', async () => {
    const { data } = await test.ask(
      `{ airingSchedule(season: WINTER, year: 2026) { totalCount ${WINTER} } }`,
    );
    const nodes = data.airingSchedule.edges.map((edge: any) => edge.node);
    expect(nodes.map(({ anime }: any) => anime.titleNative)).toContain('サザエさん');
    expect(data.airingSchedule.totalCount).toBeGreaterThan(90);
    const weekly = nodes.filter(({ airingAt }: any) => airingAt >= '2026-01-15T12:00:00');
    expect(weekly.length).toBeGreaterThan(80);
    const own = await test.ask(
      `{ airingSchedule(season: WINTER, year: 2026, continuing: false) { totalCount } }`,
    );
    expect(own.data.airingSchedule.totalCount).toBeLessThan(data.airingSchedule.totalCount);
  });

  it('marks what no source has confirmed', async () => {
    const { data } = await test.ask(
      `{ airingSchedule(season: FALL, year: 2026) { nodes { anime { titleNative } airingAt isProjected episode } } }`,
    );
    const nodes = data.airingSchedule.nodes;
    expect(nodes.length).toBeGreaterThanOrEqual(10);
    expect(nodes.every((node: any) => node.isProjected)).toBe(true);
    const sazae = nodes.find((node: any) => node.anime.titleNative === 'サザエさん');
    expect(sazae).toMatchObject({ episode: null });
    expect(sazae.airingAt).toMatch(/T09:30:00\.000Z$/u);
  });

  it('lists every airing of a week', async () => {
    const { data } = await test.ask(
      `{ airingSchedule(from: "2026-01-05T00:00:00Z", to: "2026-01-12T00:00:00Z") { totalCount
           nodes { airingAt airingAtUnix timeUntilAiring } } }`,
    );
    const { totalCount, nodes } = data.airingSchedule;
    expect(totalCount).toBeGreaterThan(70);
    for (const node of nodes) {
      expect(node.airingAt >= '2026-01-05' && node.airingAt < '2026-01-12').toBe(true);
      expect(node.airingAtUnix * 1000).toBe(Date.parse(node.airingAt));
      expect(node.timeUntilAiring).toBe(
        Math.round((Date.parse(node.airingAt) - test.clock.now().getTime()) / 1000),
      );
    }
  });

  it('answers far from today, and projects nothing beyond a year or so', async () => {
    for (const args of [
      'season: WINTER, year: 1943',
      'season: WINTER, year: 2039',
      'from: "2100-01-01T00:00:00Z"',
      'from: "1930-01-01T00:00:00Z"',
    ]) {
      const { data, errors } = await test.ask(
        `{ airingSchedule(${args}) { totalCount nodes { airingAt airingAtUnix timeUntilAiring } } }`,
      );
      expect(errors).toBeUndefined();
      if (args.includes('2039') || args.includes('2100'))
        expect(data.airingSchedule.totalCount).toBe(0);
    }
  });

  it.each([
    ['season: AUTUMN, year: 2026', 'AUTUMN'],
    ['season: WINTER', 'together'],
    ['year: 2026', 'together'],
    ['season: WINTER, year: 12', '1900'],
    ['from: "2026-01-05T00:00:00Z", to: "2026-01-01T00:00:00Z"', 'after'],
    ['from: "2026-01-05T00:00:00Z", to: "2027-01-01T00:00:00Z"', '62 days'],
    ['from: "yesterday"', 'DateTime'],
  ])('refuses (%s) and says why', async (args, hint) => {
    const { errors } = await test.ask(`{ airingSchedule(${args}) { totalCount } }`);
    expect(errors?.[0]?.message).toContain(hint);
  });
});

describe('viewer', () => {
  it('is nobody without a credential', async () => {
    const { data, errors } = await test.ask('{ viewer { username } }');
    expect(data.viewer).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is the user a bearer token speaks for', async () => {
    const { bearer } = await test.user('mika');
    const { data } = await test.ask(
      '{ viewer { username animeList { totalCount edges { node { id } } } } }',
      {
        bearer,
      },
    );
    expect(data.viewer).toEqual({ username: 'mika', animeList: { totalCount: 0, edges: [] } });
  });
});

it('names its data sources', async () => {
  const { data } = await test.ask(
    '{ dataSources { key name version licence terms attribution asOf } }',
  );
  const keys = data.dataSources.map(({ key }: { key: string }) => key);
  expect(keys.toSorted()).toEqual([
    'anime-sachedule-search-data',
    'arm',
    'bangumi-data',
    'bgmd',
    'corrections',
    'curated-manga',
    'mal-id-cache',
    'synopses',
  ]);
  expect(data.dataSources).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'bangumi-data', licence: 'CC BY 4.0' }),
    ]),
  );
});

/** The fewest queries that work needs, in several tries, because the worker also queries the database now and then. */
const leastAsked = async (work: () => Promise<void>): Promise<number> => {
  const { pool } = test.app.database;
  let asked = 0;
  const count = (): void => void (asked += 1);
  const counts: number[] = [];
  pool.on('acquire', count);
  for (let tries = 0; tries < 5; tries += 1) {
    asked = 0;
    await work();
    counts.push(asked);
  }
  pool.off('acquire', count);
  return Math.min(...counts);
};

it('answers public queries without asking the database', async () => {
  const asked = await leastAsked(async () => {
    await test.ask('{ searchAnime(query: "one piece") { totalCount nodes { titleNative } } }');
    await test.ask(
      '{ airingSchedule(season: WINTER, year: 2026) { nodes { airingAt } } dataSources { key } }',
    );
  });
  expect(asked).toBe(0);
});

it('looks at a user once, for the account and for its tier', async () => {
  const users = await Promise.all(
    Array.from({ length: 5 }, (_, place) => test.user(`counted${place}`)),
  );
  const asked = await leastAsked(async () => {
    const { bearer } = users.pop() ?? { bearer: '' };
    for (let round = 0; round < 3; round += 1)
      await test.ask('{ viewer { username } }', { bearer });
  });
  expect(asked).toBe(2);
});
