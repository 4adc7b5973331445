import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { wordsOf } from '#platform/plain-issue.ts';
import {
  MOVIE_RELEASE_KINDS,
  normalLabel,
  positionOf,
  UnitLabel,
  UnitPosition,
} from '#slices/releases/index.ts';
import { bytesOf, firstCharacter } from './manga/lines.ts';
import { dateOf, Title, WebAddress } from './manga/field.ts';
import { readJsonLines } from './manga/json-lines.ts';
import { isStorable, parseRow, type Refuse } from './packages/row.ts';

export const RELEASES_FILE = 'releases-file';

const MOST_ROW_CHARACTERS = 20_000;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/u;

/** A cell of a table that is blank says nothing. */
const given = <T>(schema: z.ZodType<T>) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

const day = z.string().transform((text, context) => {
  const date = dateOf(text);
  if (date === null) context.addIssue({ code: 'custom', message: `${text} is no date` });
  return date ?? '';
});

const Work = {
  site: z.string().regex(/^[a-z]{2,30}$/u),
  id: z.coerce.string().min(1).max(100),
};

const Unit = z
  .object({
    type: z.enum(['chapter', 'volume']),
    ...Work,
    label: UnitLabel,
    position: given(UnitPosition),
    language: z.string().regex(LANGUAGE),
    title: given(Title),
    volume: given(z.coerce.string().max(20).transform(normalLabel)),
    date: given(day),
    url: given(WebAddress),
  })
  .transform((row, context) => {
    const position = positionOf(row);
    if (position === null) {
      const message = `"${row.label}" is no number: give its position too`;
      context.addIssue({ code: 'custom', path: ['position'], message });
    }
    return { ...row, position: position ?? 0 };
  });

const Movie = z.object({
  type: z.literal('movie'),
  ...Work,
  region: z.string().regex(/^[A-Z]{2}$/u),
  kind: given(z.enum(MOVIE_RELEASE_KINDS)).transform((kind) => kind ?? 'THEATRICAL'),
  date: day,
  note: given(Title),
});

const Row = z.union([Unit, Movie]);

/** A chapter, a volume or a release of a film, as a file says it. */
export type ReleaseRow = z.infer<typeof Row>;
export type UnitRow = z.infer<typeof Unit>;
export type MovieRow = z.infer<typeof Movie>;

/** Which form a row has follows from its type, so that what is said against it is about that form. */
const AnyRow = z
  .looseObject({ type: z.enum(['chapter', 'volume', 'movie']) })
  .transform((row, context): ReleaseRow => {
    const parsed = (row.type === 'movie' ? Movie : Unit).safeParse(row);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      context.addIssue({ code: 'custom', path: issue.path, message: wordsOf(issue) });
    }
    return z.NEVER;
  });

async function* readTable(file: string, refuse: Refuse): AsyncGenerator<ReleaseRow> {
  const table = parse({
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_ROW_CHARACTERS,
  });
  let number = 1;
  for await (const raw of pipeline(await bytesOf(file), table, () => {})) {
    number += 1;
    const ref = () => `row ${number}`;
    if (isStorable(JSON.stringify(raw))) {
      const row = parseRow(AnyRow, raw, { source: RELEASES_FILE, ref, refuse });
      if (row) yield row;
    } else
      refuse({ source: RELEASES_FILE, ref: ref(), reason: 'holds a NUL or half of a character' });
  }
}

/**
 * The rows of an operator's file of chapters, volumes and releases of films: JSON lines, or a table with the same names as its
 * header (`docs/releases-file.md`). A broken row is refused and the next one read.
 */
export async function* readReleasesFile(file: string, refuse: Refuse): AsyncGenerator<ReleaseRow> {
  const isJson = (await firstCharacter(file)) === '{';
  if (isJson) yield* readJsonLines({ source: RELEASES_FILE, file, row: AnyRow, refuse });
  else yield* readTable(file, refuse);
}
