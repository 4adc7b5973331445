import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { Measure } from '../rules/tally.ts';
import { VISIBLE_TO, type Reading } from '../rules/word.ts';

/** The sums of the entries with one value of a facet. */
export interface Slice extends Measure {
  value: string;
}

/** The owner of the list, and its reader. */
export interface StatisticsKey {
  userId: string;
  media: Media;
  reading: Reading;
}

/** The sums of a list by some facets, without entries that the reader may not see. */
export const readStatistics = async (
  db: Database,
  { userId, media, reading }: StatisticsKey,
  facets: readonly string[],
): Promise<Map<string, Slice[]>> => {
  const { rows } = await sql<Slice & { facet: string }>`
    select facet, value, sum(entries)::float8 as entries, sum(units)::float8 as units, sum(volumes)::float8 as volumes,
      sum(minutes)::float8 as minutes, sum(scored)::float8 as scored, sum(score_sum)::float8 as "scoreSum",
      sum(score_squares)::float8 as "scoreSquares"
    from lists.tally where user_id = ${userId} and media = ${media} and visibility = any(${VISIBLE_TO[reading]}::text[])
      and facet = any(${facets}::text[])
    group by facet, value order by 3 desc, value`.execute(db);
  return Map.groupBy(rows, ({ facet }) => facet);
};

/** The plays of one day where the owner lives. */
export interface HeatMapDay {
  /** `YYYY-MM-DD`. */
  on: string;
  /** Whole units watched or read. */
  units: number;
  plays: number;
}

/** Whose plays are counted, between two days. */
export interface HeatMapQuery {
  userId: string;
  reading: Reading;
  media: Media | null;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  timeZone: string;
}

/** Plays by day. Days depend on the owner's time zone, so they are counted on request. */
export const heatMapOf = async (db: Database, query: HeatMapQuery): Promise<HeatMapDay[]> => {
  const { userId, reading, media, from, to, timeZone } = query;
  const { rows } = await sql<HeatMapDay>`
    select (play.played_at at time zone ${timeZone})::date::text as on,
      sum(greatest(1, floor(play.to_unit) - ceil(play.from_unit) + 1))::integer as units, count(*)::integer as plays
    from lists.play as play join lists.entry as entry on entry.id = play.entry_id
    where play.user_id = ${userId} and play.removed_in is null
      and play.played_at >= ${from}::timestamp at time zone ${timeZone}
      and play.played_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      and entry.deleted_at is null and entry.visibility = any(${VISIBLE_TO[reading]}::text[])
      ${media === null ? sql`` : sql`and play.media = ${media}`}
    group by 1 order by 1`.execute(db);
  return rows;
};
