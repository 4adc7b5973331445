import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

type User = Awaited<ReturnType<TestApp['user']>>;

let test: TestApp;
let one: User;
let two: User;
let moderator: User;
let animeId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  one = await test.user('one');
  two = await test.user('two');
  moderator = await test.user('moderator');
  await test.app.database.pool.query(
    `update accounts."user" set role = 'moderator' where id = $1`,
    [moderator.id],
  );
  animeId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await test.close();
});

const SEND = `mutation($subject: ReportSubject!, $id: ID!, $reason: ReportReason!, $note: String) {
  sendReport(subject: $subject, id: $id, reason: $reason, note: $note) { id statements { reason note } } }`;
const send = (by: User, variables: object) =>
  test.ask(SEND, { bearer: by.bearer, variables: { reason: 'WRONG', note: 'Bad', ...variables } });
const SETTLE = `mutation($id: ID!, $isUpheld: Boolean!) {
  settleReport(id: $id, isUpheld: $isUpheld, answer: "Corrected") { isUpheld settledBy { username } } }`;
const settle = (id: string, by: User, isUpheld = true) =>
  test.ask(SETTLE, { bearer: by.bearer, variables: { id, isUpheld } });
const reasonOf = ({ errors }: Awaited<ReturnType<typeof send>>) =>
  (errors?.[0]?.extensions as { reason?: string } | undefined)?.reason;

it('joins what several people report of one thing, settles it once, and tells them', async () => {
  const anime = { subject: 'ANIME', id: animeId };
  const first = await send(one, anime);
  const second = await send(two, { ...anime, reason: 'ADULT', note: 'Nude' });
  const again = await send(one, { ...anime, note: 'Really bad' });
  const { id } = first.data.sendReport;
  expect([second, again].map(({ data }) => data.sendReport.id)).toEqual([id, id]);
  // Each reads what they wrote, and nothing of the others.
  expect(again.data.sendReport.statements).toEqual([{ reason: 'WRONG', note: 'Really bad' }]);
  const { data } = await test.ask(
    '{ reports { nodes { id anime { id } statements { note reporter { username } } } } }',
    moderator,
  );
  expect(data.reports.nodes).toEqual([
    {
      id,
      anime: { id: animeId },
      statements: expect.arrayContaining([
        { note: 'Really bad', reporter: { username: 'one' } },
        { note: 'Nude', reporter: { username: 'two' } },
      ]),
    },
  ]);
  const settled = await Promise.all([settle(id, moderator), settle(id, moderator, false)]);
  expect(new Set(settled.map(reasonOf))).toEqual(new Set([undefined, 'REPORT_SETTLED']));
  for (const reporter of [one, two]) {
    const inbox = await test.ask(
      `{ viewer { notices { nodes { kind subjectId } } } report(id: "${id}") { answer settledAt } }`,
      reporter,
    );
    expect(inbox.data.viewer.notices.nodes).toEqual([
      { kind: expect.stringMatching(/^REPORT_(?:UPHELD|DISMISSED)$/u), subjectId: id },
    ]);
    expect(inbox.data.report.answer).toBe('Corrected');
  }
  // What is reported after that is another report.
  expect((await send(one, anime)).data.sendReport.id).not.toBe(id);
});

it('reports edits and users, and is read by nobody else', async () => {
  const input = {
    media: 'ANIME',
    workId: animeId,
    changes: [{ field: 'seasonYear', value: '1999' }],
  };
  const proposed = await test.ask(
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }',
    { bearer: two.bearer, variables: { input } },
  );
  const edit = await send(one, { subject: 'EDIT', id: proposed.data.proposeEdit.id });
  const user = await send(one, { subject: 'USER', id: two.id, reason: 'ABUSE' });
  const ids = [edit, user].map(({ data }) => data.sendReport.id);
  const query = `query($ids: [ID!]!) { nodes(ids: $ids) { id } report(id: "${ids[1]}") { id } }`;
  const seen = async (by?: User) =>
    (await test.ask(query, { ...(by && { bearer: by.bearer }), variables: { ids } })).data;
  const none = { nodes: [null, null], report: null };
  expect([await seen(), await seen(two)]).toEqual([none, none]);
  expect((await seen(one)).nodes).toEqual(ids.map((id) => ({ id })));
  expect((await seen(moderator)).report).toEqual({ id: ids[1] });
  const list = await test.ask('{ reports { nodes { id } } }', one);
  expect(list.errors?.[0]?.extensions).toMatchObject({ reason: 'MODERATOR_NEEDED' });
  expect(reasonOf(await settle(ids[0], one))).toBe('MODERATOR_NEEDED');
});

it('refuses what cannot be reported, and more than a day’s worth', async () => {
  const none = '01900000-0000-7000-8000-0000000000ff';
  const faults = [
    await send(one, { subject: 'ANIME', id: none }),
    await send(one, { subject: 'MANGA', id: animeId }),
    await send(one, { subject: 'EDIT', id: 'x' }),
    await send(one, { subject: 'USER', id: one.id }),
    await send(one, { subject: 'ANIME', id: animeId, reason: 'OTHER', note: ' ' }),
    await send(one, { subject: 'ANIME', id: animeId, note: 'x'.repeat(2_001) }),
  ].map(reasonOf);
  expect(faults).toEqual([
    'REPORT_SUBJECT_UNKNOWN',
    'REPORT_SUBJECT_UNKNOWN',
    'REPORT_SUBJECT_UNKNOWN',
    'REPORT_OF_YOURSELF',
    'REPORT_NEEDS_NOTE',
    'TEXT_TOO_LONG',
  ]);
  const others = [...test.app.get(catalogue).all()].slice(0, 21);
  const sent = [];
  for (const { id } of others) sent.push(reasonOf(await send(two, { subject: 'ANIME', id })));
  expect(sent.at(-1)).toBe('REPORT_QUOTA_REACHED');
  expect(sent.filter((reason) => reason === undefined).length).toBeGreaterThan(15);
  const anonymous = await test.ask(SEND, {
    variables: { subject: 'ANIME', id: animeId, reason: 'SPAM' },
  });
  expect(anonymous.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});
