import { expect, it } from 'vitest';
import { serviceOf } from './streaming-service.ts';

it.each([
  ['bilibili', 'bilibili'],
  ['bilibili_hk_mo_tw', 'bilibili'],
  ['bilibili_hk_mo', 'bilibili'],
  ['bilibili_tw', 'bilibili'],
  ['gamer_hk', 'gamer'],
  ['muse_tw', 'muse'],
  ['ani_one', 'ani_one'],
  ['ani_one_asia', 'ani_one_asia'],
  ['_tw_x', '_tw_x'],
])('knows %s as %s', (key, service) => {
  expect(serviceOf(key)).toBe(service);
});
