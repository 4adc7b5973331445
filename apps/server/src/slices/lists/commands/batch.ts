import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { sendUpdate } from '#slices/accounts/index.ts';
import { listChanged } from '../events.ts';
import { joinedChanges, NO_CHANGES, type ListChanges } from '../rules/changed.ts';
import type { Writer } from './change.ts';
import { recordBatch } from './record-batch.ts';

/** The open batches of a transaction, by id, with their changes so far. */
const underWay = new WeakMap<Tx, Map<string, ListChanges>>();

/**
 * Publishes several writes of one batch in one transaction as one event. Commands that write more than once call this themselves. Callers
 * of several commands for one batch wrap them in it.
 */
export const asOneBatch = async <Result>(
  app: App,
  tx: Tx,
  writer: Writer,
  work: () => Promise<Result>,
): Promise<Result> => {
  const batches = underWay.get(tx) ?? new Map<string, ListChanges>();
  underWay.set(tx, batches);
  const { batchId } = writer;
  if (batches.has(batchId)) return work();
  batches.set(batchId, NO_CHANGES);
  try {
    const result = await work();
    await publishNow(app, tx, writer, batches.get(batchId) ?? NO_CHANGES);
    return result;
  } finally {
    batches.delete(batchId);
  }
};

/**
 * Publishes a write to a list, at once or with the rest of its batch: an event, a line among the owner's changes, and an update to their
 * open pages. It can be undone unless it says otherwise.
 */
export const publishChanges = async (
  app: App,
  tx: Tx,
  writer: Writer,
  changes: Partial<ListChanges>,
): Promise<void> => {
  const written = { ...NO_CHANGES, isUndoable: true, ...changes };
  const batches = underWay.get(tx);
  const known = batches?.get(writer.batchId);
  if (known) batches?.set(writer.batchId, joinedChanges(known, written));
  else await publishNow(app, tx, writer, joinedChanges(NO_CHANGES, written));
};

const publishNow = async (
  app: App,
  tx: Tx,
  writer: Writer,
  changes: ListChanges,
): Promise<void> => {
  const { userId, batchId } = writer;
  const { works, customLists, changesSettings } = changes;
  const isOfLists = works.length + customLists.length > 0;
  if (!isOfLists && !changesSettings) return;
  await recordBatch(tx, writer, changes);
  if (isOfLists) await publishLists(app, tx, writer, changes);
  await sendUpdate(tx, userId, 'list', batchId);
};

const publishLists = (
  app: App,
  tx: Tx,
  { userId, batchId, source, client, at }: Writer,
  { works, customLists }: ListChanges,
): Promise<void> =>
  publish(app, tx, listChanged, {
    userId,
    batchId,
    at: at.toISOString(),
    origin: { source, client },
    works: works.map(({ fields, ...work }) => ({ ...work, fields: [...fields] })),
    customListIds: customLists.map(({ id }) => id),
  });
