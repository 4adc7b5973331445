import { afterAll, beforeAll, expect, it } from 'vitest';
import { setRole } from '#slices/accounts/index.ts';
import { auditRows } from '../audit-rows.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { unzip } from '../unzip.ts';

let test: TestApp;
let admin: Browser;
let adminId: string;
let userId: string;

beforeAll(async () => {
  test = await startTestApp({
    settings: { TRUSTED_PROXIES: '127.0.0.1', TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1' },
  });
  ({ id: adminId } = await test.user('boss'));
  await test.app.db
    .transaction()
    .execute((tx) => setRole(test.app, tx, { userId: adminId, role: 'admin' }));
  admin = await signedInBrowser(test, 'boss');
  ({ id: userId } = await test.user('mika'));
});
afterAll(() => test.close());

const actors = async () =>
  (await auditRows(test, userId)).map(({ action, actor, actor_id: id }) => [action, actor, id]);

const DONE = () => [
  ['account-created', 'operator', null],
  ['tier-changed', 'administrator', adminId],
  ['role-changed', 'administrator', adminId],
  ['disabled', 'administrator', adminId],
  ['enabled', 'administrator', adminId],
  ['signed-in', 'user', null],
];

it('an administrator is named in the row of the person they act on', async () => {
  await admin.post(`/admin/users/${userId}/tier`, { tier: 'indie' });
  await admin.post(`/admin/users/${userId}/role`, { role: 'editor' });
  await admin.post(`/admin/users/${userId}/disable`);
  await admin.post(`/admin/users/${userId}/enable`);
  await signedInBrowser(test, 'mika');
  expect(await actors()).toEqual(DONE());
});

it('the export says it to the person, and nothing of it to the administrator', async () => {
  const read = async (browser: Browser) => {
    const headers = { cookie: browser.cookie() ?? '' };
    const response = await fetch(`${test.url}/auth/export`, { headers });
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    return JSON.parse(files.get('accounts/audit.json') ?? '[]') as Record<string, unknown>[];
  };
  const own = await read(await signedInBrowser(test, 'mika'));
  expect(own[1]).toMatchObject({ action: 'tier-changed', actor: 'administrator' });
  const theirs = await read(admin);
  expect(theirs.map(({ user_id: id }) => id)).toEqual(theirs.map(() => adminId));
});

it.each([
  ['the action', `action = 'signed-out'`],
  ['who acted', `actor = 'service'`],
  ['which administrator', 'actor_id = null'],
  ['another administrator', 'actor_id = user_id'],
  ['a fresh network', `network = 'unknown'`],
  ['the time', `recorded_at = recorded_at - interval '1 day'`],
])('a row does not lose or change %s', async (_what, change) => {
  const { pool } = test.app.database;
  // The age of rows depends on the database's clock.
  await pool.query(
    `insert into accounts.audit (recorded_at, user_id, action, actor, actor_id, network, user_agent, request_id)
     values (now() - interval '29 days', $1, 'disabled', 'administrator', $2, '198.51.100.0/24', 'x', 'x')`,
    [userId, adminId],
  );
  const update = `update accounts.audit set ${change} where user_id = $1 and request_id = 'x'`;
  await expect(pool.query(update, [userId])).rejects.toThrow('append-only');
  await expect(pool.query('delete from accounts.audit')).rejects.toThrow('append-only');
});

it('an old row loses its network alone, and to nothing but "unknown"', async () => {
  const { pool } = test.app.database;
  await pool.query(
    `insert into accounts.audit (recorded_at, user_id, action, actor, network, user_agent, request_id)
     values (now() - interval '31 days', $1, 'exported', 'user', '198.51.100.0/24', 'x', 'old')`,
    [userId],
  );
  const update = (change: string) =>
    pool.query(`update accounts.audit set ${change} where request_id = 'old'`);
  await expect(update(`network = '203.0.113.0/24'`)).rejects.toThrow('append-only');
  await expect(update(`network = 'unknown', user_agent = ''`)).rejects.toThrow('append-only');
  expect((await update(`network = 'unknown'`)).rowCount).toBe(1);
});

it('erasing the administrator leaves the row, without their id', async () => {
  await test.app.db.deleteFrom('accounts.user').where('id', '=', adminId).execute();
  const expected = DONE().map(([action, actor]) => [action, actor, null]);
  expect((await actors()).slice(0, expected.length)).toEqual(expected);
  const text = JSON.stringify(await auditRows(test, userId));
  expect(text).not.toContain(adminId);
});
