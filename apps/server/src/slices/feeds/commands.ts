import type { App } from '#platform/app.ts';
import { issueCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import type { EndedSecret, SecretInHand } from '#slices/access/index.ts';
import { audit } from '#slices/accounts/index.ts';
import { prefixOf, type FeedKind } from './feed-kind.ts';
import { refusal } from './reasons.ts';

/** A feed, which its owner has one of each kind of, and who does something with it. */
interface FeedInHand extends Omit<Required<SecretInHand>, 'id'> {
  kind: FeedKind;
}

/** Makes the address of a feed; one there was before ends. Gives the secret, of which only the SHA-256 is kept. */
export const makeFeed = async (
  app: App,
  tx: Tx,
  { ownerId: userId, kind, visitor }: FeedInHand,
): Promise<string> => {
  const { secret, hash } = issueCredential(prefixOf(kind));
  const row = {
    token_hash: hash,
    created_at: app.clock.now(),
    last_read_at: null,
  };
  await tx
    .insertInto('feeds.feed')
    .values({ user_id: userId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(row))
    .execute();
  await audit(app, tx, { userId, action: 'feed-made', visitor });
  return secret;
};

/** Ends the address of a feed. @throws Refusal `NOT_FOUND`. */
export const deleteFeed = async (
  app: App,
  tx: Tx,
  { ownerId: userId, kind, visitor }: FeedInHand,
): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('feeds.feed')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refusal('NOT_FOUND', 'NO_FEED_ADDRESS');
  await audit(app, tx, { userId, action: 'feed-deleted', visitor });
};

/** Ends an address that somebody found where it should not be. Gives whose it was, when there was one. */
export const deleteReported = (tx: Tx, tokenHash: Buffer): Promise<EndedSecret | undefined> =>
  tx
    .deleteFrom('feeds.feed')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id as userId', 'kind as name'])
    .executeTakeFirst();
