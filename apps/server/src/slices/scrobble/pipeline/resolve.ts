import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import {
  mapping,
  resolveAll,
  ruleIdOf,
  type MissOutcome,
  type Resolution,
} from '#slices/mapping/index.ts';
import { correctedEpisode } from '../corrections/correction.ts';
import { placeOf } from '../corrections/rules/place.ts';
import { findByShow, type ByShow } from '../shows/find.ts';
import { ownKnownShow } from '../shows/known-shows.ts';
import type { Origin } from './origin.ts';
import type { DeliveryMatch } from './outcome.ts';
import type { PlaybackEvent } from './playback.ts';
import { byTrackerId } from './tracked.ts';

/** An episode of ours that was found, or why none was. */
export type Found =
  | { outcome: MissOutcome }
  | ByShow
  | { outcome: 'matched'; match: DeliveryMatch; partial: boolean; isCorrected: boolean };

/**
 * Why a show may be looked for by what is known of it: no id names it, or none that the mapping knows, or the rules of the mapping leave several
 * entries or are all disproved by the air date.
 */
const UNNAMED: ReadonlySet<Found['outcome']> = new Set([
  'no_external_id',
  'no_mapping',
  'ambiguous',
]);

/** The episodes of an event: from the owner's correction, otherwise from the mapping, otherwise from what is known of its show. */
export const findEpisodes = async (
  app: App,
  tx: Tx,
  { origin, at, event }: { origin: Origin; at: Date; event: PlaybackEvent },
): Promise<Found[]> => {
  const today = at.toISOString().slice(0, 10);
  const resolutions = resolveAll(app.get(mapping), event, { today, trustAirDate: true });
  const found: Found[] = [];
  for (const [step, resolution] of resolutions.entries()) {
    const place = placeOf(event, step);
    const meant = place && (await correctedEpisode(tx, origin.id, place));
    const anime = meant && app.get(catalogue).get(meant.animeId);
    const match = anime && { ...meant, animeId: anime.id, by: 'correction' as const, rule: null };
    const mapped = asFound(resolution);
    const asked = { origin, event, step, today };
    const tracked = mapped.outcome === 'matched' ? null : await asTracked(app, tx, asked);
    const named: Found = match
      ? { outcome: 'matched', match, partial: false, isCorrected: true }
      : (tracked ?? mapped);
    const byShow = UNNAMED.has(named.outcome) ? await findByShow(app, tx, asked) : null;
    found.push(byShow ?? named);
  }
  return found;
};

interface Asked {
  origin: Origin;
  event: PlaybackEvent;
  /** Which of the episodes of a file. */
  step: number;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** By an id of the anime itself, unless the owner has said what the show is. */
const asTracked = async (app: App, tx: Tx, { origin, ...asked }: Asked): Promise<Found | null> => {
  const { event } = asked;
  const episode = event.trackerIds.length > 0 ? byTrackerId(app, origin, asked) : null;
  if (episode === null || (await ownKnownShow(app, tx, { origin, event }))) return null;
  const match = { ...episode, by: 'tracker' as const, rule: null };
  return { outcome: 'matched', match, partial: false, isCorrected: false };
};

const asFound = (resolution: Resolution): Found => {
  if (resolution.outcome !== 'matched') return resolution;
  const { animeId, episode, partial, rule } = resolution;
  const { kind, level, id, season, from, to, source } = rule;
  const shown = { id: ruleIdOf(rule), kind, level, externalId: id, season, from, to, source };
  const match: DeliveryMatch = { animeId, episode, by: 'mapping', rule: shown };
  return { outcome: 'matched', match, partial, isCorrected: false };
};
