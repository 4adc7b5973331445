/** A tag as one source gives it to a work. */
export interface TagFact {
  name: string;
  /** How much it is about the work, 0 to 100: how many people say so. Null if the source does not tell. */
  rank: number | null;
  /** Whether it gives away what happens. */
  isSpoiler: boolean;
}

/** What a source says of tags, beside their names. */
export interface TagFactsClaim {
  tagFacts?: TagFact[];
}

/** What is known of the tags of a work, beside their names. */
export interface TagDetails {
  /** The rank of each tag, in the order of the tags; empty if none is known. */
  readonly tagRanks: readonly (number | null)[];
  /** The tags that give away what happens. */
  readonly spoilerTags: readonly string[];
}

interface Tagged extends TagDetails {
  readonly tags: readonly string[];
}

/** The tags of a work that have at least a rank. Tags without one are left out. */
export const tagsFromRank = ({ tags, tagRanks }: Tagged, least: number): string[] =>
  tags.filter((_, at) => (tagRanks[at] ?? -1) >= least);

/** The tags of a work with what is known of them, the highest rank first; those without one last. */
export const tagsByRank = ({ tags, tagRanks, spoilerTags }: Tagged): TagFact[] =>
  tags
    .map((name, at) => ({
      name,
      rank: tagRanks[at] ?? null,
      isSpoiler: spoilerTags.includes(name),
    }))
    .toSorted((a, b) => (b.rank ?? -1) - (a.rank ?? -1) || (a.name < b.name ? -1 : 1));
