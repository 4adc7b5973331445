import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askDeletion, cancelDeletion } from '#slices/accounts/commands/delete-account.ts';
import { issueBearer, OPERATOR, setDisabled } from '#slices/accounts/index.ts';
import { setTier } from '#slices/access/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Every process caches what requests need of an account. Here one of two processes makes the changes. */
let here: TestApp;
let there: Application;
let thereUrl: string;
let userId: string;
let bearer: string;
let users = 0;

beforeAll(async () => {
  // Without workers, because queries are counted.
  here = await startTestApp({ roles: ['web'] });
  there = await createApp(here.app.settings, { clock: here.clock });
  thereUrl = await (await there.start(['web'])).listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(async () => {
  users += 1;
  ({ id: userId } = await here.user(`user-${users}`));
  // It belongs to no session, so ending sessions does not end it.
  bearer = (await issueBearer(here.app, userId, 'web')).accessToken;
  await seen(here.url);
  await seen(thereUrl);
});

/** The tier of a bearer token at a process, or the status of its refusal. */
const seen = async (url: string): Promise<unknown> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ query: '{ rateLimit { tier } }' }),
  });
  const { data } = (await response.json()) as any;
  return response.ok ? data.rateLimit.tier : response.status;
};

type Work = Parameters<ReturnType<Application['db']['transaction']>['execute']>[0];
const transact = (work: Work) => here.app.db.transaction().execute(work);

const becomes = async (expected: unknown): Promise<void> => {
  expect(await seen(here.url)).toBe(expected);
  await expect.poll(() => seen(thereUrl)).toBe(expected);
};

const visitor = OPERATOR;

describe('what requests need of an account', () => {
  it('is read once in half a minute', async () => {
    const { pool } = here.app.database;
    let acquired = 0;
    const count = (): void => void (acquired += 1);
    pool.on('acquire', count);
    for (let round = 0; round < 5; round += 1) expect(await seen(here.url)).toBe('FREE');
    expect(acquired).toBe(0);
    const before = here.clock.now();
    here.clock.set(new Date(before.getTime() + 30_000));
    for (let round = 0; round < 5; round += 1) expect(await seen(here.url)).toBe('FREE');
    here.clock.set(before);
    expect(acquired).toBe(2);
    pool.off('acquire', count);
  });

  it('changes at once with its tier, and in another process with the news of it', async () => {
    await transact((tx) => setTier(here.app, tx, { userId, tier: 'indie' }));
    await becomes('INDIE');
    await transact((tx) => setTier(here.app, tx, { userId, tier: 'free' }));
    await becomes('FREE');
  });

  it('changes at once when it is disabled and enabled again', async () => {
    await transact((tx) => setDisabled(here.app, tx, { userId, isDisabled: true }));
    await becomes(401);
    await transact((tx) => setDisabled(here.app, tx, { userId, isDisabled: false }));
    await becomes('FREE');
  });

  it('changes at once when its deletion is asked for and cancelled', async () => {
    await transact((tx) => askDeletion(here.app, tx, { userId, visitor }));
    await becomes(401);
    await transact((tx) => cancelDeletion(here.app, tx, { userId, visitor }));
    await becomes('FREE');
  });

  it('is gone with the account', async () => {
    await here.app.db.deleteFrom('accounts.user').where('id', '=', userId).execute();
    await expect.poll(() => seen(here.url)).toBe(401);
    await expect.poll(() => seen(thereUrl)).toBe(401);
  });

  it('is not remembered from within a transaction that changes it', async () => {
    await transact(async (tx) => {
      await setDisabled(here.app, tx, { userId, isDisabled: true });
      expect(await seen(here.url)).toBe('FREE');
    });
    expect(await seen(here.url)).toBe(401);
  });

  it('changes within 30 s even when no news of it comes', async () => {
    const client = await here.app.database.pool.connect();
    // Triggers are skipped, as if the notification were lost.
    await client.query('set session_replication_role = replica');
    await client.query('update accounts."user" set disabled_at = now() where id = $1', [userId]);
    await client.query('set session_replication_role = origin');
    client.release();
    const before = here.clock.now();
    here.clock.set(new Date(before.getTime() + 29_999));
    expect(await seen(here.url)).toBe('FREE');
    here.clock.set(new Date(before.getTime() + 30_000));
    expect(await seen(here.url)).toBe(401);
    here.clock.set(before);
  });
});
