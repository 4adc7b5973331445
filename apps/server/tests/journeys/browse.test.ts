import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTier } from '#slices/access/index.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
});
afterAll(() => test.close());

/** All pages of a result. */
const walk = async (field: string, args: string, selection: string): Promise<any[]> => {
  const found: any[] = [];
  let after: string | null = null;
  for (;;) {
    const { data, errors } = await test.ask(
      `query ($after: String) { page: ${field}(first: 50, after: $after, ${args}) { nodes { id ${selection} } pageInfo { hasNextPage endCursor } totalCount } }`,
      { variables: { after } },
    );
    expect(errors).toBeUndefined();
    found.push(...data.page.nodes);
    after = data.page.pageInfo.endCursor;
    if (data.page.pageInfo.hasNextPage) continue;
    expect(data.page.totalCount).toBe(found.length);
    return found;
  }
};

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

describe('browseManga', () => {
  it('finds the works of an author, in either script, the newest first', async () => {
    for (const name of ['Naoki Urasawa', 'urasawa naoki', '浦沢直樹']) {
      const found = await walk(
        'browseManga',
        `filter: { staff: { in: ["${name}"] } }`,
        'titleEnglish startDate',
      );
      expect(found.map(({ titleEnglish }) => titleEnglish)).toEqual(
        expect.arrayContaining(['Monster', '20th Century Boys', 'Pluto', 'Billy Bat']),
      );
      const dates = found.map(({ startDate }) => startDate ?? '');
      expect(dates).toEqual(dates.toSorted(byText).toReversed());
    }
  });

  it('takes filters together', async () => {
    const found = await walk(
      'browseManga',
      `sort: TITLE_ROMAJI, filter: { format: { not: [ONE_SHOT] }, status: { in: [FINISHED] }, magazine: { in: ["Weekly Shounen Jump"] },
        startDate: { greater: "1999", less: "2010" }, volumeCount: { greater: 29 } }`,
      'titleRomaji format status magazine startDate volumeCount',
    );
    const wanted = [...test.app.get(mangaCatalogue).all()].filter(
      ({ format, status, magazine, startOn, volumeCount }) =>
        format !== 'ONE_SHOT' &&
        status === 'FINISHED' &&
        magazine === 'Weekly Shounen Jump' &&
        startOn !== null &&
        startOn.slice(0, 4) > '1999' &&
        startOn.slice(0, 4) < '2010' &&
        (volumeCount ?? 0) > 29,
    );
    expect(wanted.length).toBeGreaterThan(4);
    expect(found.map(({ id }) => id).toSorted(byText)).toEqual(
      wanted.map(({ id }) => id).toSorted(byText),
    );
    const titles = found.map(({ titleRomaji }) => titleRomaji.toLowerCase());
    expect(titles).toEqual(titles.toSorted(byText));
  });

  it('goes backward', async () => {
    const first = await test.ask(
      '{ browseManga(first: 3) { nodes { id } pageInfo { endCursor } } }',
    );
    const { endCursor } = first.data.browseManga.pageInfo;
    const { data } = await test.ask(
      'query ($before: String) { browseManga(last: 2, before: $before) { nodes { id } pageInfo { hasPreviousPage hasNextPage } } }',
      { variables: { before: endCursor } },
    );
    expect(data.browseManga.nodes).toEqual(first.data.browseManga.nodes.slice(0, 2));
    expect(data.browseManga.pageInfo).toEqual({ hasPreviousPage: false, hasNextPage: true });
  });

  it.each([
    'browseManga(first: 51) { totalCount }',
    'browseManga(first: 1, after: "WzFd") { totalCount }',
    'browseManga(filter: { startDate: { greater: "yesterday" } }) { totalCount }',
    'browseManga(filter: { format: { in: [TV] } }) { totalCount }',
  ])('refuses %s', async (query) => {
    const { errors } = await test.ask(`{ ${query} }`);
    expect(errors?.[0]?.extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/u);
  });

  it.each(['sort: TITLE_ROMAJI', 'filter: { isAdult: false }'])(
    'refuses the cursor of a list without %s',
    async (args) => {
      const { data } = await test.ask('{ browseManga(first: 1) { pageInfo { endCursor } } }');
      const { errors } = await test.ask(
        `query ($after: String) { browseManga(${args}, after: $after) { totalCount } }`,
        { variables: { after: data.browseManga.pageInfo.endCursor } },
      );
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('answers the same once its operation is compiled', async () => {
    const query = `query ($first: Int, $filter: MangaFilter, $sort: MangaSort) {
      browseManga(first: $first, filter: $filter, sort: $sort) { totalCount nodes { id format startDate relations { relationType anime { id } } } } }`;
    const filter = { format: { in: ['MANGA'] }, startDate: { greater: '1999' } };
    const answers: any[] = [];
    // Each requests one more, so that no response comes from the cache.
    for (let first = 5; first < 10; first += 1) {
      const { data, errors } = await test.ask(query, {
        variables: { first, filter, sort: 'START_DATE' },
      });
      expect(errors).toBeUndefined();
      expect(data.browseManga.nodes).toHaveLength(first);
      answers.push({ ...data.browseManga, nodes: data.browseManga.nodes.slice(0, 5) });
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('has larger pages for paid tiers', async () => {
    const { id: userId, bearer } = await test.user();
    const query = '{ browseManga(first: 100) { nodes { id } } }';
    const before = await test.ask(query, { bearer });
    expect(before.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    await test.app.db
      .transaction()
      .execute((tx) => setTier(test.app, tx, { userId, tier: 'commercial' }));
    const { data } = await test.ask(query, { bearer });
    expect(data.browseManga.nodes).toHaveLength(100);
  });
});

describe('browseAnime', () => {
  it('finds a season, the best known first', async () => {
    const found = await walk(
      'browseAnime',
      'filter: { season: { in: [WINTER] }, seasonYear: { greater: 2019, less: 2021 }, format: { in: [TV] }, averageScore: { greater: 70 } }',
      'averageScore seasonYear season format',
    );
    const wanted = [...test.app.get(catalogue).all()].filter(
      (anime) =>
        anime.season === 'WINTER' &&
        anime.seasonYear === 2020 &&
        anime.format === 'TV' &&
        (anime.averageScore ?? 0) > 70,
    );
    expect(wanted.length).toBeGreaterThan(5);
    const byPopularity = wanted
      .toSorted((a, b) => (b.popularity ?? -1) - (a.popularity ?? -1) || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
    expect(found.map(({ id }) => id)).toEqual(byPopularity);
  });

  it('finds some works by id, by their length, and by their last change', async () => {
    const all = await walk(
      'browseAnime',
      'sort: UPDATED_AT_DESC, filter: { durationMinutes: { greater: 99 } }',
      'durationMinutes updatedAt',
    );
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ durationMinutes }) => durationMinutes < 100)).toEqual([]);
    const changes = all.map(({ updatedAt }) => updatedAt);
    expect(changes).toEqual(changes.toSorted(byText).toReversed());
    const ids = all.slice(0, 3).map(({ id }) => id);
    const found = await walk(
      'browseAnime',
      `sort: DURATION, filter: { id: { in: ${JSON.stringify(ids)}, not: ["${ids[0]}"] } }`,
      '',
    );
    expect(found.map(({ id }) => id).toSorted(byText)).toEqual(ids.slice(1).toSorted(byText));
    const { errors } = await test.ask(
      '{ browseAnime(filter: { id: { in: ["1"] } }) { totalCount } }',
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('keeps by `not` what it does not know, and finds in no range what it does not know', async () => {
    const count = async (filter: string): Promise<number> => {
      const { data } = await test.ask(
        `{ browseAnime(first: 0, filter: ${filter}) { totalCount } }`,
      );
      return data.browseAnime.totalCount;
    };
    const all = await count('{}');
    expect(await count('{ status: { not: [FINISHED] } }')).toBe(
      all - (await count('{ status: { in: [FINISHED] } }')),
    );
    const [few, many] = [
      await count('{ episodeCount: { less: 13 } }'),
      await count('{ episodeCount: { greater: 12 } }'),
    ];
    expect(few).toBeGreaterThan(1_000);
    expect(many).toBeGreaterThan(400);
    expect(few + many).toBeLessThan(all);
  });
});

describe('names to filter by', () => {
  /** As many names as a document may have, 45 kB of them, in each root field that it may have. `run` makes the names unique. */
  const asking = (field: string, run: number): string => {
    const names = (at: number) =>
      Array.from({ length: 170 }, (_, name) => `"Naoko Yamada of ${run}/${at}/${name}"`).join();
    const fields = Array.from(
      { length: 10 },
      (_, at) => `a${at}: browseAnime(filter: { ${field}: { in: [${names(at)}] } }) { totalCount }`,
    );
    return `{ ${fields.join(' ')} }`;
  };

  it.each(['staff', 'studios', 'genres', 'tags'])(
    'cost little of the time of others, however many there are of %s',
    async (field) => {
      let leastMs = Infinity;
      for (let run = 0; run < 5; run += 1) {
        const since = process.cpuUsage();
        const { errors } = await test.ask(asking(field, run));
        const { user, system } = process.cpuUsage(since);
        expect(errors).toBeUndefined();
        leastMs = Math.min(leastMs, (user + system) / 1000);
      }
      // It takes some 60 ms of a quiet core, and 1,100 if the names of works are normalised for each field.
      expect(leastMs).toBeLessThan(300);
    },
  );
});
