/**
 * A text as PostgreSQL can keep it, cut to a length: no NUL, no half of a surrogate pair.
 * @param most UTF-16 units at most.
 */
export const storableText = (text: string, most: number): string =>
  text.slice(0, most).replaceAll('\0', '').toWellFormed();
