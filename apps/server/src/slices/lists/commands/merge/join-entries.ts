import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { SAME_PLAY_MS } from '../../rules/play.ts';
import { storedEntryOf, type StoredEntry } from '../../queries/stored-entry.ts';
import { joinedWith } from '../../rules/join.ts';
import { stateOf } from '../../rules/state.ts';
import { tallyDeltas } from '../../rules/tally.ts';
import type { Remembered } from '../../rules/undo.ts';
import { alive } from '../change.ts';
import { addToManyTallies } from '../tally.ts';
import { talliesIn, writeEntries } from '../write-changes.ts';
import type { MergeOfWorks } from './move-entries.ts';

/** Two entries of one user: the one that stays, and the one that becomes part of it. */
export interface EntryPair {
  kept: StoredEntry;
  part: StoredEntry;
}

/** What an entry said, as it is remembered until the merge can no longer be taken back. */
export interface Snapshot {
  /** Null: there was none, or it was deleted. */
  said: Remembered | null;
  /** What it said before it was deleted, if it was. */
  deleted?: Remembered;
  createdAt: string;
  updatedAt: string;
}

const contentOf = (entry: StoredEntry): Remembered => ({ ...stateOf(entry), stated: entry.stated });

/** The entry as the journal remembers entries; null for a tombstone. */
export const rememberedOf = (entry: StoredEntry): Remembered | null =>
  alive(entry) && contentOf(entry);

export const snapshotOf = (entry: StoredEntry): Snapshot => ({
  said: rememberedOf(entry),
  ...(!alive(entry) && { deleted: contentOf(entry) }),
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});

/** Pairs held in memory at once. */
const BATCH = 500;

const pairsOf = async (
  tx: Tx,
  { media, from, into }: MergeOfWorks,
  userIds: readonly string[],
): Promise<EntryPair[]> => {
  const rows = await tx
    .selectFrom('lists.entry')
    .selectAll()
    .where('media', '=', media)
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .where(sql<boolean>`work_id in (${from}, ${into})`)
    .execute();
  const entries = Map.groupBy(rows.map(storedEntryOf), ({ userId }) => userId);
  return [...entries.values()].flatMap((own) => {
    const [kept, part] = [into, from].map((id) => own.find(({ workId }) => workId === id));
    return kept && part ? [{ kept, part }] : [];
  });
};

/** Both entries after they were joined. The statement is new, so that progress is recomputed from later plays only. */
const joined = ({ kept, part }: EntryPair, at: Date): EntryPair => {
  const was = alive(kept);
  const state = joinedWith(was, part);
  const version = Math.max(kept.version, part.version) + 1;
  const first = was && was.createdAt < part.createdAt ? was.createdAt : part.createdAt;
  const last = was && was.updatedAt > part.updatedAt ? was.updatedAt : part.updatedAt;
  return {
    kept: {
      ...kept,
      ...state,
      createdAt: first,
      updatedAt: last,
      version,
      stated: { progress: state.progress, version },
      counted: was ? was.counted : part.counted,
      deletedAt: null,
    },
    part: { ...part, version: part.version + 1, deletedAt: at },
  };
};

/** Brings the sums of lists from what their entries were to what they are. */
export const retally = async (
  tx: Tx,
  { media }: Pick<MergeOfWorks, 'media'>,
  changes: readonly { before: EntryPair; after: EntryPair }[],
): Promise<void> => {
  const tallies = changes.flatMap(({ before, after }) => {
    const [was, is] = [before, after].map(({ kept, part }) => [kept, part].flatMap(talliesIn));
    const { userId } = before.kept;
    return tallyDeltas(was ?? [], is ?? []).map((tally) => ({ ...tally, userId }));
  });
  await addToManyTallies(tx, media, tallies);
};

const writePairs = async (
  tx: Tx,
  { mergeId, media, at }: MergeOfWorks,
  before: readonly EntryPair[],
): Promise<void> => {
  const changes = before.map((pair) => ({ before: pair, after: joined(pair, at) }));
  await writeEntries(
    tx,
    changes.map(({ after }) => after.kept),
  );
  await retally(tx, { media }, changes);
  const rows = changes.map(({ before: was, after: is }) => ({
    user_id: is.kept.userId,
    entry_id: is.kept.id,
    part_id: is.part.id,
    before: snapshotOf(was.kept),
    after: snapshotOf(is.kept),
  }));
  await sql`
    insert into lists.merged_entry (merge_id, user_id, entry_id, part_id, before, after, merged_at)
    select ${mergeId}::uuid, user_id, entry_id, part_id, before, after, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (user_id uuid, entry_id uuid, part_id uuid, before jsonb, after jsonb)`.execute(tx);
  await sql`
    update lists.entry set deleted_at = ${at}, version = version + 1
    where id = any(${rows.map((row) => row.part_id)}::uuid[])`.execute(tx);
};

/** The plays of an entry, also those that were taken back: each half has an index. */
const anyPlayOf = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((own.entry_id = ${id} and own.removed_in is null) or (own.entry_id = ${id} and own.removed_in is not null))`;

/** Moves plays and activities to the entries that stay. Of a play that both have, one counts. */
const moveBelongings = async (tx: Tx, { mergeId, into, at }: MergeOfWorks): Promise<void> => {
  const pairs = sql`lists.merged_entry as pair where merge_id = ${mergeId} and part_id is not null`;
  await sql`
    update lists.play as play set removed_in = ${mergeId}, removed_at = ${at}
    from ${pairs} and play.entry_id = part_id and removed_in is null and exists (
      select from lists.play as same
      where same.entry_id = pair.entry_id and same.removed_in is null and same.from_unit = play.from_unit
        and same.to_unit = play.to_unit and same.played_at > play.played_at - make_interval(secs => ${SAME_PLAY_MS / 1_000})
        and same.played_at < play.played_at + make_interval(secs => ${SAME_PLAY_MS / 1_000}))`.execute(
    tx,
  );
  await sql`
    update lists.merged_entry as pair set
      play_ids = (select coalesce(array_agg(id), '{}') from lists.play own where ${anyPlayOf(sql`part_id`)}),
      activity_ids = (select coalesce(array_agg(id), '{}') from lists.activity own where own.entry_id = part_id)
    where merge_id = ${mergeId} and part_id is not null`.execute(tx);
  for (const [table, column] of [
    ['lists.play', 'play_ids'],
    ['lists.activity', 'activity_ids'],
  ] as const) {
    await sql`
      update ${sql.table(table)} as own set entry_id = pair.entry_id, work_id = ${into}
      from lists.merged_entry as pair cross join unnest(${sql.ref(column)}) as moved (id)
      where merge_id = ${mergeId} and part_id is not null and own.id = moved.id`.execute(tx);
  }
};

/** Joins the entries of all who have both works. @returns their owners */
export const joinEntries = async (tx: Tx, merge: MergeOfWorks): Promise<string[]> => {
  const { media, from, into } = merge;
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from lists.entry as own
    where media = ${media} and (anime_id = ${from} or manga_id = ${from}) and deleted_at is null and exists (
      select from lists.entry as other
      where other.user_id = own.user_id and other.media = ${media} and other.work_id = ${into})`.execute(
    tx,
  );
  const owners = rows.map(({ userId }) => userId);
  for (let start = 0; start < owners.length; start += BATCH) {
    await writePairs(tx, merge, await pairsOf(tx, merge, owners.slice(start, start + BATCH)));
  }
  await moveBelongings(tx, merge);
  return owners;
};
