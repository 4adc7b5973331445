import { expect, it } from 'vitest';
import { BUNDLED } from './bundle.ts';
import { frameHostsOf } from './hosts.ts';

it('names the hosts on which the player of a page is', () => {
  expect(frameHostsOf(BUNDLED, 'https://www.crunchyroll.com/watch/GABC123')).toEqual([
    { host: 'static.crunchyroll.com', pattern: 'https://static.crunchyroll.com/*' },
  ]);
  expect(frameHostsOf(BUNDLED, 'https://www.netflix.com/watch/1')).toEqual([]);
  expect(frameHostsOf(BUNDLED, 'about:blank')).toEqual([]);
});
