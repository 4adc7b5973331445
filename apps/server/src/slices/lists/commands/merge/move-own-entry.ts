import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { entriesByWork, type Entry } from '../../queries/stored-entry.ts';
import { alive, type Writer } from '../change.ts';
import { publishChanges } from '../batch.ts';
import { lockList } from '../lock.ts';
import { giveEntry } from './move-entries.ts';

/** Whether an entry was moved; otherwise why not: the list has none for the one work, or has one for the other. */
export type EntryMove = { entry: Entry } | { fault: 'NONE' | 'TAKEN' };

/** Moves an entry of the writer from one work to another, with its history. */
export const moveOwnEntry = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { media, from, to }: { media: Media; from: string; to: string },
): Promise<EntryMove> => {
  const { userId } = writer;
  await lockList(tx, userId);
  const entries = await entriesByWork(tx, { userId, media }, [from, to]);
  const entry = alive(entries.get(from));
  if (!entry) return { fault: 'NONE' };
  if (entries.has(to)) return { fault: 'TAKEN' };
  await giveEntry(tx, { id: entry.id, work: to });
  await publishChanges(app, tx, writer, {
    works: [
      { media, workId: from, outcome: 'DELETED', fields: [] },
      { media, workId: to, outcome: 'ADDED', fields: ['status', 'plays'] },
    ],
  });
  return { entry: { ...entry, workId: to } };
};

/** The users who have a work on their lists. */
export const ownersOf = async (
  tx: Tx,
  { media, workId }: { media: Media; workId: string },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from lists.entry
    where media = ${media} and (anime_id = ${workId} or manga_id = ${workId}) and deleted_at is null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
};

/** Which of some users have a work on their lists. */
export const ownersAmong = async (
  tx: Tx,
  { media, workId }: { media: Media; workId: string },
  userIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from lists.entry
    where user_id = any(${userIds}::uuid[]) and media = ${media} and (anime_id = ${workId} or manga_id = ${workId})
      and deleted_at is null`.execute(tx);
  return rows.map(({ id }) => id);
};
