/** A row as readers see it, and what sources say under the word of people; null if there is none. */
export interface Covered<Row> {
  shown: Row | null;
  under: Row | null;
}

/** What people say of a row: nothing (undefined), that there is none (null), or what it is. */
export type Word<Value> = Value | null | undefined;

/**
 * A row once people said something else of it. What sources say goes under their word, and comes back when they take it back.
 * @param isSaid whether a row that is shown is the word of people
 * @param rowOf the row that a word of people makes
 */
export const covered = <Row, Value>(
  { shown, under }: Covered<Row>,
  word: Word<Value>,
  { isSaid, rowOf }: { isSaid: (row: Row) => boolean; rowOf: (value: Value) => Row },
): Covered<Row> => {
  const sourced = under ?? (shown !== null && !isSaid(shown) ? shown : null);
  if (word === undefined) return { shown: sourced, under: null };
  return { shown: word === null ? null : rowOf(word), under: sourced };
};
