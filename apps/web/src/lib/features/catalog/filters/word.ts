const MOST_WORD = 60;

const isWord = (text: string): boolean =>
  text !== '' && text.length <= MOST_WORD && !/\p{Cc}/u.test(text);

/** A word of an address, such as a genre; null for what cannot be one. */
export const word = (text: string): string | null => (isWord(text) ? text : null);
