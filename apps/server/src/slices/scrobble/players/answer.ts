import type { DeliveryOutcome, OwnUnit, Settlement } from '../pipeline/outcome.ts';
import type { PlayerAction } from './decode.ts';
import { refusal } from '../reasons.ts';

/** The response to a player: in Trakt's words, with our episode or chapter. */
export interface PlayerAnswer {
  action: 'start' | 'pause' | 'scrobble';
  progress: number;
  anime?: { id: string };
  episode?: number;
  manga?: { id: string };
  chapter?: number;
}

/** Outcomes after which a player has nothing more to do: it is recorded, or its owner is asked. */
const TAKEN: ReadonlySet<DeliveryOutcome> = new Set(['recorded', 'to_be_asked']);
/** A stop that came too early is a pause. */
const PAUSED: ReadonlySet<DeliveryOutcome> = new Set(['below_threshold', 'ignored_event']);

const WHY_NOT = {
  out_of_range: 'PLAY_EPISODE_OUT_OF_RANGE',
  ignored_show: 'PLAY_OF_IGNORED_SHOW',
  not_on_list: 'PLAY_NOT_ON_LIST',
} as const;

const whyNot = (outcome: DeliveryOutcome) =>
  Object.hasOwn(WHY_NOT, outcome) ? WHY_NOT[outcome as keyof typeof WHY_NOT] : 'PLAY_UNKNOWN';

const shownUnit = (own: OwnUnit): Partial<PlayerAnswer> =>
  'animeId' in own
    ? { anime: { id: own.animeId }, episode: own.episode }
    : { manga: { id: own.mangaId }, chapter: own.chapter };

/**
 * The response to a message.
 * @throws Refusal `CONFLICT` if it was already recorded, `NOT_FOUND` with the outcome if it could not be recorded
 */
export const answerTo = (
  action: PlayerAction,
  progress: number,
  { outcome, summary }: Settlement,
): PlayerAnswer => {
  if (action !== 'stop') return { action, progress };
  if (PAUSED.has(outcome)) return { action: 'pause', progress };
  if (TAKEN.has(outcome)) {
    const [match] = summary?.matches ?? [];
    return { action: 'scrobble', progress, ...(match && shownUnit(match)) };
  }
  if (outcome === 'duplicate') {
    throw refusal('CONFLICT', 'ALREADY_RECORDED', { outcome });
  }
  throw refusal('NOT_FOUND', whyNot(outcome), { outcome });
};
