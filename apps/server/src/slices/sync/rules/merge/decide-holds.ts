import { createHere, createThere } from './create.ts';
import { type FieldValue, give, type SyncField } from './entry.ts';
import { mayWrite, type MergeCase, type Side } from './merge-case.ts';
import { type Hold, type HoldReason, type MergeResult, nothing } from './merge-result.ts';
import { projected } from './project.ts';

export const DECISIONS = ['open', 'theirs', 'ours', 'leave'] as const;
/** What the owner of a link said about a hold: theirs counts, ours counts, or both stay as they are. */
export type Decision = (typeof DECISIONS)[number];

/** What a hold is about: both values of its field, or whether each side has the entry. */
export interface HeldValues {
  here: FieldValue | undefined;
  there: FieldValue | undefined;
}

/** Holds of whole entries also come from a list of which too much is missing. */
export type AskedReason = HoldReason | 'mass-delete-guard';

/** A hold as its owner sees it. */
export interface Asked extends HeldValues {
  field: SyncField | '*';
  reason: AskedReason;
}

export const askedOf = (
  { local, remote }: Pick<MergeCase, 'local' | 'remote'>,
  { field, reason }: { field: SyncField | '*'; reason: AskedReason },
): Asked =>
  field === '*'
    ? { field, reason, here: local !== null, there: remote !== null }
    : { field, reason, here: local?.[field], there: remote?.[field] };

/** Whether a hold asks what was already decided. */
export const isSameQuestion = (one: HeldValues, other: HeldValues): boolean =>
  (one.here ?? null) === (other.here ?? null) && (one.there ?? null) === (other.there ?? null);

type Decided = Exclude<Decision, 'open' | 'leave'>;

const setOn = (
  entry: MergeCase,
  result: MergeResult,
  side: Side,
  field: SyncField,
): MergeResult => {
  const from = side === 'local' ? entry.remote : entry.local;
  const value = side === 'local' ? from?.[field] : from && projected(from, field, entry.there);
  if (value === undefined || value === null || !mayWrite(entry, side)) return result;
  const set = { ...(side === 'local' ? result.localSet : result.remoteSet) };
  give(set, field, value);
  const action = result[side] === 'none' ? 'update' : result[side];
  return side === 'local'
    ? { ...result, local: action, localSet: set }
    : { ...result, remote: action, remoteSet: set };
};

/** Only one side has the entry: it goes to the other, or is deleted. */
const ofEntry = (entry: MergeCase, decision: Decided): MergeResult | undefined => {
  const { local, remote, there } = entry;
  if (local && !remote) {
    if (decision === 'theirs')
      return mayWrite(entry, 'local') ? { ...nothing(), local: 'delete' } : undefined;
    return mayWrite(entry, 'remote') ? createThere(entry, local) : undefined;
  }
  if (!remote || local) return;
  if (decision === 'theirs')
    return mayWrite(entry, 'local') ? createHere(entry, remote) : undefined;
  return there.canDelete && mayWrite(entry, 'remote')
    ? { ...nothing(), remote: 'delete' }
    : undefined;
};

const withoutHold = (result: MergeResult, hold: Hold): MergeResult => ({
  ...result,
  holds: result.holds.filter((one) => one !== hold),
});

/** A result after its owner decided about its holds. Those that are still open stay. */
export const withDecisions = (
  entry: MergeCase,
  result: MergeResult,
  decisionOf: (asked: Asked) => Decision,
): MergeResult => {
  let decided = result;
  for (const hold of result.holds) {
    const decision = decisionOf(askedOf(entry, hold));
    if (decision === 'open') continue;
    if (hold.field === '*') {
      if (decision === 'leave') continue;
      return ofEntry(entry, decision) ?? decided;
    }
    decided = withoutHold(decided, hold);
    if (decision === 'leave') continue;
    decided = setOn(entry, decided, decision === 'theirs' ? 'local' : 'remote', hold.field);
  }
  return decided;
};
