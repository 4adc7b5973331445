import { describe, expect, it } from 'vitest';
import { unwatched } from './list-row.ts';

describe('what an entry has left', () => {
  const watching = { status: 'CURRENT', behindBy: 2 } as const;

  it('is behind with an anime that is airing and watched for the first time', () => {
    expect(unwatched('anime', watching, 'RELEASING')).toEqual({ count: 2, isBehind: true });
  });

  it.each([
    ['a finished anime', 'anime', watching, 'FINISHED'],
    ['an anime on hiatus', 'anime', watching, 'HIATUS'],
    ['an anime of unknown status', 'anime', watching, null],
    ['a rewatch', 'anime', { status: 'REPEATING', behindBy: 2 }, 'RELEASING'],
    ['a manga', 'manga', watching, 'RELEASING'],
  ] as const)('of %s is left, and nobody falls behind', (_what, kind, row, status) => {
    expect(unwatched(kind, row, status)).toEqual({ count: 2, isBehind: false });
  });

  it.each(['PLANNING', 'COMPLETED', 'PAUSED', 'DROPPED'] as const)(
    'is not told of what is %s',
    (status) => {
      expect(unwatched('anime', { status, behindBy: 2 }, 'RELEASING')).toBeNull();
    },
  );

  it.each([0, null])('is nothing when %s are out', (behindBy) => {
    expect(unwatched('anime', { status: 'CURRENT', behindBy }, 'RELEASING')).toBeNull();
  });
});
