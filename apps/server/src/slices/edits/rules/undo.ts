import { type FieldAddress, isSameValue } from '#slices/catalog/values.ts';
import type { Said } from '../model.ts';

/** What one revision changed of what people say. */
export interface MadeRevision {
  seq: number;
  fields: readonly { field: FieldAddress; saidBefore: Said; saidAfter: Said }[];
}

/** Whether people say the same. */
export const isSameSaid = (a: Said, b: Said): boolean =>
  a === undefined || b === undefined ? a === b : isSameValue(a.value, b.value);

const byAge = (a: MadeRevision, b: MadeRevision): number => a.seq - b.seq;

/** The later revisions that build on one: those that change what it changed, or what those changed. */
export const laterConflicts = (
  revision: MadeRevision,
  later: readonly MadeRevision[],
): MadeRevision[] => {
  const touched = new Set(revision.fields.map(({ field }) => field));
  const found: MadeRevision[] = [];
  for (const one of later.toSorted(byAge)) {
    if (!one.fields.some(({ field }) => touched.has(field))) continue;
    found.push(one);
    for (const { field } of one.fields) touched.add(field);
  }
  return found;
};

/**
 * What people say of each address once some revisions are undone. An address that somebody changed since is left out: what they said stays.
 * @param current what people say now
 */
export const saidWithout = (
  revisions: readonly MadeRevision[],
  current: (field: FieldAddress) => Said,
): Map<FieldAddress, Said> => {
  const said = new Map<FieldAddress, Said>();
  for (const { fields } of revisions.toSorted(byAge).toReversed()) {
    for (const { field, saidBefore, saidAfter } of fields) {
      const now = said.has(field) ? said.get(field) : current(field);
      if (isSameSaid(now, saidAfter)) said.set(field, saidBefore);
    }
  }
  return new Map([...said].filter(([field, after]) => !isSameSaid(after, current(field))));
};
