/** A link whose entry may be pulled. */
interface Timed {
  /** When the service says the entry was edited, in milliseconds; undefined if it doesn't say, or isn't believed. */
  editedAt: number | undefined;
}

/** Edits closer than this happened at the same time, as far as clocks tell. */
const CLOSEST_MS = 120_000;

const inGroups = <Link extends Timed>(links: readonly Link[]): Link[][] => {
  const groups: Link[][] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const link of links) {
    const at = link.editedAt ?? Number.NEGATIVE_INFINITY;
    if (last - at > CLOSEST_MS || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(link);
    last = at;
  }
  return groups;
};

/**
 * The order in which links are pulled: the latest edit first, then those without a time. Their owner's order decides only between edits of
 * the same time.
 * @param links in their owner's order
 */
export const inPullOrder = <Link extends Timed>(links: readonly Link[]): Link[] => {
  const rank = new Map(links.map((link, index) => [link, index]));
  const byTime = links.toSorted((one, other) => (other.editedAt ?? 0) - (one.editedAt ?? 0));
  return inGroups(byTime).flatMap((group) =>
    group.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0)),
  );
};
