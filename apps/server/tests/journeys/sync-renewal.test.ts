import { afterAll, beforeAll, expect, it } from 'vitest';
import { askLink } from '#slices/sync/link/ask-link.ts';
import { openLink } from '#slices/sync/link/open-link.ts';
import { startMal, type MalStandIn } from '../stand-ins/mal/index.ts';
import { pass, settle } from '../synced.ts';
import { startSynced, type SyncedService } from '../synced-service.ts';

const HOUR = 3600;
const TOKEN = '/v1/oauth2/token';

let synced: SyncedService<MalStandIn>;
let linkId: string;

beforeAll(async () => {
  const opening = { name: 'mal', start: startMal, api: '/v2', oauth: '/v1/oauth2' };
  synced = await startSynced(opening, ({ path }) => (path === TOKEN ? path : undefined));
  ({ linkId } = await synced.login());
});
afterAll(() => synced.close());

const isRenewal = ({ path }: { path: string }): boolean => path === TOKEN;
const stateNow = async () => (await synced.mika.link(linkId, 'state')).state;

/** Lets the access token end, and the service be asked for changes. */
const nextPull = async (): Promise<void> => {
  pass(synced.test, 2 * HOUR);
  await settle(synced.test);
};

it('connects an account whose tokens end', async () => {
  const { mika } = synced;
  await mika.confirm((await mika.run(linkId)).id);
  expect(await stateNow()).toBe('HEALTHY');
});

it('renews a token once, however many calls need it, and holds no transaction meanwhile', async () => {
  const { test, service, newCalls } = synced;
  const open = (await openLink(test.app, linkId))!;
  pass(test, 2 * HOUR);
  newCalls();
  const { serve } = service;
  const transactions: number[] = [];
  service.serve = async (call, fault) => {
    if (isRenewal(call)) {
      const { rows } = await test.app.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      transactions.push(rows.length);
    }
    return serve(call, fault);
  };
  const { viewer } = open.configured.connector.reader;
  const ask = () => askLink(test.app, open, viewer, { urgency: 'interactive' });
  const answers = await Promise.all(Array.from({ length: 5 }, ask));
  service.serve = serve;
  expect(answers.map(({ answer }) => answer)).toEqual(
    Array.from({ length: 5 }, () => expect.objectContaining({ status: 200 })),
  );
  expect(newCalls()).toEqual([TOKEN]);
  expect(transactions).toEqual([0]);
});

it('asks once more if the answer with new tokens was lost, which some services let pass', async () => {
  const { service, newCalls } = synced;
  service.accounts.grace = 60;
  for (const fault of ['closed-after', 'truncated', 'closed-before'] as const) {
    newCalls();
    service.faults.push({ fault, meets: isRenewal });
    await nextPull();
    expect([fault, await stateNow(), newCalls()]).toEqual([fault, 'HEALTHY', [TOKEN, TOKEN]]);
  }
  service.accounts.grace = 0;
});

it('waits and goes on after an outage', async () => {
  const { test, service, newCalls, mika } = synced;
  newCalls();
  const outage = { fault: 'bad-gateway', meets: isRenewal } as const;
  service.faults.push(outage, outage);
  await nextPull();
  expect([await stateNow(), newCalls()]).toEqual(['LIMITED', [TOKEN, TOKEN]]);
  pass(test, 120);
  await settle(test);
  expect([await stateNow(), newCalls()]).toEqual(['HEALTHY', [TOKEN]]);
  expect(await mika.told('SYNC_LOGIN_ENDED')).toBe(0);
});

it('says once that its owner must sign in, if the service keeps to its word, and loses nothing', async () => {
  const { service, newCalls, mika, login } = synced;
  newCalls();
  service.faults.push({ fault: 'closed-after', meets: isRenewal });
  for (let round = 0; round < 4; round += 1) await nextPull();
  const fault = { reason: 'SYNC_LOGIN_ENDED' };
  expect(await mika.link(linkId, 'state fault { reason }')).toEqual({
    state: 'REAUTHORISE',
    fault,
  });
  expect(newCalls()).toEqual([TOKEN, TOKEN]);
  expect(await mika.told('SYNC_LOGIN_ENDED')).toBe(1);
  expect((await login()).linkId).toBe(linkId);
  await nextPull();
  expect([await stateNow(), await mika.told('SYNC_LOGIN_ENDED')]).toEqual(['HEALTHY', 0]);
});
