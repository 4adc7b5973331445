import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { tellOfWaiting } from '#slices/edits/jobs.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

type User = Awaited<ReturnType<TestApp['user']>>;

let test: TestApp;
let author: User;
let editor: User;
let workId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-01T12:00:00Z' });
  author = await test.user('author');
  editor = await test.user('editor');
  await test.app.database.pool.query(`update accounts."user" set role = 'editor' where id = $1`, [
    editor.id,
  ]);
  workId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(() => test.close());

const PROPOSE = `mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }`;
const propose = (changes: object, by = author) =>
  test.ask(PROPOSE, {
    bearer: by.bearer,
    variables: {
      input: {
        media: 'ANIME',
        workId,
        changes: Object.entries(changes).map(([field, value]) => ({
          field,
          value: JSON.stringify(value),
        })),
        wantsReview: true,
      },
    },
  });
const send = async (changes: object, by = author): Promise<string> => {
  const { data, errors } = await propose(changes, by);
  expect(errors).toBeUndefined();
  return data.proposeEdit.id;
};

const waitingFor = async ({ bearer }: User): Promise<number | null> =>
  (await test.ask('{ viewer { editsToReview } }', { bearer })).data.viewer.editsToReview;

const told = async ({ bearer }: User) => {
  await tellOfWaiting.run(test.app, {});
  const { data } = await test.ask(
    '{ viewer { notices(first: 10) { nodes { kind readAt details { name text } } } } }',
    { bearer },
  );
  return data.viewer.notices.nodes
    .filter(({ kind }: { kind: string }) => kind === 'EDITS_WAITING')
    .map(({ readAt, details }: any) => [details[0].text, readAt === null]);
};

it('whoever decides is told of edits that wait, of all at once, and sees how many there are', async () => {
  expect([await waitingFor(editor), await waitingFor(author)]).toEqual([0, null]);
  expect(await told(editor)).toEqual([]);
  const first = await send({ titleEnglish: 'Frieren 1' });
  await send({ genres: ['Slice of Lief'] });
  await send({ durationMinutes: 31 }, editor);
  expect([await waitingFor(editor), await waitingFor(author)]).toEqual([2, null]);
  expect(await told(editor)).toEqual([['2', true]]);
  expect(await told(author)).toEqual([]);

  await test.ask('mutation { markNoticesRead { unreadNoticeCount } }', { bearer: editor.bearer });
  expect(await told(editor)).toEqual([['2', false]]);
  await send({ titleEnglish: 'Frieren 2' });
  expect(await told(editor)).toEqual([['3', true]]);

  const ask = (kind: string, by: User) =>
    test.ask(`mutation { writeEditMessage(id: "${first}", kind: ${kind}, text: "?") { id } }`, {
      bearer: by.bearer,
    });
  await ask('QUESTION', editor);
  expect(await waitingFor(editor)).toBe(2);
  await test.ask('mutation { markNoticesRead { unreadNoticeCount } }', { bearer: editor.bearer });
  await ask('ANSWER', author);
  expect(await told(editor)).toEqual([['3', true]]);
});

it('all that is wrong with an edit is said at once', async () => {
  const { errors } = await propose({ startOn: 'soon', durationMinutes: -1, status: 'HIATUS' });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    reason: 'EDIT_DATE_INVALID',
    field: 'startOn',
    errors: [
      { field: 'startOn', reason: 'EDIT_DATE_INVALID' },
      { field: 'durationMinutes', reason: 'EDIT_COUNT_INVALID' },
    ],
  });
  const one = await propose({ startOn: 'soon' });
  expect(one.errors?.[0]?.extensions).not.toHaveProperty('errors');
});
