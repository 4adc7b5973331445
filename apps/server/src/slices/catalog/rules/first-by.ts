/** The first of several with the same key. */
export const firstBy = <T>(items: readonly T[], keyOf: (item: T) => unknown): T[] => {
  const byKey = new Map<unknown, T>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
};
