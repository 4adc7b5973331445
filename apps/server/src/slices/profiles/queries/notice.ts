import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { rowLimit } from '#platform/graphql/connection.ts';
import type { Page } from '#platform/graphql/page.ts';
import type { KeptReason } from '#platform/kept-reason.ts';
import type { NoticeKind } from '#platform/vocabulary.ts';
import type { NoticeSubject } from '../rules.ts';
import {
  IS_ACTIVE,
  joinedStanding,
  PERSON_COLUMNS,
  personOf,
  type Person,
  type PersonRow,
} from './person.ts';

/** A notice in a user's inbox. */
export interface Notice {
  id: string;
  kind: NoticeKind;
  /** Null if it is about a thing. */
  actor: Person | null;
  subject: NoticeSubject | null;
  /** What its text names besides the subject. */
  details: Readonly<Record<string, unknown>>;
  createdAt: Date;
  readAt: Date | null;
}

interface NoticeRow extends Omit<PersonRow, 'id'> {
  notice_id: string;
  kind: NoticeKind;
  told_at: Date;
  read_at: Date | null;
  subject_id: string | null;
  subject: string | null;
  reason: KeptReason | null;
  details: Record<string, unknown> | null;
  /** The id of the actor, if there is one. */
  id: string | null;
}

/** The position in the inbox; the latest first. */
export type NoticeKey = readonly [id: string];

/** Notices by users who are blocked by now, or whose account is disabled, are left out. */
const from = (userId: string): RawBuilder<unknown> => sql`
  from profiles.notice n left join accounts."user" u on u.id = n.actor_id ${joinedStanding(userId)}
  where n.user_id = ${userId} and shut.user_id is null and blocked.user_id is null
    and (n.actor_id is null or (${IS_ACTIVE}))`;

const select = sql`
  select n.id as notice_id, n.kind, n.created_at as told_at, n.read_at, n.subject_id, n.subject,
    n.reason, n.details, ${PERSON_COLUMNS}`;

const subjectOf = ({ subject_id: id, subject, reason }: NoticeRow): NoticeSubject | null =>
  id === null ? null : { id, name: subject ?? '', refused: reason };

const noticeOf = (row: NoticeRow): Notice => ({
  id: row.notice_id,
  kind: row.kind,
  actor: row.id === null ? null : personOf(row as PersonRow),
  subject: subjectOf(row),
  details: row.details ?? {},
  createdAt: row.told_at,
  readAt: row.read_at,
});

/** A page of an inbox, read by keyset. */
export const noticePage = async (
  db: Database,
  userId: string,
  page: Page<NoticeKey>,
): Promise<Notice[]> => {
  const order = page.direction === 'forward' ? sql`desc` : sql`asc`;
  const after = page.after ? sql`and n.id < ${page.after[0]}` : sql``;
  const before = page.before ? sql`and n.id > ${page.before[0]}` : sql``;
  const { rows } = await sql<NoticeRow>`
    ${select} ${from(userId)} ${after} ${before} order by n.id ${order} limit ${rowLimit(page)}`.execute(
    db,
  );
  return rows.map(noticeOf);
};

/** The notices with these ids that are in an inbox. */
export const noticesOf = async (
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Notice[]> => {
  const { rows } = await sql<NoticeRow>`
    ${select} ${from(userId)} and n.id = any(${ids}::uuid[])`.execute(db);
  return rows.map(noticeOf);
};

/** How many notices an inbox has, in total or unread. */
export const countNotices = async (
  db: Database,
  userId: string,
  which: 'all' | 'unread',
): Promise<number> => {
  const unread = which === 'unread' ? sql`and n.read_at is null` : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${from(userId)} ${unread}`.execute(db);
  return rows[0]?.count ?? 0;
};
