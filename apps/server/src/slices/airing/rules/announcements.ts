import { DAY_MS, MINUTE_MS } from '#platform/durations.ts';
import type { Span } from './recurrence.ts';
/** An airing is announced when it is no further away. The specification says "within the next 30 minutes". */
const ANNOUNCED_BEFORE_MS = 30 * MINUTE_MS;
/** How long announcements are kept. Airings that were missed earlier are not recorded. */
export const ANNOUNCEMENTS_KEPT_MS = 60 * DAY_MS;

/**
 * The airings to look at: those of the next 30 minutes, the last instant included, and those since the last look, which nobody announced in
 * time. @param seenUntilMs when the schedule was last looked at; null if never
 */
export const announcementSpan = (nowMs: number, seenUntilMs: number | null): Span => ({
  fromMs: Math.max(Math.min((seenUntilMs ?? nowMs) + 1, nowMs + 1), nowMs - ANNOUNCEMENTS_KEPT_MS),
  toMs: nowMs + ANNOUNCED_BEFORE_MS + 1,
});

/** When to look again: at the next full minute. */
export const nextLookMs = (nowMs: number): number =>
  (Math.floor(nowMs / MINUTE_MS) + 1) * MINUTE_MS;

/** An airing on the schedule. */
export interface Airing {
  animeId: string;
  airingAt: Date;
  ordinal: number;
}

/** An airing that was recorded. */
export interface KnownAiring extends Airing {
  state: 'announced' | 'aired' | 'missed';
  announcedAt: Date | null;
  moves: number;
}

/** An airing to announce, and the announced one that it takes the place of. */
export interface Announcement {
  airing: Airing;
  previous: KnownAiring | null;
  moves: number;
}

/** What a look finds. */
export interface Look {
  announce: Announcement[];
  /** Those that were announced, and were still on the schedule at their time. */
  aired: Airing[];
  /** Those that nobody announced in time. */
  missed: Airing[];
}

/** By what an airing is known. */
export const airingKey = ({ animeId, airingAt }: Pick<Airing, 'animeId' | 'airingAt'>): string =>
  `${animeId} ${airingAt.getTime()}`;

/** The airing of the same number that was announced last, if it has left the schedule before its time. */
const previousOf = (
  { animeId, ordinal }: Airing,
  known: readonly KnownAiring[],
  isScheduled: (airing: Airing) => boolean,
): KnownAiring | null =>
  known
    .filter((one) => one.animeId === animeId && one.ordinal === ordinal)
    .filter((one) => one.state === 'announced' && !isScheduled(one))
    .toSorted((a, b) => (a.announcedAt?.getTime() ?? 0) - (b.announcedAt?.getTime() ?? 0))
    .at(-1) ?? null;

/**
 * Compares the airings of a span with those that were recorded. A show may have two airings of one number, such as an early premiere: the
 * later one is no new time of the first, which stays on the schedule.
 * @param known every recorded airing of the anime of `airings`
 */
export const lookAt = (
  airings: readonly Airing[],
  known: readonly KnownAiring[],
  { nowMs, isScheduled }: { nowMs: number; isScheduled: (airing: Airing) => boolean },
): Look => {
  const byKey = new Map(known.map((one) => [airingKey(one), one]));
  const look: Look = { announce: [], aired: [], missed: [] };
  for (const airing of new Map(airings.map((one) => [airingKey(one), one])).values()) {
    const record = byKey.get(airingKey(airing));
    if (airing.airingAt.getTime() <= nowMs) {
      if (!record) look.missed.push(airing);
      if (record?.state === 'announced') look.aired.push(airing);
    } else if (!record) {
      const previous = previousOf(airing, known, isScheduled);
      look.announce.push({ airing, previous, moves: previous ? previous.moves + 1 : 0 });
    }
  }
  return look;
};
