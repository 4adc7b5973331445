import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { foldedTitle, showKeysOf } from './rules/place.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { refusal } from '../reasons.ts';

/** A show or film of a media server that its owner marked as not anime. */
export interface IgnoredShow {
  id: string;
  title: string;
  ignoredAt: Date;
}

/** Shows one token may ignore. */
const MOST_IGNORED = 2_000;

const titleOf = ({ showTitle, title }: PlaybackEvent): string => showTitle ?? title ?? '–';

/** The id under which the show of an event is ignored. Servers reuse keys of removed shows, so a show with another title does not match. */
export const ignoredShowOf = async (
  tx: Tx,
  tokenId: string,
  event: PlaybackEvent,
): Promise<string | null> => {
  const keys = showKeysOf(event);
  if (keys.length === 0) return null;
  const rows = await tx
    .selectFrom('scrobble.ignored_show')
    .select(['id', 'title'])
    .where('token_id', '=', tokenId)
    .where('show_key', 'in', keys)
    .execute();
  const title = foldedTitle(titleOf(event));
  const isUntitled = event.showTitle === null && event.title === null;
  return rows.find((row) => isUntitled || foldedTitle(row.title) === title)?.id ?? null;
};

/** Remembers that the show of an event is not anime. @throws Refusal `CONFLICT` if the show has no name, or too many are ignored */
export const ignoreShow = async (
  app: App,
  tx: Tx,
  { tokenId, event }: { tokenId: string; event: PlaybackEvent },
): Promise<string> => {
  const [key] = showKeysOf(event);
  if (key === undefined) {
    throw refusal('CONFLICT', 'DELIVERY_WITHOUT_SHOW');
  }
  const { count } = await tx
    .selectFrom('scrobble.ignored_show')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('token_id', '=', tokenId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_IGNORED) {
    throw refusal('CONFLICT', 'IGNORED_SHOWS_EXHAUSTED', { most: MOST_IGNORED });
  }
  const told = { title: titleOf(event), ignored_at: app.clock.now() };
  const { id } = await tx
    .insertInto('scrobble.ignored_show')
    .values({ id: app.ids.next(), token_id: tokenId, show_key: key, ...told })
    .onConflict((conflict) => conflict.columns(['token_id', 'show_key']).doUpdateSet(told))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Stops ignoring shows with these names. */
export const heedShow = async (
  tx: Tx,
  { tokenId, keys }: { tokenId: string; keys: readonly string[] },
): Promise<void> => {
  if (keys.length === 0) return;
  await tx
    .deleteFrom('scrobble.ignored_show')
    .where('token_id', '=', tokenId)
    .where('show_key', 'in', [...keys])
    .execute();
};

/** The ignored shows of a token, latest first. */
export const ignoredShowsOf = async (db: Database, tokenId: string): Promise<IgnoredShow[]> => {
  const rows = await db
    .selectFrom('scrobble.ignored_show')
    .select(['id', 'title', 'ignored_at'])
    .where('token_id', '=', tokenId)
    .orderBy('ignored_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, title, ignored_at: ignoredAt }) => ({ id, title, ignoredAt }));
};

/** The ignored shows with these ids of the media servers of an account. */
export const ignoredShowsById = async (
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<IgnoredShow[]> => {
  const rows = await db
    .selectFrom('scrobble.ignored_show')
    .select(['id', 'title', 'ignored_at'])
    .where('id', 'in', [...ids])
    .where('token_id', 'in', (eb) =>
      eb.selectFrom('scrobble.token').select('id').where('user_id', '=', userId),
    )
    .execute();
  return rows.map(({ id, title, ignored_at: ignoredAt }) => ({ id, title, ignoredAt }));
};
