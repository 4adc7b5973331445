import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { settleProposals } from '#slices/edits/jobs.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

type User = Awaited<ReturnType<TestApp['user']>>;

let test: TestApp;
let author: User;
let editor: User;
let voters: User[];
let workId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  author = await test.user('author');
  editor = await test.user('editor');
  voters = [];
  for (const name of ['one', 'two', 'three']) voters.push(await test.user(name));
  await test.app.database.pool.query(
    `update accounts."user" set role = 'editor' where username <> 'author'`,
  );
  workId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await test.close();
});

const ask = async (by: User, query: string, variables = {}) => {
  const { accessToken: bearer } = await issueBearer(test.app, by.id, 'web');
  const { data, errors } = await test.ask(query, { bearer, variables });
  expect(errors).toBeUndefined();
  return data;
};

const propose = async (value: string): Promise<string> => {
  const changes = [{ field: 'titleEnglish', value: JSON.stringify(value) }];
  const input = { media: 'ANIME', workId, changes };
  const send = 'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }';
  return (await ask(author, send, { input })).proposeEdit.id;
};

const later = async (hours: number): Promise<void> => {
  test.clock.set(new Date(test.clock.nowMs() + hours * HOUR_MS));
  await settleProposals.run(test.app, {});
};

const stateOf = async (id: string): Promise<string> =>
  (await ask(author, `{ edit(id: "${id}") { state } }`)).edit.state;

const vote = (by: User, id: string, isFor: boolean) =>
  ask(by, `mutation { voteOnEdit(id: "${id}", isFor: ${isFor}) { state } }`);

const write = (by: User, id: string, kind: string) =>
  ask(by, `mutation { writeEditMessage(id: "${id}", kind: ${kind}, text: "Why?") { state } }`);

it('three votes against an edit close it once its author had three days to answer', async () => {
  const id = await propose('Voted down');
  for (const voter of voters) await vote(voter, id, false);
  await later(71);
  expect(await stateOf(id)).toBe('OPEN');
  await later(2);
  expect(await stateOf(id)).toBe('REJECTED');
});

it('a contested edit is decided by the majority after seven days', async () => {
  const id = await propose('Contested');
  const [one, two, three] = voters as [User, User, User];
  await vote(one, id, false);
  await vote(two, id, true);
  await vote(three, id, true);
  await later(7 * 24 - 1);
  expect(await stateOf(id)).toBe('OPEN');
  await later(1);
  expect(await stateOf(id)).toBe('ACCEPTED');
});

it('a question without an answer ends an edit after a week, and an appeal opens it again', async () => {
  const answered = await propose('Answered');
  const silent = await propose('Silent');
  for (const id of [answered, silent]) await write(editor, id, 'QUESTION');
  await write(author, answered, 'ANSWER');
  await later(7 * 24);
  expect([await stateOf(answered), await stateOf(silent)]).toEqual(['OPEN', 'EXPIRED']);
  await write(author, silent, 'APPEAL');
  expect(await stateOf(silent)).toBe('OPEN');
});

const decide = (id: string, accepted: string[]) =>
  `mutation { decideEdit(id: "${id}", accepted: ${JSON.stringify(accepted)}) { state } }`;

/** Why something is refused. */
const reasonFor = async (by: User, query: string): Promise<string | undefined> => {
  const { accessToken: bearer } = await issueBearer(test.app, by.id, 'web');
  return (await test.ask(query, { bearer })).errors?.[0]?.extensions.reason;
};

const appeal = (id: string) =>
  `mutation { writeEditMessage(id: "${id}", kind: APPEAL, text: "Look again") { state } }`;

it('an appeal is decided by another editor than the one it is against, or by a moderator', async () => {
  const [other] = voters as [User];
  const id = await propose('Appealed');
  await vote(other, id, false);
  await ask(editor, decide(id, []));
  await ask(author, appeal(id));
  const { edit } = await ask(author, `{ edit(id: "${id}") { state votesAgainst } }`);
  expect(edit).toEqual({ state: 'OPEN', votesAgainst: 0 });
  expect(await reasonFor(editor, decide(id, ['titleEnglish']))).toBe('EDIT_NEEDS_ANOTHER_EDITOR');
  await ask(other, decide(id, []));
  expect(await stateOf(id)).toBe('REJECTED');
  expect(await reasonFor(author, appeal(id))).toBe('EDIT_NO_APPEAL');
});

it('a moderator who is the only one decides about an appeal against themselves', async () => {
  const moderator = await test.user('moderator');
  await test.app.database.pool.query(
    `update accounts."user" set role = 'moderator' where username = 'moderator'`,
  );
  const id = await propose('Alone');
  await ask(moderator, decide(id, []));
  await ask(author, appeal(id));
  await ask(moderator, decide(id, ['titleEnglish']));
  expect(await stateOf(id)).toBe('ACCEPTED');
});

it('there is no appeal against what was accepted or withdrawn', async () => {
  const accepted = await propose(`Accepted ${test.app.ids.next()}`);
  await ask(editor, decide(accepted, ['titleEnglish']));
  const withdrawn = await propose('Withdrawn');
  await ask(author, `mutation { withdrawEdit(id: "${withdrawn}") }`);
  for (const id of [accepted, withdrawn])
    expect(await reasonFor(author, appeal(id))).toBe('EDIT_NO_APPEAL');
});
