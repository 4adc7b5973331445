import { lockByName, shareByName, tryLockByName, type Tx } from '#platform/database/index.ts';

const nameOf = (userId: string): string => `words/${userId}`;

/**
 * Lets an owner say one thing at a time of what their servers play. Two words at once would each miss what the other remembers, and wait for each
 * other's deliveries. Taken before any row.
 */
export const lockWords = (tx: Tx, userId: string): Promise<void> => lockByName(tx, nameOf(userId));

/** As `lockWords`, for what the server of a token tells of its shows when it is asked. */
export const lockWordsAt = async (tx: Tx, tokenId: string): Promise<void> => {
  const row = await tx
    .selectFrom('scrobble.token')
    .select('user_id')
    .where('id', '=', tokenId)
    .executeTakeFirst();
  if (row) await lockWords(tx, row.user_id);
};

/**
 * Lets a play be looked up while its owner says nothing, and what they say next wait until the play is settled. A play that was looked up beside a
 * word would miss it, and the word would miss the play. Taken before any row, because it waits.
 */
export const shareWords = (tx: Tx, userId: string): Promise<void> =>
  shareByName(tx, nameOf(userId));

/**
 * As `lockWords`, for a transaction that already holds a row. A delivery may be a word itself, with which a server tells of a show.
 * @returns false if the owner says something now, or a play of theirs is looked up
 */
export const tryLockWords = (tx: Tx, userId: string): Promise<boolean> =>
  tryLockByName(tx, nameOf(userId));
