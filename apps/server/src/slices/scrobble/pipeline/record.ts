import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import {
  mapping,
  type MissOutcome,
  type Resolution,
  resolveAll,
  ruleIdOf,
} from '#slices/mapping/index.ts';
import { entriesOfWorks, type PlaySource, recordPlay } from '#slices/lists/index.ts';
import { correctedEpisode } from '../corrections/correction.ts';
import { placeOf } from '../corrections/rules/place.ts';
import type { ClaimedDelivery, ClaimedToken } from '../inbox/claim.ts';
import type {
  DeliveryMatch,
  DeliveryOutcome,
  DeliverySummary,
  Settlement,
} from '../inbox/settle.ts';
import type { PlaybackEvent } from './playback.ts';
import type { ServerKind } from '../servers/kind.ts';

export const SOURCES: Readonly<Record<ServerKind, PlaySource>> = {
  server_a: 'PLEX',
  server_b: 'JELLYFIN',
};

/** A delivery that counts as watched. */
export interface Watched {
  delivery: ClaimedDelivery;
  event: PlaybackEvent;
  summary: DeliverySummary;
}

/** Finds the episodes a delivery stands for and records them, all in one batch. */
export const recordAll = async (app: App, tx: Tx, watched: Watched): Promise<Settlement> => {
  const { delivery, event, summary } = watched;
  const outcomes = new Set<DeliveryOutcome>();
  const matches: DeliveryMatch[] = [];
  // One that is tried again goes on with what it wrote.
  const batchId = delivery.batchId ?? app.ids.next();
  for (const found of await findEpisodes(app, tx, delivery, event)) {
    if (found.outcome !== 'matched') {
      outcomes.add(found.outcome);
      continue;
    }
    matches.push(found.match);
    outcomes.add(await recordMatch(app, tx, { watched, batchId, found }));
  }
  const outcome = tellingOf(outcomes);
  const isWritten = outcomes.has('recorded') || delivery.batchId !== null;
  return {
    outcome,
    summary: { ...summary, isWatched: true, matches },
    batchId: isWritten ? batchId : null,
  };
};

type Found =
  | { outcome: MissOutcome }
  | { outcome: 'matched'; match: DeliveryMatch; partial: boolean; isCorrected: boolean };

/** What its owner said it is, else what the mapping says. */
const findEpisodes = async (
  app: App,
  tx: Tx,
  { receivedAt, token }: ClaimedDelivery,
  event: PlaybackEvent,
): Promise<Found[]> => {
  const today = receivedAt.toISOString().slice(0, 10);
  const resolutions = resolveAll(app.get(mapping), event, { today, trustAirDate: true });
  const found: Found[] = [];
  for (const [step, resolution] of resolutions.entries()) {
    const place = placeOf(event, step);
    const meant = place && (await correctedEpisode(tx, token.id, place));
    const match = meant && { ...meant, by: 'correction' as const, rule: null };
    const mapped = asFound(resolution);
    const tracked = mapped.outcome === 'matched' ? null : byTrackerId(app, token, event, step);
    found.push(
      match
        ? { outcome: 'matched', match, partial: false, isCorrected: true }
        : (tracked ?? mapped),
    );
  }
  return found;
};

/** Where ids of TMDB and TVDB say nothing, those of AniDB and MyAnimeList, for owners who want them. */
const byTrackerId = (
  app: App,
  { settings }: ClaimedToken,
  { trackerIds, kind, season, episode }: PlaybackEvent,
  step: number,
): Found | null => {
  if (!settings.trackerIds || season === 0) return null;
  for (const { site, id, number } of trackerIds) {
    const [anime] = app.get(catalogue).byExternalId(site, String(id));
    const first = kind === 'movie' ? 1 : (number ?? episode);
    if (!anime || first === null) continue;
    const match = { animeId: anime.id, episode: first + step, by: 'tracker' as const, rule: null };
    return { outcome: 'matched', match, partial: false, isCorrected: false };
  }
  return null;
};

const asFound = (resolution: Resolution): Found => {
  if (resolution.outcome !== 'matched') return resolution;
  const { animeId, episode, partial, rule } = resolution;
  const { kind, level, id, season, from, to, source } = rule;
  const shown = { id: ruleIdOf(rule), kind, level, externalId: id, season, from, to, source };
  const match: DeliveryMatch = { animeId, episode, by: 'mapping', rule: shown };
  return { outcome: 'matched', match, partial, isCorrected: false };
};

const recordMatch = async (
  app: App,
  tx: Tx,
  {
    watched,
    batchId,
    found: { match, partial, isCorrected },
  }: { watched: Watched; batchId: string; found: Extract<Found, { outcome: 'matched' }> },
): Promise<DeliveryOutcome> => {
  const { animeId, episode } = match;
  const { token, kind, receivedAt: at } = watched.delivery;
  if (partial) return 'partial';
  // Whoever said what it is has been asked.
  const objection = isCorrected ? null : await objectionOf(tx, token, animeId);
  if (objection !== null) return objection;
  const { userId } = token;
  const { runTimeMs } = watched.event;
  return recordPlay(app, tx, {
    userId,
    animeId,
    episode,
    at,
    source: SOURCES[kind],
    runTimeMs,
    batchId,
  });
};

/** What its owner has against an anime being recorded without a word. */
const objectionOf = async (
  db: Database,
  { userId, settings }: ClaimedToken,
  animeId: string,
): Promise<'not_on_list' | 'to_be_asked' | null> => {
  if (!settings.onlyOnList && !settings.askFirst) return null;
  const entries = await entriesOfWorks(db, { userId, media: 'ANIME', reading: 'own' }, [animeId]);
  if (entries.has(animeId)) return null;
  return settings.onlyOnList ? 'not_on_list' : 'to_be_asked';
};

const MISSES: readonly MissOutcome[] = [
  'out_of_range',
  'ambiguous',
  'no_mapping',
  'no_external_id',
];

/** Of what became of the episodes of one file, what its owner is told. */
const tellingOf = (outcomes: ReadonlySet<DeliveryOutcome>): DeliveryOutcome => {
  const order: readonly DeliveryOutcome[] = [
    // A question that is open is told first: what is recorded beside it needs no word.
    'to_be_asked',
    'recorded',
    'not_on_list',
    'duplicate',
    'partial',
    ...MISSES,
  ];
  return order.find((outcome) => outcomes.has(outcome)) ?? 'no_mapping';
};
