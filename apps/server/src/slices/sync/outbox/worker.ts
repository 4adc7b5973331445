import type { App } from '#platform/app.ts';
import { listen } from '#platform/database/index.ts';
import { defineQueue, defineWorker, leaseDue } from '#platform/queue/index.ts';
import { DUE_OPERATIONS } from '../channel.ts';
import { sendOperation } from './send.ts';

const operations = defineQueue({
  table: 'sync.operation',
  key: 'id',
  due: 'due_at',
  columns: ['id', 'link_id'],
});

const LEASE_MS = 300_000;
const AT_ONCE = 8;
const POLL_MS = 10_000;

interface Due {
  id: string;
  link_id: string;
}

/** The operations of each link, which are sent one after the other. */
const byLink = (due: readonly Due[]): Due[][] => [
  ...Map.groupBy(due, ({ link_id: linkId }) => linkId).values(),
];

const sendAll = async (app: App, due: readonly Due[], signal?: AbortSignal): Promise<void> => {
  for (const { id } of due) {
    if (!signal?.aborted) await sendOperation(app, id, signal);
  }
};

/** Sends the operations that are due, until none is. */
export const sendOperations = async (app: App, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted) {
    const due = await leaseDue(app.db, operations, {
      now: app.clock.now(),
      limit: AT_ONCE,
      leaseMs: LEASE_MS,
    });
    if (due.length === 0) return;
    const done = await Promise.allSettled(byLink(due).map((some) => sendAll(app, some, signal)));
    for (const each of done) {
      if (each.status === 'rejected' && !signal?.aborted)
        app.log.error({ err: each.reason as unknown }, 'an operation of sync failed');
    }
  }
};

export const outboxWorker = defineWorker({
  name: 'sync outbox',
  work: sendOperations,
  pollMs: POLL_MS,
  wake: (app, ring) => listen(app.database, DUE_OPERATIONS, ring),
});
