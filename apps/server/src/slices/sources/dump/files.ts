import { z } from 'zod';
import type { Tx } from '#platform/database/index.ts';
import type { Reach } from './reach.ts';
import { ChapterLine, EpisodeIdLine, FilmReleaseLine, MappingLine } from './row-line.ts';
import { chapterLines, filmLines, mappingLines } from './row-lines.ts';
import { AnimeLine, MangaLine } from './work-line.ts';
import { allLines } from './work-lines.ts';

/** A data file of a dump. */
export interface DumpFile {
  name: string;
  /** What a line is. */
  line: z.ZodType;
  lines: (tx: Tx, reach: Reach) => AsyncGenerator<object[]>;
  /** Whether anybody may have it. Dates of films are for paid tiers in the API, so only the operator's own dump has them. */
  isPublic: boolean;
}

export const DUMP_FILES: readonly DumpFile[] = [
  {
    name: 'anime',
    line: AnimeLine,
    lines: (tx, reach) => allLines(tx, 'ANIME', reach),
    isPublic: true,
  },
  {
    name: 'manga',
    line: MangaLine,
    lines: (tx, reach) => allLines(tx, 'MANGA', reach),
    isPublic: true,
  },
  {
    name: 'mapping',
    line: z.union([MappingLine, EpisodeIdLine]),
    lines: mappingLines,
    isPublic: true,
  },
  { name: 'chapters', line: ChapterLine, lines: chapterLines, isPublic: true },
  { name: 'film-releases', line: FilmReleaseLine, lines: filmLines, isPublic: false },
];

/** The JSON Schema of the lines of every file. */
export const linesSchema = (files: readonly DumpFile[]): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Lines of a dump of Tsuzuki',
  $defs: Object.fromEntries(
    files.map(({ name, line }) => {
      const { $schema: _draft, ...schema } = z.toJSONSchema(line);
      return [name, schema];
    }),
  ),
});
