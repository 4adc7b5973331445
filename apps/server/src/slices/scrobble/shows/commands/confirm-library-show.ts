import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { lockWords } from '../../corrections/lock-words.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { originOf } from '../../tokens/queries.ts';
import { showChains } from '../chain.ts';
import { allKeysOf } from '../rules/show-keys.ts';
import { confirmSeasons } from './confirm-seasons.ts';

/** An episode of a show, as a media server told it when its library was read. */
export interface LibraryShow {
  /** The media server, by its webhook token. */
  serverId: string;
  event: PlaybackEvent;
}

const hasSeasons = (event: PlaybackEvent): boolean =>
  event.kind === 'episode' && event.season !== 0 && allKeysOf(event).length > 0;

/**
 * Confirms which anime a show is that was found in a library, as `confirmShow` does for one that was played.
 * @returns the id of what is remembered now; null if nothing new is: for films and specials, for what was known before, and for servers that are gone
 */
export const confirmLibraryShow = async (
  app: App,
  tx: Tx,
  { show: { serverId, event }, by, animeId }: { show: LibraryShow; by: Writer; animeId: string },
): Promise<string | null> => {
  if (!hasSeasons(event)) return null;
  await lockWords(tx, by.userId);
  const isOwn = sql<boolean>`id = ${serverId}::uuid and user_id = ${by.userId}::uuid`;
  const origin = await originOf(tx, isOwn);
  if (!origin) return null;
  await app.open(showChains);
  const word = { origin, event, by, animeId, isDecisive: false, seenAt: by.at };
  const { knownShowId, isNew } = await confirmSeasons(app, tx, word);
  return isNew ? knownShowId : null;
};
