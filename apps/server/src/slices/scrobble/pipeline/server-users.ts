import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import type { Origin } from './origin.ts';
import type { PlaybackEvent } from './playback.ts';

/** A user of a media server who watched something. */
export interface ServerUserName {
  name: string;
  /** Whether their plays are recorded as long as the owner has not said whose plays count. */
  isCounted: boolean;
}

/** Users one server may have: more than any household. Further ones wait without being listed. */
const MOST_USERS = 50;
const LONGEST_NAME = 200;

const nameOf = ({ serverUser }: PlaybackEvent): string =>
  (serverUser?.title ?? serverUser?.id ?? '').trim().slice(0, LONGEST_NAME);

const keyOf = (name: string): string => name.toLowerCase().slice(0, LONGEST_NAME);

interface Watcher {
  origin: Pick<Origin, 'id' | 'settings'>;
  at: Date;
  event: PlaybackEvent;
}

/**
 * Whether somebody's plays are recorded at once. The first user of a server counts; a second one waits until the owner has said whose plays
 * count, because nobody wants the series of others on their list.
 */
export const isUserCounted = async (
  tx: Tx,
  { origin: { id: tokenId, settings }, at, event }: Watcher,
): Promise<boolean> => {
  const name = nameOf(event);
  if (settings.onlyUser !== null || settings.allUsers || name === '') return true;
  const known = await tx
    .selectFrom('scrobble.server_user')
    .select('is_counted')
    .where('token_id', '=', tokenId)
    .where('user_key', '=', keyOf(name))
    .executeTakeFirst();
  return known?.is_counted ?? meet(tx, { tokenId, name, at });
};

/** Remembers a user who is new. The token is locked, so that of two users who are new at once only one is the first. */
const meet = async (
  tx: Tx,
  { tokenId, name, at }: { tokenId: string; name: string; at: Date },
): Promise<boolean> => {
  await sql`select from scrobble.token where id = ${tokenId}::uuid for no key update`.execute(tx);
  const others = sql`(select count(*) from scrobble.server_user where token_id = ${tokenId}::uuid)`;
  const { rows } = await sql<{ isCounted: boolean }>`
    insert into scrobble.server_user (token_id, user_key, name, is_counted, seen_at)
    select ${tokenId}::uuid, ${keyOf(name)}, ${name}, ${others} = 0, ${at}::timestamptz
    where ${others} < ${MOST_USERS}
    on conflict (token_id, user_key) do update set seen_at = excluded.seen_at
    returning is_counted as "isCounted"`.execute(tx);
  return rows[0]?.isCounted ?? false;
};

/** The users of the media servers of an account, by token, those who count first. */
export const readServerUsers = async (
  db: Database,
  ownerId: string,
): Promise<ReadonlyMap<string, readonly ServerUserName[]>> => {
  const rows = await db
    .selectFrom('scrobble.server_user')
    .innerJoin('scrobble.token', 'scrobble.token.id', 'scrobble.server_user.token_id')
    .select(['token_id', 'scrobble.server_user.name', 'is_counted'])
    .where('user_id', '=', ownerId)
    .orderBy('is_counted', 'desc')
    .orderBy('seen_at')
    .orderBy('user_key')
    .execute();
  const byToken = Map.groupBy(rows, ({ token_id: tokenId }) => tokenId);
  return new Map(
    [...byToken].map(([tokenId, users]) => [
      tokenId,
      users.map(({ name, is_counted: isCounted }) => ({ name, isCounted })),
    ]),
  );
};

/** Whether users of a server are known among whom its owner has not chosen. */
export const isAskingUsers = async (db: Database, tokenId: string): Promise<boolean> => {
  const { rows } = await sql<{ isAsking: boolean }>`
    select only_user is null and not all_users
      and (select count(*) from scrobble.server_user where token_id = token.id) > 1 as "isAsking"
    from scrobble.token where id = ${tokenId}::uuid`.execute(db);
  return rows[0]?.isAsking ?? false;
};
