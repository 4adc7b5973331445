/** The first item for each key, marked if others follow. */
export const firstOfEach = <Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => unknown,
  marked: (first: Thing) => Thing,
): Thing[] => {
  const kept = new Map<unknown, Thing>();
  const repeated = new Set<unknown>();
  for (const thing of things) {
    const key = keyOf(thing);
    const first = kept.get(key);
    if (first === undefined) kept.set(key, thing);
    else if (!repeated.has(key)) {
      repeated.add(key);
      kept.set(key, marked(first));
    }
  }
  return [...kept.values()];
};
