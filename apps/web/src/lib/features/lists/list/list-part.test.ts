import { describe, expect, it } from 'vitest';
import { isOnPart, recounted, withMoved, type ListCounts, type Place } from './list-part.ts';
import type { Row } from './list-row.ts';

const place = (more: Partial<Place> = {}): Place => ({
  status: 'CURRENT',
  isHiddenFromStatusLists: false,
  customLists: [],
  ...more,
});

const counts: ListCounts = { entries: 3, statuses: { CURRENT: 3 }, customLists: { rain: 1 } };

describe('the parts of a list', () => {
  it('have an entry by its status, or by its custom lists', () => {
    const rainy = place({ customLists: [{ id: 'rain' }], isHiddenFromStatusLists: true });
    expect(isOnPart(rainy, { status: null, list: null })).toBe(true);
    expect(isOnPart(rainy, { status: 'CURRENT', list: null })).toBe(false);
    expect(isOnPart(rainy, { status: null, list: 'rain' })).toBe(true);
    // Hidden only while a list of one's own has it.
    const alone = place({ isHiddenFromStatusLists: true });
    expect(isOnPart(alone, { status: 'CURRENT', list: null })).toBe(true);
    expect(recounted(counts, alone, null).statuses).toEqual({ CURRENT: 2 });
    expect(isOnPart(place(), { status: null, list: 'rain' })).toBe(false);
    const nowhere = place({ isHiddenFromStatusLists: true });
    expect(isOnPart(nowhere, { status: 'CURRENT', list: null })).toBe(true);
    expect(recounted(counts, nowhere, null).statuses).toEqual({ CURRENT: 2 });
    expect(isOnPart(place(), { status: 'CURRENT', list: null })).toBe(true);
    expect(isOnPart(place(), { status: 'PAUSED', list: null })).toBe(false);
  });

  it('are counted anew when an entry moves, is hidden or goes', () => {
    const rainy = place({ status: 'PAUSED', customLists: [{ id: 'rain' }] });
    const moved = recounted(counts, place(), rainy);
    expect(moved).toEqual({
      entries: 3,
      statuses: { CURRENT: 2, PAUSED: 1 },
      customLists: { rain: 2 },
    });
    const hidden = recounted(moved, rainy, { ...rainy, isHiddenFromStatusLists: true });
    expect(hidden.statuses).toEqual({ CURRENT: 2, PAUSED: 0 });
    expect(recounted(moved, rainy, place())).toMatchObject({ statuses: { CURRENT: 3, PAUSED: 0 } });
    expect(recounted(counts, place(), null)).toMatchObject({
      entries: 2,
      statuses: { CURRENT: 2 },
    });
  });

  it('keep what was moved where it stood, and nothing else that is gone', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, ...place() }) as Row);
    const [a, b, c, d] = rows as [Row, Row, Row, Row];
    const moved = { ...b, status: 'COMPLETED' as const };
    const isHere = (row: Row) => row.status === 'CURRENT';
    expect(withMoved([a, d], [a, moved, c, d], isHere)).toEqual([a, moved, d]);
  });
});
