import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmLatest, newJellyfinOwner, placesOf, playNumbered } from '../jellyfin-owner.ts';
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
