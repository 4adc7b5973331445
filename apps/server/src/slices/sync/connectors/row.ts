import type { EntryStatement, ListRow } from '#slices/exchange/values.ts';
import { visibilityOf } from '#slices/exchange/values.ts';
import type { ListStatus } from '#slices/lists/values.ts';
import type { DecodedEntry, RemoteEntry } from './connector.ts';

const statementOf = (status: ListStatus, entry: DecodedEntry): EntryStatement => ({
  status,
  ...(entry.progress !== undefined && { progress: entry.progress }),
  ...(entry.progressVolumes !== undefined && { progressVolumes: entry.progressVolumes }),
  ...(entry.score !== undefined && { score: entry.score }),
  ...(entry.repeatCount !== undefined && { repeatCount: entry.repeatCount }),
  ...(entry.startedAt !== undefined && { startedOn: entry.startedAt }),
  ...(entry.completedAt !== undefined && { completedOn: entry.completedAt }),
  ...(entry.notes !== undefined && { notes: entry.notes }),
  ...(entry.private !== undefined && { visibility: visibilityOf(entry.private) }),
});

/** An entry of a service as a row of the exchange; undefined if its status is a word that we don't know. */
export const rowOf = (
  { kind, ids, title, total, entry, updatedAt }: RemoteEntry,
  line: number,
): ListRow | undefined => {
  if (!entry.status) return;
  const status = entry.status.toUpperCase() as ListStatus;
  const says = statementOf(status, entry);
  return {
    line,
    kind,
    ids,
    title,
    year: null,
    total,
    says,
    isExact: true,
    updatedAt,
    warnings: [],
  };
};
