import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { workInbox } from '#slices/scrobble/inbox/worker.ts';
import { heldOpen, waitingForAny } from '../held-open.ts';
import { startLibraryApp } from '../library-app.ts';
import { lookUpNext, send, settle } from '../media-server.ts';
import { scrobbleOf } from '../plex-library.ts';
import type { TestApp } from '../test-app.ts';

interface Owner {
  id: string;
  bearer: string;
  plex: string;
}

let test: TestApp;
let count = 0;

beforeAll(async () => {
  test = await startLibraryApp({}, ['web']);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  await test.app.db.deleteFrom('scrobble.learned_show').execute();
});

const newOwner = async (role = 'user'): Promise<Owner> => {
  const user = await test.user(`teller${(count += 1)}`);
  const set = `update accounts."user" set role = $2 where id = $1`;
  await test.app.database.pool.query(set, [user.id, role]);
  return { ...user, plex: await test.token(user.id, 'server_a') };
};

const SHOW = 'plex://show/5ecbe8d2a1b2c3d4e5f60718';

/** An episode that has no title of a show, so that nothing but ids can name it. Nothing processes it yet. */
const sendPlay = async ({ plex }: Owner, key = '100'): Promise<void> => {
  const told = { show: 'SPY x FAMILY', season: 1, number: 2, airDate: '2022-04-16' };
  const names = { grandparentGuid: SHOW, grandparentRatingKey: key, grandparentTitle: null };
  await send(test, { path: 'server_a', token: plex }, scrobbleOf(told, names));
};
const play = async (...told: Parameters<typeof sendPlay>): Promise<void> => {
  await sendPlay(...told);
  await settle(test);
};

/** A server tells that a show was added, with an id of TVDB. Nothing processes it yet. */
const sendShow = async ({ plex }: Owner, tvdb = 405_920): Promise<void> => {
  const Metadata = {
    type: 'show',
    ratingKey: '500',
    guid: SHOW,
    title: 'SPY x FAMILY',
    Guid: [{ id: `tvdb://${tvdb}` }],
  };
  const payload = { event: 'library.new', Server: { uuid: 'another' }, Metadata };
  await send(test, { path: 'server_a', token: plex }, { multipart: { payload } });
};
const tell = async (...told: Parameters<typeof sendShow>): Promise<void> => {
  await sendShow(...told);
  await settle(test);
};

const outcomes = async ({ id }: Owner): Promise<(string | null)[]> => {
  const rows = await test.app.db
    .selectFrom('scrobble.inbox')
    .innerJoin('scrobble.token', 'scrobble.token.id', 'token_id')
    .select('outcome')
    .where('user_id', '=', id)
    .orderBy('scrobble.inbox.id')
    .execute();
  return rows.map(({ outcome }) => outcome);
};

it('what two servers tell of a show is known to all, and what waits at others is recorded', async () => {
  const [first, second, third] = [await newOwner(), await newOwner(), await newOwner()];
  await play(third);
  await tell(first);
  expect(await outcomes(third)).toEqual(['no_mapping']);
  await tell(second);
  expect(await outcomes(third)).toEqual(['recorded']);
});

it('two servers of one owner are one', async () => {
  const [first, third] = [await newOwner(), await newOwner()];
  await play(third);
  await tell(first);
  await tell({ ...first, plex: await test.token(first.id, 'server_a') });
  expect(await outcomes(third)).toEqual(['no_mapping']);
});

it('the server of an editor is enough, and counts more than two others', async () => {
  const [first, second, third] = [await newOwner(), await newOwner(), await newOwner()];
  await tell(first, 424_536);
  await tell(second, 424_536);
  const editor = await newOwner('editor');
  await tell(editor);
  await play(third);
  expect(await outcomes(third)).toEqual(['recorded']);
});

it('what two servers tell of a show at once is known to all', async () => {
  const [first, second, third] = [await newOwner(), await newOwner(), await newOwner()];
  await play(third);
  await sendShow(first);
  const learn = await heldOpen(test, lookUpNext(test, first.id));
  await sendShow(second);
  const worked = workInbox(test.app);
  await expect.poll(() => waitingForAny(test), { timeout: 10_000 }).toBe(1);
  await learn();
  await worked;
  await settle(test);
  expect(await outcomes(third)).toEqual(['recorded']);
});

it('an episode of somebody else is found by what servers tell, if it was being looked up before', async () => {
  const [first, second, third] = [await newOwner(), await newOwner(), await newOwner()];
  await tell(first);
  await sendPlay(third);
  const settleIt = await heldOpen(test, lookUpNext(test, third.id));
  await sendShow(second);
  const worked = workInbox(test.app);
  await expect.poll(() => waitingForAny(test), { timeout: 10_000 }).toBe(1);
  await settleIt();
  await worked;
  await settle(test);
  expect(await outcomes(third)).toEqual(['recorded']);
});

it('an owner’s own episodes are tried again by the name that the show has everywhere', async () => {
  const owner = await newOwner();
  await play(owner, '777');
  expect(await outcomes(owner)).toEqual(['no_mapping']);
  await tell(owner);
  expect(await outcomes(owner)).toEqual(['recorded', 'learned_show']);
});

it('an episode is looked up after what its server tells of the show meanwhile', async () => {
  const owner = await newOwner();
  await sendShow(owner);
  const learn = await heldOpen(test, lookUpNext(test, owner.id));
  await sendPlay(owner, '777');
  // As a second process does.
  await workInbox(test.app);
  expect(await outcomes(owner)).toEqual([]);
  await learn();
  await settle(test);
  expect(await outcomes(owner)).toEqual(['learned_show', 'recorded']);
});
