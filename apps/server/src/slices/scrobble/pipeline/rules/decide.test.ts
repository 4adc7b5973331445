import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playback } from '../fixtures/playback.ts';
import type { PlaybackEvent } from '../playback.ts';
import { decide, DEFAULT_RECORDING, isOfIgnoredLibrary, type RecordingOptions } from './decide.ts';
import type { Viewing } from './viewing.ts';

const at = (ratio: number | null, completed: boolean | null = null) => ({
  progress: { ratio, positionMs: null, completed },
});

const judge = (
  event: Partial<PlaybackEvent>,
  { viewing = null, ...options }: Partial<RecordingOptions> & { viewing?: Viewing | null } = {},
) =>
  decide(playback(event), {
    viewing,
    at: new Date(0),
    options: { ...DEFAULT_RECORDING, ...options },
  });

const outcome = (...input: Parameters<typeof judge>): string => judge(...input).outcome;

describe('kind A', () => {
  test('records media.scrobble, wherever the position is', () => {
    expect(judge({})).toMatchObject({ outcome: 'record', viewing: { recordedBy: 'scrobble' } });
  });

  test('records what stops at 80 % or more, whatever came before it', () => {
    const { outcome: begun, viewing } = judge({ event: 'media.play', ...at(0) });
    expect(begun).toBe('open_session');
    for (const before of [null, viewing]) {
      const stop = (ratio: number) =>
        outcome({ event: 'media.stop', ...at(ratio) }, { viewing: before });
      expect(stop(1_152_000 / 1_440_000)).toBe('record');
      expect(stop(0.95)).toBe('record');
      expect(stop(0.799)).toBe('below_threshold');
    }
  });

  test('takes the running time from an earlier message where the stop has none', () => {
    const { viewing } = judge({ event: 'media.play', runTimeMs: 1_440_000, ...at(0) });
    const stop = (positionMs: number | null) =>
      outcome(
        { event: 'media.stop', progress: { ratio: null, positionMs, completed: null } },
        { viewing },
      );
    expect([stop(1_152_000), stop(1_151_999), stop(null)]).toEqual([
      'record',
      'below_threshold',
      'below_threshold',
    ]);
  });

  test('a stop that nothing is known of says nothing', () => {
    expect(outcome({ event: 'media.stop', ...at(null) })).toBe('ignored_event');
  });

  test('records a play that resumes at 80 % or more at once', () => {
    expect(outcome({ event: 'media.play', ...at(0.85) })).toBe('record');
  });

  test('cannot open a session for an item without a name', () => {
    expect(outcome({ event: 'media.play', sessionKey: null })).toBe('ignored_event');
  });

  test.each(['media.pause', 'media.resume', 'media.rate', 'library.new', 'PlaybackStop'])(
    'ignores %s',
    (event) => expect(outcome({ event, ...at(1, true) })).toBe('ignored_event'),
  );
});

describe('kind B', () => {
  const stop = (ratio: number | null, completed: boolean | null) =>
    outcome({ originKind: 'server_b', event: 'PlaybackStop', ...at(ratio, completed) });

  test('believes the position before the flag', () => {
    expect(stop(0.85, false)).toBe('record');
    expect(stop(0.5, true)).toBe('below_threshold');
  });

  test('believes the flag where no position is reported', () => {
    expect(stop(null, true)).toBe('record');
    expect(stop(null, false)).toBe('below_threshold');
    expect(stop(null, null)).toBe('below_threshold');
  });

  test('ignores everything but PlaybackStop', () => {
    expect(outcome({ originKind: 'server_b', event: 'media.scrobble' })).toBe('ignored_event');
  });
});

describe('whose playback it is', () => {
  test('is that of the account itself, unless one user is named', () => {
    const guest = { ownAccount: false, serverUser: { id: '26608834', title: 'Guest' } };
    expect(outcome(guest)).toBe('other_user');
    expect(outcome(guest, { onlyUser: ' guest' })).toBe('record');
    expect(outcome(guest, { onlyUser: '26608834' })).toBe('record');
    expect(outcome({}, { onlyUser: 'guest' })).toBe('other_user');
    expect(outcome({ serverUser: null }, { onlyUser: 'mika' })).toBe('other_user');
  });

  test('is told by an id with or without dashes', () => {
    const serverUser = { id: '0b1c2d3e4f5061728394a5b6c7d8e9f0', title: null };
    const onlyUser = '0B1C2D3E-4f50-6172-8394-a5b6c7d8e9f0';
    expect(outcome({ serverUser }, { onlyUser })).toBe('record');
  });
});

test('music and clips are ignored', () => {
  expect(outcome({ kind: 'other' })).toBe('ignored_event');
});

test('nothing stopped below the threshold is recorded, nothing at or above it lost', () => {
  const ratio = fc.double({ min: 0, max: 2, noNaN: true });
  const least = fc.double({ min: 0.5, max: 0.95, noNaN: true });
  fc.assert(
    fc.property(ratio, least, (played, episode) => {
      const threshold = { episode, movie: 1, chapter: 1 };
      const told = outcome({ event: 'media.stop', ...at(played) }, { threshold });
      expect(told).toBe(played >= episode ? 'record' : 'below_threshold');
    }),
  );
});

describe('what its owner says', () => {
  const stop = (ratio: number, kind: 'episode' | 'movie' | 'chapter' = 'episode') => ({
    originKind: 'server_b' as const,
    event: 'PlaybackStop',
    kind,
    ...at(ratio),
  });

  test('each kind has a threshold of its own', () => {
    const threshold = { episode: 0.5, movie: 1, chapter: 0.9 };
    expect(outcome(stop(0.5), { threshold })).toBe('record');
    expect(outcome(stop(0.99, 'movie'), { threshold })).toBe('below_threshold');
    expect(outcome(stop(0.89, 'chapter'), { threshold })).toBe('below_threshold');
    expect(outcome(stop(0.9, 'chapter'), { threshold })).toBe('record');
  });

  test('libraries are left out by their names', () => {
    const options = { ignoredLibraries: ['Kids'] };
    expect(isOfIgnoredLibrary({ library: 'kids ' }, options)).toBe(true);
    expect(isOfIgnoredLibrary({ library: 'Anime' }, options)).toBe(false);
    expect(isOfIgnoredLibrary({ library: null }, options)).toBe(false);
  });

  test('marking as played counts where it is wanted', () => {
    const marked = { originKind: 'server_b', event: 'MarkPlayed' } as const;
    expect(outcome(marked)).toBe('ignored_event');
    expect(outcome(marked, { markedPlayed: true })).toBe('record');
  });
});
