/** AniList's own numbers end far below. The numbers of works that it lacks begin here and end with the largest GraphQL Int. */
export const FIRST_OWN = 2 ** 30;
/** How many of them there are. */
export const OWN_NUMBERS = 2 ** 30;

/** The number of an object of ours without an AniList number: the last thirty bits of its UUID, so it never changes. */
export const numberOf = (id: string): number =>
  FIRST_OWN + (Number.parseInt(id.slice(-8), 16) % OWN_NUMBERS);

/** The last thirty bits of the ids that may have a number of ours; none for a number of AniList's. */
export const endingsOf = (numbers: readonly number[]): number[] =>
  numbers.filter(isOwnNumber).map((number) => number - FIRST_OWN);

/** Whether a number is ours, not AniList's. */
export const isOwnNumber = (number: number): boolean => number >= FIRST_OWN;

/** The number of a connection between things, such as a credit: clients keep objects of a type by it, so no two have the same. */
export const numberOfEdge = (...parts: readonly (string | number)[]): number =>
  numberOfName(parts.join(' '));

/** The number of an object with a name and no id: FNV-1a, in the same range. */
export const numberOfName = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return FIRST_OWN + ((hash >>> 0) % OWN_NUMBERS);
};
