import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { auditRows } from '../audit-rows.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let author: { id: string; bearer: string };
let editor: { id: string; bearer: string };
let moderator: { id: string; bearer: string };
let workId: string;

const setRole = (id: string, role: string) =>
  test.app.database.pool.query(`update accounts."user" set role = $1 where id = $2`, [role, id]);

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  author = await test.user('author');
  editor = await test.user('editor');
  moderator = await test.user('moderator');
  await setRole(editor.id, 'editor');
  await setRole(moderator.id, 'moderator');
  workId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await test.close();
});

const PROPOSE = `mutation($input: ProposeEditInput!) {
  proposeEdit(input: $input) { id state changes { field before after isAccepted } }
}`;
const propose = async (changes: object[], { bearer = author.bearer, more = {} } = {}) => {
  const input = { media: 'ANIME', workId, changes, note: 'Official site', ...more };
  return test.ask(PROPOSE, { bearer, variables: { input } });
};
const change = (field: string, value: unknown) => ({ field, value: JSON.stringify(value) });

const DECIDE = `mutation($id: ID!, $accepted: [String!]!, $isRebased: Boolean) {
  decideEdit(id: $id, accepted: $accepted, reason: "Thanks", isRebased: $isRebased) { state decision decidedBy { username } }
}`;
const decide = (id: string, accepted: string[], more = {}) =>
  test.ask(DECIDE, { bearer: editor.bearer, variables: { id, accepted, ...more } });

const read = async (fields: string) =>
  (await test.ask(`{ anime(id: "${workId}") { ${fields} } }`)).data.anime;

describe('an edit', () => {
  it('waits for an editor, who accepts a part of it; its author is told', async () => {
    const before = await read('titleEnglish episodeCount');
    const sent = await propose([change('titleEnglish', 'Frieren'), change('episodeCount', 99)]);
    expect(sent.errors).toBeUndefined();
    expect(sent.data.proposeEdit).toMatchObject({
      state: 'OPEN',
      changes: [
        { field: 'episodeCount', before: JSON.stringify(before.episodeCount), after: '99' },
        { field: 'titleEnglish', before: JSON.stringify(before.titleEnglish), after: '"Frieren"' },
      ],
    });
    expect(await read('titleEnglish episodeCount')).toEqual(before);
    const decided = await decide(sent.data.proposeEdit.id, ['titleEnglish']);
    expect(decided.data.decideEdit).toEqual({
      state: 'PARTLY_ACCEPTED',
      decision: 'Thanks',
      decidedBy: { username: 'editor' },
    });
    expect(await read('titleEnglish episodeCount provenance { field source license }')).toEqual({
      titleEnglish: 'Frieren',
      episodeCount: before.episodeCount,
      provenance: expect.arrayContaining([
        { field: 'titleEnglish', source: 'community', license: 'CC0 1.0' },
      ]),
    });
    const inbox = await test.ask('{ viewer { notices { nodes { kind subjectId } } } }', author);
    expect(inbox.data.viewer.notices.nodes).toEqual([
      { kind: 'EDIT_PARTLY_ACCEPTED', subjectId: sent.data.proposeEdit.id },
    ]);
  });

  it('is called in notices by the title that their reader wants', async () => {
    const { pool } = test.app.database;
    const set = 'update accounts."user" set title_language = $1 where id = $2';
    const told = [];
    for (const language of ['NATIVE', 'ROMAJI']) {
      await pool.query(set, [language, author.id]);
      const sent = await propose([change('durationMinutes', told.length + 40)]);
      await decide(sent.data.proposeEdit.id, []);
      const asked = '{ viewer { notices(first: 1) { nodes { subject } } } }';
      told.push((await test.ask(asked, author)).data.viewer.notices.nodes[0].subject);
    }
    const { titleNative, titleRomaji } = await read('titleNative titleRomaji');
    expect(told).toEqual([titleNative, titleRomaji]);
    await pool.query(`update profiles.notice set read_at = now() where user_id = $1`, [author.id]);
  });

  it('is in the public history of its work, which anybody reads', async () => {
    const { data, errors } = await test.ask(
      `{ revisions(workId: "${workId}") { nodes { author { username } decidedBy { username } note anime { id }
        changes { field after isSaid } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.revisions.nodes).toEqual([
      {
        author: { username: 'author' },
        decidedBy: { username: 'editor' },
        note: 'Official site',
        anime: { id: workId },
        changes: [{ field: 'titleEnglish', after: '"Frieren"', isSaid: true }],
      },
    ]);
  });

  it('by an editor is applied at once, and is undone by a revision', async () => {
    const { data } = await propose([change('genres', ['Drama'])], editor);
    expect(data.proposeEdit.state).toBe('ACCEPTED');
    expect(await read('genres')).toEqual({ genres: ['Drama'] });
    const inbox = await test.ask('{ viewer { unreadNoticeCount } }', editor);
    expect(inbox.data.viewer.unreadNoticeCount).toBe(0);
    const history = await test.ask(`{ revisions(workId: "${workId}", first: 1) { nodes { id } } }`);
    const [{ id }] = history.data.revisions.nodes;
    const undo = 'mutation($id: ID!) { undoRevision(id: $id) { changes { field isSaid } } }';
    const asAuthor = await test.ask(undo, { ...author, variables: { id } });
    expect(asAuthor.errors?.[0]?.extensions).toMatchObject({ reason: 'EDITOR_ROLE_NEEDED' });
    const undone = await test.ask(undo, { ...editor, variables: { id } });
    expect(undone.data.undoRevision.changes).toEqual([{ field: 'genres', isSaid: false }]);
    expect((await read('genres')).genres).not.toEqual(['Drama']);
    const again = await test.ask(undo, { ...editor, variables: { id } });
    expect(again.errors?.[0]?.extensions).toMatchObject({ reason: 'EDIT_UNDONE' });
  });

  it('that meets another one is refused until the editor looks at what is there now', async () => {
    const sent = await propose([change('durationMinutes', 30)]);
    await propose([change('durationMinutes', 25)], editor);
    const { id } = sent.data.proposeEdit;
    const refused = await decide(id, ['durationMinutes']);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ reason: 'EDIT_CONFLICT' });
    const rebased = await decide(id, ['durationMinutes'], { isRebased: true });
    expect(rebased.data.decideEdit.state).toBe('ACCEPTED');
    expect(await read('durationMinutes')).toEqual({ durationMinutes: 30 });
    const outdated = await propose([change('durationMinutes', 24)], { more: { baseRevision: 1 } });
    expect(outdated.errors?.[0]?.extensions).toMatchObject({
      reason: 'EDIT_OUTDATED',
      field: 'durationMinutes',
    });
  });

  it('of a list changes its rows only, whatever others changed of it since', async () => {
    const tags = (...names: string[]) => change('tags', names);
    await propose([tags('Isekai', 'Slime')], editor);
    const removing = (await propose([tags('Slime')])).data.proposeEdit.id;
    const adding = (await propose([tags('Isekai', 'Slime', 'Monsters')])).data.proposeEdit.id;
    expect((await decide(removing, ['tags'])).errors).toBeUndefined();
    const later = (await propose([tags('Slime', 'Magic', 'Monsters')])).data.proposeEdit.id;
    const asked = `{ edit(id: "${adding}") { outcomes { field current after isConflict } } }`;
    expect((await test.ask(asked)).data.edit.outcomes).toEqual([
      { field: 'tags', current: '["Slime"]', after: '["Slime","Monsters"]', isConflict: false },
    ]);
    const decided = await decide(adding, ['tags'], { isRebased: true });
    expect(decided.data.decideEdit.state).toBe('ACCEPTED');
    expect(await read('tags')).toEqual({ tags: ['Slime', 'Monsters'] });
    expect((await test.ask(asked)).data.edit.outcomes).toBeNull();
    const wanted = await propose([tags('Slime', 'Magic', 'Monsters')]);
    expect((await decide(wanted.data.proposeEdit.id, ['tags'])).errors).toBeUndefined();
    // It says the same of a list, but its author saw another one: it adds a row more.
    const left = await test.ask(`{ edit(id: "${later}") { state outcomes { after } } }`);
    expect(left.data.edit).toEqual({
      state: 'OPEN',
      outcomes: [{ after: '["Slime","Magic","Monsters"]' }],
    });
  });

  it('adds a work that is not here, under one id from the beginning', async () => {
    const changes = [
      change('titleNative', '新しい作品'),
      change('format', 'TV'),
      change('startOn', '2027-04'),
      change('isAdult', false),
    ];
    const sent = await test.ask(
      `mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id kind workId anime { id } } }`,
      { ...author, variables: { input: { media: 'ANIME', changes } } },
    );
    const { id, kind, workId: newId, anime } = sent.data.proposeEdit;
    expect({ kind, anime }).toEqual({ kind: 'CREATE', anime: null });
    const fields = changes.map(({ field }) => field);
    expect((await decide(id, fields)).data.decideEdit.state).toBe('ACCEPTED');
    const found = await test.ask(
      '{ searchAnime(query: "新しい作品") { nodes { id titleNative startDate status } } }',
    );
    expect(found.data.searchAnime.nodes[0]).toEqual({
      id: newId,
      titleNative: '新しい作品',
      startDate: '2027-04',
      status: null,
    });
    const twice = await test.ask(PROPOSE, {
      ...author,
      variables: { input: { media: 'ANIME', changes } },
    });
    expect(twice.errors?.[0]?.extensions).toMatchObject({
      reason: 'EDIT_WORK_EXISTS',
      workId: newId,
    });
  });
});

it('all that somebody changed is undone at once', async () => {
  const vandal = await test.user('vandal');
  await setRole(vandal.id, 'editor');
  const before = await read('titleNative genres status updatedAt');
  await propose([change('titleNative', 'Nonsense'), change('genres', ['Horror'])], vandal);
  await propose([change('titleNative', 'More'), change('status', 'CANCELLED')], vandal);
  const { data } = await test.ask(
    'mutation { revertEditsOfUser(username: "vandal", reason: "Vandalism") { revisions works } }',
    moderator,
  );
  expect(data.revertEditsOfUser).toEqual({ revisions: 2, works: 1 });
  expect((await auditRows(test, moderator.id)).at(-1)).toMatchObject({
    action: 'edits-reverted',
    subject: vandal.id,
  });
  const after = await read('titleNative genres status updatedAt');
  expect(after).toEqual(before);
});

it('what a moderator locks, others cannot change', async () => {
  const { data } = await test.ask(
    `mutation { lockWork(media: ANIME, workId: "${workId}", field: "episodes", reason: "Edit war") }`,
    moderator,
  );
  const row = { number: 3, titles: [], airedOn: null };
  const refused = await propose([change('episodes.3', row)], editor);
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Locked by a moderator: Edit war',
    extensions: { reason: 'EDIT_LOCKED', field: 'episodes.3' },
  });
  const editing = await test.ask(
    `{ editableWork(media: ANIME, id: "${workId}") { baseRevision values { field value source lock } locks { id field reason expiresAt } } }`,
    author,
  );
  expect(editing.data.editableWork.locks).toEqual([
    { id: data.lockWork, field: 'episodes', reason: 'Edit war', expiresAt: null },
  ]);
  const values = editing.data.editableWork.values as { field: string; lock: string | null }[];
  expect(values.find(({ field }) => field === 'titleRomaji')?.lock).toBeNull();
  await test.ask(`mutation { unlockWork(id: "${data.lockWork}") }`, moderator);
  const audited = (await auditRows(test, moderator.id)).filter(({ action }) =>
    /lock/u.test(action),
  );
  expect(audited.map(({ action, subject }) => [action, subject])).toEqual([
    ['work-locked', workId],
    ['work-unlocked', workId],
  ]);
  expect((await propose([change('episodes.3', row)], editor)).errors).toBeUndefined();
});

describe('what is no edit is refused', () => {
  it.each([
    ['a hidden character', [change('titleEnglish', 'Frie\u202Eren')], 'EDIT_TITLE_INVALID'],
    ['no date', [change('startOn', '2023-02-30')], 'EDIT_DATE_INVALID'],
    ['an unknown field', [change('averageScore', 100)], 'EDIT_FIELD_UNKNOWN'],
    ['no JSON', [{ field: 'titleEnglish', value: 'Frieren' }], 'EDIT_JSON_INVALID'],
    ['an SVG', [change('coverUrl', 'https://example.org/a.svg')], 'EDIT_PICTURE_INVALID'],
    ['a needed value', [change('titleNative', null)], 'EDIT_FIELD_NEEDED'],
    [
      'another key',
      [change('episodes.3', { number: 4, titles: [], airedOn: null })],
      'EDIT_ROW_INVALID',
    ],
    ['nothing', [], 'EDIT_CHANGES_NOTHING'],
  ])('%s', async (_, changes, reason) => {
    const { errors } = await propose(changes);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason });
  });

  it('a note of a megabyte', async () => {
    const more = { note: 'x'.repeat(1_000_000) };
    const { errors, status } = await propose([change('status', 'HIATUS')], { more });
    expect(errors?.[0]?.message ?? status).toBeDefined();
    expect(errors?.[0]?.extensions.code).not.toBe('INTERNAL');
  });

  it('an edit without an account', async () => {
    const input = { media: 'ANIME', workId, changes: [change('status', 'HIATUS')] };
    const { errors } = await test.ask(PROPOSE, { variables: { input } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
