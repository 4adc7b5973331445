import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { rowLimit } from '#platform/graphql/connection.ts';
import type { Page } from '#platform/graphql/page.ts';
import type { Unit, UnitKind } from './model.ts';

/** The position of a unit in its manga. */
export type UnitKey = readonly [position: number, id: string];

/** Chapters or volumes; the language null means any. */
export interface UnitFilter {
  kind: UnitKind;
  language: string | null;
}

export const UNIT_COLUMNS = sql.raw(
  'unit.id, manga_id as "mangaId", kind, label, position, language, unit.title, volume, released_on as "releasedOn", url, source',
);

const ofFilter = ({ kind, language }: UnitFilter) =>
  sql`kind = ${kind} and (${language}::text is null or language = ${language})`;

/** The requested part of a list, for any manga. */
type Stretch = Pick<Page<UnitKey>, 'take' | 'direction' | 'after' | 'before'>;

/** A page of the units of each manga, with one row more if there is one. */
export const unitPages = async (
  db: Database,
  { filter, stretch }: { filter: UnitFilter; stretch: Stretch },
  mangaIds: readonly string[],
): Promise<Map<string, Unit[]>> => {
  const { after, before, direction } = stretch;
  const order = sql.raw(direction === 'forward' ? 'asc' : 'desc');
  const bounds = sql`
    ${after ? sql`and (position, id) > (${after[0]}::float8, ${after[1]}::uuid)` : sql``}
    ${before ? sql`and (position, id) < (${before[0]}::float8, ${before[1]}::uuid)` : sql``}`;
  const { rows } = await sql<Unit>`
    select ${UNIT_COLUMNS} from unnest(${mangaIds}::uuid[]) as wanted (id) cross join lateral (
      select * from releases.unit where manga_id = wanted.id and ${ofFilter(filter)} ${bounds}
      order by position ${order}, id ${order} limit ${rowLimit(stretch)}) unit`.execute(db);
  return Map.groupBy(rows, ({ mangaId }) => mangaId);
};

/** How many units each manga has, including those with none. */
export const countUnits = async (
  db: Database,
  filter: UnitFilter,
  mangaIds: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select manga_id as id, count(*)::int as count from releases.unit
    where manga_id = any(${mangaIds}::uuid[]) and ${ofFilter(filter)} group by manga_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** The last chapter of each manga that is out on a day. Chapters without a known day count as out. */
export const latestChapters = async (
  db: Database,
  { language, on }: { language: string | null; on: string },
  mangaIds: readonly string[],
): Promise<Map<string, Unit>> => {
  const { rows } = await sql<Unit>`
    select ${UNIT_COLUMNS} from unnest(${mangaIds}::uuid[]) as wanted (id) cross join lateral (
      select * from releases.unit where manga_id = wanted.id and ${ofFilter({ kind: 'CHAPTER', language })}
        and (released_on is null or released_on <= ${on})
      order by position desc, id desc limit 1) unit`.execute(db);
  return new Map(rows.map((unit) => [unit.mangaId, unit]));
};

/**
 * How many chapters of each manga are out after a reader's progress, each counted once for all languages. Manga without any are left out.
 */
export const chaptersBeyond = async (
  db: Database,
  { on }: { on: string },
  readers: readonly { workId: string; progress: number }[],
): Promise<Map<string, number>> => {
  if (readers.length === 0) return new Map();
  const ids = readers.map(({ workId }) => workId);
  const progress = readers.map((reader) => reader.progress);
  const { rows } = await sql<{ id: string; count: number }>`
    select manga_id as id, count(distinct label)::int as count
    from unnest(${ids}::uuid[], ${progress}::float8[]) as reader (id, progress)
    join releases.unit on manga_id = reader.id and kind = 'CHAPTER' and position > reader.progress
    where released_on is null or released_on <= ${on} group by manga_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** A span of days, both included, and the most chapters. */
export interface ChapterTime {
  from: string;
  to: string;
  most: number;
}

/** The chapters of some manga that come out on some days, each once, in the language in which it comes first; the latest first. */
export const chaptersOut = async (
  db: Database,
  { from, to, most }: ChapterTime,
  mangaIds: readonly string[],
): Promise<Unit[]> => {
  const { rows } = await sql<Unit>`
    select * from (
      select distinct on (manga_id, label) ${UNIT_COLUMNS} from releases.unit
      where manga_id = any(${mangaIds}::uuid[]) and kind = 'CHAPTER' and released_on is not null
      order by manga_id, label, released_on, language) first
    where "releasedOn" between ${from} and ${to} and length("releasedOn") = 10
    order by "releasedOn" desc, id limit ${most}`.execute(db);
  return rows;
};

/** The position of a chapter in the schedule. */
export type ChapterKey = readonly [releasedOn: string, id: string];

/** The chapters of a schedule: those of a span of days, both included. */
export interface ChapterSpan {
  from: string;
  to: string;
  language: string | null;
  /** Whether chapters of adult works are included. */
  hasAdult: boolean;
}

const within = ({ from, to, language, hasAdult }: ChapterSpan) => sql`
  kind = 'CHAPTER' and released_on between ${from} and ${to} and length(released_on) = 10
  and (${language}::text is null or language = ${language}) and (${hasAdult}::boolean or not manga.is_adult) and not manga.is_hidden`;

/** A page of the chapters that come out on some days, in the order of the days. */
export const chapterReleasePage = async (
  db: Database,
  span: ChapterSpan,
  page: Page<ChapterKey>,
): Promise<Unit[]> => {
  const { after, before, direction } = page;
  const order = sql.raw(direction === 'forward' ? 'asc' : 'desc');
  const { rows } = await sql<Unit>`
    select ${UNIT_COLUMNS} from releases.unit join catalog.manga on manga.id = manga_id
    where ${within(span)}
      ${after ? sql`and (released_on, unit.id) > (${after[0]}, ${after[1]}::uuid)` : sql``}
      ${before ? sql`and (released_on, unit.id) < (${before[0]}, ${before[1]}::uuid)` : sql``}
    order by released_on ${order}, unit.id ${order} limit ${rowLimit(page)}`.execute(db);
  return rows;
};

/** How many chapters come out on some days. */
export const countChapterReleases = async (db: Database, span: ChapterSpan): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from releases.unit join catalog.manga on manga.id = manga_id
    where ${within(span)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Chapters or volumes by their ids. */
export const unitsById = async (
  db: Database,
  { kind, ids }: { kind: UnitKind; ids: readonly string[] },
): Promise<Unit[]> => {
  const { rows } = await sql<Unit>`
    select ${UNIT_COLUMNS} from releases.unit where kind = ${kind} and id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
};
