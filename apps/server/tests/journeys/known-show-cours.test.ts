import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  confirmLatest,
  newJellyfinOwner,
  placesOf,
  playNumbered,
  type JellyfinOwner,
} from '../jellyfin-owner.ts';
import { workOf } from '../show-owner.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/**
 * Seasons of a server that lists cut into parts, and whose counts nobody knows. The rules of the packages for them have no end, or count the
 * seasons otherwise than the titles.
 */
const STONE = 'Dr. STONE';
const RE_ZERO = 'Re:ZERO -Starting Life in Another World-';

let test: TestApp;
let owner: JellyfinOwner;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  owner = await newJellyfinOwner(test, 'cours');
});

const play = (show: string, place: string, airDate?: string): Promise<void> =>
  playNumbered(test, owner, { show, place, ...(airDate !== undefined && { airDate }) });
const confirm = (): Promise<void> => confirmLatest(test, owner);
const places = (): Promise<string[]> => placesOf(test, owner);

it('an episode of a later part is not one more of the part before, whose count nobody knows', async () => {
  await play(STONE, '4x1', '2025-01-09');
  await confirm();
  await play(STONE, '4x12', '2025-03-27');
  await play(STONE, '4x13', '2025-07-10');
  await play(STONE, '4x14', '2025-07-17');
  // Not the day of any episode.
  await play(STONE, '4x15', '2025-07-31');
  const first = workOf(test, 'Dr.STONE SCIENCE FUTURE');
  const second = workOf(test, 'Dr.STONE SCIENCE FUTURE(第2クール)');
  expect(await places()).toEqual(
    [`${first} 1`, `${first} 12`, `${second} 1`, `${second} 2`].toSorted(),
  );
});

it('neither is it without an air date, by the weeks of that part', async () => {
  await play(STONE, '4x2');
  await confirm();
  await play(STONE, '4x12');
  await play(STONE, '4x13');
  const first = workOf(test, 'Dr.STONE SCIENCE FUTURE');
  expect(await places()).toEqual([`${first} 2`, `${first} 12`].toSorted());
});

it('a season that titles name is not that of another entry, which only a rule says', async () => {
  await play(RE_ZERO, '2x1');
  await confirm();
  await play(RE_ZERO, '2x14');
  await play(RE_ZERO, '3x9');
  const [second, part] = [
    'Re:ゼロから始める異世界生活 2nd season',
    'Re:ゼロから始める異世界生活 2nd season 後半クール',
  ];
  expect(await places()).toEqual(
    [`${workOf(test, second)} 1`, `${workOf(test, part)} 1`].toSorted(),
  );
});
