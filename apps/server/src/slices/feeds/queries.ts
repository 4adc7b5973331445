import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { hashCredential, isCredential } from '#platform/credential.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { findUser, type User } from '#slices/accounts/index.ts';
import { prefixOf, type FeedKind } from './feed-kind.ts';

/** A feed as its owner sees it. The address is known only when it is created. */
export interface Feed {
  kind: FeedKind;
  createdAt: Date;
  lastReadAt: Date | null;
}

/** The feeds of a user. */
export const listFeeds = async (db: Database, userId: string): Promise<Feed[]> => {
  const rows = await db
    .selectFrom('feeds.feed')
    .select(['kind', 'created_at', 'last_read_at'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({
    kind: row.kind as FeedKind,
    createdAt: row.created_at,
    lastReadAt: row.last_read_at,
  }));
};

/** Reads are recorded at most this often. */
const NOTED_MS = HOUR_MS;

const noteReading = async (app: App, tokenHash: Buffer, before: Date | null): Promise<void> => {
  const now = app.clock.now();
  if (before && now.getTime() - before.getTime() < NOTED_MS) return;
  await app.db
    .updateTable('feeds.feed')
    .set({ last_read_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** The owner of a feed, and when the feed was created. */
export interface OwnedFeed {
  owner: User;
  madeAt: Date;
}

/** The feed of an address; undefined if there is none, or its account is closed. */
export const ownerOfFeed = async (
  app: App,
  { kind, token }: { kind: FeedKind; token: string },
): Promise<OwnedFeed | undefined> => {
  if (!isCredential(token, prefixOf(kind))) return undefined;
  const tokenHash = hashCredential(token);
  const row = await app.db
    .selectFrom('feeds.feed')
    .select(['user_id', 'created_at', 'last_read_at'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const owner = row && (await findUser(app.db, row.user_id));
  if (!owner || owner.isDisabled) return undefined;
  await noteReading(app, tokenHash, row.last_read_at);
  return { owner, madeAt: row.created_at };
};
