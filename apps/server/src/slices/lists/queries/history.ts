import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Client, ClientKind } from '#platform/client.ts';
import type { Database } from '#platform/database/index.ts';
import { connectionOfRows, rowLimit, type Connection } from '#platform/graphql/connection.ts';
import { pageArguments, type PageArguments } from '#platform/graphql/page.ts';
import type { Media } from '#slices/catalog/values.ts';
import { VISIBLE_TO, type PlaySource, type Reading } from '../rules/word.ts';

/** One act of watching or reading. */
export interface PlayRecord {
  id: string;
  entryId: string;
  media: Media;
  workId: string;
  fromUnit: number;
  toUnit: number;
  /** 0 for the first time through, else the rewatch or reread. */
  pass: number;
  source: PlaySource;
  /** Null for plays from before it was noted. */
  client: Client | null;
  playedAt: Date;
  recordedAt: Date;
  batchId: string;
}

/** The owner of the history, its reader, and the filter. */
export interface HistoryFilter {
  userId: string;
  reading: Reading;
  media?: Media | null;
  entryId?: string | null;
  ids?: readonly string[];
  from?: Date | null;
  to?: Date | null;
}

interface Row {
  id: string;
  entry_id: string;
  media: Media;
  work_id: string;
  from_unit: string;
  to_unit: string;
  pass: number;
  source: PlaySource;
  client: ClientKind | null;
  client_name: string | null;
  played_at: Date;
  recorded_at: Date;
  batch_id: string;
}

type Key = readonly [playedAt: string, id: string];

const historyKey: z.ZodType<Key> = z.tuple([z.iso.datetime(), z.uuid()]);

/** The condition of a filter on `lists.play as play`, without plays of entries that the reader may not see. */
export const playCondition = ({
  userId,
  reading,
  media,
  entryId,
  ids,
  from,
  to,
}: HistoryFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`play.user_id = ${userId} and play.removed_in is null`,
      sql`exists (select from lists.entry e where e.id = play.entry_id and e.deleted_at is null
        and e.visibility = any(${VISIBLE_TO[reading]}::text[]))`,
      ...(media ? [sql`play.media = ${media}`] : []),
      ...(entryId ? [sql`play.entry_id = ${entryId}`] : []),
      ...(ids ? [sql`play.id = any(${ids}::uuid[])`] : []),
      ...(from ? [sql`play.played_at >= ${from}::timestamptz`] : []),
      ...(to ? [sql`play.played_at < ${to}::timestamptz`] : []),
    ],
    sql` and `,
  );

const playOf = (row: Row): PlayRecord => ({
  id: row.id,
  entryId: row.entry_id,
  media: row.media,
  workId: row.work_id,
  fromUnit: Number(row.from_unit),
  toUnit: Number(row.to_unit),
  pass: row.pass,
  source: row.source,
  client: row.client && { kind: row.client, name: row.client_name },
  playedAt: row.played_at,
  recordedAt: row.recorded_at,
  batchId: row.batch_id,
});

/** A page of a history, the latest play first. */
export const historyPage = async (
  db: Database,
  filter: HistoryFilter,
  args: PageArguments,
): Promise<Connection<PlayRecord>> => {
  const page = pageArguments<Key>(args, historyKey);
  const direction = sql.raw(page.direction === 'forward' ? 'desc' : 'asc');
  const beyond = (key: Key | null, sign: '<' | '>') =>
    key
      ? sql` and (play.played_at, play.id) ${sql.raw(sign)} (${key[0]}::timestamptz, ${key[1]}::uuid)`
      : sql``;
  const { rows } = await sql<Row>`
    select play.* from lists.play as play
    where ${playCondition(filter)}${beyond(page.after, '<')}${beyond(page.before, '>')}
    order by play.played_at ${direction}, play.id ${direction} limit ${rowLimit(page)}`.execute(db);
  return connectionOfRows({
    rows: rows.map(playOf),
    page,
    keyOf: ({ playedAt, id }): Key => [playedAt.toISOString(), id],
    totalCount: () => countPlays(db, filter),
  });
};

/** The plays of a filter, in no order; for filters that name a few. */
export const playsOf = async (db: Database, filter: HistoryFilter): Promise<PlayRecord[]> => {
  const { rows } = await sql<Row>`
    select play.* from lists.play as play where ${playCondition(filter)}`.execute(db);
  return rows.map(playOf);
};

const countPlays = async (db: Database, filter: HistoryFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from lists.play as play where ${playCondition(filter)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
