import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { heedShow } from '../../corrections/ignored-show.ts';
import { showKeysOf } from '../../corrections/rules/place.ts';
import { endSuggestion } from '../../inbox/asked.ts';
import { guessedBatches } from '../../inbox/claim.ts';
import { retryOfShow, retryTakenBack, UNMATCHED } from '../../inbox/retry.ts';
import { takeBackAll } from '../../pipeline/list.ts';
import type { Origin } from '../../pipeline/origin.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { refusal } from '../../reasons.ts';
import { anchorOf } from '../anchor.ts';
import { ownKnownShow } from '../known-shows.ts';
import { lockKnownShows } from '../lock-shows.ts';
import { otherServers } from '../other-servers.ts';
import { rememberShow, type ShowMeant } from '../remember.ts';
import { allKeysOf, sharedKeysOf } from '../rules/show-keys.ts';
import { guess } from '../suggest.ts';
import { forgetKnownShow } from './forget.ts';
import { tellOthers } from './tell-others.ts';

/** What a user says about the show of an episode. */
export interface SeasonsWord {
  origin: Origin;
  event: PlaybackEvent;
  /** When the server told the episode. */
  seenAt: Date;
  by: Writer;
  /** The anime; what is suggested first if null. */
  animeId: string | null;
  /** Whether the user is an editor, whose word counts for all. */
  isDecisive: boolean;
}

/** What became of it. */
export interface ConfirmedSeasons {
  knownShowId: string;
  /** False if it was known before. */
  isNew: boolean;
  /** Those that are processed again now. */
  deliveries: number[];
}

const meantBy = (app: App, { event, seenAt, animeId }: SeasonsWord): ShowMeant => {
  const today = seenAt.toISOString().slice(0, 10);
  const { suggestions } = guess(app, { event, today, step: 0 });
  const [first] =
    animeId === null
      ? suggestions
      : suggestions.filter(({ showAnimeId }) => showAnimeId === animeId);
  if (first) return { animeId: first.showAnimeId, season: 1 };
  if (animeId === null) throw refusal('CONFLICT', 'SHOW_WITHOUT_SUGGESTION');
  const anime = app.get(catalogue).get(animeId);
  if (!anime || anime.isHidden) throw refusal('NOT_FOUND', 'CORRECTED_ANIME_NOT_FOUND');
  return anchorOf(app, anime, { event, today });
};

/**
 * Records the episodes of a show that wait at any server of its owner, and takes back what was recorded of it without their word. Other servers know
 * it by the names that all servers share. @returns their ids
 */
const tryAgain = async (
  app: App,
  tx: Tx,
  { origin, event, by }: Pick<SeasonsWord, 'origin' | 'event' | 'by'>,
): Promise<number[]> => {
  const here = { tokenId: origin.id, keys: allKeysOf(event) };
  const deliveries = await tryAgainAt(app, tx, by, here);
  await endSuggestion(tx, origin);
  const keys = sharedKeysOf(event);
  if (keys.length === 0) return deliveries;
  for (const id of await otherServers(tx, origin)) {
    deliveries.push(...(await tryAgainAt(app, tx, by, { tokenId: id, keys })));
    await endSuggestion(tx, { id, userId: origin.userId });
  }
  return deliveries;
};

const tryAgainAt = async (
  app: App,
  tx: Tx,
  by: Writer,
  ofShow: { tokenId: string; keys: readonly string[] },
): Promise<number[]> => {
  const guessed = await guessedBatches(tx, ofShow);
  await takeBackAll(app, tx, by, guessed);
  const taken = await retryTakenBack(app, tx, { userId: by.userId, batchIds: guessed });
  const outcomes = [...UNMATCHED, 'ignored_show'] as const;
  return [...taken, ...(await retryOfShow(app, tx, { ...ofShow, outcomes }))];
};

/**
 * Confirms which anime the show of an episode is, for all its seasons. If another anime was confirmed before, what was recorded because of that is taken back.
 * @throws Refusal `NOT_FOUND`; `CONFLICT` without a suggestion
 */
export const confirmSeasons = async (
  app: App,
  tx: Tx,
  word: SeasonsWord,
): Promise<ConfirmedSeasons> => {
  const { origin, event, by, animeId, isDecisive } = word;
  const found = await ownKnownShow(app, tx, { origin, event });
  const known = found?.isByTitle === false ? found : null;
  if (known && animeId === null) {
    return { knownShowId: known.id, isNew: false, deliveries: await tryAgain(app, tx, word) };
  }
  const meant = meantBy(app, word);
  await lockKnownShows(tx, [...sharedKeysOf(event), ...(known?.keys ?? [])]);
  const isSame = known?.animeId === meant.animeId && known.season === meant.season;
  if (known && !isSame) await forgetKnownShow(app, tx, { id: known.id, by });
  const remembered = { tokenId: origin.id, event, meant, isDecisive, at: by.at };
  const knownShowId = known && isSame ? known.id : await rememberShow(app, tx, remembered);
  await heedShow(tx, { tokenId: origin.id, keys: showKeysOf(event) });
  const deliveries = await tryAgain(app, tx, word);
  await tellOthers(app, tx, { event, meant, origin });
  return { knownShowId, isNew: !isSame, deliveries };
};
