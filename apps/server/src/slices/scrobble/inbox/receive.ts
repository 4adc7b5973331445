import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { steps } from '#platform/backoff.ts';
import { defineResource } from '#platform/resource.ts';
import type { ServerKind } from '../servers/kind.ts';

/** Most bytes of a delivery: Plex sends a poster of some tens of kB beside 3 to 30 kB of text. */
export const MOST_BYTES = 2 * 1024 * 1024;

/**
 * A request as it arrived, of which only the size was checked. Malformed requests become deliveries of a token that nobody has, so that all
 * take the same path and the response time reveals nothing.
 */
export interface Delivery {
  kind: ServerKind;
  tokenHash: Buffer;
  contentType: string;
  body: Buffer;
}

const HASH_BYTES = 32;
const MOST_A_STATEMENT = 200;
const MOST_BYTES_A_STATEMENT = 8 * 1024 * 1024;
/** Beyond this the disk cannot keep up, and further deliveries are refused before they fill the memory. */
const MOST_WAITING_BYTES = 64 * 1024 * 1024;
/** A failed statement is tried again, while the senders wait. */
const retries = steps([200, 1_000, 3_000]);

/** The door of the inbox. */
export interface Inbox {
  /**
   * Resolves when the delivery is committed.
   * @throws if it cannot be stored, because the database is unavailable or too much is waiting
   */
  receive(delivery: Delivery): Promise<void>;
  /** Called after every commit, so that a worker in this process does not wait for its next poll. */
  onReceived(listener: () => void): void;
  close(): Promise<void>;
}

interface Waiting {
  delivery: Delivery;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Where each part lies in their concatenation, counted from 1 as SQL does. */
const placesOf = (parts: readonly Buffer[]): number[] => {
  let next = 1;
  return parts.map(({ length }) => {
    const place = next;
    next += length;
    return place;
  });
};

/** Bodies are sent as one binary value, which PostgreSQL splits, because an array of them would be sent in hexadecimal. */
const write = async (app: App, deliveries: readonly Delivery[]): Promise<void> => {
  const now = app.clock.now();
  const bodies = deliveries.map(({ body }) => body);
  const hashes = deliveries.map(({ tokenHash }) => tokenHash);
  await sql`
    insert into scrobble.inbox (kind, token_hash, received_at, content_type, body, due_at)
    select kind, substr(${Buffer.concat(hashes)}::bytea, hash_at, ${HASH_BYTES}), ${now}, content_type,
      substr(${Buffer.concat(bodies)}::bytea, body_at, body_bytes), ${now}
    from unnest(
      ${deliveries.map(({ kind }) => kind)}::text[],
      ${placesOf(hashes)}::int[],
      ${deliveries.map(({ contentType }) => contentType)}::text[],
      ${placesOf(bodies)}::int[],
      ${bodies.map(({ length }) => length)}::int[]
    ) as delivery (kind, hash_at, content_type, body_at, body_bytes)`.execute(app.db);
};

const writeWithPatience = async (
  app: App,
  deliveries: readonly Delivery[],
  failures = 0,
): Promise<void> => {
  try {
    await write(app, deliveries);
  } catch (error) {
    const waitMs = retries(failures + 1);
    if (waitMs === Infinity) throw error;
    app.log.warn({ err: error }, 'deliveries could not be kept and are tried again');
    await delay(waitMs);
    await writeWithPatience(app, deliveries, failures + 1);
  }
};

const bytesOf = ({ delivery }: Waiting): number => delivery.body.length;

/** Takes as many waiting deliveries as one statement may have, by number and size; at least one. */
const takeBatch = (waiting: Waiting[]): Waiting[] => {
  let [count, bytes] = [0, 0];
  for (const item of waiting) {
    bytes += bytesOf(item);
    if (count > 0 && (count === MOST_A_STATEMENT || bytes > MOST_BYTES_A_STATEMENT)) break;
    count += 1;
  }
  return waiting.splice(0, count);
};

const openInbox = (app: App): Inbox => {
  const listeners: (() => void)[] = [];
  const waiting: Waiting[] = [];
  let waitingBytes = 0;
  let scheduled: NodeJS.Immediate | undefined;
  /** One statement at a time. All deliveries that arrive while it commits go together into the next. */
  let writer: Promise<void> | undefined;

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
  /** Writes what waits, until nothing does. */
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) await writeBatch(takeBatch(waiting));
  };
  const schedule = (): void => {
    if (writer) return;
    scheduled ??= setImmediate(() => {
      scheduled = undefined;
      writer = flush().finally(() => {
        writer = undefined;
        // A delivery may have arrived after the last check.
        if (waiting.length > 0) schedule();
      });
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
      await writer;
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
