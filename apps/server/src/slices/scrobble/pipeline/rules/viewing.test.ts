import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playback } from '../fixtures/playback.ts';
import type { PlaybackEvent } from '../playback.ts';
import { decide, DEFAULT_RECORDING } from './decide.ts';
import type { Viewing } from './viewing.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const RUN_TIME = 24 * MINUTE;
/** The history takes plays this close together for one, whatever told them. */
const SAME_PLAY = RUN_TIME;

interface Message {
  atMs: number;
  event: Partial<PlaybackEvent>;
}

const say = (event: string, position: number | null, runTimeMs: number | null = RUN_TIME) => ({
  event,
  runTimeMs,
  progress: {
    ratio:
      position === null || runTimeMs === null ? null : Math.round(position * RUN_TIME) / runTimeMs,
    positionMs: position === null ? null : Math.round(position * RUN_TIME),
    completed: null,
  },
});

/** When plays are written into the history by messages in the order of their arrival. */
const recordedBy = (messages: readonly Message[]): number[] => {
  let viewing: Viewing | null = null;
  const history: number[] = [];
  for (const { atMs, event } of messages) {
    const at = new Date(atMs);
    const decision = decide(playback(event), { viewing, at, options: DEFAULT_RECORDING });
    viewing = decision.viewing ?? viewing;
    const isNear = history.some((other) => Math.abs(other - atMs) < SAME_PLAY);
    if (decision.outcome === 'record' && !isNear) history.push(atMs);
  }
  return history;
};

/** A script of `what@position` an hour apart each, unless a number says how many minutes later it comes. */
const recorded = (...script: string[]): number => {
  let atMs = 0;
  const messages = script.map((line) => {
    const [, what = '', position, wait = '60'] =
      /^(\w+)(?:@(\d+))?(?: \+(\S+))?$/u.exec(line) ?? [];
    atMs += Number(wait) * MINUTE;
    const at = position === undefined ? null : Number(position) / 100;
    return { atMs, event: say(`media.${what}`, at) };
  });
  return recordedBy(messages).length;
};

describe('one viewing is one play', () => {
  test.each<[string, string[]]>([
    ['stopped at 40 %, resumed, stopped at 88 %', ['play', 'stop@40', 'resume', 'stop@88']],
    ['a stop alone', ['stop@95']],
    ['the mark and the stop after it', ['play', 'scrobble +22', 'stop@97 +1']],
    ['the mark, a pause of hours, and the stop', ['play', 'scrobble +22', 'stop@97 +300']],
    ['the stop and the mark after it, hours later', ['play', 'stop@85', 'play@85', 'scrobble +1']],
    ['left at 88 % and finished the next week', ['play', 'stop@88', 'play@88 +9999', 'stop@99 +2']],
    ['finished without a word of the play', ['play', 'stop@88', 'resume', 'stop@99 +120']],
    ['stops that come again and again', ['play', 'stop@90', 'stop@90 +40', 'stop@90 +40']],
    ['a stop that overtakes its play', ['stop@90', 'play +0.5', 'play@90', 'stop@99']],
    ['skipping, which tells of another play', ['play', 'scrobble +22', 'play +1', 'stop@98 +90']],
    ['a play that resumes behind the mark, its stop lost', ['play@85', 'stop@99 +3']],
    ['two devices', ['play', 'stop@82', 'play@82 +1', 'scrobble +2', 'stop@99 +120']],
  ])('%s', (_what, script) => {
    expect(recorded(...script)).toBe(1);
  });

  test('and none where it was never watched far enough', () => {
    expect(recorded('play', 'stop@40', 'play@40', 'stop@79', 'stop')).toBe(0);
  });

  test.each<[string, string[]]>([
    ['from the beginning, with the mark', ['play', 'scrobble +22', 'stop', 'play', 'scrobble +22']],
    ['from the beginning, without', ['play', 'stop@85', 'play +600', 'stop@85 +20']],
    ['with no word of its play', ['stop@95', 'stop@95 +2000']],
    ['marked by hand, then watched', ['scrobble', 'play +90', 'scrobble +22', 'stop@99 +2']],
    ['marked twice', ['scrobble', 'scrobble']],
  ])('again %s: two', (_what, script) => {
    expect(recorded(...script)).toBe(2);
  });
});

/** How far one sitting comes, and how long after it the next begins. */
interface Sitting {
  to: number;
  breakMs: number;
  isWithoutLength: boolean;
}

const viewings = (longestBreakMs: number): fc.Arbitrary<Sitting[][]> => {
  const sitting = fc.record({
    to: fc.integer({ min: 5, max: 100 }).map((percent) => percent / 100),
    breakMs: fc.integer({ min: 3 * MINUTE, max: longestBreakMs }),
    isWithoutLength: fc.boolean(),
  });
  const some = { minLength: 1, maxLength: 4 };
  return fc.array(fc.array(sitting, some), some);
};

/** What Plex tells of one viewing, sitting by sitting; it marks the item at 90 % and forgets the position there. */
const tellViewing = (sittings: readonly Sitting[], beginMs: number) => {
  const messages: Message[] = [];
  let atMs = beginMs;
  let from = 0;
  for (const { to, breakMs, isWithoutLength } of sittings) {
    if (from >= 0.9) break;
    const end = Math.min(1, Math.max(to, from + 0.05));
    messages.push({ atMs, event: say('media.play', from === 0 ? null : from) });
    atMs += (end - from) * RUN_TIME;
    if (end >= 0.9) messages.push({ atMs, event: say('media.scrobble', null) });
    const length = isWithoutLength ? null : RUN_TIME;
    atMs += SECOND;
    messages.push({ atMs, event: say('media.stop', end >= 0.9 ? null : end, length) });
    from = end;
    atMs += breakMs;
  }
  return { messages, isWatched: from >= 0.8, endMs: atMs + 2 * HOUR };
};

/** What is told of one item, and how often it was watched. */
const told = (watched: fc.Arbitrary<Sitting[][]>) =>
  watched.map((each) => {
    let beginMs = 0;
    const told = each.map((sittings) => {
      const viewing = tellViewing(sittings, beginMs);
      beginMs = viewing.endMs;
      return viewing;
    });
    const count = told.filter(({ isWatched }) => isWatched).length;
    return { messages: told.flatMap(({ messages }) => messages), count };
  });

test('as many plays as viewings, with repeats, and whichever of two overtakes the other by a second', () => {
  const all = told(viewings(6 * 24 * HOUR));
  fc.assert(
    fc.property(all, fc.infiniteStream(fc.nat(3)), ({ messages, count }, fate) => {
      const sent = messages.flatMap((message) => {
        const { value } = fate.next();
        if (value === 1) return [message, { ...message, atMs: message.atMs + 10 }];
        return value === 2 ? [{ ...message, atMs: message.atMs + 2 * SECOND }] : [message];
      });
      const arrived = sent.toSorted((a, b) => a.atMs - b.atMs);
      expect(recordedBy(arrived)).toHaveLength(count);
    }),
    { numRuns: 1_000 },
  );
});

test('never more plays than viewings, whichever messages are lost but the first of a viewing', () => {
  const all = told(viewings(2 * HOUR));
  fc.assert(
    fc.property(all, fc.infiniteStream(fc.boolean()), ({ messages, count }, fate) => {
      const arrived = messages.filter(({ event }) => {
        const isFirst = event.event === 'media.play' && event.progress?.positionMs === null;
        return isFirst || fate.next().value;
      });
      expect(recordedBy(arrived).length).toBeLessThanOrEqual(count);
    }),
    { numRuns: 1_000 },
  );
});

describe('a server that tells of ends alone', () => {
  const ends = (...script: [ratio: number, completed: boolean | null, hours: number][]): number => {
    let atMs = 0;
    const messages = script.map(([ratio, completed, hours]) => {
      atMs += hours * HOUR;
      const event = {
        originKind: 'server_b' as const,
        event: 'PlaybackStop',
        progress: { ratio, positionMs: null, completed },
      };
      return { atMs, event };
    });
    return recordedBy(messages).length;
  };

  test('goes on with what it has not marked as played', () => {
    expect(ends([0.85, false, 0], [0.99, true, 3])).toBe(1);
    expect(ends([0.85, false, 0], [0.88, false, 20], [0.99, true, 20])).toBe(1);
  });

  test('and begins anew after what it has, after a beginning, and after days', () => {
    expect(ends([0.95, true, 0], [0.95, true, 3])).toBe(2);
    expect(ends([0.85, false, 0], [0.3, false, 3], [0.99, true, 3])).toBe(2);
    expect(ends([0.85, false, 0], [0.99, true, 60])).toBe(2);
    expect(ends([0.85, null, 0], [0.99, null, 3])).toBe(2);
  });
});
