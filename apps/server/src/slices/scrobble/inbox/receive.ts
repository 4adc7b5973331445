import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
import type { ServerKind } from '../server-kind.ts';

/** Most bytes of a delivery: Plex sends a poster of some tens of kB beside 3 to 30 kB of text. */
export const MOST_BYTES = 2 * 1024 * 1024;

/**
 * A request as it arrived: nothing of it has been looked at but its size. What cannot be anybody's is one too, of a token
 * nobody has: all take the same way, so that how long an answer takes tells nothing.
 */
export interface Delivery {
  kind: ServerKind;
  tokenHash: Buffer;
  contentType: string;
  body: Buffer;
}

const MOST_A_STATEMENT = 200;
const MOST_BYTES_A_STATEMENT = 8 * 1024 * 1024;
/** Beyond this the disk does not keep up, and further deliveries are turned away before they fill the memory. */
const MOST_WAITING_BYTES = 64 * 1024 * 1024;
/** Pauses before a statement that failed is tried again; the senders wait meanwhile. */
const RETRY_AFTER_MS = [200, 1_000, 3_000];

/** The door of the inbox. */
export interface Inbox {
  /**
   * Resolves when the delivery is committed.
   * @throws when it cannot be kept: the database is away, or too much is waiting for it.
   */
  receive(delivery: Delivery): Promise<void>;
  /** Told after every commit, so that a worker in this process need not wait for its next look. */
  onReceived(listener: () => void): void;
  close(): Promise<void>;
}

interface Waiting {
  delivery: Delivery;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const write = async (app: App, deliveries: readonly Delivery[]): Promise<void> => {
  const now = app.clock.now();
  await sql`
    insert into scrobble.inbox (kind, token_hash, received_at, content_type, body, due_at)
    select kind, token_hash, ${now}, content_type, body, ${now}
    from unnest(
      ${deliveries.map(({ kind }) => kind)}::text[],
      ${deliveries.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${deliveries.map(({ contentType }) => contentType)}::text[],
      ${deliveries.map(({ body }) => body)}::bytea[]
    ) as delivery (kind, token_hash, content_type, body)`.execute(app.db);
};

const writeWithPatience = async (app: App, deliveries: readonly Delivery[]): Promise<void> => {
  for (const pauseMs of RETRY_AFTER_MS) {
    try {
      return await write(app, deliveries);
    } catch (error) {
      app.log.warn({ err: error }, 'deliveries could not be kept and are tried again');
      await delay(pauseMs);
    }
  }
  return write(app, deliveries);
};

const bytesOf = ({ delivery }: Waiting): number => delivery.body.length;

/** Cuts what waits into statements, by number and by size. */
const batchesOf = (waiting: readonly Waiting[]): Waiting[][] => {
  const batches: Waiting[][] = [];
  let [batch, bytes]: [Waiting[], number] = [[], 0];
  for (const item of waiting) {
    const isFull =
      batch.length === MOST_A_STATEMENT || bytes + bytesOf(item) > MOST_BYTES_A_STATEMENT;
    if (isFull || batches.length === 0) {
      [batch, bytes] = [[], 0];
      batches.push(batch);
    }
    batch.push(item);
    bytes += bytesOf(item);
  }
  return batches;
};

const openInbox = (app: App): Inbox => {
  const listeners: (() => void)[] = [];
  let waiting: Waiting[] = [];
  let waitingBytes = 0;
  let scheduled: NodeJS.Immediate | undefined;
  let isWriting = false;
  let writing: Promise<void> = Promise.resolve();

  const writeBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await writeWithPatience(
        app,
        batch.map(({ delivery }) => delivery),
      );
      for (const { resolve } of batch) resolve();
      for (const listener of listeners) listener();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      for (const item of batch) waitingBytes -= bytesOf(item);
    }
  };
  /** Writes what waits. What arrives meanwhile is gathered, and written in one statement after it: one fsync for all of it. */
  const flush = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const batches = batchesOf(waiting);
      waiting = [];
      for (const batch of batches) await writeBatch(batch);
    }
    isWriting = false;
  };
  const schedule = (): void => {
    if (isWriting) return;
    scheduled ??= setImmediate(() => {
      scheduled = undefined;
      writing = flush();
    });
  };
  return {
    receive: (delivery) =>
      new Promise((resolve, reject) => {
        const item = { delivery, resolve, reject };
        if (waitingBytes + bytesOf(item) > MOST_WAITING_BYTES) {
          reject(new Error('Too many deliveries wait for the database.'));
          return;
        }
        waiting.push(item);
        waitingBytes += bytesOf(item);
        schedule();
      }),
    onReceived: (listener) => listeners.push(listener),
    close: async () => {
      clearImmediate(scheduled);
      await writing;
      await flush();
    },
  };
};

/** Deliveries are written here before their answer is sent; a worker reads them afterwards. */
export const inbox = defineResource<Inbox>({
  name: 'scrobble inbox',
  open: (app) => Promise.resolve(openInbox(app)),
  close: (opened) => opened.close(),
});
