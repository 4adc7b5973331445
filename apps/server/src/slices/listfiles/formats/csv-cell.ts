/** A first line that tells spreadsheets what separates the cells, as some of them write it. */
export const SEPARATOR_LINE = /^"?sep=([,;\t])"?(?:\r\n?|\n)/iu;

/** What a spreadsheet would run as a formula; apostrophes before it are counted in, so that unpacking is exact. */
const FORMULA = /^'*[=+\-@\t\r]/u;

/** A cell as a spreadsheet shows it without running it. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What stood in a cell before it was guarded. */
export const unguardCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** One line of a table. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n;]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
