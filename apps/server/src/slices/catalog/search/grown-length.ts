/** The next length of a full array that grows. A quarter more, not twice as much, because the last array stays as long as the index does. */
export const grownLength = (length: number): number => length + Math.max(64, length >> 2);
