import { applied } from './applied.ts';
import type { EditTimes, MergeCase, WorkLength } from './merge-case.ts';
import { SYNC_FIELDS, type PartialEntry, type SyncEntry, give, statedOf } from './entry.ts';
import { merge } from './merge.ts';
import { type Action, type MergeResult, nothing } from './merge-result.ts';
import { isEdited } from './presence.ts';
import { inPullOrder } from './pull-order.ts';

/** One of several links, with what its service has of the entry. */
export type LinkState = Pick<
  MergeCase,
  'there' | 'policy' | 'pair' | 'remote' | 'isMapped' | 'remoteUpdatedAt'
> & {
  /** The service could not be read in this run. */
  isUnavailable: boolean;
};

/** One entry on all links of its owner. */
export interface ManyLinksCase {
  length: WorkLength;
  local: SyncEntry | null;
  localChangedAt?: EditTimes | undefined;
  isDeletedHere: boolean;
  deletedHereAt?: number | undefined;
  /** In their owner's order. */
  links: readonly LinkState[];
}

export interface ManyLinksResult {
  here: { action: Action; set?: PartialEntry };
  /** When what we have then was edited: a field that was pulled has the time of its service. */
  changedAt: EditTimes | undefined;
  /** In the order of the links; undefined for links that could not be read. */
  links: readonly (MergeResult | undefined)[];
}

/** What we have while links are pulled one after the other. */
interface Hub {
  local: SyncEntry | null;
  changedAt: EditTimes | undefined;
  isDeletedHere: boolean;
  /** Whether a service that may write here has an edit of the entry. */
  isEdited: boolean;
}

type Setting = Pick<ManyLinksCase, 'length' | 'deletedHereAt'>;

const caseOf = (hub: Hub, link: LinkState, { length, deletedHereAt }: Setting): MergeCase => ({
  ...link,
  length,
  deletedHereAt,
  local: hub.local,
  localChangedAt: hub.changedAt,
  isDeletedHere: hub.isDeletedHere,
  isEditedElsewhere: hub.isEdited,
});

const editedAt = ({ there, remoteUpdatedAt }: LinkState): number | undefined =>
  there.updatedAtTrusted ? remoteUpdatedAt : undefined;

const eachField = (times: EditTimes | undefined): Exclude<EditTimes, number> =>
  typeof times === 'number'
    ? Object.fromEntries(SYNC_FIELDS.map((field) => [field, times]))
    : { ...times };

/** A field that was pulled was edited when its service says, not when we ran. */
const timesAfter = (hub: Hub, link: LinkState, set: PartialEntry): EditTimes => {
  const at = editedAt(link);
  const times = eachField(hub.changedAt);
  for (const field of SYNC_FIELDS) {
    if (set[field] === undefined) continue;
    if (at === undefined) delete times[field];
    else times[field] = at;
  }
  return times;
};

const pull = (hub: Hub, link: LinkState, setting: Setting): Hub => {
  const entry = caseOf(hub, link, setting);
  const result = merge(entry);
  if (result.local === 'none') return hub;
  const { local } = applied(entry, { ...result, remote: 'none', holds: [] });
  return {
    ...hub,
    local,
    changedAt: timesAfter(hub, link, result.localSet ?? {}),
    isDeletedHere: hub.isDeletedHere || local === null,
  };
};

const isEditedThere = ({ pair, policy, remote }: LinkState): boolean =>
  remote !== null && policy.direction !== 'push' && isEdited({ pair }, 'remote', remote);

/** What every link gets once all were pulled. A link that only pushes must not take back what its service changed. */
const push = (hub: Hub, link: LinkState, setting: Setting): MergeResult =>
  merge({ ...caseOf(hub, link, setting), isAgreed: link.policy.direction === 'two-way' });

const changeHere = (before: SyncEntry | null, after: SyncEntry | null): ManyLinksResult['here'] => {
  if (after === null) return { action: before === null ? 'none' : 'delete' };
  if (before === null) return { action: 'create', set: statedOf(after) };
  const set: PartialEntry = {};
  for (const field of SYNC_FIELDS) {
    if (before[field] !== after[field]) give(set, field, after[field]);
  }
  return Object.keys(set).length > 0 ? { action: 'update', set } : { action: 'none' };
};

/**
 * Merges one entry on all links: first what the services have is pulled, then what some of them lost is deleted here if nobody edited it,
 * and then every service gets what came of that.
 */
export const mergeManyLinks = (entry: ManyLinksCase): ManyLinksResult => {
  const { local, localChangedAt: changedAt, isDeletedHere } = entry;
  const read = entry.links.filter(({ isUnavailable }) => !isUnavailable);
  const having = read.filter(({ remote }) => remote !== null);
  const ordered = inPullOrder(having.map((link) => ({ link, editedAt: editedAt(link) })));
  let hub: Hub = { local, changedAt, isDeletedHere, isEdited: false };
  for (const { link } of ordered) hub = pull(hub, link, entry);
  const isAsked = having.some((link) => push(hub, link, entry).holds.length > 0);
  hub.isEdited = having.some(isEditedThere);
  const lost = isAsked ? [] : read.filter(({ remote }) => remote === null);
  for (const link of lost) hub = pull(hub, link, entry);
  const results = entry.links.map((link) => {
    if (link.isUnavailable) return;
    const isWaiting = isAsked && link.pair !== null && link.remote === null;
    return isWaiting ? nothing() : push(hub, link, entry);
  });
  return { here: changeHere(local, hub.local), changedAt: hub.changedAt, links: results };
};
