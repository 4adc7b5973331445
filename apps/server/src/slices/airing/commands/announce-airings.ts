import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publishAll } from '#platform/events.ts';
import { defineQueue, dueRows } from '#platform/queue/index.ts';
import { episodeAiring } from '../events.ts';
import {
  type Airing,
  airingKey,
  ANNOUNCEMENTS_KEPT_MS,
  announcementSpan,
  lookAt,
  nextLookMs,
} from '../rules/announcements.ts';
import type { Span } from '../rules/recurrence.ts';
import { schedule, type AiringEntry } from '../schedule.ts';
import { knownAirings, recordLook } from './record-look.ts';

const lookout = defineQueue({
  table: 'airing.lookout',
  key: 'id',
  due: 'due_at',
  columns: ['seen_until'],
});

const airingOf = ({ anime, airingAt, ordinal }: AiringEntry): Airing => ({
  animeId: anime.id,
  airingAt,
  ordinal,
});

const publishAirings = async (
  app: App,
  tx: Tx,
  { entries, span }: { entries: readonly AiringEntry[]; span: Span },
): Promise<void> => {
  const now = app.clock.now();
  const entryOf = new Map(entries.map((entry) => [airingKey(airingOf(entry)), entry]));
  const known = await knownAirings(tx, [...new Set(entries.map(({ anime }) => anime.id))]);
  const look = lookAt(entries.map(airingOf), known, {
    nowMs: now.getTime(),
    isScheduled: ({ animeId, airingAt }) => app.get(schedule).has(animeId, airingAt),
  });
  await recordLook(tx, look, now);
  const payloads = look.announce.map(({ airing, previous, moves }) => {
    const { episode = null, isProjected = false } = entryOf.get(airingKey(airing)) ?? {};
    return {
      animeId: airing.animeId,
      airingAt: airing.airingAt.toISOString(),
      episode,
      isProjected,
      previousAiringAt: previous?.airingAt.toISOString() ?? null,
      moves,
    };
  });
  await publishAll(app, tx, episodeAiring, payloads);
  const missed = look.missed.length;
  const since = new Date(span.fromMs).toISOString();
  if (missed > 0)
    app.log.warn({ missed, since }, 'airings were not announced, because no worker ran');
};

/**
 * Publishes `episodeAiring` for every airing of the next 30 minutes that was not published yet, if a look at the schedule is due, and records airings
 * that have passed since the last look as aired or missed. Only one process looks at a time. Airings of which only the day is known are left
 * out.
 */
export const announceAirings = (app: App): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    const now = app.clock.now();
    const { rows } = await dueRows(lookout, { now, limit: 1 }).execute(tx);
    const [look] = rows;
    if (!look) return;
    const span = announcementSpan(now.getTime(), look.seen_until?.getTime() ?? null);
    const entries = app
      .get(schedule)
      .soon(span)
      .filter(({ isTimeKnown }) => isTimeKnown);
    if (entries.length > 0) await publishAirings(app, tx, { entries, span });
    const dueAt = new Date(nextLookMs(now.getTime()));
    await sql`update airing.lookout set due_at = ${dueAt}, seen_until = ${now}`.execute(tx);
    const before = new Date(now.getTime() - ANNOUNCEMENTS_KEPT_MS);
    await sql`delete from airing.announcement where airing_at < ${before}`.execute(tx);
  });
