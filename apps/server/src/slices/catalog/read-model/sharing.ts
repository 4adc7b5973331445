/** What several may share and almost always one has alone: a list of that one would take ten times the memory. */
export type Sharing<T extends string | object> = T | T[];

/** Those who share. */
export const listOf = <T extends string | object>(
  sharing: Sharing<T> | undefined,
): readonly T[] => {
  if (sharing === undefined) return [];
  return Array.isArray(sharing) ? sharing : [sharing];
};

/** These as what is kept of them; undefined if there are none. */
export const sharedBy = <T extends string | object>(list: readonly T[]): Sharing<T> | undefined =>
  // A copy has no room for more.
  list.length > 1 ? list.slice() : list[0];

/** The same with one more. A list is added to where it is, as some are long. */
export const joinedBy = <T extends string | object>(sharing: Sharing<T>, one: T): Sharing<T> => {
  if (!Array.isArray(sharing)) return [sharing, one];
  sharing.push(one);
  return sharing;
};
