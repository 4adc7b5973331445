import { expect, it } from 'vitest';
import { earlier, needsWhole, nextPull } from './schedule.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);

it('asks services that tell changes four times as often', () => {
  const minutes = (feed: 'none' | 'sorted') =>
    (nextPull(feed, NOW, 0.5).getTime() - NOW.getTime()) / 60_000;
  expect([minutes('none'), minutes('sorted')]).toEqual([60, 15]);
});

it('reads the whole list every six hours, and always where changes are not told', () => {
  expect(needsWhole({ canFeed: true, readAt: ago(5) }, NOW)).toBe(false);
  expect(needsWhole({ canFeed: true, readAt: ago(6) }, NOW)).toBe(true);
  expect(needsWhole({ canFeed: true, readAt: null }, NOW)).toBe(true);
  expect(needsWhole({ canFeed: false, readAt: ago(1) }, NOW)).toBe(true);
});

it('finds the earlier of two instants', () => {
  expect([earlier(null, NOW), earlier(ago(1), NOW), earlier(null, null)]).toEqual([
    NOW,
    ago(1),
    null,
  ]);
});
