import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { unknownDelivery, watchedEvent } from '../../corrections/commands/act.ts';
import { lockWords } from '../../corrections/lock-words.ts';
import { claimOwn, type ClaimedDelivery } from '../../inbox/claim.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { refusal } from '../../reasons.ts';
import { allKeysOf } from '../rules/show-keys.ts';
import { confirmSeasons } from './confirm-seasons.ts';
import { confirmWork, suggestedWork } from './confirm-work.ts';

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
  /** Those that were recorded, or are processed again now. */
  deliveries: number[];
}

const DIGITS = /^\d{1,15}$/u;

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
  await lockWords(tx, by.userId);
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
  const { origin, receivedAt } = delivery;
  const word = { origin, event, by, animeId: workId, isDecisive, seenAt: receivedAt };
  const { knownShowId, deliveries } = await confirmSeasons(app, tx, word);
  return { knownShowId, deliveries };
};

/** The event of a delivery that counted as watched, also while it is processed again. @throws Refusal `CONFLICT`. */
const shownEvent = async (app: App, tx: Tx, delivery: ClaimedDelivery): Promise<PlaybackEvent> => {
  const isAgain = delivery.outcome === null && delivery.summary?.isWatched === true;
  const watched = isAgain ? { ...delivery, outcome: 'suggested' as const } : delivery;
  return (await watchedEvent(app, tx, watched)).event;
};
