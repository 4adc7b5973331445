import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { catalogue, titlesOf } from '#slices/catalog/index.ts';
import { titleLike } from '#slices/mapping/index.ts';
import { foldedTitle } from '../corrections/rules/place.ts';
import type { Origin } from '../pipeline/origin.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { sharingKnownShow } from './lock-shows.ts';
import {
  ownWord,
  sharedWord,
  type AskedShow,
  type FoundWord,
  type KnownShow,
} from './rules/known-show.ts';
import { allKeysOf, sharedKeysOf } from './rules/show-keys.ts';

/** The most words about one show that are looked at, the latest first. */
const MOST_LOOKED_AT = 100;

const wordsOn = async (
  app: App,
  tx: Tx,
  { keys, where }: { keys: readonly string[]; where: RawBuilder<unknown> },
): Promise<KnownShow[]> => {
  if (keys.length === 0) return [];
  const { rows } = await sql<KnownShow>`
    select known_show.id, token.user_id as "userId", token_id as "tokenId", keys, known_show.title, anime_id as "animeId", season,
      is_decisive as "isDecisive"
    from scrobble.known_show join scrobble.token on token.id = known_show.token_id
    where keys && ${[...keys]}::text[] and ${where}
    order by known_at desc, known_show.id desc limit ${MOST_LOOKED_AT}`.execute(tx);
  const titles = app.get(catalogue);
  return rows.map((row) => ({ ...row, animeId: titles.get(row.animeId)?.id ?? row.animeId }));
};

/** A show that was renamed is still the same if its new name is one of the anime's. */
const titleTest = (app: App, { showTitle }: PlaybackEvent): AskedShow['isTitle'] => {
  if (showTitle === null) return () => true;
  const [folded, isAlike] = [foldedTitle(showTitle), titleLike(showTitle)];
  return ({ title, animeId }) => {
    const anime = app.get(catalogue).get(animeId);
    return foldedTitle(title) === folded || (anime ? titlesOf(anime).some(isAlike) : false);
  };
};

interface Asked {
  origin: Pick<Origin, 'id' | 'userId'>;
  event: PlaybackEvent;
}

/** What the owner of a server said of the show of an event, where a condition holds. */
export const ownKnownShow = async (
  app: App,
  tx: Tx,
  { origin, event }: Asked,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<FoundWord | null> => {
  const where = sql`token.user_id = ${origin.userId}::uuid and ${condition}`;
  const keys = allKeysOf(event);
  const known = await wordsOn(app, tx, { keys, where });
  return ownWord(known, { tokenId: origin.id, keys, isTitle: titleTest(app, event) });
};

/**
 * What is known of the show of an event: what its owner said, otherwise what others agree on. Others say nothing of it until the transaction ends, so that their words
 * find what is recorded or left waiting because of this. What owners say themselves is kept from changing by `lockWords`, so that these locks need no
 * statement of their own.
 */
export const knownShowOf = (app: App, tx: Tx, asked: Asked): Promise<FoundWord | null> =>
  knownShow(app, tx, asked, sharingKnownShow(sharedKeysOf(asked.event)));

/** As `knownShowOf`, for who only reads: others may say something meanwhile. */
export const readKnownShow = (app: App, tx: Tx, asked: Asked): Promise<FoundWord | null> =>
  knownShow(app, tx, asked);

const knownShow = async (
  app: App,
  tx: Tx,
  asked: Asked,
  condition?: RawBuilder<boolean>,
): Promise<FoundWord | null> => {
  if (asked.event.kind !== 'episode') return null;
  const own = await ownKnownShow(app, tx, asked, condition);
  if (own) return own;
  const isOthers = sql<boolean>`token.user_id <> ${asked.origin.userId}::uuid`;
  const agreed = await agreedShow(app, tx, asked.event, isOthers);
  return agreed && { ...agreed, isByTitle: false };
};

/** What owners agree on about the show of an event. The word of others counts only for a title of the anime itself. */
export const agreedShow = async (
  app: App,
  tx: Tx,
  event: PlaybackEvent,
  where: RawBuilder<unknown> = sql`true`,
): Promise<KnownShow | null> => {
  const known = await wordsOn(app, tx, { keys: sharedKeysOf(event), where });
  const isTitle = titleTest(app, event);
  return sharedWord(known, { isTitle: (one) => isTitle({ ...one, title: '' }) });
};

/** Whether owners agree on what a show with some names is, whatever their servers call it. */
export const isAgreedOn = async (app: App, tx: Tx, keys: readonly string[]): Promise<boolean> => {
  const known = await wordsOn(app, tx, { keys, where: sql`true` });
  return sharedWord(known, { isTitle: () => true }) !== null;
};
