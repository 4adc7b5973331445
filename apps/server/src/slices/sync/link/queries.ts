import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import { isId } from '#platform/ids.ts';
import { refusal } from '../reasons.ts';
import { type Link, LINK_COLUMNS, linkOf } from './stored-link.ts';

export const selectLinks = (db: Database) => db.selectFrom('sync.link').select(LINK_COLUMNS);

/** The links of a user, the oldest first. */
export const linksOf = async (db: Database, userId: string): Promise<Link[]> => {
  const rows = await selectLinks(db)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(linkOf);
};

export const linkById = async (db: Database, id: string): Promise<Link | undefined> => {
  const row = await selectLinks(db).where('id', '=', id).executeTakeFirst();
  return row && linkOf(row);
};

/**
 * Locks a link, and reads it after that. It is locked before its runs, what waits to be sent, its questions and the notices about it: whoever locked
 * one of these first could wait for somebody who waits for them. Rows that refer to it can still be added.
 */
export const lockLink = async (tx: Tx, id: string): Promise<Link | undefined> => {
  const row = await selectLinks(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row && linkOf(row);
};

/** As `lockLink`, for a link of somebody. @throws Refusal `NOT_FOUND` */
export const lockOwnLink = async (
  tx: Tx,
  { userId, id }: { userId: string; id: string },
): Promise<Link> => {
  await ownLink(tx, { userId, id });
  const link = await lockLink(tx, id);
  if (!link) throw refusal('NOT_FOUND', 'SYNC_CONNECTION_NOT_FOUND');
  return link;
};

/** A link of somebody. @throws Refusal `NOT_FOUND` */
export const ownLink = async (
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<Link> => {
  const link = isId(id) ? await linkById(db, id) : undefined;
  if (link?.userId !== userId) throw refusal('NOT_FOUND', 'SYNC_CONNECTION_NOT_FOUND');
  return link;
};

/** What waits at a link. */
export interface LinkCounts {
  waiting: number;
  parked: number;
  holds: number;
  unmapped: number;
}

export const countsOfLinks = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, LinkCounts>> => {
  const { rows } = await sql<LinkCounts & { id: string }>`
    select link.id,
      (select count(*)::int from sync.operation o where o.link_id = link.id and o.state = 'waiting') as waiting,
      (select count(*)::int from sync.operation o where o.link_id = link.id and o.state = 'parked') as parked,
      (select count(*)::int from sync.hold h where h.link_id = link.id and h.decision = 'open') as holds,
      (select count(*)::int from sync.unmapped u where u.link_id = link.id) as unmapped
    from sync.link where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};
