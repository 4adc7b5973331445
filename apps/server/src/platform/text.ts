/** Whether PostgreSQL can store a text: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * A text that PostgreSQL can store, cut to a length: no NUL, no half of a surrogate pair.
 * @param most UTF-16 units at most
 */
export const storableText = (text: string, most: number): string =>
  text.slice(0, most).replaceAll('\0', '').toWellFormed();
