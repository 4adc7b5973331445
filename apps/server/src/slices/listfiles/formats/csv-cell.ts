/** A first line that names the separator, as some spreadsheets write it. */
export const SEPARATOR_LINE = /^"?sep=([,;\t])"?(?:\r\n?|\n)/iu;

/** Text that a spreadsheet would run as a formula. Apostrophes before it are included, so that unguarding is exact. */
const FORMULA = /^'*[=+\-@\t\r]/u;

/** A cell that a spreadsheet shows without running it. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell before it was guarded. */
export const unguardCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** One line of a table. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n;]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
