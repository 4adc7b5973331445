import type { MergedDetails } from '../details.ts';
import { giversOf, type JoinedClaim } from './allowed-claim.ts';
import { isSaid, type SourcedClaim } from './claim.ts';

interface Credited {
  work: { provenance: Readonly<Record<string, string>> };
  details: MergedDetails;
}

/** Fields that are added up from all claims, and what of a claim goes into each. */
const ADDED_UP: Readonly<Record<string, readonly string[]>> = {
  synonyms: ['synonyms', 'titleNative', 'titleRomaji', 'titleEnglish'],
  tags: ['tags', 'tagFacts'],
  externalIds: ['externalIds'],
  episodes: ['episodes'],
  isAdult: ['isAdult'],
};

/** Keys of `provenance` that belong to a field of another name. */
const WITHIN: Readonly<Record<string, string>> = { tagRanks: 'tags' };

const isGiven = (claim: object, field: string): boolean =>
  isSaid((claim as Record<string, unknown>)[field]);

/** Which sources gave each field: those that gave a part of it too. */
export const creditsOf = (
  claims: readonly SourcedClaim<JoinedClaim>[],
  { work, details }: Credited,
): Record<string, string[]> => {
  const credits = new Map<string, Set<string>>();
  const add = (field: string, source: string): void => {
    if (!credits.has(field)) credits.set(field, new Set());
    credits.get(field)!.add(source);
  };
  for (const [key, source] of Object.entries({ ...work.provenance, ...details.provenance }))
    add(WITHIN[key] ?? key.split('.')[0]!, source);
  for (const [field, parts] of Object.entries(ADDED_UP))
    for (const sourced of claims)
      for (const part of parts)
        if (isGiven(sourced.claim, part))
          for (const giver of giversOf(sourced, part)) add(field, giver);
  for (const field of ['descriptions', 'characters', 'related'] as const)
    for (const { source } of details[field]) add(field, source);
  return Object.fromEntries(
    [...credits]
      .map(([field, sources]): [string, string[]] => [field, [...sources].toSorted()])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
};
