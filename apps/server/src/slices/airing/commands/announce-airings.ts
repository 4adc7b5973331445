import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { defineQueue, dueRows } from '#platform/queue/index.ts';
import { episodeAiring } from '../events.ts';
import { announcementSpan, nextLookMs, type Span } from '../rules.ts';
import { schedule, type AiringEntry } from '../schedule.ts';

/** How long announcements are kept, which tell the earlier time of an airing that moved. */
const KEPT_DAYS = 60;

const lookout = defineQueue({
  table: 'airing.lookout',
  key: 'id',
  due: 'due_at',
  columns: ['seen_until'],
});

interface Recorded {
  anime_id: string;
  airing_at: Date;
  previous_at: Date | null;
}

/** Records airings that are not recorded yet. @returns those, with the time at which the same airing was recorded before */
const record = async (
  tx: Tx,
  entries: readonly AiringEntry[],
  nowMs: number,
): Promise<Recorded[]> => {
  const rows = entries.map(({ anime, airingAt, ordinal }) => ({
    anime_id: anime.id,
    airing_at: airingAt,
    ordinal,
    state: airingAt.getTime() > nowMs ? 'announced' : 'missed',
  }));
  const { rows: recorded } = await sql<Recorded>`
    with added as (
      insert into airing.announcement
      select * from jsonb_populate_recordset(null::airing.announcement, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing returning anime_id, airing_at, ordinal
    )
    select added.anime_id, added.airing_at, (
      select max(earlier.airing_at) from airing.announcement earlier
      where earlier.anime_id = added.anime_id and earlier.ordinal = added.ordinal
        and earlier.state = 'announced'
    ) as previous_at
    from added`.execute(tx);
  return recorded;
};

const publishAirings = async (
  app: App,
  tx: Tx,
  { entries, span }: { entries: readonly AiringEntry[]; span: Span },
): Promise<void> => {
  const nowMs = app.clock.nowMs();
  const recorded = await record(tx, entries, nowMs);
  const previousOf = new Map(
    recorded.map((row) => [`${row.anime_id} ${row.airing_at.getTime()}`, row.previous_at]),
  );
  let missed = 0;
  for (const { anime, airingAt, episode, isProjected } of entries) {
    const previousAt = previousOf.get(`${anime.id} ${airingAt.getTime()}`);
    if (previousAt === undefined) continue;
    if (airingAt.getTime() <= nowMs) {
      missed += 1;
      continue;
    }
    await publish(app, tx, episodeAiring, {
      animeId: anime.id,
      airingAt: airingAt.toISOString(),
      episode,
      isProjected,
      previousAiringAt: previousAt?.toISOString() ?? null,
    });
  }
  if (missed > 0) {
    const since = new Date(span.fromMs).toISOString();
    app.log.warn({ missed, since }, 'airings were not announced, because no worker ran');
  }
};

/**
 * Publishes `episodeAiring` for every airing of the next 30 minutes that was not published yet, if a look at the schedule is due, and records airings
 * that have passed since the last look as missed. Only one process looks at a time. Airings of which only the day is known are left out.
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
    const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
    await sql`delete from airing.announcement where airing_at < ${before}`.execute(tx);
  });
