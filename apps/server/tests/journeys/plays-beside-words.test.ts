import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockWords } from '#slices/scrobble/corrections/lock-words.ts';
import { workInbox } from '#slices/scrobble/inbox/worker.ts';
import { heldOpen, waitingForLocks } from '../held-open.ts';
import { lookUpNext, settle } from '../media-server.ts';
import {
  CONFIRM,
  deliveriesOf,
  episodesOf,
  forgetShows,
  FRIEREN,
  newShowOwner,
  playEpisode,
  sendEpisode,
  serversOf,
  startShows,
  type ShowOwner,
} from '../show-owner.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let owner: ShowOwner;

beforeAll(async () => {
  test = await startShows();
});
afterAll(() => test.close());
beforeEach(async () => {
  await forgetShows(test);
  owner = await newShowOwner(test, 'owner');
});

const deliveries = (): Promise<any[]> => deliveriesOf(test, owner);
const outcomes = async () => (await deliveries()).map(({ outcome }) => outcome);
const episodes = (): Promise<number[]> => episodesOf(test, owner);

/** Says that the show of the last delivery is what is suggested. @returns the deliveries that are tried again */
const confirm = async (): Promise<number> => {
  const [{ id }] = (await deliveries()) as [any];
  const { data } = await test.ask(CONFIRM, { bearer: owner.bearer, variables: { id } });
  return data.confirmShow.deliveries;
};

describe('a play whose owner says something of their shows', () => {
  it('is looked up after that is said', async () => {
    const say = await heldOpen(test, (tx) => lockWords(tx, owner.id));
    await sendEpisode(test, owner, FRIEREN, { number: 1 });
    await workInbox(test.app);
    expect(await deliveries()).toEqual([]);
    await say();
    await settle(test);
    expect(await outcomes()).toEqual(['SUGGESTED']);
  });

  it('does not hold up the plays of others', async () => {
    const other = await newShowOwner(test, 'other');
    const say = await heldOpen(test, (tx) => lockWords(tx, owner.id));
    await sendEpisode(test, owner, FRIEREN, { number: 1 });
    await sendEpisode(test, other, FRIEREN, { number: 1 });
    await workInbox(test.app);
    const [server] = await serversOf(test, other);
    expect(server.deliveries.nodes).toMatchObject([{ outcome: 'SUGGESTED' }]);
    await say();
  });

  it('is found by what they say, if it was being looked up before', async () => {
    await playEpisode(test, owner, FRIEREN, { number: 1 });
    await sendEpisode(test, owner, FRIEREN, { number: 2 });
    const settleIt = await heldOpen(test, lookUpNext(test, owner.id));
    const confirmed = confirm();
    await expect.poll(() => waitingForLocks(test)).toBe(1);
    await settleIt();
    expect(await confirmed).toBe(2);
    await settle(test);
    expect(await episodes()).toEqual([1, 2]);
  });

  it('is tried again if its show was ignored until then', async () => {
    await playEpisode(test, owner, FRIEREN, { number: 1 });
    const [{ id }] = (await deliveries()) as [any];
    const say = async (query: string, of: string) => {
      const { errors } = await test.ask(query, { bearer: owner.bearer, variables: { id: of } });
      expect(errors).toBeUndefined();
    };
    await say('mutation ($id: ID!) { ignoreDeliveryShow(id: $id) { id } }', id);
    await sendEpisode(test, owner, FRIEREN, { number: 2 });
    const settleIt = await heldOpen(test, lookUpNext(test, owner.id));
    const [ignored] = await test.app.db.selectFrom('scrobble.ignored_show').select('id').execute();
    const heeded = say('mutation ($id: ID!) { unignoreShow(id: $id) }', ignored!.id);
    await expect.poll(() => waitingForLocks(test)).toBe(1);
    await settleIt();
    await heeded;
    await settle(test);
    expect(await outcomes()).toEqual(['SUGGESTED', 'SUGGESTED']);
  });
});
