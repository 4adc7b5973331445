import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlaybackEvent } from './playback.ts';
import { decide, DEFAULT_RECORDING, type RecordingOptions } from './rules.ts';

const playback = (event: Partial<PlaybackEvent> = {}): PlaybackEvent => ({
  server: 'server_a',
  event: 'media.scrobble',
  kind: 'episode',
  serverUser: { id: '1', title: 'mika' },
  ownAccount: true,
  title: null,
  showTitle: null,
  season: 1,
  episode: 1,
  episodeEnd: null,
  airDate: null,
  ids: [],
  progress: { ratio: null, completed: null },
  runTimeMs: null,
  sessionKey: 'player item',
  library: null,
  showKey: null,
  trackerIds: [],
  ...event,
});

const open = { startedAt: new Date(0), isEarlyStop: false };
const earlyStop = { startedAt: new Date(0), isEarlyStop: true };
const at = (ratio: number | null, completed: boolean | null = null) => ({
  progress: { ratio, completed },
});

const outcome = (event: Partial<PlaybackEvent>, options?: Partial<RecordingOptions>): string =>
  decide(playback(event), null, { ...DEFAULT_RECORDING, ...options }).outcome;

describe('kind A', () => {
  test('records media.scrobble, wherever the position is', () => {
    expect(decide(playback(), null)).toEqual({ outcome: 'record', session: 'close' });
  });

  test('opens a session on media.play and records what stops at 80 % or more', () => {
    const play = playback({ event: 'media.play', ...at(0) });
    expect(decide(play, null)).toEqual({ outcome: 'open_session', session: 'open' });
    const stop = (ratio: number | null) => playback({ event: 'media.stop', ...at(ratio) });
    expect(decide(stop(1_152_000 / 1_440_000), open)).toEqual({
      outcome: 'record',
      session: 'close',
    });
    expect(decide(stop(0.799), open)).toEqual({ outcome: 'below_threshold', session: 'close' });
    expect(decide(stop(null), open)).toEqual({ outcome: 'below_threshold', session: 'close' });
  });

  test('ignores a stop that nothing opened', () => {
    expect(outcome({ event: 'media.stop', ...at(0.95) })).toBe('ignored_event');
  });

  test('keeps a stop that came before its play, and records when the play comes', () => {
    const stop = playback({ event: 'media.stop', ...at(0.85) });
    expect(decide(stop, null)).toEqual({ outcome: 'ignored_event', session: 'await_play' });
    expect(decide(stop, earlyStop)).toEqual({ outcome: 'ignored_event', session: 'await_play' });
    const play = playback({ event: 'media.play', ...at(0) });
    expect(decide(play, earlyStop)).toEqual({ outcome: 'record', session: 'close' });
    const short = playback({ event: 'media.stop', ...at(0.5) });
    expect(decide(short, null)).toEqual({ outcome: 'ignored_event', session: 'keep' });
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
    outcome({ server: 'server_b', event: 'PlaybackStop', ...at(ratio, completed) });

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
    expect(outcome({ server: 'server_b', event: 'media.scrobble' })).toBe('ignored_event');
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
  const threshold = fc.double({ min: 0.5, max: 0.95, noNaN: true });
  fc.assert(
    fc.property(ratio, threshold, (played, least) => {
      const event = playback({ event: 'media.stop', ...at(played) });
      const decision = decide(event, open, {
        ...DEFAULT_RECORDING,
        threshold: { episode: least, movie: 1 },
      });
      expect(decision.outcome).toBe(played >= least ? 'record' : 'below_threshold');
    }),
  );
});

describe('what its owner says', () => {
  const stop = (ratio: number, kind: 'episode' | 'movie' = 'episode') => ({
    server: 'server_b' as const,
    event: 'PlaybackStop',
    kind,
    ...at(ratio),
  });

  test('each kind has a threshold of its own', () => {
    const threshold = { episode: 0.5, movie: 1 };
    expect(outcome(stop(0.5), { threshold })).toBe('record');
    expect(outcome(stop(0.99, 'movie'), { threshold })).toBe('below_threshold');
  });

  test('libraries are left out by their names', () => {
    const options = { ignoredLibraries: ['Kids'] };
    expect(outcome({ library: 'kids ' }, options)).toBe('ignored_library');
    expect(outcome({ library: 'Anime' }, options)).toBe('record');
    expect(outcome({ library: null }, options)).toBe('record');
  });

  test('marking as played counts where it is wanted', () => {
    const marked = { server: 'server_b', event: 'MarkPlayed' } as const;
    expect(outcome(marked)).toBe('ignored_event');
    expect(outcome(marked, { markedPlayed: true })).toBe('record');
  });
});
