/** Words under a heading; those without one stand first, or alone. */
export interface WordGroup {
  readonly name: string | null;
  readonly words: readonly string[];
}

interface Tag {
  readonly name: string;
  readonly category: string | null;
}

/** Of tags without a category, which a large catalogue may have thousands of, those of most works are offered. */
const MOST_OTHERS = 80;

/** Tags by category, in the order of the alphabet; those without one last. */
export function groupsOf<T extends Tag>(
  tags: readonly T[],
  { countOf, nameOf }: { countOf: (tag: T) => number; nameOf: (category: string | null) => string },
): WordGroup[] {
  const byCategory = Map.groupBy(tags, ({ category }) => category);
  const others = (byCategory.get(null) ?? [])
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, MOST_OTHERS);
  byCategory.delete(null);
  const named = [...byCategory].map(([category, group]) => groupOf(nameOf(category), group));
  const sorted = named.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return others.length === 0 ? sorted : [...sorted, groupOf(nameOf(null), others)];
}

const groupOf = (name: string, tags: readonly Tag[]) => ({
  name,
  words: tags.map((tag) => tag.name).toSorted(),
});
