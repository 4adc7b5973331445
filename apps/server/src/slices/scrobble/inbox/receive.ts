import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
import type { ServerKind } from '../server-kind.ts';

/** Most bytes of a delivery: Plex sends a poster of some tens of kB beside 3 to 30 kB of text. */
export const MOST_BYTES = 2 * 1024 * 1024;

/** A request as it arrived: nothing of it has been looked at but its size. */
export interface Delivery {
  kind: ServerKind;
  tokenHash: Buffer;
  contentType: string;
  body: Buffer;
}

/** How long deliveries are gathered before they are written in one statement: one fsync for all of them. */
const GATHER_MS = 4;
const MOST_A_STATEMENT = 200;

/** The door of the inbox. */
export interface Inbox {
  /** Resolves when the delivery is committed. A null has nothing to keep, and waits as long as the others do. */
  receive(delivery: Delivery | null): Promise<void>;
  /** Told after every commit, so that a worker in this process need not wait for its next look. */
  onReceived(listener: () => void): void;
  close(): Promise<void>;
}

interface Waiting {
  delivery: Delivery | null;
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

const openInbox = (app: App): Inbox => {
  const listeners: (() => void)[] = [];
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const writeBatch = async (batch: readonly Waiting[]): Promise<void> => {
    const deliveries = batch.flatMap(({ delivery }) => delivery ?? []);
    try {
      if (deliveries.length > 0) await write(app, deliveries);
      for (const { resolve } of batch) resolve();
      if (deliveries.length > 0) for (const listener of listeners) listener();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const flush = (): void => {
    timer = undefined;
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += MOST_A_STATEMENT) {
      const batch = all.slice(start, start + MOST_A_STATEMENT);
      writing = writing.then(() => writeBatch(batch));
    }
  };
  return {
    receive: (delivery) =>
      new Promise((resolve, reject) => {
        waiting.push({ delivery, resolve, reject });
        timer ??= setTimeout(flush, GATHER_MS);
      }),
    onReceived: (listener) => listeners.push(listener),
    close: async () => {
      clearTimeout(timer);
      flush();
      await writing;
    },
  };
};

/** Deliveries are written here before their answer is sent; a worker reads them afterwards. */
export const inbox = defineResource<Inbox>({
  name: 'scrobble inbox',
  open: (app) => Promise.resolve(openInbox(app)),
  close: (opened) => opened.close(),
});
