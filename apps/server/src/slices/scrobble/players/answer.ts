import { refusal } from '#platform/errors.ts';
import type { DeliveryOutcome, Settlement } from '../pipeline/outcome.ts';
import type { PlayerAction } from './decode.ts';

/** The response to a player: in Trakt's words, with our episode. */
export interface PlayerAnswer {
  action: 'start' | 'pause' | 'scrobble';
  progress: number;
  anime?: { id: string };
  episode?: number;
}

/** Outcomes after which a player has nothing more to do: it is recorded, or its owner is asked. */
const TAKEN: ReadonlySet<DeliveryOutcome> = new Set(['recorded', 'to_be_asked']);
/** A stop that came too early is a pause. */
const PAUSED: ReadonlySet<DeliveryOutcome> = new Set(['below_threshold', 'ignored_event']);

const WHY_NOT: Partial<Record<DeliveryOutcome, string>> = {
  out_of_range: 'The anime does not have this episode.',
  ignored_show: 'You marked this show as not anime: see the log under Settings → Media servers.',
  not_on_list: 'This anime is not on your list, and only those on it count for this player.',
};

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
    const episode = match && { anime: { id: match.animeId }, episode: match.episode };
    return { action: 'scrobble', progress, ...episode };
  }
  if (outcome === 'duplicate') {
    throw refusal('CONFLICT', 'This was recorded a moment ago.', { outcome });
  }
  const why = WHY_NOT[outcome] ?? 'This is no episode that could be recorded: see /mapping.';
  throw refusal('NOT_FOUND', why, { outcome });
};
