import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { personById } from '../queries/person.ts';
import { MOST_BLOCKED } from '../rules.ts';
import { noSuchUser } from '../sight.ts';
import { lockPair, unfollow, type Pair } from './follow.ts';
import { takeNotice } from './notice.ts';
import { refusal } from '../reasons.ts';

const refuseTooMany = async (tx: Tx, userId: string): Promise<void> => {
  const { count } = await tx
    .selectFrom('profiles.block')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count < MOST_BLOCKED) return;
  throw refusal('CONFLICT', 'BLOCKS_EXHAUSTED', { most: MOST_BLOCKED });
};

/**
 * Blocks a user. Neither follows the other any longer, neither is shown to the other, and their notices of each other are deleted. Blocking
 * twice changes nothing.
 * @throws Refusal `BAD_USER_INPUT` for oneself, `NOT_FOUND`, `CONFLICT` beyond the limit
 */
export const block = async (app: App, tx: Tx, pair: Pair): Promise<void> => {
  const { userId, otherId } = pair;
  if (userId === otherId) throw refusal('BAD_USER_INPUT', 'CANNOT_BLOCK_SELF');
  await lockPair(tx, pair);
  if (!(await personById(tx, userId, otherId))) throw noSuchUser();
  await refuseTooMany(tx, userId);
  await tx
    .insertInto('profiles.block')
    .values({ user_id: userId, blocked_id: otherId, blocked_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await unfollow(tx, pair);
  await unfollow(tx, { userId: otherId, otherId: userId });
  await takeNotice(tx, { userId, actorId: otherId });
  await takeNotice(tx, { userId: otherId, actorId: userId });
};

/** Removes a block. It restores no follows. */
export const unblock = async (tx: Tx, { userId, otherId }: Pair): Promise<void> => {
  await tx
    .deleteFrom('profiles.block')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', otherId)
    .execute();
};
