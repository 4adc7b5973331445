/** How things with the same key are marked. */
interface Marks<Thing> {
  /** The first, if others follow. */
  first: (thing: Thing) => Thing;
  /** Each that follows. */
  later: (thing: Thing, first: Thing) => Thing;
}

/** Marks things that have the same key, in their order. */
export const markRepeats = <Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => unknown,
  { first, later }: Marks<Thing>,
): Thing[] => {
  const firsts = new Map<unknown, Thing>();
  const repeated = new Set<unknown>();
  const marked = things.map((thing): Thing => {
    const key = keyOf(thing);
    const found = firsts.get(key);
    if (found === undefined) {
      firsts.set(key, thing);
      return thing;
    }
    repeated.add(key);
    return later(thing, found);
  });
  return marked.map((thing) => {
    const key = keyOf(thing);
    return firsts.get(key) === thing && repeated.has(key) ? first(thing) : thing;
  });
};
