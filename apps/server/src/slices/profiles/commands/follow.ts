import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { lockByName, type Tx } from '#platform/database/index.ts';
import { mustApprove } from '../policy.ts';
import { personById, type Person } from '../queries/person.ts';
import { MOST_FOLLOWED } from '../rules.ts';
import { noSuchUser } from '../sight.ts';
import { giveNotice, takeNotice } from './notice.ts';
import { refusal } from '../reasons.ts';

/** A user who acts, and the other user. */
export interface Pair {
  userId: string;
  otherId: string;
}

/** Changes between two users run one after another, so that a concurrent block and follow leave no follow behind. */
export const lockPair = (tx: Tx, { userId, otherId }: Pair): Promise<void> =>
  lockByName(tx, `follow/${[userId, otherId].sort().join('/')}`);

const countFollowed = async (tx: Tx, userId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('profiles.follow')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};

/** The other user. Their privacy cannot change until the transaction ends. */
const settledPerson = async (tx: Tx, { userId, otherId }: Pair): Promise<Person> => {
  await sql`select from accounts."user" where id = ${otherId} for share`.execute(tx);
  const person = await personById(tx, userId, otherId);
  if (!person) throw noSuchUser();
  return person;
};

const refuseFollow = ({ relation, privacy }: Person): void => {
  if (relation.isSelf) throw refusal('BAD_USER_INPUT', 'CANNOT_FOLLOW_SELF');
  if (relation.isShutOut || privacy.profile === 'PRIVATE') throw noSuchUser();
  if (relation.hasBlocked) {
    throw refusal('CONFLICT', 'USER_BLOCKED');
  }
};

/**
 * Follows a user, or asks to if they approve followers. Following twice changes nothing.
 * @throws Refusal `NOT_FOUND`, `BAD_USER_INPUT` for oneself, `CONFLICT` for a user one has blocked, and beyond the limit
 */
export const follow = async (app: App, tx: Tx, pair: Pair): Promise<void> => {
  await lockPair(tx, pair);
  const person = await settledPerson(tx, pair);
  refuseFollow(person);
  if (person.relation.isFollower || person.isAsked) return;
  if ((await countFollowed(tx, pair.userId)) >= MOST_FOLLOWED) {
    throw refusal('CONFLICT', 'FOLLOWS_EXHAUSTED', { most: MOST_FOLLOWED });
  }
  const isRequest = mustApprove(person.privacy);
  const now = app.clock.now();
  await tx
    .insertInto('profiles.follow')
    .values({
      user_id: pair.userId,
      followed_id: pair.otherId,
      requested_at: now,
      accepted_at: isRequest ? null : now,
    })
    .execute();
  const kind = isRequest ? 'FOLLOW_REQUESTED' : 'FOLLOWED';
  await giveNotice(app, tx, { userId: pair.otherId, kind, actorId: pair.userId });
};

/** Stops following a user, or withdraws the request to, and deletes the notice of it. */
export const unfollow = async (tx: Tx, { userId, otherId }: Pair): Promise<void> => {
  await lockPair(tx, { userId, otherId });
  await tx
    .deleteFrom('profiles.follow')
    .where('user_id', '=', userId)
    .where('followed_id', '=', otherId)
    .execute();
  await takeNotice(tx, {
    userId: otherId,
    actorId: userId,
    kinds: ['FOLLOWED', 'FOLLOW_REQUESTED'],
  });
  await takeNotice(tx, { userId, actorId: otherId, kinds: ['FOLLOW_ACCEPTED'] });
};

/** Accepts a request to follow. @throws Refusal `NOT_FOUND` if there is none */
export const acceptRequest = async (app: App, tx: Tx, pair: Pair): Promise<void> => {
  await lockPair(tx, pair);
  const { numUpdatedRows } = await tx
    .updateTable('profiles.follow')
    .set({ accepted_at: app.clock.now() })
    .where('user_id', '=', pair.otherId)
    .where('followed_id', '=', pair.userId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  if (!numUpdatedRows) throw noSuchRequest();
  await giveAcceptedNotice(app, tx, pair);
};

const noSuchRequest = () => refusal('NOT_FOUND', 'FOLLOW_REQUEST_NOT_FOUND');

const giveAcceptedNotice = async (app: App, tx: Tx, { userId, otherId }: Pair): Promise<void> => {
  await takeNotice(tx, { userId, actorId: otherId, kinds: ['FOLLOW_REQUESTED'] });
  await giveNotice(app, tx, { userId: otherId, kind: 'FOLLOW_ACCEPTED', actorId: userId });
};

/** Declines a request to follow, without a notice. @throws Refusal `NOT_FOUND` if there is none */
export const declineRequest = async (tx: Tx, { userId, otherId }: Pair): Promise<void> => {
  await lockPair(tx, { userId, otherId });
  const { numDeletedRows } = await tx
    .deleteFrom('profiles.follow')
    .where('user_id', '=', otherId)
    .where('followed_id', '=', userId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  if (!numDeletedRows) throw noSuchRequest();
  await takeNotice(tx, { userId, actorId: otherId, kinds: ['FOLLOW_REQUESTED'] });
};

/** Accepts all requests to follow a user. */
export const acceptAllRequests = async (app: App, tx: Tx, userId: string): Promise<void> => {
  const accepted = await tx
    .updateTable('profiles.follow')
    .set({ accepted_at: app.clock.now() })
    .where('followed_id', '=', userId)
    .where('accepted_at', 'is', null)
    .returning('user_id')
    .execute();
  for (const { user_id: otherId } of accepted)
    await giveAcceptedNotice(app, tx, { userId, otherId });
};
