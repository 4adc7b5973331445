import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

type User = Awaited<ReturnType<TestApp['user']>>;

let test: TestApp;
let author: User;
let editor: User;
let other: User;
let workId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-01T12:00:00Z' });
  [author, editor, other] = await Promise.all(
    ['author', 'editor', 'other'].map((name) => test.user(name)) as [
      Promise<User>,
      Promise<User>,
      Promise<User>,
    ],
  );
  await test.app.database.pool.query(
    `update accounts."user" set role = 'editor' where id = any($1)`,
    [[editor.id, other.id]],
  );
  workId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await test.close();
});

const PROPOSE = `mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }`;
const send = async (field: string, value: unknown, more = {}): Promise<string> => {
  const changes = [{ field, value: JSON.stringify(value) }];
  const input = { media: 'ANIME', workId, changes, note: '', ...more };
  const { data, errors } = await test.ask(PROPOSE, { bearer: author.bearer, variables: { input } });
  expect(errors).toBeUndefined();
  return data.proposeEdit.id;
};

const queue = async (filter: string): Promise<string[]> => {
  const { data, errors } = await test.ask(
    `{ edits(state: OPEN, ${filter}) { nodes { id } } }`,
    editor,
  );
  expect(errors).toBeUndefined();
  return data.edits.nodes.map(({ id }: { id: string }) => id);
};

const DECIDE = `mutation($ids: [ID!]!, $isAccepted: Boolean!) {
  decideEdits(ids: $ids, isAccepted: $isAccepted, reason: "All alike") {
    results { editId edit { state decision } problem { reason message } } } }`;
const decide = async (ids: string[], isAccepted = true, by = editor) =>
  test.ask(DECIDE, { bearer: by.bearer, variables: { ids, isAccepted } });

it('the queue is filtered by kind, fields, author, age, reviewer and what an edit waits for', async () => {
  const title = await send('titleEnglish', 'Frieren 1');
  const genres = await send('genres', ['Drama']);
  await test.app.database.pool.query(
    `update edits.proposal set submitted_at = submitted_at - interval '3 days'`,
  );
  const late = await send('durationMinutes', 31);
  await test.ask(`mutation { takeEdit(id: "${genres}", isMine: true) { id } }`, editor);
  await test.ask(
    `mutation { writeEditMessage(id: "${title}", kind: QUESTION, text: "Where?") { id } }`,
    editor,
  );
  await test.ask(`mutation { voteOnEdit(id: "${late}", isFor: false) { id } }`, editor);
  const found = {
    titles: await queue('group: TITLES'),
    facts: await queue('group: FACTS'),
    created: await queue('kind: CREATE'),
    changed: await queue('kind: CHANGE, media: ANIME'),
    manga: await queue('media: MANGA'),
    old: await queue('sentBefore: "2026-10-30T00:00:00Z"'),
    mine: await queue('assignee: "editor"'),
    untaken: await queue('isTaken: false'),
    asked: await queue('isAsked: true'),
    contested: await queue('isContested: true'),
    calm: await queue('isContested: false, isAsked: false'),
    others: await queue('author: "other"'),
  };
  expect(found).toEqual({
    titles: [title],
    facts: [genres, late],
    created: [],
    changed: [title, genres, late],
    manga: [],
    old: [title, genres],
    mine: [genres],
    untaken: [title, late],
    asked: [title],
    contested: [late],
    calm: [genres],
    others: [],
  });
});

describe('several edits at once', () => {
  it('are decided each by itself, and what could not be is said', async () => {
    const good = await send('titleEnglish', 'Frieren 2');
    const closed = await send('genres', ['Fantasy']);
    await decide([closed], false);
    const stale = await send('titleRomaji', 'Sousou 1');
    await test.ask(PROPOSE, {
      bearer: editor.bearer,
      variables: {
        input: {
          media: 'ANIME',
          workId,
          changes: [{ field: 'titleRomaji', value: '"Sousou 2"' }],
        },
      },
    });
    const unknown = '01900000-0000-7000-8000-0000000000ff';
    const { data, errors } = await decide([good, closed, stale, unknown, 'nonsense', good]);
    expect(errors).toBeUndefined();
    const said = data.decideEdits.results.map(({ editId, edit, problem }: any) => [
      editId,
      edit?.state ?? null,
      problem?.reason ?? null,
    ]);
    expect(said).toEqual([
      [good, 'ACCEPTED', null],
      [closed, 'REJECTED', 'EDIT_CLOSED'],
      [stale, 'OPEN', 'EDIT_CONFLICT'],
      [unknown, null, 'EDIT_NOT_FOUND'],
      ['nonsense', null, 'EDIT_NOT_FOUND'],
    ]);
    const now = await test.ask(`{ anime(id: "${workId}") { titleEnglish titleRomaji } }`);
    expect(now.data.anime).toEqual({ titleEnglish: 'Frieren 2', titleRomaji: 'Sousou 2' });
  });

  it('that say the same are all decided as they were asked to be', async () => {
    const first = await send('startOn', '2023-09-27');
    const equal = await send('startOn', '2023-09-27');
    const { data } = await decide([first, equal]);
    const said = data.decideEdits.results.map(({ edit, problem }: any) => [edit.state, problem]);
    expect(said).toEqual([
      ['ACCEPTED', null],
      ['ACCEPTED', null],
    ]);
    const late = await decide([equal], false);
    expect(late.data.decideEdits.results[0].problem).toMatchObject({ reason: 'EDIT_CLOSED' });
  });

  it('are for editors only, and not too many', async () => {
    const id = await send('seasonYear', 2020);
    const refused = await decide([id], true, author);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ reason: 'EDITOR_ROLE_NEEDED' });
    const ids = Array.from({ length: 51 }, (_, index) => `x${index}`);
    const many = await decide(ids);
    expect(many.errors?.[0]?.extensions).toMatchObject({ reason: 'TOO_MANY_EDITS', most: 50 });
    const none = await decide([]);
    expect(none.errors?.[0]?.extensions).toMatchObject({ reason: 'TOO_MANY_EDITS' });
  });

  it('decided by two people at once are decided once each', async () => {
    const fields = ['endOn', 'startOn', 'episodeCount', 'seasonYear'];
    const values = ['2024-03-21', '2023-09-28', 27, 2022];
    const ids: string[] = [];
    for (const [index, field] of fields.entries()) ids.push(await send(field, values[index]));
    const [one, two] = await Promise.all([
      decide(ids, true, editor),
      decide(ids.toReversed(), false, other),
    ]);
    const done = [one, two].flatMap(({ data }) =>
      data.decideEdits.results
        .filter(({ problem }: any) => problem === null)
        .map(({ editId }: any) => editId),
    );
    expect(new Set(done)).toEqual(new Set(ids));
    expect(done).toHaveLength(ids.length);
    const { rows } = await test.app.database.pool.query(
      `select count(*)::int as count from edits.revision where proposal_id = any($1)`,
      [ids],
    );
    const accepted = one.data.decideEdits.results.filter(({ problem }: any) => problem === null);
    expect(rows[0].count).toBe(accepted.length);
  });
});
