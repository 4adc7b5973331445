import type { OriginKind } from '../../pipeline/origin.ts';
import type { DeliveryOutcome } from '../../pipeline/outcome.ts';

/** What the latest deliveries say about the set-up of a media server, for its owner. */
const MISSING = [
  'NOTHING_ARRIVED',
  'OTHER_SERVER',
  'UNREADABLE',
  'NOTHING_PLAYED',
  'ONLY_STARTS',
  'NO_STOPS',
  'STOPPED_EARLY',
  'OTHER_USERS',
  'WHOSE_PLAYS',
  'IGNORED_LIBRARIES',
  'NO_IDS',
  'EPISODE_IDS',
] as const;
type Missing = (typeof MISSING)[number];
/** `WORKING`: nothing is missing, and a play was recorded. */
export type Finding = Missing | 'WORKING';

/** What is known of one delivery. */
export interface ToldDelivery {
  outcome: DeliveryOutcome;
  /** In the words of the server; null if it could not be read. */
  event: string | null;
  /** Whether it is in the words of another kind of server than its address is for. */
  isForeign: boolean;
}

/** What is known of a media server. */
export interface ToldServer {
  kind: OriginKind;
  hasArrived: boolean;
  /** Whether a second user waits for the owner to say whose plays count. */
  isAskingUsers: boolean;
  /** Its latest deliveries, the latest first. */
  deliveries: readonly ToldDelivery[];
}

const RECORDED: ReadonlySet<DeliveryOutcome> = new Set(['recorded', 'duplicate', 'partial']);
/** The outcomes of plays that ended and whose episode was looked for. */
const FINISHED: ReadonlySet<DeliveryOutcome> = new Set([
  ...RECORDED,
  'no_external_id',
  'no_mapping',
  'ambiguous',
  'out_of_range',
  'suggested',
  'not_on_list',
  'to_be_asked',
  'declined',
  'undone',
  'ignored_show',
  'new_user',
]);

/** Events that come with every playback, and mean that something is played. */
const PLAYING =
  /^(?:start$|pause$|media\.(?:play|pause|resume)|playback(?:\.|start|progress|pause|unpause))/iu;
const STOPS: ReadonlySet<string | null> = new Set(['media.stop', 'stop']);
const MARKED = /^(?:UserDataSaved|item\.mark)/iu;

/** What may also be found of a server whose plays were recorded before. */
const STILL: ReadonlySet<Finding> = new Set([
  'OTHER_SERVER',
  'UNREADABLE',
  'WHOSE_PLAYS',
  'EPISODE_IDS',
]);

/** A server, of which the deliveries since its last recorded play are looked at. */
interface LookedAt extends ToldServer {
  hasWorked: boolean;
  latest: ToldDelivery | undefined;
}

type Rule = (server: LookedAt, has: (...outcomes: DeliveryOutcome[]) => boolean) => boolean;

const isPlayed = ({ deliveries }: ToldServer): boolean =>
  deliveries.some(({ event }) => event !== null && (PLAYING.test(event) || MARKED.test(event)));

/** Whether anything tells that a playback ended. */
const hasEnd = ({ deliveries }: ToldServer): boolean =>
  deliveries.some(
    ({ outcome, event }) =>
      FINISHED.has(outcome) ||
      ['below_threshold', 'other_user', 'ignored_library'].includes(outcome) ||
      STOPS.has(event),
  );

const isNeverFinished = (deliveries: readonly ToldDelivery[]): boolean =>
  !deliveries.some(({ outcome }) => FINISHED.has(outcome));

/** Each says when its finding holds, of deliveries since the last play that was recorded. */
const RULES: Readonly<Record<Missing, Rule>> = {
  NOTHING_ARRIVED: ({ hasArrived, deliveries }) => !hasArrived && deliveries.length === 0,
  OTHER_SERVER: ({ latest }) => latest?.isForeign === true,
  UNREADABLE: ({ latest }) => latest?.outcome === 'unreadable',
  NOTHING_PLAYED: (server, has) =>
    has('ignored_event', 'learned_show') && !isPlayed(server) && !hasEnd(server),
  ONLY_STARTS: (server) => server.kind !== 'server_b' && isPlayed(server) && !hasEnd(server),
  NO_STOPS: (server) => server.kind === 'server_b' && isPlayed(server) && !hasEnd(server),
  STOPPED_EARLY: ({ deliveries }, has) =>
    (has('below_threshold') || deliveries.some(({ event }) => STOPS.has(event))) &&
    isNeverFinished(deliveries),
  OTHER_USERS: ({ deliveries }, has) => has('other_user') && isNeverFinished(deliveries),
  WHOSE_PLAYS: ({ isAskingUsers }) => isAskingUsers,
  IGNORED_LIBRARIES: ({ deliveries }, has) => has('ignored_library') && isNeverFinished(deliveries),
  NO_IDS: (_server, has) => has('no_external_id'),
  // Once something was recorded, what nothing is suggested for is no anime more often than not.
  EPISODE_IDS: ({ hasWorked }, has) => has('suggested') || (!hasWorked && has('no_mapping')),
};

/**
 * What is missing for plays to be recorded, what stands in the way of most first. A recorded play shows that all worked until then, so only
 * later deliveries count.
 */
export const findingsOf = (server: ToldServer): Finding[] => {
  const lastGood = server.deliveries.findIndex(({ outcome }) => RECORDED.has(outcome));
  const hasWorked = lastGood !== -1;
  const since = hasWorked ? server.deliveries.slice(0, lastGood) : server.deliveries;
  const looked = { ...server, latest: server.deliveries[0], deliveries: since, hasWorked };
  const has = (...outcomes: DeliveryOutcome[]): boolean =>
    since.some(({ outcome }) => outcomes.includes(outcome));
  const found: Finding[] = MISSING.filter(
    (finding) => (!hasWorked || STILL.has(finding)) && RULES[finding](looked, has),
  );
  return hasWorked && found.length === 0 ? ['WORKING'] : found;
};
