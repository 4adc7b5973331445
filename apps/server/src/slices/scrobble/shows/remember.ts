import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { allKeysOf } from './rules/show-keys.ts';

/** The most known shows per token. Beyond it the oldest are forgotten. */
const MOST_KNOWN = 2_000;
const MOST_TITLE = 500;

/** An anime with which a season of a show begins. */
export interface ShowMeant {
  animeId: string;
  season: number;
}

/** Remembers which anime the show of an event is. @returns the id of what is remembered */
export const rememberShow = async (
  app: App,
  tx: Tx,
  {
    tokenId,
    event,
    meant,
    isDecisive,
    at,
  }: { tokenId: string; event: PlaybackEvent; meant: ShowMeant; isDecisive: boolean; at: Date },
): Promise<string> => {
  const id = app.ids.next();
  await tx
    .insertInto('scrobble.known_show')
    .values({
      id,
      token_id: tokenId,
      keys: allKeysOf(event),
      title: (event.showTitle ?? event.title ?? '–').slice(0, MOST_TITLE),
      anime_id: meant.animeId,
      season: meant.season,
      is_decisive: isDecisive,
      known_at: at,
    })
    .execute();
  await sql`
    delete from scrobble.known_show where id in (
      select id from scrobble.known_show where token_id = ${tokenId}::uuid
      order by known_at desc, id desc offset ${MOST_KNOWN} limit 100)`.execute(tx);
  return id;
};

/** Remembers that a batch was recorded because a show is known. */
export const rememberPlay = async (
  tx: Tx,
  { knownShowId, batchId }: { knownShowId: string; batchId: string },
): Promise<void> => {
  await tx
    .insertInto('scrobble.known_show_play')
    .values({ known_show_id: knownShowId, batch_id: batchId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
