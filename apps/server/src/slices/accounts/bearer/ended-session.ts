import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { listenAndRead, type ChannelReader, type Tx } from '#platform/database/index.ts';
import { defineResource } from '#platform/resource.ts';

/** The payload is the id of a session. */
export const ENDED_CHANNEL = 'accounts_session_ended';
/** Longer than an access token lives, because one can be issued while its session ends. */
const KEPT_MS = 15 * 60_000;
const POLL_MS = 3_000;

/** Ends the access tokens of sessions, in the transaction that ends the sessions. Every process learns of it when it commits. */
export const endSessions = async (app: App, tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const now = app.clock.now();
  await tx
    .insertInto('accounts.ended_session')
    .values(ids.map((id) => ({ session_id: id, ended_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const id of ids) await sql`select pg_notify(${sql.lit(ENDED_CHANNEL)}, ${id})`.execute(tx);
};

/** Deletes sessions whose last token expired long ago. */
export const forgetEndedSessions = async (app: App): Promise<void> => {
  await app.db
    .deleteFrom('accounts.ended_session')
    .where('ended_at', '<', new Date(app.clock.nowMs() - KEPT_MS))
    .execute();
};

/** The sessions that ended recently, in memory, because every request with a bearer token checks them. */
export interface EndedSessions {
  has(sessionId: string): boolean;
  /** Waits until this process knows everything that was committed before the call. */
  catchUp(): Promise<void>;
}

type Reader = EndedSessions & ChannelReader;

const readEnded = async (app: App): Promise<Set<string>> => {
  const rows = await app.db
    .selectFrom('accounts.ended_session')
    .select('session_id')
    .where('ended_at', '>=', new Date(app.clock.nowMs() - KEPT_MS))
    .execute();
  return new Set(rows.map((row) => row.session_id));
};

const openEnded = (app: App, start: Set<string>): Reader => {
  let ended = start;
  /** Ids notified during a read, whose snapshot may be older. */
  let notified: string[] = [];
  const reader = listenAndRead(app, {
    channel: ENDED_CHANNEL,
    pollMs: POLL_MS,
    what: 'the list of ended sessions',
    read: async () => {
      notified = [];
      const next = await readEnded(app);
      for (const id of notified) next.add(id);
      ended = next;
    },
    onPayload: (id) => {
      notified.push(id);
      ended.add(id);
      return true;
    },
  });
  return { ...reader, has: (sessionId) => ended.has(sessionId) };
};

export const endedSessions = defineResource<Reader>({
  name: 'ended sessions',
  open: async (app) => openEnded(app, await readEnded(app)),
  close: (reader) => reader.stop(),
});
