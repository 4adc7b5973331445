import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Anime, catalogue } from '#slices/catalog/index.ts';
import { writeDump } from '#slices/sources/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

type User = Awaited<ReturnType<TestApp['user']>>;

let test: TestApp;
let vandal: User;
let moderator: User;
let folder: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  vandal = await test.user('vandal');
  moderator = await test.user('moderator');
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [vandal.id]);
  await pool.query(`update accounts."user" set role = 'moderator' where id = $1`, [moderator.id]);
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const PROPOSE = `mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id state workId } }`;
const propose = (input: object, by = vandal) =>
  test.ask(PROPOSE, { bearer: by.bearer, variables: { input } });
const change = (field: string, value: unknown) => ({ field, value: JSON.stringify(value) });

/** The bytes of the works in a dump, by file; the manifest also says when it was made. */
const dumped = async (name: string): Promise<Map<string, Buffer>> => {
  const place = path.join(folder, name);
  await writeDump(test.app, { folder: place, isPublic: false });
  const files = (await readdir(place)).filter((file) => /^(?:anime|manga)\./u.test(file)).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(place, file))] as const),
    ),
  );
};

const asModerator = async (query: string, variables: object = {}) => {
  const { data, errors } = await test.ask(query, { bearer: moderator.bearer, variables });
  expect(errors).toBeUndefined();
  return Object.values<any>(data)[0];
};

/** A moderator merges two works. @returns the id of the revision */
const merge = async (workId: string, intoId: string): Promise<string> => {
  const { id } = await asModerator(
    'mutation($input: ProposeMergeInput!) { proposeMerge(input: $input) { id } }',
    { input: { media: 'ANIME', workId, intoId } },
  );
  await test.app.database.pool.query('update edits.proposal set applies_from = submitted_at');
  await asModerator(`mutation { applyEdit(id: "${id}") { state } }`);
  const { nodes } = await asModerator(`{ revisions(workId: "${intoId}") { nodes { id } } }`);
  return nodes[0].id;
};

/** Whether a work that everybody sees is none of some. */
const isAnother = (works: readonly Anime[]) => (one: Anime) =>
  !one.isAdult && !one.isHidden && works.every(({ id }) => id !== one.id);

it('undoing all of somebody restores the exact bytes of the dump before', async () => {
  const before = await dumped('before');
  expect(before.size).toBeGreaterThanOrEqual(2);
  const works = [...test.app.get(catalogue).all()]
    .filter(({ isAdult, isHidden }) => !isAdult && !isHidden)
    .slice(0, 12);
  for (const [index, { id: workId }] of works.entries()) {
    const changes = [
      change('titleEnglish', `Vandal ${index}`),
      change('genres', ['Horror']),
      change('episodeCount', 90 + index),
      change(`synonyms.Vandal ${index}`, { text: `Vandal ${index}`, lang: 'en' }),
      change('episodes.1', { number: 1, titles: [{ text: 'X', lang: 'en' }], airedOn: null }),
    ];
    const sent = await propose({ media: 'ANIME', workId, changes });
    expect(sent.data.proposeEdit.state).toBe('ACCEPTED');
    await propose({ media: 'ANIME', workId, changes: [change('titleEnglish', `Again ${index}`)] });
  }
  const created = [
    change('titleNative', '荒らし'),
    change('format', 'TV'),
    change('isAdult', false),
  ];
  expect((await propose({ media: 'ANIME', changes: created })).errors).toBeUndefined();
  const during = await dumped('during');
  expect([...during].some(([file, bytes]) => !bytes.equals(before.get(file)!))).toBe(true);
  const [from, into] = [works[0]!, [...test.app.get(catalogue).all()].find(isAnother(works))!];
  const merged = await merge(from.id, into.id);
  const carried = await test.ask(`{ anime(id: "${into.id}") { synonyms { text } } }`);
  expect(carried.data.anime.synonyms).toContainEqual({ text: 'Vandal 0' });
  const { data } = await test.ask(
    'mutation { revertEditsOfUser(username: "vandal", reason: "Vandalism") { revisions works } }',
    moderator,
  );
  expect(data.revertEditsOfUser).toEqual({ revisions: 25, works: 14 });
  const left = await test.ask(`{ anime(id: "${into.id}") { synonyms { text } } }`);
  expect(left.data.anime.synonyms).not.toContainEqual({ text: 'Vandal 0' });
  await asModerator(`mutation { undoRevision(id: "${merged}") { kind } }`);
  const after = await dumped('after');
  const different = [...before.keys()].filter(
    (file) => !after.get(file)?.equals(before.get(file)!),
  );
  expect(different).toEqual([]);
});

describe('hostile texts', () => {
  const frieren = () => test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
  const reasonOf = ({ errors }: Awaited<ReturnType<typeof propose>>) =>
    (errors?.[0]?.extensions as { reason?: string } | undefined)?.reason;

  it.each([
    ['turns the direction', 'Frieren\u202egnp.exe'],
    ['isolates the direction', 'Frieren\u2066x\u2069'],
    ['has letters that nobody sees', 'Fri\u200beren'],
    ['piles up marks', `F${'\u0301'.repeat(12)}rieren`],
    ['has Cyrillic letters in a Latin word', 'Fri\u0435r\u0435n'],
    ['has Greek letters in a Latin word', 'Fr\u03bfst'],
    ['joins Latin letters with what nobody sees', 'Fri\u200deren'],
    ['parts Latin letters with what nobody sees', 'Fri\u200ceren'],
    ['has tags that nobody sees', 'Frieren\u{e0041}\u{e0042}'],
    ['has a grapheme joiner', 'Fri\u034feren'],
    ['has a NUL', 'Frie\0ren'],
    ['has half a character', 'Frieren\ud800'],
    ['is empty but for spaces', ' \u3000 '],
    ['is too long', 'x'.repeat(301)],
  ])('as a title are refused if it %s', async (_what, text) => {
    const input = { media: 'ANIME', workId: frieren(), changes: [change('titleEnglish', text)] };
    expect(reasonOf(await propose(input))).toBe('EDIT_TITLE_INVALID');
  });

  it.each([
    'Sousou no Frieren 〜続〜',
    'Фрирен',
    'ZЁIЯAM',
    'Re:ゼロ',
    'r=1-sinθ',
    "μ's",
    'Pokémon',
    'می\u200cخواهم',
    'क्\u200dष',
    'Family \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  ])('titles as people write them are taken: %s', async (text) => {
    const input = { media: 'ANIME', workId: frieren(), changes: [change('titleEnglish', text)] };
    expect((await propose(input)).errors).toBeUndefined();
  });

  it('notes of a megabyte are refused, and nothing is kept of them', async () => {
    const count = async () =>
      (await test.app.database.pool.query('select count(*)::int as n from edits.proposal')).rows[0]
        .n;
    const before = await count();
    const input = { media: 'ANIME', workId: frieren(), changes: [change('seasonYear', 1999)] };
    const large = await propose({ ...input, note: 'x'.repeat(1024 * 1024) });
    expect(large.errors?.[0]?.extensions?.code ?? large.status).toMatch(
      /PAYLOAD_TOO_LARGE|BAD_USER_INPUT|413/u,
    );
    expect(reasonOf(await propose({ ...input, note: 'x'.repeat(5_001) }))).toBe('TEXT_TOO_LONG');
    const cut = await propose({ ...input, note: 'a\0b' });
    expect(cut.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(await count()).toBe(before);
  });

  it('Markdown and HTML in notes are shown as the text they are', async () => {
    const note = '<script>alert(1)</script> [x](javascript:alert(1)) ![y](https://a.example/y.png)';
    const input = {
      media: 'ANIME',
      workId: frieren(),
      changes: [change('seasonYear', 1998)],
      note,
    };
    const { data } = await propose({ ...input, wantsReview: true });
    const html = await (await fetch(`${test.url}/edits/${data.proposeEdit.id}`)).text();
    expect(html).toContain('&lt;script>alert(1)');
    expect(html).not.toMatch(/<script>alert|href="javascript:|src="https:\/\/a\.example/u);
  });

  it('links that are no addresses are refused', async () => {
    const input = { media: 'ANIME', workId: frieren(), changes: [change('seasonYear', 1997)] };
    const faults = await Promise.all(
      ['javascript:alert(1)', 'data:text/html,x', 'https://', 'ftp://a.example/x'].map(
        async (source) => reasonOf(await propose({ ...input, sources: [source] })),
      ),
    );
    expect(new Set(faults)).toEqual(new Set(['EDIT_SOURCE_INVALID']));
  });
});
