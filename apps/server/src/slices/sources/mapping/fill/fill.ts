import type { App } from '#platform/app.ts';
import { doubling } from '#platform/backoff.ts';
import { DAY_MS } from '#platform/durations.ts';
import {
  createJsonAsker,
  outbound,
  OutboundFault,
  type AskJson,
} from '#platform/outbound/index.ts';
import {
  announceFill,
  isShowAiring,
  type MappingKind,
  recordFill,
  showsToFill,
  UNKNOWN_THERE,
} from '#slices/mapping/index.ts';
import type { EpisodeDatabase, ShowAnswer } from './database.ts';
import { episodeFillSettings } from './settings.ts';
import { createTmdb } from './tmdb.ts';
import { createTvdb } from './tvdb.ts';
import { refusal } from '../../reasons.ts';
/** How soon a show is asked for again: one that airs gets episodes every week. */
const AGAIN_AFTER_MS = {
  airing: 7 * DAY_MS,
  over: 180 * DAY_MS,
  unknown: 90 * DAY_MS,
  fault: DAY_MS,
};
/** The mapping is read anew by every process after so many shows: often enough to be of use, seldom enough to cost little. */
const SHOWS_A_READING = 250;
/** So many in a row without an answer: the database is away, and the rest is left for the next time. */
const MOST_FAULTS_IN_A_ROW = 5;

export const FILL_SOURCES = ['tmdb', 'tvdb'] as const satisfies readonly MappingKind[];

/** What a fill did. */
export interface FillReport {
  shows: number;
  episodes: number;
  unknown: number;
  faults: number;
  /** Shows that are still to be asked for. */
  left: number;
}

export interface FillOptions {
  source: MappingKind;
  /** Shows at most. */
  limit: number;
  /** After so long, no further show is asked about. */
  mostMs?: number;
  signal?: AbortSignal | undefined;
  onProgress?: (done: number, total: number) => void;
}

const openAsker = async (app: App, signal: AbortSignal | undefined): Promise<AskJson> =>
  createJsonAsker({
    outbound: await app.open(outbound),
    clock: app.clock,
    setBy: 'operator',
    pace: { everyMs: 1_000 / app.settings.of(episodeFillSettings).rate },
    retries: doubling({ firstMs: 2_000, mostMs: 120_000, tries: 4 }),
    deadlineMs: 30_000,
    mostBytes: 16 * 1024 * 1024,
    signal,
  });

/** The database of a source, with the operator's key. @throws Refusal where there is none. */
const databaseOf = (app: App, source: MappingKind, ask: AskJson): EpisodeDatabase => {
  const { tmdbKey, tmdbUrl, tvdbKey, tvdbUrl } = app.settings.of(episodeFillSettings);
  const [name, key, url] =
    source === 'tmdb' ? ['TMDB_API_KEY', tmdbKey, tmdbUrl] : ['TVDB_API_KEY', tvdbKey, tvdbUrl];
  if (key === undefined) {
    throw refusal('BAD_USER_INPUT', 'EPISODE_KEY_MISSING', { setting: name });
  }
  return source === 'tmdb' ? createTmdb(ask, { url, key }) : createTvdb(ask, { url, key });
};

/**
 * Fetches the ids of the episodes of mapped shows, a transaction a show: stopped at any point, the next fill goes on where this
 * one was.
 * @throws Refusal when there is no key, or it is not accepted.
 */
export const fillEpisodes = async (app: App, options: FillOptions): Promise<FillReport> => {
  const { source, limit, mostMs = Infinity, signal, onProgress } = options;
  const until = performance.now() + mostMs;
  const database = databaseOf(app, source, await openAsker(app, signal));
  const shows = await showsToFill(app, source, limit);
  const report: FillReport = { shows: 0, episodes: 0, unknown: 0, faults: 0, left: 0 };
  let inARow = 0;
  for (const [index, show] of shows.entries()) {
    if (signal?.aborted || performance.now() > until || inARow >= MOST_FAULTS_IN_A_ROW) break;
    const answer = await fillShow(app, database, { kind: source, show });
    inARow = answer.outcome === 'fault' ? inARow + 1 : 0;
    count(report, answer);
    onProgress?.(index + 1, shows.length);
    if ((index + 1) % SHOWS_A_READING === 0) await announceFill(app, source);
  }
  if (report.episodes > 0) await announceFill(app, source);
  report.left = (await showsToFill(app, source, 1_000_000)).length;
  return report;
};

const count = (report: FillReport, answer: ShowAnswer): void => {
  report.shows += 1;
  if (answer.outcome === 'found') report.episodes += answer.episodes.length;
  else if (answer.outcome === 'unknown') report.unknown += 1;
  else report.faults += 1;
};

const fillShow = async (
  app: App,
  database: EpisodeDatabase,
  place: { kind: MappingKind; show: number },
): Promise<ShowAnswer> => {
  const answer = await database.episodesOf(place.show).catch((error: unknown): ShowAnswer => {
    // A key that is refused, and a stop, end the fill. Addresses carry the key, so no message is kept.
    if (!(error instanceof OutboundFault)) throw error;
    return { outcome: 'fault', detail: error.reason };
  });
  const wait = AGAIN_AFTER_MS[await standingOf(app, place, answer)];
  const dueAt = new Date(app.clock.nowMs() + wait);
  const filled = { ...place, ...contentOf(answer), dueAt };
  await app.db.transaction().execute((tx) => recordFill(app, tx, filled));
  return answer;
};

const standingOf = async (
  app: App,
  place: { kind: MappingKind; show: number },
  { outcome }: ShowAnswer,
): Promise<keyof typeof AGAIN_AFTER_MS> => {
  if (outcome !== 'found') return outcome;
  return (await isShowAiring(app, place)) ? 'airing' : 'over';
};

const contentOf = (answer: ShowAnswer) => {
  if (answer.outcome === 'found') return { episodes: answer.episodes, fault: null };
  return { episodes: [], fault: answer.outcome === 'fault' ? answer.detail : UNKNOWN_THERE };
};
