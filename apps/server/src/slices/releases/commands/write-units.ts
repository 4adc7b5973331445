import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { idOfSource } from '#platform/ids.ts';
import { announceChange } from '#slices/catalog/index.ts';
import type { Unit, UnitClaim } from '../model.ts';
import { timingOf } from '../rules/timing.ts';
import { publishReleases, withdrawPlanned, type PlannedEvent } from './publish-releases.ts';
import { releaseChanges } from '../change-topic.ts';

/** The result of a write, in rows. */
export interface UnitCounts {
  added: number;
  updated: number;
  unchanged: number;
}

/** A unit to write, and the row it replaces. */
interface Row extends Unit {
  known: Unit | null;
}

const keyOf = ({ mangaId, kind, language, label }: UnitClaim): string =>
  `${mangaId}:${kind}:${language}:${label}`;

const FIELDS = ['position', 'title', 'volume', 'releasedOn', 'url', 'source'] as const;

/** A row of another source stays, and only its gaps are filled. A row of the same source is replaced. */
const rowOf = (source: string, claim: UnitClaim, known: Unit | null): Row => {
  const id = known?.id ?? idOfSource(`unit:${keyOf(claim)}`);
  if (known === null || known.source === source) return { ...claim, id, source, known };
  const { title, volume, releasedOn, url } = known;
  return {
    ...claim,
    ...known,
    title: title ?? claim.title,
    volume: volume ?? claim.volume,
    releasedOn: releasedOn ?? claim.releasedOn,
    url: url ?? claim.url,
    known,
  };
};

const isChanged = (row: Row): boolean =>
  row.known === null || FIELDS.some((field) => row[field] !== row.known?.[field]);

/**
 * Writes the chapters and volumes of a source. New chapters, and chapters with a changed date, are published (`chapter.released`) on their
 * day, unless they came out long ago.
 */
export const writeUnits = async (
  app: App,
  tx: Tx,
  { source, claims }: { source: string; claims: readonly UnitClaim[] },
): Promise<UnitCounts> => {
  const known = await knownUnits(tx, claims);
  const rows = claims.map((claim) => rowOf(source, claim, known.get(keyOf(claim)) ?? null));
  const changed = rows.filter(isChanged);
  const newest = await newestPositions(tx, changed);
  await upsert(tx, changed);
  const events = changed.flatMap((row) => eventsOf(row, newest.get(row.mangaId) ?? null, app));
  await withdrawPlanned(
    app,
    tx,
    changed.map(({ id }) => id),
  );
  await publishReleases(app, tx, events);
  await announceChange(tx, releaseChanges, [...new Set(changed.map(({ mangaId }) => mangaId))]);
  const added = changed.filter((row) => row.known === null).length;
  return {
    added,
    updated: changed.length - added,
    unchanged: rows.length - changed.length,
  };
};

/** The first known chapter of a manga does not follow another one: it fills a gap. */
const eventsOf = (row: Row, newest: number | null, { clock }: App): PlannedEvent[] => {
  const isSameDate = row.known !== null && row.known.releasedOn === row.releasedOn;
  if (row.kind !== 'CHAPTER' || isSameDate) return [];
  const isNext = row.known === null && newest !== null && row.position > newest;
  const timing = timingOf({ on: row.releasedOn, isNext }, clock.now());
  const { mangaId, id: chapterId, label, language, title, releasedOn } = row;
  const payload = { mangaId, chapterId, label, language, title, releasedOn };
  return [{ event: 'chapter', subjectId: row.id, payload, timing }];
};

const knownUnits = async (tx: Tx, claims: readonly UnitClaim[]): Promise<Map<string, Unit>> => {
  const wanted = claims.map(({ mangaId, kind, language, label }) => ({
    manga_id: mangaId,
    kind,
    language,
    label,
  }));
  const { rows } = await sql<Unit>`
    select id, manga_id as "mangaId", kind, label, position, language, title, volume, released_on as "releasedOn", url, source
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (manga_id uuid, kind text, language text, label text)
    join releases.unit using (manga_id, kind, language, label)`.execute(tx);
  return new Map(rows.map((unit) => [keyOf(unit), unit]));
};

/** The highest chapter known before, in any language. */
const newestPositions = async (tx: Tx, rows: readonly Row[]): Promise<Map<string, number>> => {
  const ids = [...new Set(rows.map(({ mangaId }) => mangaId))];
  const found = await sql<{ id: string; newest: number }>`
    select manga_id as id, max(position) as newest from releases.unit
    where manga_id = any(${ids}::uuid[]) and kind = 'CHAPTER' group by manga_id`.execute(tx);
  return new Map(found.rows.map(({ id, newest }) => [id, newest]));
};

const upsert = async (tx: Tx, units: readonly Row[]): Promise<void> => {
  const rows = units.map(({ mangaId, releasedOn, known: _known, ...unit }) => ({
    ...unit,
    manga_id: mangaId,
    released_on: releasedOn,
  }));
  await sql`
    insert into releases.unit
    select * from jsonb_populate_recordset(null::releases.unit, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set position = excluded.position, title = excluded.title, volume = excluded.volume,
      released_on = excluded.released_on, url = excluded.url, source = excluded.source`.execute(tx);
};
