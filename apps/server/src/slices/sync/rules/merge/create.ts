import { SYNC_FIELDS, type PartialEntry, type SyncEntry, give, statedOf } from './entry.ts';
import { isOverTotal } from './length.ts';
import type { MergeCase } from './merge-case.ts';
import { type Hold, type MergeResult, nothing } from './merge-result.ts';
import { projected } from './project.ts';
import { hidesRepeat } from './repeat.ts';

interface Created {
  set: PartialEntry;
  holds: Hold[];
}

/** Leaves out of a new entry what is empty, and what is beyond the end of the work. */
const created = ({ length, there }: MergeCase, entry: PartialEntry): Created => {
  const set = statedOf(entry);
  const holds: Hold[] = [];
  if (set.status === 'completed' && length.total !== null && (set.progress ?? 0) < length.total)
    set.progress = length.total;
  for (const field of ['progress', 'progressVolumes'] as const) {
    if (!there.fields.includes(field) || !isOverTotal(length, field, set[field] ?? 0)) continue;
    delete set[field];
    holds.push({ field, reason: 'over-total' });
  }
  return { set, holds };
};

const shownThere = (entry: MergeCase, local: SyncEntry): PartialEntry => {
  const shown: PartialEntry = {};
  for (const field of SYNC_FIELDS) {
    const value = projected(local, field, entry.there);
    if (value !== undefined) give(shown, field, value);
  }
  if (!hidesRepeat(entry)) return shown;
  const { progress: _, progressVolumes: __, ...rest } = shown;
  return { ...rest, status: 'completed' };
};

/** Creates our entry at the service, as far as it can hold it. A service that has no word for its status gets no entry. */
export const createThere = (entry: MergeCase, local: SyncEntry): MergeResult => {
  const shown = shownThere(entry, local);
  if (shown.status === undefined) return nothing();
  const { set, holds } = created(entry, shown);
  if (!entry.there.fields.includes('progress')) delete set.progress;
  return { ...nothing(), remote: 'create', remoteSet: set, holds };
};

/** What we knew before and the service cannot hold. It is still true if the entry returns. */
const knownHere = ({ pair, there }: MergeCase): PartialEntry => {
  const known: PartialEntry = {};
  for (const field of SYNC_FIELDS) {
    if (pair && !there.fields.includes(field)) give(known, field, pair.local[field]);
  }
  return known;
};

/** Creates the entry of the service here. */
export const createHere = (entry: MergeCase, remote: SyncEntry): MergeResult => {
  const { set, holds } = created(entry, { ...remote, ...knownHere(entry) });
  return { ...nothing(), local: 'create', localSet: set, holds };
};
