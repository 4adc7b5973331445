import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { parseInput, timeZoneOf } from '#slices/accounts/index.ts';
import { minutesOf, wishesOf } from '../queries/wishes.ts';
import { reasons, refusal } from '../reasons.ts';
import { nextDigest } from '../rules/digest.ts';
import { wishesChangeSchema, type Wishes, type WishesChange } from '../rules/wishes.ts';

const rowOf = (wishes: Wishes) => ({
  in_app: wishes.inApp,
  chat: wishes.chat,
  mail: wishes.mail,
  digest: wishes.digest,
  digest_weekday: wishes.digestWeekday,
  digest_minutes: minutesOf(wishes.digestTime),
  quiet_from: wishes.quietFrom === null ? null : minutesOf(wishes.quietFrom),
  quiet_until: wishes.quietUntil === null ? null : minutesOf(wishes.quietUntil),
  sends_private: wishes.sendsPrivate,
  episode_statuses: wishes.episodeStatuses,
  chapter_statuses: wishes.chapterStatuses,
  release_statuses: wishes.releaseStatuses,
  sequel_statuses: wishes.sequelStatuses,
  services: wishes.services,
  chapter_languages: wishes.chapterLanguages,
});

const MAY_BE_NULL: ReadonlySet<string> = new Set([
  'quietFrom',
  'quietUntil',
] satisfies (keyof Wishes)[]);

/** What is given; null stands for a value only where there may be none. */
const given = (change: WishesChange): WishesChange =>
  Object.fromEntries(
    Object.entries(change).filter(([name, value]) => value !== null || MAY_BE_NULL.has(name)),
  );

const isSamePlan = (a: Wishes, b: Wishes): boolean =>
  a.digest === b.digest && a.digestWeekday === b.digestWeekday && a.digestTime === b.digestTime;

/** When the next mail is due. */
const dueAt = async (
  app: App,
  tx: Tx,
  { userId, wishes }: { userId: string; wishes: Wishes },
): Promise<Date | null> => {
  const { digest, digestWeekday: weekday, digestTime } = wishes;
  if (digest === 'OFF') return null;
  const plan = { digest, weekday, minutes: minutesOf(digestTime) };
  return nextDigest(plan, await timeZoneOf(tx, userId), app.clock.now());
};

/** The given wishes of a person change, the others stay. @throws Refusal `BAD_USER_INPUT` naming every fault */
export const changeWishes = async (
  app: App,
  tx: Tx,
  { userId, change }: { userId: string; change: WishesChange },
): Promise<Wishes> => {
  const input = parseInput(wishesChangeSchema, given(change), reasons);
  const stated = Object.entries(input).filter(([, value]) => value !== undefined);
  const before = await wishesOf(tx, userId);
  const wishes: Wishes = { ...before, ...Object.fromEntries(stated) };
  if ((wishes.quietFrom === null) !== (wishes.quietUntil === null))
    throw refusal('BAD_USER_INPUT', 'ALERT_QUIET_HOURS_INCOMPLETE', { field: 'quietFrom' });
  const due = isSamePlan(before, wishes)
    ? {}
    : { digest_due_at: await dueAt(app, tx, { userId, wishes }) };
  const row = { ...rowOf(wishes), ...due };
  await tx
    .insertInto('alerts.setting')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  if (wishes.digest === 'OFF')
    await tx.deleteFrom('alerts.digest_item').where('user_id', '=', userId).execute();
  return wishes;
};
