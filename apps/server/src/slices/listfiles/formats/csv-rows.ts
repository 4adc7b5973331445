import { CsvError, parse } from 'csv-parse/sync';
import { refusal } from '../reasons.ts';
import { textOf } from './bytes.ts';
import { SEPARATOR_LINE } from './csv-cell.ts';
import { LIMITS, spoken } from './limits.ts';

/** One row of a table, by the names of its columns. */
export interface CsvRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

const LONGEST_HEADER = 10_000;

const countOf = (text: string, sign: string): number => {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
};

/** Counts separators before the text is split, because a table may have nothing else. @throws Refusal for a shape that no list has */
const refuseShape = (text: string, header: string, delimiter: string): void => {
  if (header.length > LONGEST_HEADER || countOf(header, delimiter) >= LIMITS.columns)
    throw refusal('BAD_USER_INPUT', 'CSV_HEADER_TOO_LONG');
  if (countOf(text, delimiter) > LIMITS.cells)
    throw refusal('BAD_USER_INPUT', 'CSV_HAS_TOO_MANY_CELLS', { most: spoken(LIMITS.cells) });
};

/**
 * The rows of a table with a header, separated by commas or semicolons, or as its first line says. @throws Refusal for text that is not a
 * table, or lacks a column
 */
export const readCsvRows = (bytes: Uint8Array, required: readonly string[]): CsvRow[] => {
  const whole = textOf(bytes);
  const stated = SEPARATOR_LINE.exec(whole)?.[1];
  const text = whole.replace(SEPARATOR_LINE, '');
  const header = text.slice(0, text.search(/[\r\n]|$/u));
  const isGerman = countOf(header, ';') > countOf(header, ',');
  const delimiter = stated ?? (isGerman ? ';' : ',');
  refuseShape(text, header, delimiter);
  const { columns, rows } = parseRows(text, delimiter);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw refusal('BAD_USER_INPUT', 'CSV_COLUMNS_MISSING', { columns: missing.join(', ') });
  return rows.map(({ record, info }) => ({ line: info.lines + (stated ? 1 : 0), cells: record }));
};

const parseRows = (text: string, delimiter: string) => {
  let columns: string[] = [];
  try {
    const rows = parse(text, {
      delimiter,
      // A file that was edited by hand may mix them.
      record_delimiter: ['\r\n', '\n', '\r'],
      bom: true,
      info: true,
      columns: (names: string[]) => {
        columns = names.map((name) => name.trim().toLowerCase());
        return columns;
      },
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 4_000_000,
      to: LIMITS.plays,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    return { columns, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { code, lines: line } = error as CsvError & { lines?: number };
    if (code === 'CSV_QUOTE_NOT_CLOSED' && line !== undefined)
      throw refusal('BAD_USER_INPUT', 'CSV_QUOTE_NOT_CLOSED', { line });
    throw refusal('BAD_USER_INPUT', 'CSV_INVALID', { fault: error.message });
  }
};
