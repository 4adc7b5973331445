import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { giveNotice, takeSubjectNotice } from '#slices/profiles/index.ts';
import type { Origin } from '../pipeline/origin.ts';
import type { Settlement } from '../pipeline/outcome.ts';
import { dueAgain, retryOfOtherUsers } from './retry.ts';

/** Gives the owner a notice that plays wait for an answer, one per origin. */
export const ask = async (
  app: App,
  tx: Tx,
  { id, userId }: Origin,
  { outcome, summary }: Settlement,
): Promise<void> => {
  const name = summary?.showTitle ?? summary?.title ?? '–';
  if (outcome === 'to_be_asked') {
    await giveNotice(app, tx, { userId, kind: 'SCROBBLE_ASKED', subject: { id, name } });
  }
  const user = summary?.serverUser ?? '–';
  if (outcome === 'new_user' && (await isFirstOfUser(tx, id, user))) {
    await giveNotice(app, tx, {
      userId,
      kind: 'SCROBBLE_NEW_USER',
      subject: { id, name: user },
    });
  }
  if (outcome === 'suggested' && (await isFirstOfShow(tx, id, summary?.showKeys ?? []))) {
    await giveNotice(app, tx, { userId, kind: 'SCROBBLE_SUGGESTED', subject: { id, name } });
  }
};

/** Whether only one delivery of a user waits: another play by the same person is no news. */
const isFirstOfUser = async (tx: Tx, tokenId: string, user: string): Promise<boolean> => {
  const rows = await tx
    .selectFrom('scrobble.inbox')
    .select('id')
    .where('token_id', '=', tokenId)
    .where('outcome', '=', 'new_user')
    .where(sql<boolean>`lower(summary ->> 'serverUser') = lower(${user})`)
    .limit(2)
    .execute();
  return rows.length < 2;
};

/** Whether only one delivery of a show waits: another episode of it is no news. */
const isFirstOfShow = async (
  tx: Tx,
  tokenId: string,
  keys: readonly string[],
): Promise<boolean> => {
  const rows = await tx
    .selectFrom('scrobble.inbox')
    .select('id')
    .where('token_id', '=', tokenId)
    .where('outcome', '=', 'suggested')
    .where(sql<boolean>`summary -> 'showKeys' ?| ${[...keys]}::text[]`)
    .limit(2)
    .execute();
  return rows.length < 2;
};

/** Removes the notice once no play of an origin has a suggestion. */
export const endSuggestion = async (
  tx: Tx,
  { id, userId }: Pick<Origin, 'id' | 'userId'>,
): Promise<void> => {
  if ((await countWaiting(tx, id, 'suggested')) > 0) return;
  await takeSubjectNotice(tx, { userId, subjectId: id, kinds: ['SCROBBLE_SUGGESTED'] });
};

/** Removes the notice once no play of an origin waits for an answer. */
export const endQuestion = async (
  tx: Tx,
  { id, userId }: Pick<Origin, 'id' | 'userId'>,
): Promise<void> => {
  if ((await countWaiting(tx, id, 'to_be_asked')) > 0) return;
  await takeSubjectNotice(tx, { userId, subjectId: id, kinds: ['SCROBBLE_ASKED'] });
};

/** The number of deliveries of a token that wait for an answer. */
const countWaiting = async (
  tx: Tx,
  tokenId: string,
  outcome: 'to_be_asked' | 'suggested',
): Promise<number> => {
  const { count } = await tx
    .selectFrom('scrobble.inbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('token_id', '=', tokenId)
    .where('outcome', '=', outcome)
    .executeTakeFirstOrThrow();
  return count;
};

/** Makes waiting deliveries of some works due. The works are on the list now, so the owner is not asked again. */
export const retryAsked = async (
  app: App,
  tx: Tx,
  { tokenId, workIds }: { tokenId: string; workIds: readonly string[] },
): Promise<void> => {
  await tx
    .updateTable('scrobble.inbox')
    .set(dueAgain(app))
    .where('token_id', '=', tokenId)
    .where('outcome', '=', 'to_be_asked')
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(summary -> 'matches') as match
        where coalesce(match ->> 'animeId', match ->> 'mangaId') = any(${workIds}::text[]))`,
    )
    .execute();
};

/** Whose plays of a token count from now on. */
interface UsersWord extends Pick<Origin, 'id' | 'userId'> {
  /** Null if everybody's do. */
  onlyUser: string | null;
}

/**
 * Makes plays due that waited for the owner to say whose plays count, and removes the question. Nothing is asked any longer about those of others.
 */
export const heedUsers = async (
  app: App,
  tx: Tx,
  { onlyUser, ...origin }: UsersWord,
): Promise<void> => {
  const { id, userId } = origin;
  await tx
    .updateTable('scrobble.inbox')
    .set(dueAgain(app))
    .where('token_id', '=', id)
    .where('outcome', '=', 'new_user')
    .execute();
  await takeSubjectNotice(tx, { userId, subjectId: id, kinds: ['SCROBBLE_NEW_USER'] });
  if (onlyUser === null) return;
  await retryOfOtherUsers(app, tx, { tokenId: id, onlyUser });
  await endSuggestion(tx, origin);
  await endQuestion(tx, origin);
};
