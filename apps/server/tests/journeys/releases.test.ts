import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#platform/app.ts';
import { react } from '#platform/events.ts';
import { createJobs, type Jobs } from '#platform/jobs.ts';
import { setTier } from '#slices/access/index.ts';
import {
  catalogue,
  changeFeed,
  CORRECTIONS,
  importIdentifiedAnime,
  mangaCatalogue,
  type StreamingLink,
} from '#slices/catalog/index.ts';
import {
  chapterReleased,
  movieReleaseDated,
  noteStreaming,
  streamingAvailable,
  publishDue,
} from '#slices/releases/index.ts';
import { applyAnimeChange } from '#slices/sources/commands/apply-anime.ts';
import { importCatalogue } from '#slices/sources/index.ts';
import { showAdult } from '../show-adult.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** WINTER 2026, the clock of the test app. */
const TODAY = '2026-01-15';

let test: TestApp;
let folder: string;
let paid: string;
/** The app with a reaction to the events of releases. */
let listening: App;
let jobs: Jobs;
const heard: { event: string; payload: any }[] = [];

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'] });
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-releases-'));
  const { id, bearer } = await test.user('paying');
  await test.app.db
    .transaction()
    .execute((tx) => setTier(test.app, tx, { userId: id, tier: 'indie' }));
  paid = bearer;
  const hear = (event: string) => (_app: App, payload: object) => {
    heard.push({ event, payload });
    return Promise.resolve();
  };
  const reactions = [
    react(chapterReleased, 'test.hear-chapter', hear('chapter')),
    react(movieReleaseDated, 'test.hear-movie', hear('movie')),
    react(streamingAvailable, 'test.hear-streaming', hear('streaming')),
  ];
  jobs = createJobs(test.app.database, { jobs: [], reactions }, test.app.log);
  listening = { ...test.app, jobs };
  await jobs.work(listening);
});
afterAll(async () => {
  await jobs.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const importFile = async (name: string, text: string) => {
  const file = path.join(folder, name);
  await writeFile(file, text);
  const report = await importCatalogue(listening, { sources: ['releases-file'], file });
  await test.app.get(changeFeed).catchUp();
  return report;
};

const lines = (rows: object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

/** The published events, once nothing more is queued. */
const settled = async (): Promise<typeof heard> => {
  const waiting = async (): Promise<number> => {
    const { rows } = await test.app.database.pool.query(
      `select count(*)::int as count from pgboss.job
       where name like 'test.%' and state in ('created', 'retry', 'active')`,
    );
    return rows[0].count;
  };
  await expect.poll(waiting).toBe(0);
  return heard.splice(0);
};

const monster = () => test.app.get(mangaCatalogue).byExternalId('anilist', '30001')[0]!;
const film = () => test.app.get(catalogue).byExternalId('tmdb', 'movie/372058')[0]!;
const chapter = (label: string, more: object = {}) => ({
  type: 'chapter',
  site: 'anilist',
  id: 30001,
  label,
  language: 'en',
  ...more,
});

describe('chapters', () => {
  const QUERY = `query ($id: ID!, $first: Int, $after: String) { manga(id: $id) {
    latestChapter { label } volumes { totalCount nodes { label title } }
    chapters(first: $first, after: $after) { totalCount nodes { label position volume title releaseDate language manga { id } } pageInfo { hasNextPage endCursor } } } }`;

  it('are none where no source gives them, and the answer says so without an error', async () => {
    const { data, errors } = await test.ask(QUERY, { variables: { id: monster().id } });
    expect(errors).toBeUndefined();
    expect(data.manga).toMatchObject({
      latestChapter: null,
      chapters: { totalCount: 0, nodes: [] },
      volumes: { totalCount: 0 },
    });
    expect(monster().chapterCount).toBe(162);
  });

  it('come from a file of JSON lines, in the order of their numbers', async () => {
    const report = await importFile(
      'chapters.jsonl',
      lines([
        ...['1', '2', '10', '010.50', '9', '1'].map((label) => chapter(label, { volume: '1' })),
        chapter('Extra', { position: 2.5, title: 'A day off' }),
        { ...chapter('1'), type: 'volume', title: 'Herr Dr. Tenma' },
        chapter('Prologue'),
        chapter('3', { id: 'nowhere' }),
        chapter('4', { language: 'English!' }),
      ]),
    );
    expect(report).toMatchObject({ rows: 9, added: 7, refused: 3 });
    expect(report.refusals.map(({ reason }) => reason).join('\n')).toMatch(
      /position too[\s\S]*language[\s\S]*no manga here|no manga here/u,
    );
    const { data } = await test.ask(QUERY, { variables: { id: monster().id } });
    const { chapters, volumes, latestChapter } = data.manga;
    expect(chapters.nodes.map(({ label }: any) => label)).toEqual([
      '1',
      '2',
      'Extra',
      '9',
      '10',
      '10.5',
    ]);
    expect(chapters.nodes[5]).toMatchObject({
      position: 10.5,
      volume: '1',
      manga: { id: monster().id },
    });
    expect(volumes.nodes).toEqual([{ label: '1', title: 'Herr Dr. Tenma' }]);
    expect(latestChapter).toEqual({ label: '10.5' });
    expect(await settled()).toEqual([]);
  });

  it('come from a table as well, and say the same the second time', async () => {
    const table =
      'type,site,id,label,language,title,date\nchapter,anilist,30001,11,en,"One, two",2025-06-01\n';
    expect(await importFile('chapters.csv', table)).toMatchObject({ added: 1, refused: 0 });
    expect(await importFile('chapters.csv', table)).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: 1,
    });
    const { data } = await test.ask(QUERY, { variables: { id: monster().id } });
    expect(data.manga.chapters.nodes.at(-1)).toMatchObject({
      title: 'One, two',
      releaseDate: '2025-06-01',
    });
  });

  it('come in pages to the end, each once', async () => {
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const { data } = await test.ask(QUERY, { variables: { id: monster().id, first: 2, after } });
      const { nodes, pageInfo } = data.manga.chapters;
      seen.push(...nodes.map(({ label }: any) => label));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(['1', '2', 'Extra', '9', '10', '10.5', '11']);
  });

  it('are those of each manga, on a page of them', async () => {
    const { data } = await test.ask(
      '{ browseManga(sort: TITLE_ENGLISH, filter: { staff: { in: ["Naoki Urasawa"] } }) { nodes { id latestChapter { label } chapters(first: 3) { totalCount nodes { label } } } } }',
    );
    const { nodes } = data.browseManga;
    expect(nodes.length).toBeGreaterThan(5);
    for (const { id, latestChapter, chapters } of nodes) {
      const isRead = id === monster().id;
      expect(latestChapter).toEqual(isRead ? { label: '11' } : null);
      expect(chapters.totalCount).toBe(isRead ? 7 : 0);
      expect(chapters.nodes).toHaveLength(isRead ? 3 : 0);
    }
  });

  it('that are new are told of on their day, once', async () => {
    await importFile(
      'new.jsonl',
      lines([
        chapter('12', { date: TODAY }),
        chapter('13', { date: '2026-01-20' }),
        chapter('14'),
        chapter('0', { date: '1999-01-01' }),
      ]),
    );
    expect(new Set((await settled()).map(({ payload }) => payload.label))).toEqual(
      new Set(['12', '14']),
    );
    await importFile('moved.jsonl', lines([chapter('13', { date: '2026-01-18' })]));
    expect(await publishDue(listening)).toBe(0);
    test.clock.set(new Date('2026-01-18T00:00:30Z'));
    expect(await publishDue(listening)).toBe(1);
    expect(await publishDue(listening)).toBe(0);
    expect(await settled()).toMatchObject([
      { event: 'chapter', payload: { label: '13', mangaId: monster().id } },
    ]);
    test.clock.set(new Date(`${TODAY}T12:00:00Z`));
  });

  it('stand on a schedule by their days', async () => {
    const { data } = await test.ask(
      `{ chapterReleases(from: "2026-01-10", to: "2026-01-20", language: "en") { totalCount nodes { label releaseDate manga { titleEnglish } } } }`,
    );
    expect(data.chapterReleases).toEqual({
      totalCount: 2,
      nodes: [
        { label: '12', releaseDate: TODAY, manga: { titleEnglish: 'Monster' } },
        { label: '13', releaseDate: '2026-01-18', manga: { titleEnglish: 'Monster' } },
      ],
    });
    const { errors } = await test.ask(
      '{ chapterReleases(from: "2025-01-01", to: "2026-01-20") { totalCount } }',
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('of adult works are shown to those who said so alone', async () => {
    await test.app.database.pool.query('update catalog.manga set is_adult = true where id = $1', [
      monster().id,
    ]);
    const ask =
      '{ chapterReleases(from: "2026-01-09", to: "2026-01-20") { totalCount nodes { id } } }';
    const { data } = await test.ask(ask);
    expect(data.chapterReleases).toEqual({ totalCount: 0, nodes: [] });
    await showAdult(test, paid);
    const { data: seen } = await test.ask(ask, { bearer: paid });
    expect(seen.chapterReleases.totalCount).toBe(2);
    await test.app.database.pool.query('update catalog.manga set is_adult = false where id = $1', [
      monster().id,
    ]);
  });

  it('that another source says keep what the first one said', async () => {
    await test.app.database.pool.query(
      `update releases.unit set source = 'other', title = 'Kept' where label = '12'`,
    );
    await importFile(
      'again.jsonl',
      lines([chapter('12', { title: 'Ours', date: TODAY, url: 'https://a.example/12' })]),
    );
    const { rows } = await test.app.database.pool.query(
      `select title, url, source from releases.unit where label = '12'`,
    );
    expect(rows).toEqual([{ title: 'Kept', url: 'https://a.example/12', source: 'other' }]);
  });
});

describe('films', () => {
  const QUERY = `query ($region: String, $from: PartialDate, $to: PartialDate) { movieReleases(region: $region, from: $from, to: $to, first: 50) {
    totalCount nodes { region kind releaseDate note anime { id titleRomaji } } } }`;

  it('have their day in Japan from the installed packages', async () => {
    const { data } = await test.ask(
      `{ anime(id: "${film().id}") { movieReleases { region kind releaseDate source } } }`,
      { bearer: paid },
    );
    expect(data.anime.movieReleases).toEqual([
      { region: 'JP', kind: 'THEATRICAL', releaseDate: '2016-08-26', source: 'bangumi-data' },
    ]);
    const { rows } = await test.app.database.pool.query(
      'select count(*)::int as count from releases.movie_release',
    );
    expect(rows[0].count).toBeGreaterThan(1_500);
  });

  it('are listed by region and date, for paid tiers only', async () => {
    const variables = { region: 'jp', from: '2016-08', to: '2016-08-31' };
    const { data } = await test.ask(QUERY, { variables, bearer: paid });
    const { nodes } = data.movieReleases;
    expect(nodes.map(({ anime }: any) => anime.id)).toContain(film().id);
    const dates = nodes.map(({ releaseDate }: any) => releaseDate);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.every((date: string) => date.startsWith('2016-08'))).toBe(true);
    const { bearer } = await test.user();
    for (const options of [{}, { bearer }]) {
      const { data: none, errors } = await test.ask(QUERY, { variables, ...options });
      expect(none.movieReleases).toBeNull();
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['TIER_REQUIRED']);
    }
    const { errors } = await test.ask(QUERY, { variables: { region: 'Japan' }, bearer: paid });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('are nodes, for paid tiers only', async () => {
    const { bearer } = await test.user('reader');
    const all = `{ anime(id: "${film().id}") { movieReleases { __typename id } } }`;
    const [release] = (await test.ask(all, { bearer: paid })).data.anime.movieReleases;
    const one = `{ node(id: "${release.id}") { __typename id } }`;
    expect((await test.ask(one, { bearer: paid })).data.node).toEqual(release);
    expect((await test.ask(one, { bearer })).data.node).toBeNull();
  });

  it('that get a date to come, or another one, are told of; old ones are not', async () => {
    const row = (region: string, date: string) => ({
      type: 'movie',
      site: 'tsuzuki',
      id: film().id.toUpperCase(),
      region,
      date,
    });
    await importFile('films.jsonl', lines([row('US', '2017-04-07'), row('FR', '2026-03')]));
    expect(await settled()).toMatchObject([
      { event: 'movie', payload: { region: 'FR', releasedOn: '2026-03', previousOn: null } },
    ]);
    const report = await importFile('films.jsonl', lines([row('US', '2017-04-08')]));
    expect(report).toMatchObject({ added: 0, updated: 1, unchanged: 0 });
    expect(await settled()).toMatchObject([
      { payload: { region: 'US', releasedOn: '2017-04-08', previousOn: '2017-04-07' } },
    ]);
    const { data } = await test.ask(QUERY, { variables: { region: 'FR' }, bearer: paid });
    expect(data.movieReleases.nodes).toMatchObject([
      { releaseDate: '2026-03', anime: { id: film().id } },
    ]);
  });
});

describe('titles on streaming services', () => {
  it('are told of when an import brings a service, at once or when it begins', async () => {
    const links: StreamingLink[] = film().streaming;
    const link = (service: string, startsAt: string | null) => ({
      service,
      url: `https://${service}.example/1`,
      regions: ['US'],
      startsAt,
    });
    const note = (before: typeof links | null, after: typeof links) =>
      listening.db
        .transaction()
        .execute((tx) => noteStreaming(listening, tx, [{ animeId: film().id, before, after }]));
    await note(links, [
      ...links,
      link('crunchyroll', null),
      link('hidive', '2026-01-16T09:00:00Z'),
      link('old', '2020-01-01'),
    ]);
    expect((await settled()).map(({ payload }) => payload.service)).toEqual(['crunchyroll']);
    // The date moves, and is announced once.
    await note(
      [...links, link('hidive', '2026-01-16T09:00:00Z')],
      [...links, link('hidive', '2026-01-16T08:00:00Z')],
    );
    test.clock.set(new Date('2026-01-16T08:00:01Z'));
    expect(await publishDue(listening)).toBe(1);
    expect(await settled()).toMatchObject([
      { event: 'streaming', payload: { service: 'hidive', startsAt: '2026-01-16T08:00:00Z' } },
    ]);
    test.clock.set(new Date(`${TODAY}T12:00:00Z`));
  });

  it('say nothing of an anime that is new itself, unless it begins these days', async () => {
    await listening.db
      .transaction()
      .execute((tx) =>
        noteStreaming(listening, tx, [
          { animeId: film().id, before: null, after: film().streaming },
        ]),
      );
    expect(await settled()).toEqual([]);
  });
});

describe('a source that is new', () => {
  it('announces nothing that may be old, and what it adds later', async () => {
    const link = (service: string, startsAt: string | null = null) => ({
      service,
      url: `https://${service}.example/2`,
      regions: null,
      startsAt,
    });
    const say = (streaming: ReturnType<typeof link>[]) =>
      listening.db.transaction().execute(async (tx) => {
        const claims = [{ workId: film().id, sourceId: 'film', streaming }];
        const source = CORRECTIONS;
        const change = await importIdentifiedAnime(listening, tx, { source, claims });
        await applyAnimeChange(listening, tx, { change, claims });
      });
    const began = link('dated', `${TODAY}T10:00:00Z`);
    await say([link('viu'), began]);
    expect((await settled()).map(({ payload }) => payload.service)).toEqual(['dated']);
    await say([link('viu'), began, link('wowow')]);
    expect((await settled()).map(({ payload }) => payload.service)).toEqual(['wowow']);
  });
});

it('a file that is none is refused, and nothing of it is kept', async () => {
  await expect(importFile('broken.jsonl', '{ nothing')).rejects.toThrow(/no row/u);
  await expect(importCatalogue(listening, { sources: ['releases-file'] })).rejects.toThrow(
    /--file/u,
  );
});
