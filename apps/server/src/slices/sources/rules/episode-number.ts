/** The number of an episode where its season goes on counting from another one; null for what is none of its episodes, such as a recap between two. */
export const episodeNumbers = (sorts: readonly number[]): (number | null)[] => {
  const isNumber = (sort: number): boolean => Number.isInteger(sort) && sort >= 1;
  const first = sorts.filter(isNumber).reduce((least, sort) => Math.min(least, sort), Infinity);
  const seen = new Set<number>();
  return sorts.map((sort) => {
    if (!isNumber(sort) || seen.has(sort)) return null;
    seen.add(sort);
    return sort - first + 1;
  });
};
