import type { Media } from '#slices/catalog/values.ts';
import type { Operation } from '../outbox/enqueue.ts';
import type { OpenLink } from '../link/ask-link.ts';
import { applied as afterResult } from '../rules/merge/applied.ts';
import type { Asked } from '../rules/merge/decide-holds.ts';
import type { SyncEntry, SyncField } from '../rules/merge/entry.ts';
import type { Pair } from '../rules/merge/merge-case.ts';
import type { Applied } from './apply-step.ts';
import type { AuditLine } from './audit-store.ts';
import { changesOf } from './changes.ts';
import type { StoredPair } from './pair.ts';
import type { WrittenHere } from './write-here.ts';

/** What is noted of a row after our side was written. */
export interface RowOutcome {
  media: Media;
  workId: string;
  holds: readonly Asked[];
  pair?: StoredPair;
  /** The work whose pair is forgotten. */
  dropped?: string;
  operation?: Operation;
  audit?: AuditLine;
}

const auditOf = ({ row, planned }: Applied, { refused }: WrittenHere): AuditLine | undefined => {
  const { entry, result } = planned;
  if (result.local === 'none') return;
  return {
    media: row.media,
    workId: row.workId,
    side: 'here',
    action: result.local,
    changes: changesOf(entry.local, result.localSet, result.conflicts),
    outcome: refused === null ? 'written' : 'refused',
    ...(refused !== null && { message: refused }),
  };
};

/** Nothing is known of fields that are not exchanged, so that they are merged as new ones once they are. */
const withUnset = (pair: Pair, off: readonly SyncField[]): Pair => ({
  ...pair,
  unset: [...new Set([...(pair.unset ?? []), ...off])],
});

/** The pair once both sides are written. Ours may differ from what was set, because lists keep their own rules. */
const pairOf = (
  { planned }: Applied,
  after: SyncEntry | null,
  off: readonly SyncField[],
): Pair | null => {
  const { entry, result } = planned;
  const { pair, local: here, remote: there } = afterResult(entry, result);
  if (!pair) return null;
  if (!here || !there || !after) return withUnset(pair, off);
  const held = new Set<string>(result.holds.map(({ field }) => field));
  const local = Object.fromEntries(
    Object.entries(after).map(([field, value]) =>
      held.has(field) ? [field, pair.local[field as SyncField]] : [field, value],
    ),
  ) as unknown as SyncEntry;
  return withUnset({ ...pair, local }, off);
};

const operationOf = (one: Applied, pair: Pair | null): Operation | undefined => {
  const { row, planned } = one;
  const { entry, result } = planned;
  if (result.remote === 'none' || row.remoteId === null) return;
  const set = result.remoteSet ?? {};
  return {
    media: row.media,
    workId: row.workId,
    remoteId: row.remoteId,
    entryId: row.entryId,
    kind: result.remote,
    set,
    before: entry.remote,
    pair,
    held: result.holds.map(({ field }) => field),
    changes: changesOf(entry.remote, set, result.conflicts),
  };
};

/** What is noted of a row: its pair at once, or with the operation, because only what the service has then is true. */
export const outcomeOf = (
  one: Applied,
  { written, open }: { written: WrittenHere | undefined; open: OpenLink },
): RowOutcome => {
  const { row, planned } = one;
  const { media, workId } = row;
  const result: RowOutcome = { media, workId, holds: planned.holds };
  if (!written) return result;
  const audit = auditOf(one, written);
  const noted = { ...result, ...(audit && { audit }) };
  const isWhole =
    planned.result.holds.some(({ field }) => field === '*') ||
    planned.holds.some(({ field }) => field === '*');
  if (written.refused !== null || isWhole) return noted;
  const pair = pairOf(one, written.after, open.link.fieldsOff);
  const operation = operationOf(one, pair);
  if (operation) return { ...noted, operation };
  if (!pair) return planned.entry.pair ? { ...noted, dropped: workId } : noted;
  const { remoteId, entryId } = row;
  if (remoteId === null) return noted;
  return { ...noted, pair: { ...pair, media, workId, remoteId, entryId, unset: pair.unset ?? [] } };
};
