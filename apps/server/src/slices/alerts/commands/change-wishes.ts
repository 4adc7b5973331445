import type { Tx } from '#platform/database/index.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { type COLUMN_OF_WISH, wishesOf } from '../queries/wishes.ts';
import { reasons } from '../reasons.ts';
import { wishesChangeSchema, type Wishes, type WishesChange } from '../rules/wishes.ts';

/** The given wishes of a person change, the others stay. @throws Refusal `BAD_USER_INPUT` naming every fault */
export const changeWishes = async (
  tx: Tx,
  { userId, change }: { userId: string; change: WishesChange },
): Promise<Wishes> => {
  const input = parseInput(wishesChangeSchema, change, reasons);
  const given = Object.entries(input).filter(([, value]) => value != null);
  const wishes: Wishes = { ...(await wishesOf(tx, userId)), ...Object.fromEntries(given) };
  const row = {
    in_app: wishes.inApp,
    episode_statuses: wishes.episodeStatuses,
    chapter_statuses: wishes.chapterStatuses,
    release_statuses: wishes.releaseStatuses,
    sequel_statuses: wishes.sequelStatuses,
    services: wishes.services,
    chapter_languages: wishes.chapterLanguages,
  } satisfies Record<(typeof COLUMN_OF_WISH)[keyof Wishes], string[]>;
  await tx
    .insertInto('alerts.setting')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return wishes;
};
