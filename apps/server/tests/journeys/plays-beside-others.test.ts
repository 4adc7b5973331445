import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { workInbox } from '#slices/scrobble/inbox/worker.ts';
import { confirmShow } from '#slices/scrobble/shows/commands/confirm.ts';
import { withdrawAgreed } from '#slices/scrobble/shows/commands/withdraw-agreed.ts';
import { heldOpen, waitingForAny } from '../held-open.ts';
import { lookUpNext, settle } from '../media-server.ts';
import {
  CONFIRM,
  FORGET,
  forgetShows,
  FRIEREN,
  newShowOwner,
  playEpisode,
  playsOf,
  sendEpisode,
  serversOf,
  startShows,
  type ShowOwner,
} from '../show-owner.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let first: ShowOwner;
let second: ShowOwner;
let third: ShowOwner;

beforeAll(async () => {
  test = await startShows();
});
afterAll(() => test.close());
beforeEach(async () => {
  await forgetShows(test);
  first = await newShowOwner(test, 'first');
  second = await newShowOwner(test, 'second');
  third = await newShowOwner(test, 'third');
});

const log = async (owner: ShowOwner): Promise<any[]> =>
  (await serversOf(test, owner))[0].deliveries.nodes;
const outcomes = async (owner: ShowOwner) => (await log(owner)).map(({ outcome }) => outcome);

const play = (owner: ShowOwner, number: number): Promise<void> =>
  playEpisode(test, owner, FRIEREN, { number });
const ask = async (owner: ShowOwner, query: string, id: string): Promise<void> => {
  const { errors } = await test.ask(query, { bearer: owner.bearer, variables: { id } });
  expect(errors).toBeUndefined();
};

/** Says that the show of the last delivery is what is suggested. */
const confirm = async (owner: ShowOwner): Promise<void> => {
  await ask(owner, CONFIRM, (await log(owner))[0].id);
};
const agree = async (...owners: ShowOwner[]): Promise<void> => {
  for (const owner of owners) {
    await play(owner, 1);
    await confirm(owner);
    await settle(test);
  }
};

/** As `confirm`, in a transaction that stays open. @returns what commits it */
const confirmSlowly = async (owner: ShowOwner): Promise<() => Promise<void>> => {
  const [{ id }] = (await log(owner)) as [any];
  const { app } = test;
  const client = { kind: 'web', name: null } as const;
  const at = app.clock.now();
  const by: Writer = { userId: owner.id, source: 'WEB', client, batchId: app.ids.next(), at };
  return heldOpen(test, (tx) => confirmShow(app, tx, { id, by, workId: null, isDecisive: false }));
};

const forget = async (owner: ShowOwner): Promise<void> =>
  ask(owner, FORGET, (await serversOf(test, owner))[0].knownShows[0].id);

/** So that no delivery of a server can be settled. */
const lockServer = (tx: Tx, { id }: ShowOwner) =>
  tx.selectFrom('scrobble.token').select('id').where('user_id', '=', id).forUpdate().execute();

const keysOfShow = async (): Promise<string[]> => {
  const { keys } = await test.app.db
    .selectFrom('scrobble.known_show')
    .select('keys')
    .executeTakeFirstOrThrow();
  return keys;
};

const untilWaiting = (count: number) =>
  expect.poll(() => waitingForAny(test), { timeout: 10_000 }).toBe(count);

describe('a play of somebody else', () => {
  it('is found by what two agree on, if it was being looked up before', async () => {
    await agree(first);
    await play(second, 1);
    await sendEpisode(test, third, FRIEREN, { number: 2 });
    const settleIt = await heldOpen(test, lookUpNext(test, third.id));
    const confirmed = confirm(second);
    await untilWaiting(1);
    await settleIt();
    await confirmed;
    await settle(test);
    expect(await outcomes(third)).toEqual(['RECORDED']);
  });

  it('is looked up after what they agree on meanwhile', async () => {
    await agree(first);
    await play(second, 1);
    const say = await confirmSlowly(second);
    await sendEpisode(test, third, FRIEREN, { number: 2 });
    const worked = workInbox(test.app);
    await untilWaiting(1);
    await say();
    await worked;
    expect(await outcomes(third)).toEqual(['RECORDED']);
  });

  it('is found by two who say the same at once', async () => {
    for (const owner of [first, second, third]) await play(owner, 1);
    const say = await confirmSlowly(first);
    const confirmed = confirm(second);
    await untilWaiting(1);
    await say();
    await confirmed;
    await settle(test);
    expect(await outcomes(third)).toEqual(['RECORDED']);
  });

  it('is taken back with what they agreed on, if it was being looked up before', async () => {
    await agree(first, second);
    const keys = await keysOfShow();
    await sendEpisode(test, third, FRIEREN, { number: 2 });
    const settleIt = await heldOpen(test, lookUpNext(test, third.id));
    const forgotten = forget(second).then(() => withdrawAgreed.run(test.app, { keys }));
    await untilWaiting(1);
    await settleIt();
    await forgotten;
    expect(await outcomes(third)).toEqual(['SUGGESTED']);
    expect(await playsOf(test, third)).toEqual([]);
  });

  it('is recorded again if they agree again while it is taken back', async () => {
    await agree(first, second);
    const keys = await keysOfShow();
    await play(third, 2);
    expect(await outcomes(third)).toEqual(['RECORDED']);
    await forget(second);
    await settle(test);
    const settleIt = await heldOpen(test, (tx) => lockServer(tx, third));
    const withdrawn = withdrawAgreed.run(test.app, { keys });
    await untilWaiting(1);
    const confirmed = confirm(second);
    await untilWaiting(2);
    await settleIt();
    await withdrawn;
    await confirmed;
    await settle(test);
    expect(await outcomes(third)).toEqual(['RECORDED']);
  });
});
