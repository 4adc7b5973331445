import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tidyUp } from '#slices/accounts/jobs.ts';
import { createInvitation } from '#slices/accounts/index.ts';
import { auditRows } from '../audit-rows.ts';
import { openBrowser, signedInBrowser } from '../browser.ts';
import {
  consent,
  EXTENSION_SETTINGS,
  newVerifier,
  queryOf,
  signInExtension,
} from '../extension.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const DAY = 86_400_000;
/** The audit uses the clock of its database, which cannot be set, so the test begins in the past. */
const BEGIN = Date.now() - 500 * DAY;

let test: TestApp;

beforeAll(async () => {
  const now = new Date(BEGIN).toISOString();
  test = await startTestApp({ roles: ['web'], now, settings: EXTENSION_SETTINGS });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(new Date(BEGIN));
  await test.app.db.deleteFrom('accounts.user').execute();
});

const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));
const tidy = () => tidyUp.run(test.app, {});

type Table =
  | 'accounts.session'
  | 'accounts.code'
  | 'accounts.challenge'
  | 'accounts.authorization_code'
  | 'accounts.client_grant'
  | 'accounts.refresh_token'
  | 'accounts.ended_session';
const count = async (table: Table): Promise<number> => {
  const { found } = await test.app.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return found;
};

it('the audit is kept for a year', async () => {
  const { id } = await test.user('yearly');
  later(10 * DAY);
  await signedInBrowser(test, 'yearly');
  test.clock.set(new Date(BEGIN + 365 * DAY));
  await tidy();
  expect(await auditRows(test, id)).toHaveLength(2);
  test.clock.set(new Date(BEGIN + 367 * DAY));
  await tidy();
  expect(await auditRows(test, id)).toMatchObject([{ action: 'signed-in' }]);
});

it('a clock that runs ahead takes nothing of it too early', async () => {
  test.clock.set(new Date(Date.now() - 60_000));
  const { id } = await test.user('ahead');
  await signedInBrowser(test, 'ahead');
  test.clock.set(new Date(Date.now() + 800 * DAY));
  await tidy();
  expect((await auditRows(test, id)).map(({ network }) => network)).toEqual([
    'unknown',
    expect.stringMatching(/^198\.51\.\d+\.0\/24$/u),
  ]);
});

it('the network of what was done is forgotten after thirty days, of sessions still in force too', async () => {
  const { id } = await test.user('nomad');
  const browser = await signedInBrowser(test, 'nomad');
  const networks = async () => {
    const { body } = await browser.get('/auth/sessions');
    const row = (await auditRows(test, id)).at(-1);
    return [body.sessions[0].network, row?.network];
  };
  const network = expect.stringMatching(/^198\.51\.\d+\.0\/24$/u);
  for (const days of [10, 10]) {
    later(days * DAY);
    expect((await browser.get('/auth/session')).status).toBe(200);
  }
  later(9 * DAY);
  await tidy();
  expect(await networks()).toEqual([network, network]);
  later(2 * DAY);
  await tidy();
  expect(await networks()).toEqual(['unknown', 'unknown']);
});

it('codes, challenges and authorization codes go when they have expired, not before', async () => {
  await test.user('hesitant');
  const browser = await signedInBrowser(test, 'hesitant');
  await tidy();
  const verifier = newVerifier();
  await consent(browser, { username: 'hesitant', query: queryOf(verifier) });
  await openBrowser(test).post('/auth/passkey-sign-in/begin');
  await browser.post('/auth/passkeys/begin');
  await test.app.db.transaction().execute((tx) => createInvitation(test.app, tx));
  const counts = async () => [
    await count('accounts.authorization_code'),
    await count('accounts.challenge'),
    await count('accounts.code'),
  ];
  const steps: [number, number[]][] = [
    [0, [1, 2, 1]],
    [59_000, [1, 2, 1]],
    [2_000, [0, 2, 1]],
    [4 * 60_000, [0, 0, 1]],
    [6 * DAY, [0, 0, 1]],
    [DAY, [0, 0, 0]],
  ];
  for (const [ms, expected] of steps) {
    later(ms);
    await tidy();
    expect({ at: test.clock.now(), counts: await counts() }).toEqual({
      at: test.clock.now(),
      counts: expected,
    });
  }
});

it('sessions and grants that nobody uses go, with their tokens and what ended', async () => {
  await test.user('gone');
  const browser = await signedInBrowser(test, 'gone');
  await signInExtension(test, browser, 'gone');
  await browser.post('/auth/sign-out');
  await signedInBrowser(test, 'gone');
  const counts = async () => [
    await count('accounts.session'),
    await count('accounts.ended_session'),
    await count('accounts.client_grant'),
    await count('accounts.refresh_token'),
  ];
  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);
  later(13 * DAY);
  await tidy();
  const [sessions, ...rest] = await counts();
  expect(sessions).toBeGreaterThan(0);
  expect(rest).toEqual([0, before[2], before[3]]);
  later(2 * DAY);
  await tidy();
  expect(await counts()).toEqual([0, 0, before[2], before[3]]);
  later(16 * DAY);
  await tidy();
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
