import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { mapping, resolveAll, ruleIdOf, type Resolution } from '#slices/mapping/index.ts';
import { correctedUnit } from '../corrections/correction.ts';
import { placeOf, type ShowPlace } from '../corrections/rules/place.ts';
import { findByShow } from '../shows/find.ts';
import { knownShowOf } from '../shows/known-shows.ts';
import type { FoundWord } from '../shows/rules/known-show.ts';
import { findChapter } from './chapter.ts';
import type { Found } from './found.ts';
import type { Origin } from './origin.ts';
import type { DeliveryMatch, OwnUnit } from './outcome.ts';
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

/** What people said of the show of an event, looked up when it is needed. */
export interface ShowWords {
  /** What its owner corrected a place of it to. */
  corrected(place: ShowPlace): Promise<OwnUnit | null>;
  /** What its owner said that the show is, or others agree on. */
  known(): Promise<FoundWord | null>;
}

/** An event, and who told it when. */
interface Told {
  origin: Origin;
  at: Date;
  event: PlaybackEvent;
}

const wordsOn = (app: App, tx: Tx, { origin, event }: Told): ShowWords => {
  let known: Promise<FoundWord | null> | undefined;
  return {
    corrected: (place) => correctedUnit(app, tx, origin.id, place),
    known: () => (known ??= knownShowOf(app, tx, { origin, event })),
  };
};

/** What an event stands for: a chapter, or the episodes of a file. */
export const findUnits = async (app: App, tx: Tx, told: Told): Promise<Found[]> =>
  told.event.kind === 'chapter'
    ? [await findChapter(app, tx, told)]
    : findEpisodes(app, told, wordsOn(app, tx, told));

/** The episodes of an event: from the owner's correction, otherwise from the mapping, otherwise from what is known of its show. */
export const findEpisodes = async (
  app: App,
  { origin, at, event }: Told,
  words: ShowWords,
): Promise<Found[]> => {
  const today = at.toISOString().slice(0, 10);
  const resolutions = resolveAll(app.get(mapping), event, { today, trustAirDate: true });
  const found: Found[] = [];
  for (const [step, resolution] of resolutions.entries()) {
    const place = placeOf(event, step);
    const meant = place && (await words.corrected(place));
    const match = meant && { ...meant, by: 'correction' as const, rule: null };
    const mapped = asFound(resolution);
    const asked = { origin, event, step, today };
    const tracked = mapped.outcome === 'matched' ? null : await asTracked(app, asked, words);
    const named: Found = match
      ? { outcome: 'matched', match, partial: false, isCorrected: true }
      : (tracked ?? mapped);
    const byShow = UNNAMED.has(named.outcome) ? findByShow(app, await words.known(), asked) : null;
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
const asTracked = async (
  app: App,
  { origin, ...asked }: Asked,
  words: ShowWords,
): Promise<Found | null> => {
  const episode = asked.event.trackerIds.length > 0 ? byTrackerId(app, origin, asked) : null;
  if (episode === null || (await words.known())?.userId === origin.userId) return null;
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
