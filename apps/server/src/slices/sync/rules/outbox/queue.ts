import type { PartialEntry } from '../merge/entry.ts';
import type { OperationKind } from './next-step.ts';

/** An operation that waits for its service, or was taken by it. There is one for each entry. */
export interface Queued {
  entryId: string;
  kind: OperationKind;
  set: PartialEntry;
  isDone: boolean;
}

/** Adds an operation. One for the same entry that was not sent yet becomes a part of it, so that the service is called once. */
export const enqueue = (queue: readonly Queued[], added: Queued): Queued[] => {
  const waiting = queue.find(({ entryId, isDone }) => entryId === added.entryId && !isDone);
  if (!waiting) return [...queue, added];
  const isCreate = waiting.kind === 'create' && added.kind === 'update';
  const joined: Queued = {
    ...added,
    kind: isCreate ? 'create' : added.kind,
    set: added.kind === 'delete' ? {} : { ...waiting.set, ...added.set },
  };
  return queue.map((one) => (one === waiting ? joined : one));
};

/** What is still to be sent, also after a restart. */
export const toSend = (queue: readonly Queued[]): Queued[] => queue.filter(({ isDone }) => !isDone);
