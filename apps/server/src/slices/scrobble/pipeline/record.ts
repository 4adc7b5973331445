import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { questionOf, type Found } from './found.ts';
import { asOneWrite, isOnList, recordUnit, type ListWrite } from './list.ts';
import type { Origin } from './origin.ts';
import type {
  DeliveryMatch,
  DeliveryOutcome,
  DeliverySummary,
  OwnUnit,
  Settlement,
} from './outcome.ts';
import type { PlaybackEvent } from './playback.ts';
import { rememberPlay } from '../shows/remember.ts';
import { findUnits } from './resolve.ts';

/** An event that counts as watched. */
interface Watched {
  origin: Origin;
  at: Date;
  event: PlaybackEvent;
  summary: DeliverySummary;
  /** What an earlier attempt wrote, which this one goes on with. */
  batchId: string | null;
}

/** Finds what an event stands for and records it in one batch. */
export const recordAll = async (app: App, tx: Tx, watched: Watched): Promise<Settlement> => {
  const { origin, at, event, summary } = watched;
  const outcomes = new Set<DeliveryOutcome>();
  const matches: DeliveryMatch[] = [];
  let asked: ReturnType<typeof questionOf>;
  let unplaced: DeliverySummary['unplaced'];
  const batchId = watched.batchId ?? app.ids.next();
  const write = { origin, at, runTimeMs: event.runTimeMs, batchId };
  await asOneWrite(app, tx, write, async () => {
    const units = await findUnits(app, tx, watched);
    asked = questionOf(units);
    for (const found of units) {
      if (found.outcome === 'matched') {
        matches.push(found.match);
        outcomes.add(await recordMatch(app, tx, { origin, write, found }));
      } else outcomes.add(found.outcome);
      if ('unplaced' in found) unplaced ??= found.unplaced;
    }
  });
  const isWritten = outcomes.has('recorded') || watched.batchId !== null;
  if (isWritten) await rememberWhy(tx, matches, batchId);
  return {
    outcome: mostInformative(outcomes),
    summary: { ...summary, isWatched: true, matches, ...asked, ...(unplaced && { unplaced }) },
    batchId: isWritten ? batchId : null,
  };
};

/** Notes which known shows a batch is owed to. */
const rememberWhy = async (
  tx: Tx,
  matches: readonly DeliveryMatch[],
  batchId: string,
): Promise<void> => {
  for (const id of new Set(matches.flatMap(({ knownShowId }) => knownShowId ?? []))) {
    await rememberPlay(tx, { knownShowId: id, batchId });
  }
};

type Matched = Extract<Found, { outcome: 'matched' }>;

const recordMatch = async (
  app: App,
  tx: Tx,
  { origin, write, found }: { origin: Origin; write: ListWrite; found: Matched },
): Promise<DeliveryOutcome> => {
  if (found.partial) return 'partial';
  // The owner has corrected the match, so need not be asked.
  const objection = found.isCorrected ? null : await objectionOf(tx, origin, found.match);
  return objection ?? recordUnit(app, tx, write, found.match);
};

/** Why a work is not recorded without asking its owner. */
const objectionOf = async (
  db: Database,
  { userId, settings }: Origin,
  own: OwnUnit,
): Promise<'not_on_list' | 'to_be_asked' | null> => {
  if (!settings.onlyOnList && !settings.askFirst) return null;
  if (await isOnList(db, userId, own)) return null;
  return settings.onlyOnList ? 'not_on_list' : 'to_be_asked';
};

/** The outcome that its owner sees for a file of several episodes. An open question comes first. */
const MOST_INFORMATIVE_FIRST: readonly DeliveryOutcome[] = [
  'to_be_asked',
  'recorded',
  'not_on_list',
  'duplicate',
  'partial',
  'suggested',
  'out_of_range',
  'ambiguous',
  'no_mapping',
  'no_external_id',
];

const mostInformative = (outcomes: ReadonlySet<DeliveryOutcome>): DeliveryOutcome =>
  MOST_INFORMATIVE_FIRST.find((outcome) => outcomes.has(outcome)) ?? 'no_mapping';
