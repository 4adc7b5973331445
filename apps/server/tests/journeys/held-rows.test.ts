import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
});
afterAll(() => test.close());

const SOURCE = 'anime-offline-database';

const hold = (row: string) =>
  test.app.database.pool.query(
    `insert into catalog.held_claim values ('ANIME', $1, $2, 'HAS_NAMESAKES', '{}', $3, now())`,
    [SOURCE, row, { sourceId: row, titleNative: `保留 ${row}`, format: 'TV', startOn: '2024' }],
  );

const signedInAs = async (role: 'user' | 'editor' | 'moderator', name: string) => {
  const { id } = await test.user(name);
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = $2 where id = $1`, [id, role]);
  return { id, browser: await signedInBrowser(test, name) };
};
const place = (browser: Browser, row: string) =>
  browser.post('/edits/held-rows/place', { source: SOURCE, row, work: null });
const rowsFor = async (browser: Browser): Promise<string[]> =>
  (await browser.get('/edits/held-rows')).body.rows.map(
    ({ sourceId }: { sourceId: string }) => sourceId,
  );

it('whoever decides about edits places held rows, and the audit says who did', async () => {
  for (const role of ['editor', 'moderator'] as const) {
    await hold(`mal:${role}`);
    const { id, browser } = await signedInAs(role, `the-${role}`);
    expect(await rowsFor(browser)).toEqual([`mal:${role}`]);
    expect((await place(browser, `mal:${role}`)).status).toBe(200);
    expect(await rowsFor(browser)).toEqual([]);
    const { rows } = await test.app.database.pool.query(
      'select action from accounts.audit where user_id = $1 and action = $2',
      [id, 'source-row-placed'],
    );
    expect(rows).toHaveLength(1);
    expect((await place(browser, `mal:${role}`)).status).toBe(404);
  }
});

it('members, visitors and editors who are blocked neither see nor place them', async () => {
  await hold('mal:1');
  const refusalOf = async (browser: Browser) => {
    const answers = [await browser.get('/edits/held-rows'), await place(browser, 'mal:1')];
    return answers.map(({ status, body }) => [status, body.reason]);
  };
  const member = await signedInAs('user', 'member');
  expect(await refusalOf(member.browser)).toEqual(
    Array.from({ length: 2 }, () => [403, 'EDITOR_ROLE_NEEDED']),
  );
  const blocked = await signedInAs('editor', 'blocked');
  const moderator = await test.user('restricts');
  await test.app.database.pool.query(
    `update accounts."user" set role = 'moderator' where id = $1`,
    [moderator.id],
  );
  const { errors } = await test.ask(
    'mutation { restrictEditor(username: "blocked", groups: [], mayPropose: false, reason: "Spam") }',
    moderator,
  );
  expect(errors).toBeUndefined();
  expect(await refusalOf(blocked.browser)).toEqual(
    Array.from({ length: 2 }, () => [403, 'EDIT_BLOCKED']),
  );
  const { rows } = await test.app.database.pool.query('select from catalog.held_claim');
  expect(rows).toHaveLength(1);
});
