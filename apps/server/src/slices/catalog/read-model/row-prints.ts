import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Media } from '../media.ts';

/** A few dozen works of a large catalogue whose ids end alike. */
const LOTS = 4096;
const LOT_DIGITS = 3;

/** The lot of a work. */
export const lotOf = (id: string): number => Number.parseInt(id.slice(-LOT_DIGITS), 16);

const lotIn = (column: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(get_byte(uuid_send(${column}), 14) % 16 * 256 + get_byte(uuid_send(${column}), 15))`;

/** The tables that a work of a medium is loaded from, with the columns of its id. */
const ROWS_OF: Readonly<Record<Media, readonly (readonly [table: string, column: string])[]>> = {
  ANIME: [
    ['catalog.anime', 'id'],
    ['catalog.synonym', 'anime_id'],
    ['catalog.external_id', 'anime_id'],
    ['catalog.streaming_link', 'anime_id'],
    ['catalog.redirect', 'old_id'],
    ['catalog.redirect', 'new_id'],
  ],
  MANGA: [
    ['catalog.manga', 'id'],
    ['catalog.manga_external_id', 'manga_id'],
    ['catalog.redirect', 'old_id'],
    ['catalog.redirect', 'new_id'],
  ],
};

/** A row is another one after every change: where it is and the transaction that wrote it are no other row's. */
const printsOf = ([table, column]: readonly [string, string], seed: number): RawBuilder<unknown> =>
  sql`select ${lotIn(sql.ref(column))} as lot,
    hashtidextended(ctid, hashtext(xmin::text) + ${sql.lit(seed)}) as print from ${sql.table(table)}`;

/** The instants tell databases apart that were filled in the same way. */
const instantsOf = ([table, column]: readonly [string, string]): RawBuilder<unknown> =>
  sql`select ${lotIn(sql.ref(column))} as lot,
    hashint8extended((extract(epoch from updated_at) * 1000000)::int8, 0) as print from ${sql.table(table)}`;

/** What all rows are that the works of each lot are loaded from: the same only while none of them changes. */
export type RowPrints = ReadonlyMap<number, string>;

export const rowPrints = async (app: App, medium: Media): Promise<RowPrints> => {
  const tables = ROWS_OF[medium];
  const all = [...tables.map(printsOf), ...tables.slice(0, 1).map(instantsOf)];
  const { rows } = await sql<{ lot: number; print: string }>`
    select lot, bit_xor(print)::text as print from (${sql.join(all, sql` union all `)}) as row
    group by lot`.execute(app.db);
  return new Map(rows.map(({ lot, print }) => [lot, print]));
};

/** The lots whose rows are others than they were. */
export const changedLots = (before: RowPrints, now: RowPrints): Set<number> =>
  new Set(
    Array.from({ length: LOTS }, (_, lot) => lot).filter((lot) => before.get(lot) !== now.get(lot)),
  );

/** Whether a column names a work of some lots. */
export const isInLots = (
  column: RawBuilder<unknown>,
  lots: ReadonlySet<number>,
): RawBuilder<boolean> => sql`${lotIn(column)} = any(${[...lots]}::int[])`;
