import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  as as asIn,
  change,
  decideEdit,
  makeKnown,
  newestRevision,
  type Person,
  person,
  proposeEdit,
  startEditing,
} from '../editing-people.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let author: Person;
let editor: Person;
let moderator: Person;
let works: string[];

beforeAll(async () => {
  ({ test, author, editor, moderator, works } = await startEditing({ roles: ['web'] }));
});
afterAll(() => test.close());

const as = (who: Person, query: string, variables = {}) => asIn(test, who, query, variables);
const propose = (who: Person, changes: object[], more: Record<string, unknown> = {}) =>
  proposeEdit(test, who, { changes, ...more });
const submit = (who: Person, id: string, isCompared = false) =>
  as(who, `mutation { submitEdit(id: "${id}", isCompared: ${isCompared}) { state } }`);
const write = (who: Person, id: string, kind: string, text = 'Why?') =>
  as(
    who,
    'mutation($id: ID!, $kind: EditMessageKind!, $text: String!) { writeEditMessage(id: $id, kind: $kind, text: $text) { state } }',
    { id, kind, text },
  );
const newWork = (title: string) => [
  change('titleNative', title),
  change('format', 'TV'),
  change('isAdult', false),
];
const inbox = async (who: Person) =>
  (await as(who, '{ viewer { notices { nodes { kind subject } } } }')).notices.nodes;

describe('a draft', () => {
  it('is sent with the wish that others look at it, and with who wrote it', async () => {
    const [workId] = works.splice(0, 1) as [string];
    const draft = await propose(editor, [change('seasonYear', 1961)], {
      workId,
      isDraft: true,
      wantsReview: true,
      origin: 'mika (anime.example.org)',
    });
    expect(await submit(editor, draft.id)).toEqual({ state: 'OPEN' });
    expect(await as(author, `{ edit(id: "${draft.id}") { origin } }`)).toEqual({
      origin: 'mika (anime.example.org)',
    });
  });

  it('of values that others changed since waits until its author has compared them', async () => {
    const [workId] = works.splice(0, 1) as [string];
    const draft = await propose(author, [change('seasonYear', 1962)], {
      workId,
      isDraft: true,
      baseRevision: 0,
    });
    await propose(editor, [change('seasonYear', 1963)], { workId });
    expect(await submit(author, draft.id)).toMatchObject({
      reason: 'EDIT_OUTDATED',
      field: 'seasonYear',
    });
    expect(await submit(author, draft.id, true)).toEqual({ state: 'OPEN' });
  });

  it('of a new work is compared with those that are here by then', async () => {
    const draft = await propose(author, newWork('下書きの作品'), { isDraft: true });
    expect((await propose(editor, newWork('下書きの作品'))).state).toBe('ACCEPTED');
    expect(await submit(author, draft.id)).toMatchObject({ reason: 'EDIT_WORK_EXISTS' });
  });
});

it('a new work that is here twice by now is not accepted, unless the editor has seen that', async () => {
  const first = await propose(author, newWork('二重の作品'));
  const second = await propose(author, newWork('二重の作品'));
  const fields = ['titleNative', 'format', 'isAdult'];
  expect(await decideEdit(test, editor, first.id, fields)).toEqual({ state: 'ACCEPTED' });
  const refused = { reason: 'EDIT_WORK_EXISTS', workId: first.workId };
  expect(await decideEdit(test, editor, second.id, fields)).toMatchObject(refused);
  const anyway = await as(
    editor,
    `mutation { decideEdit(id: "${second.id}", accepted: ["titleNative", "format", "isAdult"], isRebased: true) { state } }`,
  );
  expect(anyway).toEqual({ state: 'ACCEPTED' });
});

it('notices about a new work name it', async () => {
  const reader = await person(test, 'reader');
  const { id } = await propose(reader, newWork('断られた作品'));
  await decideEdit(test, editor, id, []);
  expect(await inbox(reader)).toEqual([{ kind: 'EDIT_REJECTED', subject: '断られた作品' }]);
});

describe('thanks', () => {
  const thank = (who: Person, id: string) =>
    as(who, `mutation { thankForRevision(id: "${id}") { thanks } }`);

  it('and votes show nothing of an adult title to who does not see such titles', async () => {
    const [workId] = works.splice(0, 1) as [string];
    await propose(editor, [change('seasonYear', 1969)], { workId });
    const { id } = await newestRevision(test, author, workId);
    const { id: sent } = await propose(author, [change('seasonYear', 1970)], { workId });
    await propose(editor, [change('isAdult', true)], { workId });
    const vote = `mutation { voteOnEdit(id: "${sent}", isFor: true) { note } }`;
    expect([await thank(author, id), await as(editor, vote)]).toEqual([null, null]);
  });

  it('are for others, and from those who may edit', async () => {
    const [workId] = works.splice(0, 1) as [string];
    await propose(editor, [change('seasonYear', 1964)], { workId });
    const { id } = await newestRevision(test, author, workId);
    expect(await thank(editor, id)).toMatchObject({ reason: 'EDIT_OWN_THANKS' });
    const banned = await person(test, 'banned');
    await as(
      moderator,
      'mutation { restrictEditor(username: "banned", groups: [], mayPropose: false, reason: "Spam") }',
    );
    expect(await thank(banned, id)).toMatchObject({ reason: 'EDIT_BLOCKED' });
    expect(await thank(author, id)).toEqual({ thanks: 1 });
  });
});

describe('what is written about an edit', () => {
  it('keeps questions in sight however many comments follow, and has a quota', async () => {
    const [workId] = works.splice(0, 1) as [string];
    const { id } = await propose(author, [change('seasonYear', 1965)], { workId });
    await write(editor, id, 'QUESTION', 'Where is that said?');
    const talker = await person(test, 'talker');
    const { pool } = test.app.database;
    await pool.query(
      `insert into edits.message (id, proposal_id, kind, author_id, text, written_at)
       select gen_random_uuid(), $1, 'COMMENT', $2, n::text, $3 from generate_series(1, 250) as n`,
      [id, talker.id, test.app.clock.now()],
    );
    const { messages } = await as(author, `{ edit(id: "${id}") { messages { kind } } }`);
    expect(messages).toHaveLength(201);
    expect(messages.filter(({ kind }: { kind: string }) => kind === 'QUESTION')).toHaveLength(1);
    expect(await write(talker, id, 'COMMENT')).toMatchObject({ reason: 'EDIT_TOO_MANY_MESSAGES' });
    expect(await write(author, id, 'ANSWER')).toEqual({ state: 'OPEN' });
  });

  it('is shown without what turns its direction or piles up', async () => {
    const [workId] = works.splice(0, 1) as [string];
    const note = `see\u202e gpj.exe\u2066\u{e0041} \u200dx\ne${'\u0301'.repeat(40)}`;
    const { id } = await propose(author, [change('seasonYear', 1966)], { workId, note });
    await write(author, id, 'COMMENT', 'a\u202eb');
    const shown = await as(author, `{ edit(id: "${id}") { note messages { text } } }`);
    expect(shown).toEqual({
      note: `see gpj.exe x\ne${'\u0301'.repeat(3)}`,
      messages: [{ text: 'ab' }],
    });
  });
});

it('the form tells who changed a value last, and when somebody last said it', async () => {
  const [workId] = works.splice(0, 1) as [string];
  await propose(editor, [change('seasonYear', 1968)], { workId });
  const { values } = await as(
    author,
    `{ editableWork(media: ANIME, id: "${workId}") { values(fields: ["seasonYear", "titleNative"]) { field changedBy { username } changedAt verifiedAt } } }`,
  );
  const now = test.app.clock.now().toISOString().slice(0, 10);
  const at = expect.stringContaining(now);
  expect(values).toEqual(
    expect.arrayContaining([
      { field: 'seasonYear', changedBy: { username: 'editor' }, changedAt: at, verifiedAt: at },
      { field: 'titleNative', changedBy: null, changedAt: null, verifiedAt: expect.any(String) },
    ]),
  );
});

it('a source verified a value no later than its data is recent, nor than its import', async () => {
  const [workId] = works as [string];
  const { pool } = test.app.database;
  const imported = test.app.clock.now().toISOString();
  const verified = async (asOf: string): Promise<string> => {
    await pool.query('update catalog.data_source set as_of = $1, imported_at = $2', [
      asOf,
      imported,
    ]);
    const { values } = await as(
      author,
      `{ editableWork(media: ANIME, id: "${workId}") { values(fields: ["titleNative"]) { verifiedAt } } }`,
    );
    return values[0].verifiedAt;
  };
  expect(await verified('2020-02-03')).toBe('2020-02-03T00:00:00.000Z');
  expect(await verified('2999-01-01')).toBe(imported);
});

it('trust falls with what is undone', async () => {
  const [workId] = works.splice(0, 1) as [string];
  const known = await person(test, 'known');
  await makeKnown(test, known, editor);
  const { pool } = test.app.database;
  await pool.query(
    `insert into edits.revision (id, medium, work_id, proposal_id, author_id, decided_by, note, made_at)
     select $2, 'ANIME', $3, id, $1, decided_by, '', decided_at from edits.proposal where author_id = $1`,
    [known.id, test.app.ids.next(), workId],
  );
  const isKnown = async () =>
    (await as(known, '{ user(username: "known") { editorStatistics { accepted isKnown } } }'))
      .editorStatistics;
  expect(await isKnown()).toEqual({ accepted: 12, isKnown: true });
  await pool.query('update edits.revision set undone_by = $1 where author_id = $2', [
    (await newestUndoing(workId)).id,
    known.id,
  ]);
  expect(await isKnown()).toEqual({ accepted: 12, isKnown: false });
});

/** A revision that undoes another. */
const newestUndoing = async (workId: string) => {
  await propose(editor, [change('seasonYear', 1967)], { workId });
  return newestRevision(test, editor, workId);
};

it('an edit that is closed is not opened again while another does the same', async () => {
  const [from, into] = works.splice(0, 2) as [string, string];
  const merge = async () =>
    as(author, 'mutation($input: ProposeMergeInput!) { proposeMerge(input: $input) { id } }', {
      input: { media: 'ANIME', workId: from, intoId: into },
    });
  const { id } = await merge();
  await decideEdit(test, editor, id, []);
  const again = await merge();
  expect(await write(author, id, 'APPEAL')).toMatchObject({
    reason: 'MERGE_PROPOSED',
    editId: again.id,
  });
});
