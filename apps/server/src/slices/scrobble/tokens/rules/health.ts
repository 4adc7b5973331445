import { DAY_MS } from '#platform/durations.ts';
import { isProgram, type OriginKind } from '../../pipeline/origin.ts';
import type { DeliveryOutcome } from '../../pipeline/outcome.ts';

/** How a media server is doing, for its owner. */
export const SERVER_HEALTHS = ['NEVER', 'WORKING', 'SILENT', 'FAILING'] as const;
export type ServerHealth = (typeof SERVER_HEALTHS)[number];
/** People watch less than daily; two weeks without any event is worth a word. */
export const SILENT_AFTER_MS = 14 * DAY_MS;
/** How many deliveries are looked back on. */
export const LOOK_BACK = 30;
/** So many in a row that should have been recorded, and none that was. */
const FAILING_FROM = 5;

/** What should have moved the list and could not. */
const FAULTS: ReadonlySet<DeliveryOutcome> = new Set([
  'unreadable',
  'failed',
  'no_external_id',
  'no_mapping',
  'ambiguous',
  'out_of_range',
]);
/** What shows that the way from the server to the list is open. */
const SUCCESSES: ReadonlySet<DeliveryOutcome> = new Set([
  'recorded',
  'duplicate',
  'partial',
  'not_on_list',
  'to_be_asked',
  'suggested',
  'new_user',
  'declined',
  'ignored_show',
  'undone',
]);

/** What was heard of a media server or a player. */
interface Heard {
  kind: OriginKind;
  lastSeenAt: Date | null;
  /** Of its latest deliveries, the latest first. */
  outcomes: readonly DeliveryOutcome[];
}

/** The health of a server by when it was heard of last, and the outcomes of its latest deliveries, the latest first. */
export const healthOf = ({ kind, lastSeenAt, outcomes }: Heard, now: Date): ServerHealth => {
  if (lastSeenAt === null) return 'NEVER';
  const isSilent = now.getTime() - lastSeenAt.getTime() > SILENT_AFTER_MS;
  // A player that is not used is no fault.
  if (isSilent && !isProgram(kind)) return 'SILENT';
  const telling = outcomes.filter((outcome) => FAULTS.has(outcome) || SUCCESSES.has(outcome));
  const lastSuccess = telling.findIndex((outcome) => SUCCESSES.has(outcome));
  const faults = lastSuccess === -1 ? telling.length : lastSuccess;
  return faults >= FAILING_FROM ? 'FAILING' : 'WORKING';
};
