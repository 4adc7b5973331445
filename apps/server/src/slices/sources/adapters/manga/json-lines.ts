import type { z } from 'zod';
import { isStorable, parseRow, type Refuse } from '../packages/row.ts';
import { nameOf, readLines, type TextFile } from './lines.ts';

/** Broken rows in a row, from the first on, after which a file is not what it was said to be. */
const MOST_BROKEN_AT_FIRST = 100;

interface JsonLines<T> {
  source: string;
  file: TextFile;
  row: z.ZodType<T>;
  refuse: Refuse;
}

const jsonOf = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** A line in UTF-8 can hold what no database keeps only as an escape, which few lines have. */
const isLineStorable = (line: string, raw: unknown): boolean =>
  !line.includes('\\u') || isStorable(JSON.stringify(raw));

/** The rows of a file of JSON lines; a broken one is refused and the next one read. @throws Error when nothing at its start is a row. */
export async function* readJsonLines<T>({
  source,
  file,
  row: schema,
  refuse,
}: JsonLines<T>): AsyncGenerator<T> {
  const within = typeof file === 'string' ? '' : `${file.entry} `;
  let number = 0;
  let sound = 0;
  for await (const line of readLines(file)) {
    number += 1;
    const ref = () => `${within}line ${number}`;
    const raw = line === null ? undefined : jsonOf(line);
    if (line === null || raw === undefined)
      refuse({ source, ref: ref(), reason: 'is not a line of JSON' });
    else if (!isLineStorable(line, raw))
      refuse({ source, ref: ref(), reason: 'holds a NUL or half of a character' });
    else {
      const row = parseRow(schema, raw, { source, ref, refuse });
      if (row !== null) {
        sound += 1;
        yield row;
      }
    }
    if (sound === 0 && number >= MOST_BROKEN_AT_FIRST) break;
  }
  if (sound === 0)
    throw new Error(`${nameOf(file)} has no row of ${source}: is it the right file?`);
}
