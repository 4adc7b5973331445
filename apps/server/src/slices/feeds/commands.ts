import type { App } from '#platform/app.ts';
import { hashCredential, makeCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '#platform/errors.ts';
import { audit, SERVICE, type Visitor } from '#slices/accounts/index.ts';
import { prefixOf, type FeedKind } from './feed-kind.ts';

/** A feed, and who does something with it. */
interface FeedInHand {
  userId: string;
  kind: FeedKind;
  visitor: Visitor;
}

/** Makes the address of a feed; one there was before ends. Gives the secret, of which only the SHA-256 is kept. */
export const makeFeed = async (
  app: App,
  tx: Tx,
  { userId, kind, visitor }: FeedInHand,
): Promise<string> => {
  const token = makeCredential(prefixOf(kind));
  const row = {
    token_hash: hashCredential(token),
    created_at: app.clock.now(),
    last_read_at: null,
  };
  await tx
    .insertInto('feeds.feed')
    .values({ user_id: userId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(row))
    .execute();
  await audit(app, tx, { userId, action: 'feed-made', visitor });
  return token;
};

/** Ends the address of a feed. @throws Refusal `NOT_FOUND`. */
export const deleteFeed = async (
  app: App,
  tx: Tx,
  { userId, kind, visitor }: FeedInHand,
): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('feeds.feed')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refusal('NOT_FOUND', 'You have no address of this kind.');
  await audit(app, tx, { userId, action: 'feed-deleted', visitor });
};

/** Ends an address that somebody found where it should not be. Gives whose it was, when there was one. */
export const deleteReported = async (
  app: App,
  tx: Tx,
  tokenHash: Buffer,
): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('feeds.feed')
    .where('token_hash', '=', tokenHash)
    .returning('user_id as userId')
    .executeTakeFirst();
  if (row) await audit(app, tx, { userId: row.userId, action: 'feed-reported', visitor: SERVICE });
  return row?.userId;
};
