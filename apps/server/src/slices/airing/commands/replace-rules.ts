import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { AiringRule } from '#slices/catalog/index.ts';

/** The current recurrences of an anime according to a source. */
export interface AiringImport {
  id: string;
  airing: readonly AiringRule[];
}

const BATCH = 2_000;

/** Replaces the recurrences of the given anime. */
export const replaceAiringRules = async (tx: Tx, anime: readonly AiringImport[]): Promise<void> => {
  for (let start = 0; start < anime.length; start += BATCH) {
    const batch = anime.slice(start, start + BATCH);
    const ids = batch.map(({ id }) => id);
    await sql`delete from airing.rule where anime_id = any(${ids}::uuid[])`.execute(tx);
    const rows = batch.flatMap(({ id, airing }) =>
      airing.map((rule, position) => ({
        anime_id: id,
        position,
        starts_at: rule.startsAt,
        every: rule.every,
        until: rule.until,
        basis: rule.basis,
        confirmed_until: rule.confirmedUntil,
        is_day_only: rule.isDayOnly ?? false,
        aired_before: rule.airedBefore ?? 0,
      })),
    );
    await sql`insert into airing.rule
      select * from jsonb_populate_recordset(null::airing.rule, ${JSON.stringify(rows)}::jsonb)`.execute(
      tx,
    );
  }
};
