/** More than any title has. A server may send a text of any length. */
const MOST_SHOWN = 120;
const MOST_IN_HINT = 200;

const cut = (text: string, most: number): string => {
  const characters = Array.from(text);
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** A title of a server as lists show it. */
export const cutTitle = (title: string): string => cut(title, MOST_SHOWN);

/** What the `title` attribute of a cut title says; undefined if nothing was cut. */
export const hintOf = (full: string, shown: string): string | undefined =>
  full === shown ? undefined : cut(full, MOST_IN_HINT);
