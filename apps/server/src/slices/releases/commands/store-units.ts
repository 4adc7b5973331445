import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { idOfSource } from '#platform/ids.ts';
import { announceChange } from '#slices/catalog/index.ts';
import { releaseChanges } from '../change-topic.ts';
import type { Unit, UnitClaim } from '../model.ts';
import { timingOf } from '../rules/timing.ts';
import { type PlannedEvent, publishReleases, withdrawPlanned } from './publish-releases.ts';

/** A unit to write, and the row it replaces. */
export interface UnitChange extends Unit {
  known: Unit | null;
}

export const unitKeyOf = ({ mangaId, kind, language, label }: UnitClaim): string =>
  `${mangaId}:${kind}:${language}:${label}`;

/** The id of a unit, whoever states it. */
export const unitIdOf = (claim: UnitClaim): string => idOfSource(`unit:${unitKeyOf(claim)}`);

const FIELDS = ['position', 'title', 'volume', 'releasedOn', 'url', 'source'] as const;

/** Whether a unit is other than it was. */
export const isChanged = (unit: UnitChange): boolean =>
  unit.known === null || FIELDS.some((field) => unit[field] !== unit.known?.[field]);

/** The first known chapter of a manga does not follow another one: it fills a gap. */
const eventsOf = (unit: UnitChange, newest: number | null, { clock }: App): PlannedEvent[] => {
  const isSameDate = unit.known !== null && unit.known.releasedOn === unit.releasedOn;
  if (unit.kind !== 'CHAPTER' || isSameDate) return [];
  const isNext = unit.known === null && newest !== null && unit.position > newest;
  const timing = timingOf({ on: unit.releasedOn, isNext }, clock.now());
  const { mangaId, id: chapterId, label, language, title, releasedOn } = unit;
  const payload = { mangaId, chapterId, label, language, title, releasedOn };
  return [{ event: 'chapter', subjectId: unit.id, payload, timing }];
};

/** The highest chapter known before, in any language. */
const newestPositions = async (
  tx: Tx,
  units: readonly Unit[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = [...new Set(units.map(({ mangaId }) => mangaId))];
  const found = await sql<{ id: string; newest: number }>`
    select manga_id as id, max(position) as newest from releases.unit
    where manga_id = any(${ids}::uuid[]) and kind = 'CHAPTER' group by manga_id`.execute(tx);
  return new Map(found.rows.map(({ id, newest }) => [id, newest]));
};

/** Writes units into one of the tables that hold them. */
export const upsertUnits = async (
  tx: Tx,
  table: 'releases.unit' | 'releases.covered_unit',
  units: readonly Unit[],
): Promise<void> => {
  if (units.length === 0) return;
  const rows = units.map(
    ({ id, mangaId, kind, label, position, language, title, volume, releasedOn, url, source }) => ({
      id,
      kind,
      label,
      position,
      language,
      title,
      volume,
      url,
      source,
      manga_id: mangaId,
      released_on: releasedOn,
    }),
  );
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set position = excluded.position, title = excluded.title, volume = excluded.volume,
      released_on = excluded.released_on, url = excluded.url, source = excluded.source`.execute(tx);
};

/**
 * Stores units as readers see them. New chapters, and chapters with a changed date, are published (`chapter.released`) on their day, unless
 * they came out long ago.
 * @returns those that changed
 */
export const storeUnits = async (
  app: App,
  tx: Tx,
  units: readonly UnitChange[],
): Promise<UnitChange[]> => {
  const changed = units.filter(isChanged);
  if (changed.length === 0) return changed;
  const newest = await newestPositions(tx, changed);
  await upsertUnits(tx, 'releases.unit', changed);
  const events = changed.flatMap((unit) => eventsOf(unit, newest.get(unit.mangaId) ?? null, app));
  await withdrawPlanned(
    app,
    tx,
    changed.map(({ id }) => id),
  );
  await publishReleases(app, tx, events);
  await announceChange(tx, releaseChanges, [...new Set(changed.map(({ mangaId }) => mangaId))]);
  return changed;
};
