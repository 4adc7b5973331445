import type { PartialEntry } from '../merge/entry.ts';
import type { OperationKind } from './next-step.ts';

/** What an operation should leave at the service. */
export interface Wanted {
  kind: OperationKind;
  set?: PartialEntry | undefined;
  /** How often a unit should have been played, for services that keep every play. */
  plays?: number | undefined;
}

/** What a read of the service found: null if it has no entry, undefined if nobody knows. */
export type Found = (PartialEntry & { plays?: number | undefined }) | null | undefined;

/** Whether a service already has what an operation should leave there, so that it must not be sent again. */
export const isThere = ({ kind, set = {}, plays = 0 }: Wanted, found: Found): boolean => {
  if (found === undefined) return false;
  if (kind === 'delete') return found === null;
  if (found === null) return false;
  if (kind === 'history-add') return (found.plays ?? 0) >= plays;
  return Object.entries(set).every(
    ([field, value]) => (found as Record<string, unknown>)[field] === value,
  );
};
