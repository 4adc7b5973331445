/** The number of letters to add, remove or change to turn one text into another (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The name that was probably meant: the nearest, if at most a third of its letters differ. */
export const nearName = (given: string, names: readonly string[]): string | undefined => {
  const ranked = names
    .map((name) => ({ name, far: distance(given, name) }))
    .sort((a, b) => a.far - b.far);
  const [nearest] = ranked;
  return nearest && nearest.far <= nearest.name.length / 3 ? nearest.name : undefined;
};
