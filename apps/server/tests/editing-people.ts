import { catalogue } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** Somebody who edits, and acts over the API. */
export interface Person {
  id: string;
  name: string;
  bearer: string;
}

type Role = 'user' | 'editor' | 'moderator';

/** A user of a role. */
export const person = async (test: TestApp, name: string, role: Role = 'user'): Promise<Person> => {
  const { id, bearer } = await test.user(name);
  const { pool } = test.app.database;
  await pool.query('update accounts."user" set role = $1 where id = $2', [role, id]);
  return { id, name, bearer };
};

/** Starts an instance with works, and somebody of each role who edits them: `author` is a user. */
export const startEditing = async (options: TestAppOptions = {}) => {
  const test = await startTestApp({ template: 'shelf', ...options });
  return {
    test,
    author: await person(test, 'author'),
    editor: await person(test, 'editor', 'editor'),
    moderator: await person(test, 'moderator', 'moderator'),
    works: generalAnime(test),
  };
};

/** Makes somebody a known editor: an editor accepted twelve changes of theirs, and they are here for a month. */
export const makeKnown = async (test: TestApp, of: Person, by: Person): Promise<void> => {
  const { pool } = test.app.database;
  const id = test.app.ids.next();
  await pool.query(`update accounts."user" set created_at = '2020-01-01' where id = $1`, [of.id]);
  await pool.query(
    `insert into edits.proposal (id, kind, medium, work_id, state, author_id, note, sources, created_at, submitted_at, decided_at, decided_by, decision)
     values ($1, 'CHANGE', 'ANIME', $1, 'ACCEPTED', $2, '', '{}', now() - interval '10 days', now(), now(), $3, '')`,
    [id, of.id, by.id],
  );
  await pool.query(
    `insert into edits.change (proposal_id, field, field_group, after, is_release, is_accepted)
     select $1, 'f' || n, 'FACTS', '1', false, true from generate_series(1, 12) as n`,
    [id],
  );
};

/** What somebody asks: the first field of the answer, or what the refusal says. */
export const as = async (
  test: TestApp,
  who: Person,
  query: string,
  variables: object = {},
): Promise<any> => {
  const { data, errors } = await test.ask(query, { bearer: who.bearer, variables });
  const [refused] = errors ?? [];
  return refused ? refused.extensions : Object.values<unknown>(data)[0];
};

/** One value as the API takes it. */
export const change = (field: string, value: unknown) => ({ field, value: JSON.stringify(value) });

/** Proposes changes of a work. */
export const proposeEdit = (
  test: TestApp,
  who: Person,
  input: { workId?: string; changes: object[] } & Record<string, unknown>,
) =>
  as(
    test,
    who,
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id state workId } }',
    { input: { media: 'ANIME', ...input } },
  );

/** Decides about an edit; an empty list rejects it. */
export const decideEdit = (test: TestApp, who: Person, id: string, accepted: string[]) =>
  as(
    test,
    who,
    'mutation($id: ID!, $accepted: [String!]!) { decideEdit(id: $id, accepted: $accepted) { state } }',
    { id, accepted },
  );

/** The newest revision of a work. */
export const newestRevision = async (test: TestApp, who: Person, workId: string) =>
  (await as(test, who, `{ revisions(workId: "${workId}", first: 1) { nodes { id kind } } }`))
    .nodes[0];

/** Works of the shelf that everybody sees. */
export const generalAnime = (test: TestApp): string[] =>
  [...test.app.get(catalogue).all()]
    .filter(({ isAdult, isHidden }) => !isAdult && !isHidden)
    .map(({ id }) => id);
