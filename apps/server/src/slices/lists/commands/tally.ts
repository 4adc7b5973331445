import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA, type Media } from '#slices/catalog/values.ts';
import { storedEntryOf } from '../queries/stored-entry.ts';
import { workOf } from '../queries/work.ts';
import { talliesOf, tallyDeltas, type Tally } from '../rules/tally.ts';
import { lockList } from './lock.ts';

interface ListKey {
  userId: string;
  media: Media;
}

/** What is added to a sum of a list. */
export interface OwnTally extends Tally {
  userId: string;
}

/** Adds to the sums of a list, and deletes sums that become zero. */
export const addToTallies = (
  tx: Tx,
  { userId, media }: ListKey,
  tallies: readonly Tally[],
): Promise<void> =>
  addToManyTallies(
    tx,
    media,
    tallies.map((tally) => ({ ...tally, userId })),
  );

/** The same for the lists of several users. */
export const addToManyTallies = async (
  tx: Tx,
  media: Media,
  tallies: readonly OwnTally[],
): Promise<void> => {
  if (tallies.length === 0) return;
  await sql`
    insert into lists.tally as sum (user_id, media, visibility, facet, value, entries, units, volumes, minutes, scored,
      score_sum, score_squares)
    select "userId", ${media}, visibility, facet, value, entries, units, volumes, minutes, scored, "scoreSum", "scoreSquares"
    from jsonb_to_recordset(${JSON.stringify(tallies)}::jsonb) as row ("userId" uuid, visibility text, facet text, value text, entries integer,
      units numeric, volumes bigint, minutes numeric, scored integer, "scoreSum" bigint, "scoreSquares" bigint)
    on conflict (user_id, media, visibility, facet, value) do update set (entries, units, volumes, minutes, scored,
      score_sum, score_squares) = (sum.entries + excluded.entries, sum.units + excluded.units,
      sum.volumes + excluded.volumes, sum.minutes + excluded.minutes, sum.scored + excluded.scored,
      sum.score_sum + excluded.score_sum, sum.score_squares + excluded.score_squares)`.execute(tx);
  if (tallies.every(({ entries }) => entries >= 0)) return;
  const owners = [...new Set(tallies.map(({ userId }) => userId))];
  await tx
    .deleteFrom('lists.tally')
    .where(sql<boolean>`user_id = any(${owners}::uuid[])`)
    .where('media', '=', media)
    .where('entries', '=', 0)
    .execute();
};

/** Counts a list again, with the current facts of the catalogue. */
export const rebuildStatistics = async (app: App, tx: Tx, userId: string): Promise<void> => {
  await lockList(tx, userId);
  await tx.deleteFrom('lists.tally').where('user_id', '=', userId).execute();
  for (const media of MEDIA) await countList(app, tx, { userId, media });
};

const countList = async (app: App, tx: Tx, { userId, media }: ListKey): Promise<void> => {
  const rows = await tx
    .selectFrom('lists.entry')
    .selectAll()
    .where('user_id', '=', userId)
    .where('media', '=', media)
    .where('deleted_at', 'is', null)
    .execute();
  const counted = rows.flatMap((row) => {
    const state = storedEntryOf(row);
    const facts = workOf(app, media, state.workId)?.facts ?? state.counted;
    return facts ? [{ state, facts }] : [];
  });
  await addToTallies(tx, { userId, media }, tallyDeltas([], counted.flatMap(talliesOf)));
  const facts = counted.map((each) => ({ id: each.state.id, facts: each.facts }));
  await sql`update lists.entry set counted = row.facts
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as row (id uuid, facts jsonb)
    where entry.id = row.id and entry.counted is distinct from row.facts`.execute(tx);
};
