import { describe, expect, it } from 'vitest';
import type { Entry, EntryRow, Play } from '#slices/lists/index.ts';
import { libraryRow } from './library-row.ts';

const entryOf = (state: Partial<Entry>): Entry =>
  ({ status: 'CURRENT', progress: 3, startedOn: null, completedOn: null, ...state }) as Entry;
const play = (unit: number, at: string, to = unit): Play => ({
  fromUnit: unit,
  toUnit: to,
  pass: 0,
  source: 'PLEX',
  at: new Date(at),
  recordedAt: new Date(at),
});
const ROW: EntryRow = {
  media: 'ANIME',
  workId: 'work',
  state: { status: 'CURRENT', progress: 5, startedOn: '2026-01-02', repeatCount: 0 },
  plays: [play(4, '2026-01-05T20:00:00Z'), play(5, '2026-01-06T20:00:00Z')],
};

describe('what a library says of an entry', () => {
  it('counts as it is where there is no entry yet', () => {
    expect(libraryRow(ROW, undefined, [])).toEqual(ROW);
  });

  it.each([
    ['goes on where it is ahead', {}, { status: 'CURRENT', progress: 5, startedOn: '2026-01-02' }],
    [
      'takes up what was dropped',
      { status: 'DROPPED' },
      { status: 'CURRENT', progress: 5, startedOn: '2026-01-02' },
    ],
    ['never takes back progress', { progress: 8 }, { startedOn: '2026-01-02' }],
    [
      'never reopens what was completed',
      { status: 'COMPLETED', progress: 4, startedOn: '2025' },
      {},
    ],
    ['leaves a rewatch alone', { status: 'REPEATING', progress: 1, startedOn: '2025' }, {}],
    [
      'keeps the date that is there',
      { startedOn: '2020-01-01' },
      { status: 'CURRENT', progress: 5 },
    ],
  ] as const)('%s', (_name, entry, state) => {
    expect(libraryRow(ROW, entryOf(entry), []).state).toEqual(state);
  });

  it('tells no play again that is on record, whatever recorded it', () => {
    const history = [play(1, '2026-01-05T21:10:00Z', 4), play(5, '2025-01-06T20:00:00Z')];
    expect(libraryRow(ROW, entryOf({}), history).plays).toEqual([ROW.plays?.[1]]);
  });
});
