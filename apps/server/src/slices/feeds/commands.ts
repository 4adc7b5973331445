import type { App } from '#platform/app.ts';
import { issueCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import type { EndedSecret, SecretInHand } from '#slices/access/index.ts';
import { audit } from '#slices/accounts/index.ts';
import { prefixOf, type FeedKind } from './feed-kind.ts';
import { refusal } from './reasons.ts';

/** A feed of a user, who has at most one of each kind, and who acts on it. */
interface FeedInHand extends Omit<Required<SecretInHand>, 'id'> {
  kind: FeedKind;
}

/** Creates the address of a feed, which replaces an earlier one. @returns the secret, of which we store only the SHA-256 */
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

/** Deletes the address of a feed. @throws Refusal `NOT_FOUND` */
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

/** Deletes an address that was found in public. @returns its owner, if there was one */
export const deleteReported = (tx: Tx, tokenHash: Buffer): Promise<EndedSecret | undefined> =>
  tx
    .deleteFrom('feeds.feed')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id as userId', 'kind as name'])
    .executeTakeFirst();
