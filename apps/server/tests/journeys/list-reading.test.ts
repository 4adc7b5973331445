import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, mangaCatalogue, type Anime } from '#slices/catalog/index.ts';
import { LIST_ORDERS } from '#slices/lists/queries/list-order.ts';
import { writeEntries, type EntryRow } from '#slices/lists/index.ts';
import { writeUnits } from '#slices/releases/index.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let works: Anime[];
let reader: Awaited<ReturnType<typeof listPerson>>;

const COUNT = 90;
const STATUSES = ['CURRENT', 'PLANNING', 'COMPLETED'] as const;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  works = [...test.app.get(catalogue).all()].filter(({ isAdult }) => !isAdult).slice(0, COUNT);
  reader = await listPerson(test, 'reader');
  const rows = works.map((work, index): EntryRow => ({
    media: 'ANIME',
    workId: work.id,
    state: {
      status: STATUSES[index % 3] ?? 'CURRENT',
      score: index % 4 === 0 ? null : (index * 37) % 101,
      startedOn: index % 5 === 0 ? null : `20${10 + (index % 15)}`,
      priority: index % 4,
      tags: index % 7 === 0 ? ['calm'] : [],
    },
    isFavourite: index % 10 === 0,
    customLists: index % 9 === 0 ? ['Nine'] : [],
    updatedAt: new Date(Date.UTC(2025, 0, 1 + ((index * 31) % COUNT))),
    createdAt: new Date(Date.UTC(2024, 0, 1 + ((index * 17) % COUNT))),
  }));
  await test.app.db.transaction().execute((tx) =>
    writeEntries(test.app, tx, {
      userId: reader.id,
      source: 'IMPORT',
      client: { kind: 'import', name: null },
      batchId: test.app.ids.next(),
      rows,
      policy: 'file-wins',
    }),
  );
});
afterAll(() => test.close());

const PAGE = `query ($sort: ListSort, $filter: AnimeListFilter, $first: Int, $after: String, $last: Int, $before: String) {
  viewer { animeList(sort: $sort, filter: $filter, first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    nodes { id status score priority startedOn updatedAt createdAt tags customLists { id name }
      anime { id titleRomaji titleEnglish titleNative format viewerIsFavourite } } } } }`;

const pageOf = async (variables: object) => (await reader.ask(PAGE, variables)).viewer.animeList;

/** All pages of the list. */
const walk = async (variables: object, way: 'forward' | 'backward') => {
  const nodes: any[] = [];
  let cursor: string | null = null;
  for (;;) {
    const size = way === 'forward' ? { first: 13, after: cursor } : { last: 13, before: cursor };
    const page = await pageOf({ ...variables, ...size });
    if (way === 'forward') nodes.push(...page.nodes);
    else nodes.unshift(...page.nodes);
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
    if (!(way === 'forward' ? hasNextPage : hasPreviousPage)) return nodes;
    cursor = way === 'forward' ? endCursor : startCursor;
  }
};

const shown: Readonly<Record<string, (anime: Anime) => string>> = {
  TITLE: ({ titleRomaji, titleEnglish, titleNative }) => titleRomaji ?? titleEnglish ?? titleNative,
  TITLE_ENGLISH: ({ titleRomaji, titleEnglish, titleNative }) =>
    titleEnglish ?? titleRomaji ?? titleNative,
};

describe('the pages of a list', () => {
  it.each(Object.entries(shown))(
    'in the order %s follow the titles that are shown',
    async (sort, titleOf) => {
      const nodes = await walk({ sort }, 'forward');
      const titles = nodes.map(({ anime }) =>
        titleOf(anime).normalize('NFKC').toLowerCase().slice(0, 40),
      );
      expect(nodes.some(({ anime }) => anime.titleEnglish === null)).toBe(true);
      expect(titles).toEqual(titles.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
    },
  );

  it.each(Object.keys(LIST_ORDERS))('in the order %s meet forward and backward', async (sort) => {
    const forward = await walk({ sort }, 'forward');
    expect(new Set(forward.map(({ id }) => id)).size).toBe(COUNT);
    const backward = await walk({ sort }, 'backward');
    expect(backward.map(({ id }) => id)).toEqual(forward.map(({ id }) => id));
  });

  it('are in the order they say, with what lacks the value last', async () => {
    const scores = (await walk({ sort: 'SCORE_DESC' }, 'forward')).map(({ score }) => score);
    const given = scores.filter((score) => score !== null);
    expect(scores.slice(0, given.length)).toEqual(given.toSorted((a, b) => b - a));
    const upward = (await walk({ sort: 'SCORE' }, 'forward')).map(({ score }) => score);
    expect(upward.slice(0, given.length)).toEqual(given.toSorted((a, b) => a - b));
    const updated = (await walk({}, 'forward')).map(({ updatedAt }) => Date.parse(updatedAt));
    expect(updated).toEqual(updated.toSorted((a, b) => b - a));
  });
});

describe('a filter', () => {
  it.each<[object, (node: any, work: Anime) => boolean]>([
    [{ status: ['CURRENT', 'PLANNING'] }, ({ status }) => status !== 'COMPLETED'],
    [{ score: { greater: 50, less: 80 } }, ({ score }) => score > 50 && score < 80],
    [{ tag: 'calm' }, ({ tags }) => tags.includes('calm')],
    [{ isFavourite: true }, ({ anime }) => anime.viewerIsFavourite],
    [{ isFavourite: false }, ({ anime }) => !anime.viewerIsFavourite],
    [{ anime: { format: { in: ['TV'] } } }, (_node, { format }) => format === 'TV'],
    [
      { status: ['CURRENT'], anime: { seasonYear: { less: 2015 } } },
      ({ status }, { seasonYear }) =>
        status === 'CURRENT' && seasonYear !== null && seasonYear < 2015,
    ],
  ])('%o leaves what it says, and counts it', async (filter, holds) => {
    const all = await walk({}, 'forward');
    const workOf = (node: any) => test.app.get(catalogue).get(node.anime.id) as Anime;
    const expected = all.filter((node) => holds(node, workOf(node))).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    const found = await walk({ filter }, 'forward');
    expect(found.map(({ id }) => id)).toEqual(expected);
    expect((await pageOf({ filter })).totalCount).toBe(expected.length);
  });

  it('by a custom list and by a title', async () => {
    const { viewer } = await reader.ask('{ viewer { customLists(media: ANIME) { id name } } }');
    const [nine] = viewer.customLists;
    const found = await walk({ filter: { customList: nine.id } }, 'forward');
    expect(found).toHaveLength(COUNT / 9);
    expect(found.every(({ customLists }) => customLists[0].name === 'Nine')).toBe(true);
    const [work] = works;
    const search = work?.titleRomaji ?? work?.titleNative;
    const titled = await pageOf({ filter: { search } });
    expect(titled.nodes.map(({ anime }: any) => anime.id)).toContain(work?.id);
    expect(titled.totalCount).toBeLessThan(COUNT);
    const none = await pageOf({ filter: { search: 'qqqqxxxxzzzz' } });
    expect(none).toMatchObject({ totalCount: 0, nodes: [] });
  });
});

describe('what the catalogue tells of the caller’s list', () => {
  const BROWSE = `query ($on: Boolean, $status: [ListStatus!]) {
    browseAnime(onMyList: $on, listStatus: $status, first: 50) { totalCount nodes { id viewerEntry { status } } } }`;

  it('browsing finds what is on it, and what is not', async () => {
    const on = (await reader.ask(BROWSE, { on: true })).browseAnime;
    expect(on.totalCount).toBe(COUNT);
    expect(on.nodes.every(({ viewerEntry }: any) => viewerEntry)).toBe(true);
    const off = (await reader.ask(BROWSE, { on: false })).browseAnime;
    const shown = [...test.app.get(catalogue).all()].filter(({ isAdult }) => !isAdult);
    expect(off.totalCount).toBe(shown.length - COUNT);
    expect(off.nodes.some(({ viewerEntry }: any) => viewerEntry)).toBe(false);
    const planned = (await reader.ask(BROWSE, { status: ['PLANNING'] })).browseAnime;
    expect(planned.totalCount).toBe(COUNT / 3);
  });

  it('is never shown to another, and asked by nobody without an account', async () => {
    const other = await listPerson(test, 'other');
    expect((await other.ask(BROWSE, { on: true })).browseAnime.totalCount).toBe(0);
    const { errors } = await test.ask(BROWSE, { variables: { on: true } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await other.ask(BROWSE)).browseAnime.nodes[0].viewerEntry).toBeNull();
    const get = await fetch(
      `${test.url}/graphql?query=${encodeURIComponent('{ browseAnime(onMyList: null) { totalCount } }')}`,
    );
    expect(get.headers.get('cache-control')).toBe('private, no-store');
  });

  it('the schedule shows only what is on it', async () => {
    const query = `query ($on: Boolean) { airingSchedule(season: WINTER, year: 2026, onMyList: $on) { nodes { anime { id } } } }`;
    const whole = (await reader.ask(query)).airingSchedule.nodes;
    const own = (await reader.ask(query, { on: true })).airingSchedule.nodes;
    const ids = new Set(works.map(({ id }) => id));
    expect(own).toEqual(whole.filter(({ anime }: any) => ids.has(anime.id)));
  });
});

describe('up next', () => {
  it('is what is being watched and has an episode that has aired', async () => {
    const person = await listPerson(test, 'watcher');
    const airing = [...test.app.get(catalogue).all()].filter(({ status }) => status === 'FINISHED');
    const counted = airing.filter(
      ({ episodeCount, isAdult }) => (episodeCount ?? 0) >= 10 && !isAdult,
    );
    const [started, done] = counted;
    const rows = [
      { media: 'ANIME', workId: started?.id ?? '', state: { status: 'CURRENT', progress: 4 } },
      {
        media: 'ANIME',
        workId: done?.id ?? '',
        state: { status: 'CURRENT', progress: done?.episodeCount ?? 0 },
      },
    ] as const;
    await test.app.db.transaction().execute((tx) =>
      writeEntries(test.app, tx, {
        userId: person.id,
        source: 'IMPORT',
        client: { kind: 'import', name: null },
        batchId: test.app.ids.next(),
        rows,
        policy: 'file-wins',
      }),
    );
    for (const order of ['WATCHED', 'RELEASED', 'BEHIND']) {
      const { viewer } = await person.ask(
        'query ($order: UpNextOrder) { viewer { upNextAnime(order: $order) { nodes { nextEpisode behindBy anime { id } } } } }',
        { order },
      );
      expect(viewer.upNextAnime.nodes).toEqual([
        { nextEpisode: 5, behindBy: (started?.episodeCount ?? 0) - 4, anime: { id: started?.id } },
      ]);
    }
  });
});

describe('chapters that are on record', () => {
  const STANDING = `manga(id: $id) { latestChapter { label } viewerEntry { progress status nextChapter behindBy } }`;
  const unit = { kind: 'CHAPTER', title: null, volume: null, url: null } as const;

  it('are counted as unread one by one, decimals and all, until they are marked as read', async () => {
    const person = await listPerson(test, 'manga-reader');
    const uncounted = [...test.app.get(mangaCatalogue).all()].find(
      ({ chapterCount, isAdult }) => chapterCount === null && !isAdult,
    );
    const id = uncounted?.id ?? '';
    const labels = [8, 9, 10, 10.5, 11, 12];
    const claims = ['en', 'ja'].flatMap((language) =>
      labels.map((position) => ({
        ...unit,
        mangaId: id,
        language,
        position,
        label: String(position),
        // The last one is not released yet.
        releasedOn: position === 12 ? '2026-02-01' : '2026-01-01',
      })),
    );
    await test.app.db
      .transaction()
      .execute((tx) => writeUnits(test.app, tx, { source: 'test', claims }));
    const standing = async () => {
      const { manga } = await person.ask(`query ($id: ID!) { ${STANDING} }`, { id });
      expect(manga.latestChapter).toEqual({ label: '11' });
      return manga.viewerEntry;
    };
    const markUpTo = (chapter: number) =>
      person.ask(
        'mutation ($id: ID!, $chapter: Float!) { markMangaReadUpTo(mangaId: $id, chapter: $chapter) { outcome } }',
        { id, chapter },
      );
    await markUpTo(9);
    expect(await standing()).toEqual({
      progress: 9,
      status: 'CURRENT',
      nextChapter: 10,
      behindBy: 3,
    });
    const { viewer } = await person.ask(
      '{ viewer { upNextManga(order: BEHIND) { nodes { behindBy manga { id } } } } }',
    );
    expect(viewer.upNextManga.nodes).toEqual([{ behindBy: 3, manga: { id } }]);
    await person.ask(
      'mutation ($id: ID!) { recordPlay(input: { mangaId: $id, fromUnit: 10, unit: 10.5 }) { plays } }',
      { id },
    );
    expect(await standing()).toMatchObject({ progress: 10.5, nextChapter: 11, behindBy: 1 });
    await markUpTo(11);
    expect(await standing()).toMatchObject({ progress: 11, nextChapter: null, behindBy: 0 });
    await markUpTo(10.5);
    expect(await standing()).toMatchObject({ progress: 11 });
  });
});
