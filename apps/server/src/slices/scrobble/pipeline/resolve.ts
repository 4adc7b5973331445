import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { mapping, resolveAll, ruleIdOf, type Resolution } from '#slices/mapping/index.ts';
import { correctedUnit } from '../corrections/correction.ts';
import { placeOf } from '../corrections/rules/place.ts';
import { findByShow } from '../shows/find.ts';
import { ownKnownShow } from '../shows/known-shows.ts';
import { findChapter } from './chapter.ts';
import type { Found } from './found.ts';
import type { Origin } from './origin.ts';
import type { DeliveryMatch } from './outcome.ts';
import type { PlaybackEvent } from './playback.ts';
import { byTrackerId } from './tracked.ts';

/**
 * Why a show may be looked for by what is known of it: no id names it, or none that the mapping knows, or the rules of the mapping leave several
 * entries or are all disproved by the air date.
 */
const UNNAMED: ReadonlySet<Found['outcome']> = new Set([
  'no_external_id',
  'no_mapping',
  'ambiguous',
]);

/** What an event stands for: a chapter, or the episodes of a file. */
export const findUnits = async (
  app: App,
  tx: Tx,
  asked: { origin: Origin; at: Date; event: PlaybackEvent },
): Promise<Found[]> =>
  asked.event.kind === 'chapter'
    ? [await findChapter(app, tx, asked)]
    : findEpisodes(app, tx, asked);

/** The episodes of an event: from the owner's correction, otherwise from the mapping, otherwise from what is known of its show. */
const findEpisodes = async (
  app: App,
  tx: Tx,
  { origin, at, event }: { origin: Origin; at: Date; event: PlaybackEvent },
): Promise<Found[]> => {
  const today = at.toISOString().slice(0, 10);
  const resolutions = resolveAll(app.get(mapping), event, { today, trustAirDate: true });
  const found: Found[] = [];
  for (const [step, resolution] of resolutions.entries()) {
    const place = placeOf(event, step);
    const meant = place && (await correctedUnit(app, tx, origin.id, place));
    const match = meant && { ...meant, by: 'correction' as const, rule: null };
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
