import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { ignoredShowOf } from '../corrections/ignored-show.ts';
import { placeOf } from '../corrections/rules/place.ts';
import { allKeysOf } from '../shows/rules/show-keys.ts';
import { withLearnedIds } from './learned-ids.ts';
import type { Origin } from './origin.ts';
import type { DeliverySummary, Settlement } from './outcome.ts';
import type { PlaybackEvent } from './playback.ts';
import { recordAll } from './record.ts';
import {
  decide,
  isCounted,
  isOfIgnoredLibrary,
  withRunTime,
  type RecordingOutcome,
} from './rules/decide.ts';
import { isUserCounted } from './server-users.ts';
import { findViewing, keepViewing } from './viewings.ts';

/** What somebody told of something that was played. */
export interface Told {
  origin: Origin;
  /** When it was told. */
  at: Date;
  event: PlaybackEvent;
  /** What an earlier attempt understood; null the first time. */
  summary: DeliverySummary | null;
  /** The batch of an earlier attempt; null if it wrote nothing. */
  batchId: string | null;
}

/**
 * Decides whether an event counts as watched, and if so finds its episodes and records them. Every play goes through here, with the
 * settings of its origin, once per viewing, and with the owner's corrections.
 */
export const watched = async (app: App, tx: Tx, told: Told): Promise<Settlement> => {
  const { origin, at, batchId } = told;
  const known = await withLearnedIds(app, tx, told);
  const { outcome, event } = await decideIn(tx, { ...told, event: known });
  const summary = { ...summaryOf(event), isRepeat: outcome === 'duplicate' };
  const isLeftOut = event.kind !== 'other' && isOfIgnoredLibrary(event, origin.settings);
  if (isLeftOut && outcome !== 'other_user') {
    return { outcome: 'ignored_library', summary: { ...summary, isWatched: outcome === 'record' } };
  }
  if (outcome !== 'record') return { outcome, summary };
  if (!(await isUserCounted(tx, { origin, at, event }))) {
    return { outcome: 'new_user', summary: { ...summary, isWatched: true } };
  }
  const ignoredShowId = await ignoredShowOf(tx, origin.id, event);
  if (ignoredShowId !== null) {
    return { outcome: 'ignored_show', summary: { ...summary, isWatched: true, ignoredShowId } };
  }
  return recordAll(app, tx, { origin, at, event, summary, batchId });
};

interface Judged {
  outcome: RecordingOutcome;
  /** The event, completed from earlier messages of the viewing. */
  event: PlaybackEvent;
}

/** The decision: the first time with the viewing so far, later with what was known the first time. */
const decideIn = (tx: Tx, { summary, ...told }: Told): Judged | Promise<Judged> =>
  summary ? decideAgain(told, summary) : decideFirst(tx, told);

const decideAgain = (
  { origin, at, event: told }: Omit<Told, 'summary'>,
  { isWatched, isRepeat, ratio = null }: DeliverySummary,
): Judged => {
  const event = { ...told, progress: { ...told.progress, ratio: told.progress.ratio ?? ratio } };
  // The owner may have said since whose plays count.
  if (!isCounted(event, origin.settings.onlyUser)) return { outcome: 'other_user', event };
  if (isWatched) return { outcome: 'record', event };
  if (isRepeat) return { outcome: 'duplicate', event };
  const { outcome } = decide(event, { viewing: null, at, options: origin.settings });
  return { outcome, event };
};

const decideFirst = async (
  tx: Tx,
  { origin, at, event }: Omit<Told, 'summary'>,
): Promise<Judged> => {
  const key = { tokenId: origin.id, sessionKey: event.sessionKey };
  const viewing = await findViewing(tx, key);
  const decision = decide(event, { viewing, at, options: origin.settings });
  if (decision.viewing) await keepViewing(tx, key, decision.viewing);
  return { outcome: decision.outcome, event: withRunTime(event, viewing) };
};

const summaryOf = (event: PlaybackEvent): DeliverySummary => ({
  event: event.event,
  title: event.title,
  showTitle: event.showTitle,
  season: event.season,
  episode: event.episode,
  ...(event.chapter !== undefined && { chapter: event.chapter }),
  serverUser: event.serverUser?.title ?? event.serverUser?.id ?? null,
  isWatched: false,
  ratio: event.progress.ratio,
  showKeys: placeOf(event) ? allKeysOf(event) : [],
  library: event.library,
  matches: [],
});
