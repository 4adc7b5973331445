import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { storedEntryOf, type StoredEntry } from '../../queries/stored-entry.ts';
import { withoutChange } from '../../rules/undo.ts';
import { isEqual } from '../../rules/equal.ts';
import { alive } from '../change.ts';
import { progressIn, remainingPlays } from '../remaining-plays.ts';
import { writeEntries } from '../write-changes.ts';
import { rememberedOf, retally, type EntryPair, type Snapshot } from './join-entries.ts';
import type { MergeOfWorks } from './move-entries.ts';

interface MergedRow {
  entry_id: string;
  part_id: string;
  before: Snapshot;
  after: Snapshot;
}

/** A pair as it is now, with what the entry that stayed said before and after the merge. */
interface Merged extends EntryPair {
  before: Snapshot;
  after: Snapshot;
}

const BATCH = 500;

const mergedPairs = async (tx: Tx, mergeId: string, after: string | null): Promise<Merged[]> => {
  const { rows } = await sql<MergedRow>`
    select entry_id, part_id, before, after from lists.merged_entry
    where merge_id = ${mergeId} and part_id is not null and (${after}::uuid is null or user_id > ${after}::uuid)
    order by user_id limit ${BATCH}`.execute(tx);
  const ids = rows.flatMap((row) => [row.entry_id, row.part_id]);
  const found = await tx
    .selectFrom('lists.entry')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  const entries = new Map(found.map((row) => [row.id, storedEntryOf(row)]));
  return rows.flatMap(({ entry_id: keptId, part_id: partId, ...said }) => {
    const [kept, part] = [entries.get(keptId), entries.get(partId)];
    return kept && part ? [{ kept, part, ...said }] : [];
  });
};

/** Gives plays and activities back to the entries they came from. */
const returnBelongings = async (tx: Tx, { mergeId, from }: MergeOfWorks): Promise<void> => {
  for (const [table, column] of [
    ['lists.play', 'play_ids'],
    ['lists.activity', 'activity_ids'],
  ] as const) {
    await sql`
      update ${sql.table(table)} as own set entry_id = part_id, work_id = ${from}
      from lists.merged_entry as pair cross join unnest(${sql.ref(column)}) as moved (id)
      where merge_id = ${mergeId} and part_id is not null and own.id = moved.id and own.entry_id = pair.entry_id`.execute(
      tx,
    );
  }
  await sql`
    update lists.play as play set removed_in = null, removed_at = null
    from lists.merged_entry as pair 
    where merge_id = ${mergeId} and part_id = play.entry_id and play.user_id = pair.user_id and removed_in = ${mergeId}`.execute(
    tx,
  );
};

type Plays = Awaited<ReturnType<typeof remainingPlays>>;

/** The entry that stayed, without what the merge changed; null: it is none any more. */
const withoutMerge = (
  { kept, before, after }: Merged,
  { plays, at }: { plays: Plays; at: Date },
): StoredEntry => {
  const now = rememberedOf(kept);
  const said = withoutChange(now, { before: before.said, after: after.said });
  const version = kept.version + 1;
  if (!said) {
    const deletedAt = kept.deletedAt ?? at;
    return { ...kept, ...before.deleted, version, counted: null, deletedAt };
  }
  const isUntouched = now !== null && after.said !== null && isEqual(now, after.said);
  const progress = isUntouched
    ? said.progress
    : progressIn(plays, { id: kept.id, stated: said.stated });
  const isDated = kept.updatedAt.toISOString() === after.updatedAt;
  return {
    ...kept,
    ...said,
    progress,
    version,
    createdAt: new Date(before.said ? before.createdAt : kept.createdAt),
    updatedAt: isDated ? new Date(before.updatedAt) : kept.updatedAt,
  };
};

/** An entry that became part of another is there again, unless its owner has deleted the other since. */
const restored = ({ kept, part }: EntryPair): StoredEntry =>
  alive(kept) ? { ...part, version: part.version + 1, deletedAt: null } : part;

/** Takes entries apart that a merge joined. What their owners changed since stays with the one that stayed. @returns their owners */
export const partEntries = async (app: App, tx: Tx, merge: MergeOfWorks): Promise<string[]> => {
  const { mergeId, media } = merge;
  await returnBelongings(tx, merge);
  const owners: string[] = [];
  for (let last: string | null = null; ;) {
    const pairs = await mergedPairs(tx, mergeId, last);
    const plays = await remainingPlays(
      tx,
      pairs.map(({ kept }) => kept.id),
    );
    const changes = pairs.map((pair) => ({
      before: { kept: pair.kept, part: pair.part },
      after: {
        kept: withoutMerge(pair, { plays, at: app.clock.now() }),
        part: restored(pair),
      },
    }));
    await writeEntries(
      tx,
      changes.flatMap(({ after }) => [after.kept, after.part]),
    );
    await retally(tx, { media }, changes);
    owners.push(...pairs.map(({ kept }) => kept.userId));
    last = pairs.at(-1)?.kept.userId ?? null;
    if (pairs.length < BATCH) return owners;
  }
};
