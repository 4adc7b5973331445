/** AniList's own numbers end far below; the numbers it has none for begin here and end with the largest GraphQL Int. */
const FIRST = 2 ** 30;

/** The number of something of ours that AniList has no number for: the last thirty bits of its UUID, so it stays what it is. */
export const numberOf = (id: string): number => FIRST + (Number.parseInt(id.slice(-8), 16) % FIRST);

/** Whether a number is one of ours, not AniList's. */
export const isOwnNumber = (number: number): boolean => number >= FIRST;

/** The number of what has no id but its name: FNV-1a, in the same range. */
export const numberOfName = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return FIRST + ((hash >>> 0) % FIRST);
};
