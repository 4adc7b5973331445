import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import { lockWords, tryShareWords } from '#slices/scrobble/corrections/lock-words.ts';
import { claimDelivery } from '#slices/scrobble/inbox/claim.ts';
import { processDelivery } from '#slices/scrobble/inbox/process.ts';
import { settle } from '../media-server.ts';
import {
  CONFIRM,
  FRIEREN,
  newShowOwner,
  playEpisode,
  playsOf,
  sendEpisode,
  serversOf,
  type ShowOwner,
} from '../show-owner.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let owner: ShowOwner;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  owner = await newShowOwner(test, 'owner');
});

const deliveries = async (): Promise<any[]> =>
  (await serversOf(test, owner)).flatMap((server) => server.deliveries.nodes);
const outcomes = async () => (await deliveries()).map(({ outcome }) => outcome);
const episodes = async () => (await playsOf(test, owner)).map(({ episode }) => episode);

/** Says that the show of the last delivery is what is suggested. @returns the deliveries that are tried again */
const confirm = async (): Promise<number> => {
  const [{ id }] = (await deliveries()) as [any];
  const { data } = await test.ask(CONFIRM, { bearer: owner.bearer, variables: { id } });
  return data.confirmShow.deliveries;
};

/** Does something in a transaction, and something else outside of it before it ends. */
const during = async (
  first: (tx: Tx) => Promise<unknown>,
  then: () => Promise<unknown>,
): Promise<void> => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const done = test.app.db.transaction().execute(async (tx) => {
    await first(tx);
    begun.resolve();
    await end.promise;
  });
  await Promise.race([begun.promise, done]);
  await then().finally(end.resolve);
  await done;
};

describe('a play whose owner says something of their shows', () => {
  it('is looked up after that is said', async () => {
    await during(
      (tx) => lockWords(tx, owner.id),
      () => playEpisode(test, owner, FRIEREN, { number: 1 }),
    );
    expect(await deliveries()).toEqual([]);
    test.clock.set(new Date(test.clock.nowMs() + 1_000));
    await settle(test);
    expect(await outcomes()).toEqual(['SUGGESTED']);
  });

  it('does not hold up the plays of others', async () => {
    const other = await newShowOwner(test, 'other');
    await during(
      (tx) => lockWords(tx, owner.id),
      async () => {
        await sendEpisode(test, owner, FRIEREN, { number: 1 });
        await playEpisode(test, other, FRIEREN, { number: 1 });
        const [server] = await serversOf(test, other);
        expect(server.deliveries.nodes).toMatchObject([{ outcome: 'SUGGESTED' }]);
      },
    );
  });

  it('is found by what they say, if it was being looked up before', async () => {
    await playEpisode(test, owner, FRIEREN, { number: 1 });
    await sendEpisode(test, owner, FRIEREN, { number: 2 });
    let confirmed: Promise<number> | undefined;
    await during(
      async (tx) => {
        const delivery = await claimDelivery(test.app, tx);
        expect(await tryShareWords(tx, owner.id)).toBe(true);
        await processDelivery(test.app, tx, delivery!);
      },
      async () => {
        confirmed = confirm();
        // Confirming has the time to pass by what is being looked up, if it does not wait for it.
        await setTimeout(200);
      },
    );
    expect(await confirmed).toBe(2);
    await settle(test);
    expect(await episodes()).toEqual([1, 2]);
  });
});
