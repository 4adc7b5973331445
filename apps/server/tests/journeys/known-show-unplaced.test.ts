import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmLatest,
  newJellyfinOwner,
  placesOf,
  playNumbered,
  type JellyfinOwner,
} from '../jellyfin-owner.ts';
import { settle } from '../media-server.ts';
import { deliveriesOf, workOf } from '../show-owner.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Episodes of shows of which their owner said what they are, but which have no place in that. */

let test: TestApp;
let owner: JellyfinOwner;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  owner = await newJellyfinOwner(test, 'unplaced');
});

interface Show {
  title: string;
  key: string;
}

const TITAN: Show = { title: 'Attack on Titan', key: '1d1c7e0f6a2b4c3d8e9f0a1b2c3d4e5f' };
const HUNTER: Show = { title: 'Hunter x Hunter (2011)', key: '2d1c7e0f6a2b4c3d8e9f0a1b2c3d4e5f' };
const ONE_PIECE: Show = { title: 'ONE PIECE', key: '3d1c7e0f6a2b4c3d8e9f0a1b2c3d4e5f' };

const play = ({ title, key }: Show, place: string, airDate: string): Promise<void> =>
  playNumbered(test, owner, { show: title, key, place, airDate });
const confirm = (): Promise<void> => confirmLatest(test, owner);
const outcomes = async () => (await deliveriesOf(test, owner)).map(({ outcome }) => outcome);
const places = (): Promise<string[]> => placesOf(test, owner);

const undo = async (): Promise<void> => {
  const { errors } = await test.ask('mutation { undoLastConfirmation }', { bearer: owner.bearer });
  expect(errors).toBeUndefined();
  await settle(test);
};

describe('an episode that has no place in a confirmed show', () => {
  it('is told to be none that we know, and waits again if the word is undone', async () => {
    await play(HUNTER, '1x1', '2011-10-02');
    await play(HUNTER, '2x1', '2012-12-09');
    expect(await outcomes()).toEqual(['SUGGESTED', 'SUGGESTED']);
    await confirm();
    expect(await outcomes()).toEqual(['OUT_OF_RANGE', 'RECORDED']);
    await undo();
    expect(await outcomes()).toEqual(['SUGGESTED', 'SUGGESTED']);
  });

  it('is suggested by itself to be what came out beside the show on its day', async () => {
    await play(TITAN, '1x1', '2013-04-07');
    await confirm();
    await play(TITAN, '4x29', '2023-03-04');
    const special = workOf(test, '進撃の巨人 The Final Season 完結編 前編');
    expect((await outcomes())[0]).toBe('SUGGESTED');
    await confirm();
    expect(await places()).toEqual([`${special} 1`, `${workOf(test, '進撃の巨人')} 1`].toSorted());
    // What is said of it says nothing of the one after it.
    await play(TITAN, '4x30', '2023-11-05');
    expect(await outcomes()).toEqual(['SUGGESTED', 'RECORDED', 'RECORDED']);
    // The clock of this app stands still, so all was said at once.
    await undo();
    expect(await outcomes()).toEqual(['NO_EXTERNAL_ID', 'SUGGESTED', 'SUGGESTED']);
    expect(await places()).toEqual([]);
  });
});

describe('a show with the title of a confirmed one on the same server', () => {
  it('is another, unless its air dates are those of the anime', async () => {
    await play(ONE_PIECE, '1x1', '1999-10-20');
    await confirm();
    const anime = workOf(test, 'ONE PIECE');
    await play({ ...ONE_PIECE, key: '4d1c7e0f6a2b4c3d8e9f0a1b2c3d4e5f' }, '1x1', '2023-08-31');
    expect(await places()).toEqual([`${anime} 1`]);
    expect((await outcomes())[0]).toBe('SUGGESTED');
    await play({ ...ONE_PIECE, key: '5d1c7e0f6a2b4c3d8e9f0a1b2c3d4e5f' }, '1x2', '1999-11-17');
    expect(await places()).toEqual([`${anime} 1`, `${anime} 2`]);
  });
});
