import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { fillSource } from '../commands/fill-episodes.ts';
import type { MappingKind } from '../model.ts';

/** How far a database was asked for the ids of the episodes of mapped shows. */
export interface FillProgress {
  /** Shows of the mapping. */
  shows: number;
  /** Of these, those that it was asked about: it knew them, did not know them, or did not answer. */
  asked: number;
  found: number;
  unknown: number;
  failed: number;
  /** Shows that are due to be asked about. */
  left: number;
  /** Ids of episodes that it gave. */
  episodes: number;
  askedAt: Date | null;
}

/** Why a fill keeps no episodes of a show that the database does not have. */
export const UNKNOWN_THERE = 'unknown there';

/** How far a database was asked. */
export const fillProgress = async (app: App, kind: MappingKind): Promise<FillProgress> => {
  const { rows } = await sql<FillProgress>`
    select count(*)::int as shows, count(asked_at)::int as asked, max(asked_at) as "askedAt",
      count(*) filter (where asked_at is not null and fault is null)::int as found,
      count(*) filter (where fault = ${UNKNOWN_THERE})::int as unknown,
      count(*) filter (where fault <> ${UNKNOWN_THERE})::int as failed,
      count(*) filter (where due_at is null or due_at <= ${app.clock.now()})::int as left,
      (select count(*)::int from mapping.episode where source = ${fillSource(kind)}) as episodes
    from (select distinct external_id from mapping.rule where kind = ${kind} and level = 'show') as show
    left join mapping.fill on fill.kind = ${kind} and fill.show_id = show.external_id`.execute(
    app.db,
  );
  return rows[0]!;
};
