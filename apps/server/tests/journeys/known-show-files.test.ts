import { afterAll, beforeAll, expect, it } from 'vitest';
import { send, settle } from '../media-server.ts';
import { CONFIRM, newShowOwner, playsOf, serversOf, TITAN, workOf } from '../show-owner.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());

it('the later episodes of a file are of the season that the air date says, or of none as the first', async () => {
  const owner = await newShowOwner(test, 'files');
  const token = await test.token(owner.id, 'server_b');
  const play = async (more: { [name: string]: unknown }): Promise<void> => {
    const event = {
      NotificationType: 'PlaybackStop',
      ItemType: 'Episode',
      SeriesName: TITAN.show,
      SeriesId: '5d1c7e0f6a2b4c3d8e9f0a1b2c3d4e5f',
      SeasonNumber: 1,
      NotificationUsername: 'owner',
      PlayedToCompletion: true,
      ...more,
    };
    await send(test, { path: 'server_b', token }, { json: event });
    await settle(test);
  };
  const latest = async (): Promise<any> => {
    const servers = await serversOf(test, owner);
    return servers.flatMap(({ deliveries }) => deliveries.nodes)[0];
  };
  await play({ EpisodeNumber: 1, PremiereDate: TITAN.start });
  const { id } = await latest();
  await test.ask(CONFIRM, { bearer: owner.bearer, variables: { id } });
  await settle(test);
  await play({ EpisodeNumber: 3, EpisodeNumberEnd: 4, PremiereDate: '2017-04-15' });
  await play({ EpisodeNumber: 5, EpisodeNumberEnd: 6, PremiereDate: '2013-05-04' });
  await play({ EpisodeNumber: 8, EpisodeNumberEnd: 9, PremiereDate: '2008-01-20' });
  const [first, second] = [workOf(test, '進撃の巨人'), workOf(test, '進撃の巨人 Season2')];
  const plays = await playsOf(test, owner);
  const places = plays.map((one) => `${one.id} ${one.episode}`).toSorted();
  expect(places).toEqual(
    [`${first} 1`, `${second} 3`, `${second} 4`, `${first} 5`, `${first} 6`].toSorted(),
  );
});
