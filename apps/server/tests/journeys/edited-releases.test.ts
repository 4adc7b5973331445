import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '#platform/app.ts';
import { react } from '#platform/events.ts';
import { createJobs, type Jobs } from '#platform/jobs.ts';
import { setTier } from '#slices/access/index.ts';
import { catalogue, changeFeed, mangaCatalogue } from '#slices/catalog/index.ts';
import { accept, propose, undoRevision } from '#slices/edits/index.ts';
import {
  chapterReleased,
  movieReleaseDated,
  replaceMovieReleases,
  streamingAvailable,
  writeUnits,
} from '#slices/releases/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The clock of the test app stands at 2026-01-15. */
let test: TestApp;
let author: { id: string; bearer: string };
let editor: { id: string; bearer: string };
let app: App;
let jobs: Jobs;
let filmId: string;
let mangaId: string;
const heard: { event: string; payload: any }[] = [];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  author = await test.user('author');
  editor = await test.user('editor');
  await test.app.database.pool.query(`update accounts."user" set role = 'editor' where id = $1`, [
    editor.id,
  ]);
  await test.app.db
    .transaction()
    .execute((tx) => setTier(test.app, tx, { userId: author.id, tier: 'indie' }));
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
  app = { ...test.app, jobs };
  await jobs.work(app);
  filmId = [...test.app.get(catalogue).all()].find(({ format }) => format === 'MOVIE')!.id;
  mangaId = [...test.app.get(mangaCatalogue).all()][0]!.id;
});
afterAll(async () => {
  await jobs.close();
  await test.close();
});
beforeEach(() => void heard.splice(0));

const settled = async (): Promise<typeof heard> => {
  const waiting = async (): Promise<number> => {
    const { rows } = await test.app.database.pool.query(
      `select count(*)::int as count from pgboss.job
       where name like 'test.%' and state in ('created', 'retry', 'active')`,
    );
    return rows[0].count;
  };
  await expect.poll(waiting).toBe(0);
  await test.app.get(changeFeed).catchUp();
  return heard.splice(0);
};

interface Change {
  field: string;
  value: unknown;
  isRelease?: boolean;
}

/** Proposes changes, which an editor accepts. @returns the id of the revision */
const edit = (medium: 'ANIME' | 'MANGA', changes: readonly Change[]): Promise<string> =>
  app.db.transaction().execute(async (tx) => {
    const { id } = await propose(app, tx, {
      kind: 'CHANGE',
      medium,
      workId: medium === 'ANIME' ? filmId : mangaId,
      authorId: author.id,
      changes: changes.map((change) => ({ isRelease: false, ...change })),
      note: 'Official site',
      sources: [],
      baseSeq: null,
      isDraft: false,
      wantsReview: true,
      isSurelyNew: false,
    });
    const accepted = new Set(changes.map(({ field }) => field));
    return (await accept(app, tx, { id, decidedBy: editor.id, accepted, text: '' }))!.id;
  });

const undo = (id: string) =>
  app.db
    .transaction()
    .execute((tx) => undoRevision(app, tx, { id, isCascade: false, by: editor.id, note: '' }));

describe('the release of a film', () => {
  const source = 'bangumi-data';
  const importDate = (releasedOn: string) =>
    app.db.transaction().execute((tx) =>
      replaceMovieReleases(app, tx, {
        sources: [source],
        animeIds: [filmId],
        claims: [
          { animeId: filmId, region: 'JP', kind: 'THEATRICAL', releasedOn, note: null, source },
        ],
      }),
    );
  const field = 'movieReleases.JP:THEATRICAL';
  const value = { region: 'JP', kind: 'THEATRICAL', releasedOn: '2026-07-17', note: null };
  const read = async () => {
    const query = `{ anime(id: "${filmId}") { movieReleases { region kind releaseDate source } } }`;
    return (await test.ask(query, author)).data.anime.movieReleases;
  };
  const ofCommunity = {
    region: 'JP',
    kind: 'THEATRICAL',
    releaseDate: '2026-07-17',
    source: 'community',
  };

  it('is changed for good: it is published, imports do not change it, and its undoing brings theirs back', async () => {
    await importDate('2026-03-01');
    await settled();
    const revision = await edit('ANIME', [{ field, value }]);
    expect(await settled()).toMatchObject([
      {
        event: 'movie',
        payload: { animeId: filmId, releasedOn: '2026-07-17', previousOn: '2026-03-01' },
      },
    ]);
    expect(await read()).toEqual([ofCommunity]);
    await importDate('2026-04-01');
    expect(await settled()).toEqual([]);
    expect(await read()).toEqual([ofCommunity]);
    await undo(revision);
    expect(await settled()).toMatchObject([
      { payload: { releasedOn: '2026-04-01', previousOn: '2026-07-17' } },
    ]);
    expect(await read()).toEqual([{ ...ofCommunity, releaseDate: '2026-04-01', source }]);
  });

  it('is taken away or added in another region, and is told in the history and the form', async () => {
    await importDate('2026-04-01');
    const us = { region: 'US', kind: 'DIGITAL', releasedOn: '2026-10', note: null };
    await edit('ANIME', [
      { field, value: null },
      { field: 'movieReleases.US:DIGITAL', value: us },
    ]);
    await importDate('2026-05-01');
    await settled();
    expect(await read()).toMatchObject([{ region: 'US', releaseDate: '2026-10' }]);
    const { data, errors } = await test.ask(
      `{ editableWork(media: ANIME, id: "${filmId}") { values(fields: ["movieReleases"]) { field group value sourcedValue source isSaid } }
        revisions(workId: "${filmId}", first: 1) { nodes { changes { field before after } } } }`,
      author,
    );
    expect(errors).toBeUndefined();
    expect(data.editableWork.values).toMatchObject([
      { field: 'movieReleases.US:DIGITAL', group: 'DATES', sourcedValue: null, isSaid: true },
      { field, value: null, source, isSaid: true },
    ]);
    expect(JSON.parse(data.editableWork.values[1].sourcedValue).releasedOn).toBe('2026-05-01');
    expect(data.revisions.nodes[0].changes).toMatchObject([
      { field, after: null },
      { field: 'movieReleases.US:DIGITAL', before: null },
    ]);
    await edit('ANIME', [{ field, value: null, isRelease: true }]);
    await settled();
    expect(await read()).toMatchObject([{ releaseDate: '2026-05-01' }, { region: 'US' }]);
  });

  it('needs a region, a kind and a date, under its own key', async () => {
    const wrong = [
      { field, value: { ...value, region: 'JPN' } },
      { field, value: { ...value, releasedOn: 'soon' } },
      { field: 'movieReleases.US:THEATRICAL', value },
      { field: 'movieReleases', value: [value] },
    ];
    for (const change of wrong) {
      await expect(edit('ANIME', [change])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });
});

describe('a place to watch', () => {
  it('that begins now is published with the edit', async () => {
    const url = 'https://www.example.com/watch/1';
    const offer = { service: 'example', url, regions: ['JP'], startsAt: '2026-01-15' };
    await edit('ANIME', [{ field: `streaming.${url}`, value: offer }]);
    expect(await settled()).toEqual([
      { event: 'streaming', payload: expect.objectContaining({ animeId: filmId, url }) },
    ]);
    const known = app.get(catalogue).get(filmId);
    expect(known?.streaming.find((link) => link.url === url)?.source).toBe('community');
    expect(known?.provenance).toMatchObject({ streaming: 'community' });
  });
});

describe('a chapter', () => {
  const claim = (label: string, more: object = {}) => ({
    mangaId,
    kind: 'CHAPTER' as const,
    label,
    position: Number(label),
    language: 'en',
    title: null,
    volume: null,
    releasedOn: null,
    url: null,
    ...more,
  });
  const importChapters = (source: string, claims: ReturnType<typeof claim>[]) =>
    app.db.transaction().execute((tx) => writeUnits(app, tx, { source, claims }));
  const read = async () => {
    const query = `{ manga(id: "${mangaId}") { chapters { nodes { id label title releaseDate volume source } } } }`;
    return (await test.ask(query)).data.manga.chapters.nodes;
  };
  const chapter = (label: string, more: object = {}) => ({
    field: `chapters.en:${label}`,
    value: { language: 'en', label, ...more },
  });

  it('is changed for good, added, and taken away; imports and their gaps wait beneath', async () => {
    await importChapters('files', [claim('1'), claim('2', { title: 'Wrong' }), claim('3')]);
    await settled();
    const before = await read();
    const revision = await edit('MANGA', [
      chapter('2', { title: 'Right', volume: '1', releasedOn: '2026-01-14' }),
      { field: 'chapters.en:3', value: null },
      chapter('4', { releasedOn: '2026-01-20' }),
    ]);
    expect(await settled()).toMatchObject([{ event: 'chapter', payload: { label: '2' } }]);
    const after = await read();
    expect(after).toMatchObject([
      { label: '1', source: 'files' },
      { id: before[1].id, label: '2', title: 'Right', source: 'community' },
      { label: '4', releaseDate: '2026-01-20' },
    ]);
    await importChapters('files', [claim('2', { title: 'Wrong again' }), claim('3'), claim('4')]);
    await importChapters('others', [claim('2', { releasedOn: '2025-12-01' })]);
    expect(await settled()).toEqual([]);
    expect(await read()).toEqual(after);
    await undo(revision);
    await settled();
    expect(await read()).toEqual([
      before[0],
      { ...before[1], title: 'Wrong again', releaseDate: '2025-12-01' },
      before[2],
      expect.objectContaining({ label: '4', source: 'files', releaseDate: null }),
    ]);
  });

  it('or a volume needs its language and label; one that is no number its position', async () => {
    const wrong = [
      chapter('x'),
      { field: 'chapters.en:5', value: { language: 'en', label: '6' } },
      { field: 'chapters.en:5', value: { language: 'en', label: '5', pages: 12 } },
      { field: 'volumes.en:5', value: { language: 'en', label: '5', volume: '1' } },
    ];
    for (const change of wrong) {
      await expect(edit('MANGA', [change])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    await edit('MANGA', [
      chapter('Extra', { position: 1.5 }),
      { field: 'volumes.ja:1', value: { language: 'ja', label: '1', title: '第一巻' } },
    ]);
    await settled();
    const labels = (await read()).map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['1', 'Extra', '2', '3', '4']);
    const query = `{ manga(id: "${mangaId}") { volumes { nodes { label title } } } }`;
    expect((await test.ask(query)).data.manga.volumes.nodes).toEqual([
      { label: '1', title: '第一巻' },
    ]);
  });

  it('is left out of the form unless it asks for it', async () => {
    const ask = async (args: string) =>
      (
        await test.ask(
          `{ editableWork(media: MANGA, id: "${mangaId}") { values${args} { field value } } }`,
          author,
        )
      ).data.editableWork.values.map(({ field }: { field: string }) => field);
    const all = await ask('');
    expect(all).toContain('titleNative');
    expect(all.filter((field: string) => field.startsWith('chapters'))).toEqual([]);
    expect(await ask('(fields: ["volumes", "chapters.en:1", "chapters.fr:1"])')).toEqual([
      'chapters.en:1',
      'volumes.ja:1',
      'chapters.fr:1',
    ]);
  });
});

it('a chapter that somebody adds does not replace another of its number', async () => {
  const field = 'chapters.en:77';
  const value = { language: 'en', label: '77', title: 'The first' };
  await edit('MANGA', [{ field, value }]);
  const changes = [
    { field, value: JSON.stringify({ ...value, title: 'The second' }), isNew: true },
  ];
  const send = 'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }';
  const ask = (input: object) => test.ask(send, { bearer: author.bearer, variables: { input } });
  const whole = { media: 'MANGA', workId: mangaId, changes, wantsReview: true };
  const { errors } = await ask(whole);
  expect(errors?.[0]?.extensions).toMatchObject({
    reason: 'EDIT_ROW_EXISTS',
    name: 'en:77',
    field,
  });
  const { errors: none } = await ask({ ...whole, changes: [{ ...changes[0], isNew: false }] });
  expect(none).toBeUndefined();
});

it('a chapter that a draft adds does not replace one that was added meanwhile', async () => {
  const field = 'chapters.en:78';
  const value = { language: 'en', label: '78', title: 'Of the draft' };
  const changes = [{ field, value: JSON.stringify(value), isNew: true }];
  const input = { media: 'MANGA', workId: mangaId, changes, isDraft: true };
  const { data } = await test.ask(
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id state } }',
    { bearer: author.bearer, variables: { input } },
  );
  expect(data.proposeEdit.state).toBe('DRAFT');
  await edit('MANGA', [{ field, value: { ...value, title: 'Meanwhile' } }]);
  const { errors } = await test.ask(
    `mutation { submitEdit(id: "${data.proposeEdit.id}") { state } }`,
    { bearer: author.bearer },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ reason: 'EDIT_ROW_EXISTS', field });
});
