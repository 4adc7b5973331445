import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { customLists } from '../queries/custom-list.ts';
import { idNow } from '../queries/work.ts';
import type { Removed } from '../rules/changed.ts';
import { asOneBatch, publishChanges } from './batch.ts';
import type { Writer } from './change.ts';
import { MOST_CUSTOM_LISTS } from './custom-list.ts';
import { favouriteChange } from './favourite.ts';

type RemovedList = Removed & { kind: 'customList' };
type RemovedFavourite = Removed & { kind: 'favourite' };

/** A name that no other custom list has: that of a removed one may be taken since. */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name.slice(0, 94)} (${number})`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
};

const restoreList = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { id, media, name, position, createdAt }: RemovedList,
): Promise<void> => {
  const { userId, batchId } = writer;
  const lists = await customLists(tx, { userId, media });
  if (lists.length >= MOST_CUSTOM_LISTS || lists.some((list) => list.id === id)) return;
  const list = { id, name: freeName(name, new Set(lists.map((each) => each.name.toLowerCase()))) };
  await sql`update lists.custom_list set position = position + 1
    where user_id = ${userId} and media = ${media} and position >= ${position}`.execute(tx);
  await tx
    .insertInto('lists.custom_list')
    .values({
      ...list,
      user_id: userId,
      media,
      position,
      created_at: new Date(createdAt),
      batch_id: batchId,
    })
    .execute();
  await publishChanges(app, tx, writer, { customLists: [list] });
};

const restoreFavourite = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { media, workId, position, createdAt }: RemovedFavourite,
): Promise<void> => {
  const { userId, batchId } = writer;
  const rows = await tx
    .insertInto('lists.favourite')
    .values({
      user_id: userId,
      media,
      work_id: idNow(app, media, workId),
      position,
      created_at: new Date(createdAt),
      batch_id: batchId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['media', 'work_id'])
    .execute();
  await publishChanges(app, tx, writer, { works: rows.map(favouriteChange) });
};

/** Restores the custom lists and favourites that a batch removed, unless their owner added them again since. */
export const restoreRemoved = (
  app: App,
  tx: Tx,
  writer: Writer,
  removed: readonly Removed[],
): Promise<void> =>
  asOneBatch(app, tx, writer, async () => {
    for (const each of removed) {
      if (each.kind === 'customList') await restoreList(app, tx, writer, each);
      else await restoreFavourite(app, tx, writer, each);
    }
  });
