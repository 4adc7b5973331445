import { describe, expect, it, test } from 'vitest';
import { announcementSpan, lookAt, nextLookMs, type KnownAiring } from './announcements.ts';

const at = (text: string): number => Date.parse(text);
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

describe('announcementSpan', () => {
  const now = at('2026-01-15T12:00:00Z');
  const span = (seenUntil: number | null) => {
    const { fromMs, toMs } = announcementSpan(now, seenUntil);
    return [iso(fromMs - 1), iso(toMs - 1)];
  };

  it('ends 30 minutes from now, the last instant included', () => {
    expect(span(now)).toEqual(['2026-01-15T12:00', '2026-01-15T12:30']);
  });

  it('begins after the last look, so that every missed airing is in one span', () => {
    expect(span(at('2026-01-15T11:10:00Z'))[0]).toBe('2026-01-15T11:10');
  });

  it('misses nothing before the first look, nor if the clock went back', () => {
    expect(span(null)[0]).toBe('2026-01-15T12:00');
    expect(span(at('2027-01-01T00:00:00Z'))[0]).toBe('2026-01-15T12:00');
  });

  it('goes back a week at most', () => {
    expect(announcementSpan(now, 0).fromMs).toBe(at('2025-11-16T12:00:00Z'));
  });
});

test('the next look is at the next full minute', () => {
  expect(iso(nextLookMs(at('2026-01-15T12:00:00Z')))).toBe('2026-01-15T12:01');
  expect(nextLookMs(at('2026-01-15T12:00:59.999Z'))).toBe(at('2026-01-15T12:01:00Z'));
});

describe('a look', () => {
  const now = at('2026-01-15T12:00:00Z');
  const airing = (time: string, ordinal = 1) => ({
    animeId: 'a',
    airingAt: new Date(`2026-01-15T${time}:00Z`),
    ordinal,
  });
  const known = (time: string, changes: Partial<KnownAiring> = {}): KnownAiring => ({
    ...airing(time),
    state: 'announced',
    announcedAt: new Date(now),
    moves: 0,
    ...changes,
  });
  /** The times that `scheduled` has, and what is announced of them. */
  const announced = (scheduled: string[], records: KnownAiring[]) => {
    const airings = scheduled.map((time) => airing(time));
    const isScheduled = ({ airingAt }: { airingAt: Date }) =>
      airings.some((one) => one.airingAt.getTime() === airingAt.getTime());
    return lookAt(airings, records, { nowMs: now, isScheduled }).announce.map((one) => [
      one.airing.airingAt.toISOString().slice(11, 16),
      one.previous?.airingAt.toISOString().slice(11, 16) ?? null,
      one.moves,
    ]);
  };

  it('names the time that was announced last, not the latest one', () => {
    const earlier = known('12:25', { announcedAt: new Date(now - 60_000) });
    expect(announced(['12:10'], [earlier, known('12:20', { moves: 1 })])).toEqual([
      ['12:10', '12:20', 2],
    ]);
  });

  it('takes a second airing of one number for no new time of the first', () => {
    expect(announced(['12:10', '12:20'], [known('12:10')])).toEqual([['12:20', null, 0]]);
    expect(announced(['12:20'], [known('11:50', { state: 'aired' })])).toEqual([
      ['12:20', null, 0],
    ]);
  });

  it('announces one once that two recurrences give', () => {
    expect(announced(['12:20', '12:20'], [])).toEqual([['12:20', null, 0]]);
  });

  it('says which aired and which were missed', () => {
    const look = lookAt([airing('11:50'), airing('11:55', 2)], [known('11:50')], {
      nowMs: now,
      isScheduled: () => true,
    });
    expect(look).toEqual({ announce: [], aired: [airing('11:50')], missed: [airing('11:55', 2)] });
  });
});
