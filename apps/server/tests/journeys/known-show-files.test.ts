import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { confirmLatest, newJellyfinOwner, placesOf, playNumbered } from '../jellyfin-owner.ts';
import { fixture, send, settle } from '../media-server.ts';
import { TITAN, workOf } from '../show-owner.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());

it('the later episodes of a file are of the season that the air date says, or of none as the first', async () => {
  const owner = await newJellyfinOwner(test, 'files');
  const play = (place: string, until: number | undefined, airDate: string): Promise<void> =>
    playNumbered(test, owner, { show: TITAN.show, place, airDate, ...(until && { until }) });
  await play('1x1', undefined, TITAN.start);
  await confirmLatest(test, owner);
  await play('1x3', 4, '2017-04-15');
  await play('1x5', 6, '2013-05-04');
  await play('1x8', 9, '2008-01-20');
  const [first, second] = [workOf(test, '進撃の巨人'), workOf(test, '進撃の巨人 Season2')];
  expect(await placesOf(test, owner)).toEqual(
    [`${first} 1`, `${second} 3`, `${second} 4`, `${first} 5`, `${first} 6`].toSorted(),
  );
});

it('whoever is asked about a file is told what each of its episodes would be, and gets just that', async () => {
  const file = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));
  await importMappingFile(test.app, { format: 'tsuzuki', file, createMissing: true });
  await test.app.get(changeFeed).catchUp();
  const owner = await newJellyfinOwner(test, 'two');
  const raw = fixture('payloads/jellyfin-05-playbackstop-two-episodes-in-one-file.json');
  await send(test, { path: 'server_b', token: owner.jellyfin }, { raw });
  await settle(test);
  const place = 'places { episode anime { id titleNative } }';
  const { data } = await test.ask(
    `{ viewer { waitingShows { episodes plays { season episode } suggestions { episodes ${place} } }
      mediaServers { deliveries { nodes { suggestions { ${place} } } } } } }`,
    { bearer: owner.bearer },
  );
  const [show] = data.viewer.waitingShows;
  const titled = (titleNative: string, episode: number) => ({ episode, anime: { titleNative } });
  const places = [titled('Spy x Family', 12), titled('SPY×FAMILY(第2クール)', 1)];
  expect(show).toMatchObject({
    episodes: 2,
    plays: [
      { season: 1, episode: 12 },
      { season: 1, episode: 13 },
    ],
    suggestions: [{ episodes: 2, places }],
  });
  const sent = data.viewer.mediaServers.flatMap((server: any) => server.deliveries.nodes);
  expect(sent).toMatchObject([{ suggestions: [{ places }] }]);
  await confirmLatest(test, owner);
  const told = show.suggestions[0].places.map(
    ({ episode, anime }: { episode: number; anime: { id: string } }) => `${anime.id} ${episode}`,
  );
  expect(await placesOf(test, owner)).toEqual(told.toSorted());
});
