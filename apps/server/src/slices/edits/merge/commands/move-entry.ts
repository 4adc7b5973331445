import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type Media, workStates } from '#slices/catalog/index.ts';
import { moveOwnEntry, type Writer } from '#slices/lists/index.ts';
import { splitOf } from '../queries/split-of.ts';
import { refusal } from '../reasons.ts';

/**
 * Moves an entry of the writer between the two works of a split, with its history.
 * @throws Refusal `CONFLICT` if they were not split, or if the list has an entry for the other; `NOT_FOUND` if it has none to move
 */
export const moveEntry = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { media, from, to }: { media: Media; from: string; to: string },
): Promise<{ entryId: string }> => {
  const split = await splitOf(tx, to);
  const isPair = split && [split.ofId, split.newId].includes(from) && from !== to;
  if (split?.medium !== media || !isPair) throw refusal('CONFLICT', 'ENTRY_NOT_SPLIT');
  const moved = await moveOwnEntry(app, tx, writer, { media, from, to });
  if ('entry' in moved) return { entryId: moved.entry.id };
  const titleOf = async (id: string) => (await workStates(tx, [id])).get(id)?.title ?? '–';
  if (moved.fault === 'NONE') {
    throw refusal('NOT_FOUND', 'ENTRY_UNKNOWN', { title: await titleOf(from) });
  }
  throw refusal('CONFLICT', 'ENTRY_TAKEN', { title: await titleOf(to) });
};
