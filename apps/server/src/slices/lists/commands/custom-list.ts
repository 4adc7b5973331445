import { sql, type Selectable } from 'kysely';
import type { App } from '#platform/app.ts';
import type { DB, Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { customLists, type CustomList } from '../queries/custom-list.ts';
import { refusal } from '../reasons.ts';
import type { Removed } from '../rules/changed.ts';
import { onSomeList } from '../rules/state.ts';
import { storedEntryOf, type StoredEntry } from '../queries/stored-entry.ts';
import { asOneBatch, publishChanges } from './batch.ts';
import type { Change, Writer } from './change.ts';
import { lockList } from './lock.ts';
import { writeChanges } from './write-changes.ts';

/** The most custom lists of one medium per account. */
export const MOST_CUSTOM_LISTS = 100;

/** A custom list of a user, by its id. @throws Refusal `NOT_FOUND`. */
const listOf = async (tx: Tx, userId: string, id: string): Promise<CustomList> => {
  const row = await tx
    .selectFrom('lists.custom_list')
    .select(['id', 'media', 'name', 'position'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'CUSTOM_LIST_NOT_FOUND', { id });
  return { ...row, media: row.media as Media };
};

const requireFreeName = (lists: readonly CustomList[], name: string, own?: string): void => {
  const isTaken = lists.some(
    (list) => list.id !== own && list.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw refusal('CONFLICT', 'CUSTOM_LIST_NAME_TAKEN', { field: 'name', name });
};

/**
 * Creates a custom list, after the others. Undoing the batch deletes it, if it is empty then.
 * @throws Refusal `CONFLICT` for a name that is taken, `BAD_USER_INPUT` for too many.
 */
export const createCustomList = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { media, name }: { media: Media; name: string },
): Promise<CustomList> => {
  const { userId } = writer;
  await lockList(tx, userId);
  const lists = await customLists(tx, { userId, media });
  requireFreeName(lists, name);
  if (lists.length >= MOST_CUSTOM_LISTS) {
    throw refusal('BAD_USER_INPUT', 'CUSTOM_LISTS_EXHAUSTED', { most: MOST_CUSTOM_LISTS });
  }
  const list = { id: app.ids.next(), media, name, position: (lists.at(-1)?.position ?? 0) + 1 };
  await tx
    .insertInto('lists.custom_list')
    .values({
      ...list,
      user_id: userId,
      created_at: writer.at,
      batch_id: writer.batchId,
    })
    .execute();
  await publishChanges(app, tx, writer, { customLists: [list] });
  return list;
};

/** The changes of a custom list. The position counts from 1. */
export interface CustomListEdit {
  id: string;
  name?: string | null | undefined;
  position?: number | null | undefined;
}

/** Renames a custom list or moves it among the others. @throws Refusal `NOT_FOUND`, `CONFLICT`. */
export const updateCustomList = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { id, name, position }: CustomListEdit,
): Promise<CustomList> => {
  const { userId } = writer;
  await lockList(tx, userId);
  const list = await listOf(tx, userId, id);
  const lists = await customLists(tx, { userId, media: list.media });
  if (name != null) requireFreeName(lists, name, id);
  const others = lists.filter((other) => other.id !== id);
  const at = position == null ? lists.findIndex((other) => other.id === id) : position - 1;
  const order = [...others.slice(0, at), { ...list, name: name ?? list.name }, ...others.slice(at)];
  const rows = order.map((each, index) => ({ id: each.id, name: each.name, position: index + 1 }));
  await sql`update lists.custom_list set name = row.name, position = row.position,
      batch_id = case when custom_list.id = ${id} then null else custom_list.batch_id end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, name text, position integer)
    where custom_list.id = row.id and custom_list.user_id = ${userId}`.execute(tx);
  const changed = await listOf(tx, userId, id);
  await publishChanges(app, tx, writer, { customLists: [changed], isUndoable: false });
  return changed;
};

/** A custom list that is removed, for the batch that removes it. */
export const removedList = ({
  created_at: createdAt,
  ...row
}: Omit<CustomList, 'media'> & { media: string; created_at: Date }): Removed => ({
  kind: 'customList',
  ...row,
  media: row.media as Media,
  createdAt: createdAt.toISOString(),
});

const without = (before: StoredEntry, listId: string): Change => {
  const customListIds = before.customListIds.filter((id) => id !== listId);
  const version = before.version + 1;
  const after = onSomeList({ ...before, customListIds, version });
  return { media: before.media, before, after, plays: [], isTold: false };
};

/** Takes all entries, also deleted ones, off a custom list. */
const emptyList = async (app: App, tx: Tx, writer: Writer, list: CustomList): Promise<void> => {
  const { userId } = writer;
  const { rows } = await sql<Selectable<DB['lists.entry']>>`
    select entry.* from lists.entry as entry where user_id = ${userId} and media = ${list.media}
      and custom_list_ids @> array[${list.id}::uuid]`.execute(tx);
  const changes = rows.map((row) => without(storedEntryOf(row), list.id));
  await writeChanges(app, tx, writer, changes);
};

/**
 * Deletes a custom list. Its entries stay on the list, and later custom lists move up. Undoing the batch restores it with its entries.
 * @throws Refusal `NOT_FOUND`.
 */
export const deleteCustomList = (
  app: App,
  tx: Tx,
  writer: Writer,
  id: string,
): Promise<CustomList> => asOneBatch(app, tx, writer, () => remove(app, tx, writer, id));

const remove = async (app: App, tx: Tx, writer: Writer, id: string): Promise<CustomList> => {
  const { userId } = writer;
  await lockList(tx, userId);
  const list = await listOf(tx, userId, id);
  await emptyList(app, tx, writer, list);
  const removed = await tx
    .deleteFrom('lists.custom_list')
    .where('id', '=', id)
    .returning(['id', 'media', 'name', 'position', 'created_at'])
    .execute();
  await sql`update lists.custom_list set position = position - 1
    where user_id = ${userId} and media = ${list.media} and position > ${list.position}`.execute(
    tx,
  );
  await publishChanges(app, tx, writer, { customLists: [list], removed: removed.map(removedList) });
  return list;
};

/** Ids of custom lists by their names in lower case. The batch creates missing ones. */
export const listsByName = async (
  app: App,
  tx: Tx,
  { writer, media, isDryRun }: { writer: Writer; media: Media; isDryRun: boolean },
  names: readonly string[],
): Promise<Map<string, string>> => {
  if (names.length === 0) return new Map();
  const lists = await customLists(tx, { userId: writer.userId, media });
  const ids = new Map(lists.map(({ id, name }) => [name.toLowerCase(), id]));
  for (const name of names) {
    const key = name.toLowerCase();
    if (ids.has(key) || ids.size >= MOST_CUSTOM_LISTS) continue;
    const id = isDryRun
      ? app.ids.next()
      : (await createCustomList(app, tx, writer, { media, name })).id;
    ids.set(key, id);
  }
  return ids;
};
