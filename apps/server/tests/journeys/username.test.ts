import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '#slices/accounts/index.ts';
import { auditRows } from '../audit-rows.ts';
import { openBrowser, signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    settings: { TRUSTED_PROXIES: '127.0.0.1', REGISTRATION: 'open' },
  });
});
afterAll(() => test.close());

const DAY = 86_400_000;
const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));

const rename = async (from: string, username: string) =>
  (await signedInBrowser(test, from)).post('/auth/change-username', { username });

const found = async (username: string) => {
  const query = 'query ($username: String!) { user(username: $username) { id username } }';
  const { data } = await test.ask(query, { variables: { username } });
  return data.user;
};

describe('a user who takes another name', () => {
  it('is found by both for thirty days, and nobody else can have the old one', async () => {
    const { id, bearer } = await test.user('mika');
    expect((await rename('mika', 'Mika-chan')).status).toBe(200);
    const seen = { id, username: 'Mika-chan' };
    expect(await found('mika-CHAN')).toEqual(seen);
    expect(await found('MIKA')).toEqual(seen);
    const { data } = await test.ask('{ viewer { username } }', { bearer });
    expect(data.viewer.username).toBe('Mika-chan');
    const input = { username: 'Mika', email: 'other@example.org', password: 'a long password' };
    const made = test.app.db.transaction().execute((tx) => createUser(test.app, tx, input));
    await expect(made).rejects.toThrow('The name "Mika" is already taken.');
    await test.user('rin');
    expect((await rename('rin', 'mika')).status).toBe(409);
    expect(await found('rin')).toMatchObject({ username: 'rin' });
    expect((await auditRows(test, id)).map(({ action }) => action)).toContain('username-changed');
  });

  it('cannot take a third at once, is told when, and may change the case of this one', async () => {
    const browser = await signedInBrowser(test, 'Mika-chan');
    const { status, body } = await browser.post('/auth/change-username', { username: 'momo' });
    expect(status).toBe(409);
    expect(body.errors).toMatchObject([
      { field: 'username', detail: expect.stringContaining('2026-02-14') },
    ]);
    expect((await browser.get('/auth/username')).body).toEqual({
      username: 'Mika-chan',
      nextChangeAt: '2026-02-14T12:00:00.000Z',
    });
    const cased = await browser.post('/auth/change-username', { username: 'mika-chan' });
    expect(cased.status).toBe(200);
  });

  it('may take the old one back after thirty days, when it is free for others too', async () => {
    later(30 * DAY + 1);
    expect(await found('mika')).toBeNull();
    expect((await rename('mika-chan', 'mika')).status).toBe(200);
    later(30 * DAY + 1);
    expect((await rename('rin', 'mika-chan')).status).toBe(200);
  });

  it('may go back while the old one is kept', async () => {
    await test.user('kaoru');
    expect((await rename('kaoru', 'kaoru-2')).status).toBe(200);
    await test.app.database.pool.query(
      `update accounts."user" set username_changed_at = null where username = 'kaoru-2'`,
    );
    expect((await rename('kaoru-2', 'kaoru')).status).toBe(200);
    expect(await found('kaoru-2')).toMatchObject({ username: 'kaoru' });
    expect(await found('kaoru')).toMatchObject({ username: 'kaoru' });
  });
});

it.each([
  ['a name with faults', 'no spaces', 400],
  ['a name that is kept for the service', 'admin', 400],
  ['no name', '', 400],
])('%s is refused beside its field', async (_what, username, expected) => {
  const browser = await signedInBrowser(test, 'kaoru');
  const { status, body } = await browser.post('/auth/change-username', { username });
  expect(status).toBe(expected);
  expect(body.errors[0].field).toBe('username');
});

it('takes a confirmation, and somebody who is signed in', async () => {
  const stranger = openBrowser(test);
  const asked = await stranger.post('/auth/change-username', { username: 'other' });
  expect(asked.status).toBe(401);
  const browser = await signedInBrowser(test, 'kaoru');
  later(11 * 60_000);
  const { status, body } = await browser.post('/auth/change-username', { username: 'other' });
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'CONFIRMATION_REQUIRED' });
});

it('two who want one name at the same time do not both get it', async () => {
  const names = ['aki', 'beni', 'chie', 'emi'];
  for (const name of names) await test.user(name);
  const answers = await Promise.all(names.map((name) => rename(name, 'wanted')));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});
