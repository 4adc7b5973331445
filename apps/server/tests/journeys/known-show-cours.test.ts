import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { send, settle } from '../media-server.ts';
import {
  CONFIRM,
  newShowOwner,
  playsOf,
  serversOf,
  workOf,
  type ShowOwner,
} from '../show-owner.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/**
 * Seasons of a server that lists cut into parts, and whose counts nobody knows. The rules of the packages for them have no end, or count the
 * seasons otherwise than the titles.
 */
const STONE = 'Dr. STONE';
const RE_ZERO = 'Re:ZERO -Starting Life in Another World-';

let test: TestApp;
let owner: ShowOwner;
let token: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  owner = await newShowOwner(test, 'cours');
  token = await test.token(owner.id, 'server_b');
});

const play = async (show: string, place: string, airDate = ''): Promise<void> => {
  const [season, number] = place.split('x').map(Number);
  const event = {
    NotificationType: 'PlaybackStop',
    ItemType: 'Episode',
    SeriesName: show,
    SeriesId: '5d1c7e0f6a2b4c3d8e9f0a1b2c3d4e5f',
    SeasonNumber: season,
    EpisodeNumber: number,
    PremiereDate: airDate,
    NotificationUsername: 'owner',
    PlayedToCompletion: true,
  };
  await send(test, { path: 'server_b', token }, { json: event });
  await settle(test);
};

/** Confirms what the latest delivery is suggested to be. */
const confirm = async (): Promise<void> => {
  const servers = await serversOf(test, owner);
  const [{ id }] = servers.flatMap(({ deliveries }) => deliveries.nodes);
  await test.ask(CONFIRM, { bearer: owner.bearer, variables: { id } });
  await settle(test);
};

const places = async (): Promise<string[]> =>
  (await playsOf(test, owner)).map((one) => `${one.id} ${one.episode}`).toSorted();

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
