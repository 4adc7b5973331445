import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { heedShow } from '../../corrections/ignored-show.ts';
import { showKeysOf } from '../../corrections/rules/place.ts';
import { unknownDelivery, watchedEvent } from '../../corrections/commands/act.ts';
import {
  claimOwn,
  guessedBatches,
  retryOfShow,
  retryTakenBack,
  UNMATCHED,
  type ClaimedDelivery,
} from '../../inbox/claim.ts';
import { takeBack } from '../../pipeline/list.ts';
import { endSuggestion } from '../../inbox/asked.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { refusal } from '../../reasons.ts';
import { anchorOf } from '../anchor.ts';
import { ownKnownShow } from '../known-shows.ts';
import { rememberShow, type ShowMeant } from '../remember.ts';
import { guess } from '../suggest.ts';
import { allKeysOf } from '../rules/show-keys.ts';
import { confirmWork, suggestedWork } from './confirm-work.ts';
import { forgetKnownShow } from './forget.ts';
import { tellOthers } from './tell-others.ts';

/** What a user says about the show of a delivery. */
export interface ShowWord {
  /** Of any of its deliveries. */
  id: string;
  by: Writer;
  /** The anime or the manga; what is suggested first if null. */
  workId: string | null;
  /** Whether the user is an editor, whose word counts for all. */
  isDecisive: boolean;
}

/** What became of it. */
export interface Confirmed {
  /** Null for a film, a special or a manga, which is remembered as a correction. */
  knownShowId: string | null;
  /** How many deliveries are processed again now. */
  deliveries: number;
}

const DIGITS = /^\d{1,15}$/u;

const meantBy = (
  app: App,
  { receivedAt }: ClaimedDelivery,
  { event, animeId }: { event: PlaybackEvent; animeId: string | null },
): ShowMeant => {
  const today = receivedAt.toISOString().slice(0, 10);
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
 * Confirms which anime the show of a delivery is, which manga a chapter is of, or which anime a film or a special is that was suggested. The waiting episodes of a show are
 * recorded with their own dates, and later ones of all seasons at once. If another anime was confirmed before, all of that is taken back. Confirming
 * the same again changes nothing.
 * @throws Refusal `NOT_FOUND`; `CONFLICT` for what was not watched, is no show, or has no suggestion
 */
export const confirmShow = async (
  app: App,
  tx: Tx,
  { id, by, workId, isDecisive }: ShowWord,
): Promise<Confirmed> => {
  const delivery = DIGITS.test(id) ? await claimOwn(tx, { id, userId: by.userId }) : undefined;
  if (!delivery) throw unknownDelivery();
  const event = await shownEvent(app, tx, delivery);
  const work = suggestedWork(delivery, event, workId);
  if (work) {
    return {
      knownShowId: null,
      deliveries: await confirmWork(app, tx, { delivery, by, meant: work }),
    };
  }
  if (event.kind !== 'episode' || allKeysOf(event).length === 0) {
    throw refusal('CONFLICT', 'DELIVERY_WITHOUT_SHOW_TO_CONFIRM');
  }
  return confirmSeasons(app, tx, { delivery, event, by, animeId: workId, isDecisive });
};

interface SeasonsWord extends Omit<ShowWord, 'id' | 'workId'> {
  animeId: string | null;
  delivery: ClaimedDelivery;
  event: PlaybackEvent;
}

const confirmSeasons = async (
  app: App,
  tx: Tx,
  { delivery, event, by, animeId, isDecisive }: SeasonsWord,
): Promise<Confirmed> => {
  const { origin } = delivery;
  const known = await ownKnownShow(app, tx, { origin, event });
  if (known && animeId === null) return { knownShowId: known.id, deliveries: 0 };
  const meant = meantBy(app, delivery, { event, animeId });
  const isSame = known?.animeId === meant.animeId && known.season === meant.season;
  if (known && !isSame) await forgetKnownShow(app, tx, { id: known.id, by });
  const word = { tokenId: origin.id, event, meant, isDecisive };
  const knownShowId = known && isSame ? known.id : await rememberShow(app, tx, word);
  await heedShow(tx, { tokenId: origin.id, keys: showKeysOf(event) });
  const guessed = await guessedBatches(tx, { tokenId: origin.id, keys: allKeysOf(event) });
  for (const batchId of guessed) await takeBack(app, tx, by, { batchId });
  await retryTakenBack(app, tx, { userId: by.userId, batchIds: guessed });
  const outcomes = [...UNMATCHED, 'ignored_show'] as const;
  const retried = { tokenId: origin.id, keys: allKeysOf(event), outcomes };
  const deliveries = await retryOfShow(app, tx, retried);
  await tellOthers(app, tx, { event, meant, origin });
  await endSuggestion(tx, origin);
  return { knownShowId, deliveries: deliveries + guessed.length };
};

/** The event of a delivery that counted as watched, also while it is processed again. @throws Refusal `CONFLICT`. */
const shownEvent = async (app: App, tx: Tx, delivery: ClaimedDelivery): Promise<PlaybackEvent> => {
  const isAgain = delivery.outcome === null && delivery.summary?.isWatched === true;
  const watched = isAgain ? { ...delivery, outcome: 'suggested' as const } : delivery;
  return (await watchedEvent(app, tx, watched)).event;
};
