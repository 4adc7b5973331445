import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { announceChange } from '#slices/catalog/index.ts';
import { mappingChanges } from '../change-topic.ts';
import { mappingImported } from '../events.ts';
import type { EpisodeId, MappingKind } from '../model.ts';

/** The response of a database about the episodes of one of its shows. */
export interface FilledShow {
  kind: MappingKind;
  show: number;
  episodes: readonly EpisodeId[];
  /** Why it gave no episodes. */
  fault: string | null;
  /** When to request them again. */
  dueAt: Date;
}

export const fillSource = (kind: MappingKind): string => `${kind}-fill`;

/**
 * The shows of the mapping whose episodes are due to be requested: those never requested first, then those longest due. Shows that are no
 * longer in the mapping are left out.
 */
export const showsToFill = async (app: App, kind: MappingKind, most: number): Promise<number[]> => {
  const { rows } = await sql<{ show_id: number }>`
    select shows.external_id as show_id
    from (select distinct external_id from mapping.rule where kind = ${kind} and level = 'show') shows
    left join mapping.fill fill on fill.kind = ${kind} and fill.show_id = shows.external_id
    where fill.due_at is null or fill.due_at <= ${app.clock.now()}
    order by fill.due_at nulls first, shows.external_id limit ${most}`.execute(app.db);
  return rows.map(({ show_id }) => show_id);
};

/** Whether an anime that the mapping links to a show is still airing. */
export const isShowAiring = async (
  app: App,
  { kind, show }: { kind: MappingKind; show: number },
): Promise<boolean> => {
  const { rows } = await sql<{ airs: boolean }>`
    select exists (
      select from mapping.rule rule left join catalog.redirect on old_id = rule.anime_id
      join catalog.anime anime on anime.id = coalesce(new_id, rule.anime_id)
      where rule.kind = ${kind} and rule.level = 'show' and rule.external_id = ${show}
        and anime.status in ('RELEASING', 'NOT_YET_RELEASED')
    ) as airs`.execute(app.db);
  return rows[0]?.airs ?? false;
};

/** Replaces the episodes of one show from the last fill. Episodes that a file stated stay. */
export const recordFill = async (app: App, tx: Tx, filled: FilledShow): Promise<void> => {
  const { kind, show, episodes, fault, dueAt } = filled;
  const source = fillSource(kind);
  if (fault === null) {
    await sql`delete from mapping.episode
      where kind = ${kind} and show_id = ${show} and source = ${source}`.execute(tx);
    await sql`
      insert into mapping.episode (kind, external_id, show_id, season, number, source)
      select ${kind}, id, ${show}, season, number, ${source}
      from jsonb_to_recordset(${JSON.stringify(episodes)}::jsonb) as row (id integer, season smallint, number integer)
      on conflict (kind, external_id) do update set show_id = excluded.show_id, season = excluded.season,
        number = excluded.number, source = excluded.source
        where episode.source = ${source}`.execute(tx);
  }
  await sql`
    insert into mapping.fill (kind, show_id, asked_at, due_at, fault)
    values (${kind}, ${show}, ${app.clock.now()}, ${dueAt}, ${fault})
    on conflict (kind, show_id) do update set asked_at = excluded.asked_at, due_at = excluded.due_at,
      fault = excluded.fault`.execute(tx);
};

/** Makes every process reload the mapping, and retries the deliveries that wait for it. */
export const announceFill = (app: App, kind: MappingKind): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    await announceChange(tx, mappingChanges, null);
    await publish(app, tx, mappingImported, { source: fillSource(kind), rules: 0 });
  });
