import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';

/** As long as a batch of the list can be undone. */
const UNDO_MS = 30 * DAY_MS;

/** Scores by aspect of entries; null for none. */
type Scores = ReadonlyMap<string, readonly number[] | null>;

const scoresNow = async (tx: Tx, entryIds: readonly string[]): Promise<Scores> => {
  const rows = await tx
    .selectFrom('compat.aspect_scores')
    .select(['entry_id', 'scores'])
    .where('entry_id', 'in', entryIds)
    .forUpdate()
    .execute();
  const known = new Map(rows.map(({ entry_id: id, scores }) => [id, scores]));
  return new Map(entryIds.map((id) => [id, known.get(id) ?? null]));
};

const write = async (tx: Tx, scores: Scores): Promise<void> => {
  const kept = [...scores].flatMap(([entry_id, said]) =>
    said ? [{ entry_id, scores: [...said] }] : [],
  );
  const gone = [...scores].flatMap(([id, said]) => (said ? [] : [id]));
  if (gone.length > 0)
    await tx.deleteFrom('compat.aspect_scores').where('entry_id', 'in', gone).execute();
  if (kept.length === 0) return;
  await tx
    .insertInto('compat.aspect_scores')
    .values(kept)
    .onConflict((conflict) =>
      conflict.column('entry_id').doUpdateSet({ scores: sql`excluded.scores` }),
    )
    .execute();
};

const isSame = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Writes scores, and keeps what they were in a batch. @returns the entries whose scores are others now */
const change = async (
  app: App,
  tx: Tx,
  batchId: string,
  scores: Scores,
): Promise<ReadonlySet<string>> => {
  const before = await scoresNow(tx, [...scores.keys()]);
  const changed = new Map(
    [...scores].filter(([id, said]) => !isSame(said, before.get(id) ?? null)),
  );
  const ids = new Set(changed.keys());
  if (ids.size === 0) return ids;
  await write(tx, changed);
  const now = app.clock.now();
  const old = new Date(now.getTime() - UNDO_MS);
  await tx.deleteFrom('compat.aspect_change').where('changed_at', '<', old).execute();
  const rows = [...changed].map(([id, after]) => ({
    batch_id: batchId,
    entry_id: id,
    before: before.get(id)?.slice() ?? null,
    after: after?.slice() ?? null,
    changed_at: now,
  }));
  await tx
    .insertInto('compat.aspect_change')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ids;
};

/** What an app sends, and the batch of the entries that it came with. */
interface AspectInput {
  batchId: string;
  entryIds: readonly string[];
  /** Null removes them. */
  scores: readonly number[] | null;
}

/** Keeps the same scores by aspect for entries. @returns the entries whose scores are others now */
export const saveAspectScores = async (
  app: App,
  tx: Tx,
  { batchId, entryIds, scores }: AspectInput,
): Promise<ReadonlySet<string>> => {
  if (entryIds.length === 0) return new Set();
  return change(app, tx, batchId, new Map(entryIds.map((id) => [id, scores])));
};

/**
 * Takes back the scores by aspect of a batch, except those that were changed since. Run again, it finds nothing to do.
 * @param undoneIn the batch of the undo, so that the undo can be undone
 */
export const undoAspectScores = async (
  app: App,
  tx: Tx,
  { batchId, undoneIn }: { batchId: string; undoneIn: string },
): Promise<void> => {
  const journal = await tx
    .selectFrom('compat.aspect_change')
    .select(['entry_id', 'before', 'after'])
    .where('batch_id', '=', batchId)
    .execute();
  if (journal.length === 0) return;
  const now = await scoresNow(
    tx,
    journal.map(({ entry_id: id }) => id),
  );
  const back = journal.filter(({ entry_id: id, after }) => isSame(now.get(id) ?? null, after));
  if (back.length === 0) return;
  await change(app, tx, undoneIn, new Map(back.map(({ entry_id: id, before }) => [id, before])));
};
