import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import { connectionOfRows, rowLimit, type Connection } from '#platform/graphql/connection.ts';
import { pageArguments, type PageArguments } from '#platform/graphql/page.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { ActivityKind } from '../rules/activity.ts';
import type { Visibility } from '#slices/accounts/index.ts';
import { VISIBLE_TO, type Reading } from '../rules/word.ts';

/** An activity of a user. */
export interface Activity {
  id: string;
  userId: string;
  media: Media;
  workId: string;
  kind: ActivityKind;
  fromUnit: number | null;
  toUnit: number | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The users whose activities are read, and the caller's relation to each. */
export interface Audience {
  /** Null: everybody's. */
  userIds: readonly string[] | null;
  reading: Reading;
  /** For all users: a condition on `activity.user_id` for those to leave out. */
  isOpen?: RawBuilder<boolean>;
}

/** The request, with several audiences, such as the caller and the users they follow. */
export interface ActivityFilter {
  audiences: readonly Audience[];
  media?: Media | null;
}

interface Row {
  id: string;
  user_id: string;
  media: Media;
  work_id: string;
  kind: ActivityKind;
  from_unit: string | null;
  to_unit: string | null;
  created_at: Date;
  updated_at: Date;
}

type Key = readonly [updatedAt: string, id: string];

const activityKey: z.ZodType<Key> = z.tuple([z.iso.datetime(), z.uuid()]);

const unit = (value: string | null): number | null => (value === null ? null : Number(value));

const activityOf = (row: Row): Activity => ({
  id: row.id,
  userId: row.user_id,
  media: row.media,
  workId: row.work_id,
  kind: row.kind,
  fromUnit: unit(row.from_unit),
  toUnit: unit(row.to_unit),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** An activity, and who may see the entry it is about. */
export interface ActivityOfAnybody extends Activity {
  visibility: Visibility;
}

/** Activities by id, without a check of who may see them, and without those about deleted entries. */
export const activitiesOfAnybody = async (
  db: Database,
  ids: readonly string[],
): Promise<ActivityOfAnybody[]> => {
  const { rows } = await sql<Row & { visibility: Visibility }>`
    select activity.*, entry.visibility
    from lists.activity as activity join lists.entry as entry on entry.id = activity.entry_id
    where entry.deleted_at is null and activity.id = any(${ids}::uuid[])`.execute(db);
  return rows.map((row) => ({ ...activityOf(row), visibility: row.visibility }));
};

/** Activities about entries that an audience may see, without those about deleted entries. */
const conditionOf = ({ userIds, reading, isOpen }: Audience): RawBuilder<unknown> =>
  sql.join(
    [
      sql`entry.visibility = any(${VISIBLE_TO[reading]}::text[])`,
      ...(userIds ? [sql`activity.user_id = any(${userIds}::uuid[])`] : []),
      ...(isOpen ? [isOpen] : []),
    ],
    sql` and `,
  );

/** A page of activities, the latest first. Private entries are left out by the query itself. */
export const activityPage = async (
  db: Database,
  { audiences, media }: ActivityFilter,
  args: PageArguments,
): Promise<Connection<Activity>> => {
  const page = pageArguments<Key>(args, activityKey);
  const direction = sql.raw(page.direction === 'forward' ? 'desc' : 'asc');
  const beyond = (key: Key | null, sign: '<' | '>') =>
    key
      ? sql` and (activity.updated_at, activity.id) ${sql.raw(sign)} (${key[0]}::timestamptz, ${key[1]}::uuid)`
      : sql``;
  const shown =
    audiences.length > 0 ? sql.join(audiences.map(conditionOf), sql`) or (`) : sql`false`;
  const { rows } = await sql<Row>`
    select activity.* from lists.activity as activity join lists.entry as entry on entry.id = activity.entry_id
    where entry.deleted_at is null and ((${shown}))${media ? sql` and activity.media = ${media}` : sql``}
      ${beyond(page.after, '<')}${beyond(page.before, '>')}
    order by activity.updated_at ${direction}, activity.id ${direction} limit ${rowLimit(page)}`.execute(
    db,
  );
  return connectionOfRows({
    rows: rows.map(activityOf),
    page,
    keyOf: ({ updatedAt, id }): Key => [updatedAt.toISOString(), id],
    totalCount: null,
  });
};
