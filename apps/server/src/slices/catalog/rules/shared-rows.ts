import type { RowCredit } from '../model.ts';
import { giverOf, type SourcedClaim } from './claim.ts';

/** The rows that claims state, the claim that is believed most first: of each key those of the first claim that has any. */
export const sharedRows = <Claim extends object, Row extends object>(
  claims: readonly SourcedClaim<Claim>[],
  field: string,
  { rowsOf, keyOf }: { rowsOf: (claim: Claim) => readonly Row[]; keyOf: (row: Row) => string },
): (Row & RowCredit)[] => {
  const owners = new Map<string, SourcedClaim<Claim>>();
  return claims.flatMap((sourced) => {
    const source = giverOf(sourced, field);
    return rowsOf(sourced.claim).flatMap((row) => {
      const key = keyOf(row);
      if (!owners.has(key)) owners.set(key, sourced);
      return owners.get(key) === sourced ? [{ ...row, source }] : [];
    });
  });
};

/** What `provenance` calls the other sources of a list that several gave: `episodes.tmdb`. */
const furtherKey = (field: string, source: string): string => `${field}.${source}`;

/**
 * Names the sources of a list whose rows come from several. The one that is named for the field stays; a list that has lost rows of a source
 * names it no more.
 */
export const creditRows = (
  provenance: Record<string, string>,
  field: string,
  rows: readonly RowCredit[],
): void => {
  for (const key of Object.keys(provenance))
    if (key.startsWith(furtherKey(field, ''))) delete provenance[key];
  const sources = rows.flatMap(({ source, partSources = {} }) => [
    source,
    ...Object.values(partSources),
  ]);
  for (const source of sources)
    if (source !== provenance[field]) provenance[furtherKey(field, source)] = source;
};
