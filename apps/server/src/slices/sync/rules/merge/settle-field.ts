import { changedSides, type ChangedSides, isNew } from './changed.ts';
import type { FieldValue, SyncField, SyncStatus } from './entry.ts';
import { isOverTotal } from './length.ts';
import { mayWrite, type SharedCase, type Side } from './merge-case.ts';
import type { Conflict, HoldReason } from './merge-result.ts';
import { projected } from './project.ts';
import { hidesRepeat, isLeftCompleted, isOfPass } from './repeat.ts';
import { suspicionOf } from './suspicion.ts';
import { winnerOf } from './winner.ts';

/** What becomes of a field. */
export interface SettledField {
  /** The side whose value stays; absent if both stay as they are. */
  winner?: Side;
  conflict?: Conflict | undefined;
  write?: { to: Side; value: FieldValue };
  /** Why it waits for the owner instead of being written. */
  hold?: HoldReason;
}

/** What the status decided for the other fields. */
export interface StatusSettled {
  /** The side that is repeating while the other is not, if its status stays. */
  repeating: Side | undefined;
  /** The status that we end up with. */
  here: SyncStatus;
}

type Decision = Pick<SettledField, 'conflict'> & { winner: Side };

const UNCHANGED: SettledField = {};

const decide = (
  entry: SharedCase,
  field: SyncField,
  { changed, status }: { changed: ChangedSides; status: StatusSettled | undefined },
): Decision => {
  if (entry.isAgreed) return { winner: 'local' };
  if (!changed.local || !changed.remote) return { winner: changed.local ? 'local' : 'remote' };
  const { side, rule } = winnerOf(entry, field, status?.repeating);
  return { winner: side, ...(!isNew(entry, field) && { conflict: { field, rule, winner: side } }) };
};

/** What the side that lost gets; absent if it may not be written, or can't hold the value. */
const writeOf = (
  entry: SharedCase,
  field: SyncField,
  { winner, status }: { winner: Side; status: StatusSettled | undefined },
): SettledField['write'] => {
  const to: Side = winner === 'local' ? 'remote' : 'local';
  if (!mayWrite(entry, to)) return;
  if (to === 'local') return { to, value: entry.remote[field] };
  if (status && isOfPass(field) && hidesRepeat(entry, status.here)) return;
  const value = projected(entry.local, field, entry.there);
  return value === undefined ? undefined : { to, value };
};

/** Settles one field of an entry that both sides have. */
export const settleField = (
  entry: SharedCase,
  field: SyncField,
  status?: StatusSettled,
): SettledField => {
  const changed = changedSides(entry, field);
  if (!changed.local && !changed.remote) return UNCHANGED;
  const { there, local, remote } = entry;
  if (!there.fields.includes(field) || isLeftCompleted(entry, field)) return UNCHANGED;
  if (projected(local, field, there) === remote[field]) return UNCHANGED;
  const decision = decide(entry, field, { changed, status });
  const suspicion = suspicionOf(entry, field);
  if (suspicion) return { hold: suspicion };
  const write = writeOf(entry, field, { winner: decision.winner, status });
  if (!write) return decision;
  if (isOverTotal(entry.length, field, write.value)) return { hold: 'over-total' };
  return { ...decision, write };
};
