import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { ListChanges } from '../rules/changed.ts';
import type { Writer } from './change.ts';

/** The works of a batch that are named to its owner; of an import there are thousands. */
export const NAMED_WORKS = 10;

/**
 * Keeps what a batch changed, for its owner to look through and to undo. A batch that is written in several transactions is one line, with
 * the sums of all.
 */
export const recordBatch = async (
  tx: Tx,
  { userId, batchId, source, client, at }: Writer,
  { works, customLists, removed, changesSettings, isUndoable, undoes }: ListChanges,
): Promise<void> => {
  const named = JSON.stringify(works.slice(0, NAMED_WORKS));
  const lists = customLists.map(({ name }) => name);
  await sql`
    insert into lists.batch as known (id, user_id, source, client, client_name, changed_at, works, work_count, custom_lists, removed,
      changes_settings, is_undoable, undoes)
    values (${batchId}, ${userId}, ${source}, ${client.kind}, ${client.name}, ${at}, ${named}::jsonb, ${works.length}, ${lists},
      ${JSON.stringify(removed)}::jsonb, ${changesSettings}, ${isUndoable}, ${undoes})
    on conflict (id) do update set
      works = jsonb_path_query_array(known.works || excluded.works, '$[0 to ${sql.raw(String(NAMED_WORKS - 1))}]'),
      work_count = known.work_count + excluded.work_count,
      custom_lists = known.custom_lists || excluded.custom_lists,
      removed = known.removed || excluded.removed,
      changes_settings = known.changes_settings or excluded.changes_settings,
      is_undoable = known.is_undoable or excluded.is_undoable,
      undoes = coalesce(excluded.undoes, known.undoes)
    where known.user_id = excluded.user_id`.execute(tx);
};
