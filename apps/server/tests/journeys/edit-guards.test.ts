import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import { lockChanges } from '#slices/catalog/index.ts';
import { accept } from '#slices/edits/index.ts';
import { settleProposals } from '#slices/edits/jobs.ts';
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
import { merge, takeBack } from '../merging.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let author: Person;
let editor: Person;
let moderator: Person;
let voters: Person[];
let works: string[];

beforeAll(async () => {
  ({ test, author, editor, moderator, works } = await startEditing({ roles: ['web'] }));
  voters = [];
  for (const name of ['one', 'two', 'three']) voters.push(await person(test, name, 'editor'));
  await test.app.database.pool.query('delete from catalog.relation');
});
afterAll(() => test.close());

const as = (who: Person, query: string, variables = {}) => asIn(test, who, query, variables);
const propose = (who: Person, workId: string, changes: object[], more = {}) =>
  proposeEdit(test, who, { workId, changes, ...more });
const decide = (who: Person, id: string, accepted: string[]) => decideEdit(test, who, id, accepted);
const vote = (who: Person, id: string, isFor = true) =>
  as(who, `mutation { voteOnEdit(id: "${id}", isFor: ${isFor}) { state } }`);
const undoNewest = async (who: Person, workId: string) => {
  const { id } = await newestRevision(test, moderator, workId);
  return as(who, `mutation { undoRevision(id: "${id}") { kind } }`);
};
const sequel = (of: string) =>
  change(`related.ANIME:tsuzuki:${of}`, {
    medium: 'ANIME',
    site: 'tsuzuki',
    id: of,
    kind: 'SEQUEL',
  });
const lock = (workId: string, field: string | null) =>
  as(
    moderator,
    'mutation($workId: ID!, $field: String) { lockWork(media: ANIME, workId: $workId, field: $field, reason: "War") }',
    { workId, field },
  );

describe('votes for an edit that can’t be accepted any more', () => {
  const impossible = async (): Promise<string> => {
    const [first, second] = works.splice(0, 2) as [string, string];
    const { id } = await propose(author, first, [sequel(second)]);
    expect((await propose(editor, second, [sequel(first)])).state).toBe('ACCEPTED');
    return id;
  };

  it('are kept, and leave it to editors', async () => {
    const id = await impossible();
    const states = [];
    for (const voter of voters) states.push(await vote(voter, id));
    expect(states).toEqual(voters.map(() => ({ state: 'OPEN' })));
    expect(await as(author, `{ edit(id: "${id}") { votesFor } }`)).toEqual({ votesFor: 3 });
  });

  it('do not keep others from being counted', async () => {
    const [workId] = works.splice(0, 1) as [string];
    const stuck = await impossible();
    const { id: other } = await propose(author, workId, [change('seasonYear', 1971)]);
    for (const id of [stuck, other]) {
      for (const [index, voter] of voters.entries()) await vote(voter, id, index > 0);
    }
    const { pool } = test.app.database;
    await pool.query(
      `update edits.proposal set closes_at = '2020-01-01' where closes_at is not null`,
    );
    await settleProposals.run(test.app, {});
    const stateOf = (id: string) => as(author, `{ edit(id: "${id}") { state } }`);
    expect([await stateOf(stuck), await stateOf(other)]).toEqual([
      { state: 'OPEN' },
      { state: 'ACCEPTED' },
    ]);
  });
});

it('a vote and a decision about the same edit do not wait for each other for ever', async () => {
  const [workId] = works.splice(0, 1) as [string];
  const { id } = await propose(author, workId, [change('seasonYear', 1972)]);
  const { db } = test.app;
  const isWaited = async (tx: Tx) => {
    const { rows } = await sql`
      select from pg_locks where not granted and locktype = 'advisory'`.execute(tx);
    return rows.length > 0;
  };
  let voted: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await lockChanges(tx);
    voted = vote(voters[0]!, id);
    await expect.poll(() => isWaited(tx)).toBe(true);
    await accept(test.app, tx, { id, decidedBy: editor.id, accepted: null, text: '' });
  });
  expect(await voted).toMatchObject({ reason: 'EDIT_CLOSED' });
});

describe('what is locked after it was proposed', () => {
  it('is not accepted by editors or votes, and not undone by editors', async () => {
    const [workId] = works.splice(0, 1) as [string];
    await propose(editor, workId, [change('titleEnglish', 'Agreed on')]);
    const { id } = await propose(author, workId, [change('titleEnglish', 'Late')]);
    await lock(workId, 'titleEnglish');
    const refused = { reason: 'EDIT_LOCKED', field: 'titleEnglish' };
    expect(await decide(editor, id, ['titleEnglish'])).toMatchObject(refused);
    for (const voter of voters) expect(await vote(voter, id)).toEqual({ state: 'OPEN' });
    expect(await undoNewest(editor, workId)).toMatchObject(refused);
    expect(await decide(moderator, id, ['titleEnglish'])).toEqual({ state: 'ACCEPTED' });
  });

  it('stays locked while its work is part of another, and on that one', async () => {
    const [from, into] = works.splice(0, 2) as [string, string];
    await lock(from, 'genres');
    const merged = await merge(test, { from, into });
    const sent = () => propose(editor, into, [change('genres', ['Drama', 'Sports'])]);
    expect(await sent()).toMatchObject({ reason: 'EDIT_LOCKED', field: 'genres' });
    await takeBack(test, merged);
    expect(await sent()).toMatchObject({ state: 'ACCEPTED' });
  });
});

it('where people said that there is no value, what somebody adds is looked at', async () => {
  const [workId] = works.splice(0, 1) as [string];
  const known = await person(test, 'known');
  await makeKnown(test, known, editor);
  const bannerless = [change('durationMinutes', null)];
  await propose(editor, workId, [change('durationMinutes', 7)]);
  expect((await propose(editor, workId, bannerless)).state).toBe('ACCEPTED');
  const added = await propose(known, workId, [change('durationMinutes', 8)]);
  const release = [{ field: 'durationMinutes', isRelease: true }];
  const released = await propose(known, workId, release);
  const url = 'https://www.crunchyroll.com/fresh';
  const times = { startsAt: null, endsAt: null };
  const fresh = await propose(known, workId, [
    change(`streaming.${url}`, { service: 'crunchyroll', url, regions: null, ...times }),
  ]);
  expect([added.state, released.state, fresh.state]).toEqual(['OPEN', 'OPEN', 'ACCEPTED']);
});

describe('an editor', () => {
  const restrict = (groups: string[], mayPropose: boolean, username: string) =>
    as(
      moderator,
      'mutation($username: String!, $groups: [EditFieldGroup!]!, $mayPropose: Boolean!) { restrictEditor(username: $username, groups: $groups, mayPropose: $mayPropose, reason: "Careless") }',
      { groups, mayPropose, username },
    );

  it('who is distrusted in a group decides about edits of others there, not about their own', async () => {
    const [workId] = works.splice(0, 1) as [string];
    const careless = await person(test, 'careless', 'editor');
    await propose(careless, workId, [change('seasonYear', 1973)]);
    await restrict(['DATES'], true, 'careless');
    const own = await propose(careless, workId, [change('seasonYear', 1974)]);
    expect(own.state).toBe('OPEN');
    expect(await decide(careless, own.id, ['seasonYear'])).toMatchObject({
      reason: 'EDIT_OWN_DISTRUSTED',
      field: 'seasonYear',
    });
    expect(await undoNewest(careless, workId)).toMatchObject({ reason: 'EDIT_OWN_DISTRUSTED' });
    const theirs = await propose(author, workId, [change('seasonYear', 1975)]);
    expect(await decide(careless, theirs.id, ['seasonYear'])).toEqual({ state: 'ACCEPTED' });
    expect(await decide(careless, own.id, [])).toEqual({ state: 'REJECTED' });
  });

  it('who is blocked decides and undoes nothing', async () => {
    const [workId] = works.splice(0, 1) as [string];
    const blocked = await person(test, 'blocked', 'editor');
    await propose(editor, workId, [change('seasonYear', 1976)]);
    const { id } = await propose(author, workId, [change('seasonYear', 1977)]);
    await restrict([], false, 'blocked');
    const answers = [
      await decide(blocked, id, ['seasonYear']),
      await undoNewest(blocked, workId),
      await as(blocked, `mutation { takeEdit(id: "${id}", isMine: true) { id } }`),
      await as(
        blocked,
        `mutation { decideEdits(ids: ["${id}"], isAccepted: false) { results { editId } } }`,
      ),
    ];
    expect(answers.map(({ reason }) => reason)).toEqual(answers.map(() => 'EDIT_BLOCKED'));
  });

  it('who may not decide about one of several edits decides about the others', async () => {
    const [workId] = works.splice(0, 1) as [string];
    const sent = [];
    for (const year of [1978, 1979]) {
      sent.push((await propose(author, workId, [change('seasonYear', year)])).id as string);
    }
    const [appealed, other] = sent as [string, string];
    await decide(editor, appealed, []);
    await as(
      author,
      `mutation { writeEditMessage(id: "${appealed}", kind: APPEAL, text: "Look again") { state } }`,
    );
    const { results } = await as(
      editor,
      `mutation($ids: [ID!]!) { decideEdits(ids: $ids, isAccepted: false) { results { editId edit { state } problem { reason } } } }`,
      { ids: [appealed, other] },
    );
    expect(results).toEqual([
      {
        editId: appealed,
        edit: { state: 'OPEN' },
        problem: { reason: 'EDIT_NEEDS_ANOTHER_EDITOR' },
      },
      { editId: other, edit: { state: 'REJECTED' }, problem: null },
    ]);
  });

  it('who misspells a value rejects nothing', async () => {
    const [workId] = works.splice(0, 1) as [string];
    const { id } = await propose(author, workId, [change('titleEnglish', 'Well spelt')]);
    expect(await decide(editor, id, ['titleEnglsh'])).toMatchObject({
      reason: 'EDIT_CHANGE_UNKNOWN',
      field: 'accepted',
    });
    expect(await decide(editor, id, ['titleEnglish'])).toEqual({ state: 'ACCEPTED' });
  });
});
