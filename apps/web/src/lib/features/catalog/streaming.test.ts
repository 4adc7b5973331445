import { expect, it } from 'vitest';
import { serviceName } from '@tsuzuki/contract/services';
import { offersIn, openOffers } from './streaming.ts';

const link = (service: string, regions: string[] | null, url = 'https://example.org/') => ({
  service,
  regions,
  url,
  endsAt: null,
});

it('parts what can be watched here from what cannot', () => {
  const links = [link('danime', ['JP']), link('netflix', null), link('bilibili', ['CN'])];
  const { here, unstated, elsewhere } = offersIn(links, 'JP');
  expect([here, unstated, elsewhere].map((part) => part.map(({ service }) => service))).toEqual([
    ['danime'],
    ['netflix'],
    ['bilibili'],
  ]);
  expect(offersIn(links, null).here).toHaveLength(2);
});

it('leaves out offers that ended', () => {
  const until = (endsAt: string | null) => ({ ...link('netflix', null), endsAt });
  const now = Date.parse('2026-12-01T12:00:00Z');
  const ends = [null, '2026-12-01', '2026-11-29', '2026-12-01T11:59:00Z', '2026-12-01T12:01:00Z'];
  expect(openOffers(ends.map(until), now).map(({ endsAt }) => endsAt)).toEqual([
    null,
    '2026-12-01',
    '2026-12-01T12:01:00Z',
  ]);
});

it('links to web pages alone', () => {
  expect(offersIn([link('evil', null, 'javascript:alert(1)')], null).unstated).toEqual([]);
});

it('calls a service as it calls itself', () => {
  expect(serviceName('danime', 'en')).toBe('d Anime Store');
  expect(serviceName('danime', 'ja')).toBe('dアニメストア');
  expect(serviceName('netflix', 'ja')).toBe('Netflix');
  expect(serviceName('some_new', 'en')).toBe('some new');
});
