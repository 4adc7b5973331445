import type { TagDetails, TagFactsClaim } from '../tag.ts';
import type { SourcedClaim } from './claim.ts';

/** What sources say of the tags of a work, and the first of those that rank one. */
export interface SourcedTagDetails extends TagDetails {
  source: string | null;
}

/**
 * Adds up what sources say of tags, the source of highest precedence first: a rank is the first one's that states it, and one source that
 * calls a tag a spoiler is enough.
 */
export const tagDetailsOf = (
  tags: readonly string[],
  claims: readonly SourcedClaim<TagFactsClaim>[],
): SourcedTagDetails => {
  const facts = claims.flatMap(({ source, claim }) =>
    (claim.tagFacts ?? []).map((fact) => ({ ...fact, source })),
  );
  const ranked = tags.map((tag) => facts.find(({ name, rank }) => name === tag && rank !== null));
  const isRanked = ranked.some((fact) => fact !== undefined);
  const spoilers = new Set(facts.filter(({ isSpoiler }) => isSpoiler).map(({ name }) => name));
  return {
    tagRanks: isRanked ? ranked.map((fact) => fact?.rank ?? null) : [],
    spoilerTags: tags.filter((tag) => spoilers.has(tag)),
    source: ranked.find((fact) => fact !== undefined)?.source ?? null,
  };
};
