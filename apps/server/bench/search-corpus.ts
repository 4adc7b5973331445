import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Queries with what they should find, and the builder of the titles they are asked of. */
const folder = path.join(root, '..', 'shared', 'data', 'search');

const ENTRIES_WITH_DISTRACTORS = 140_000;

/** Titles to search, and queries with what they should find. */
export interface Corpus {
  name: string;
  entries: readonly { key: string; titles: string[] }[];
  queries: readonly { cls: string; q: string; target: string; accept: string[] }[];
}

const entrySchema = z
  .object({ id: z.string(), titles: z.array(z.object({ t: z.string() })) })
  .transform(({ id, titles }) => ({ key: id, titles: titles.map(({ t }) => t) }));
const querySchema = z.object({
  cls: z.string(),
  q: z.string(),
  target: z.string(),
  accept: z.array(z.string()),
});

const readLines = <T>(file: string, schema: z.ZodType<T>): T[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));

const build = (...words: string[]): void => {
  const program = path.join(folder, 'build-corpus.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The titles to search cannot be built: ${stderr}`);
};

/** The anime of the npm data sets alone, and among distractors made of their words; none where the queries are not at hand. */
export const readCorpora = (): Corpus[] => {
  if (!existsSync(folder)) return [];
  const made = mkdtempSync(path.join(tmpdir(), 'tsuzuki-bench-search-'));
  try {
    const [npm, many] = [path.join(made, 'npm.jsonl'), path.join(made, 'many.jsonl')];
    build('npm', path.join(root, 'node_modules'), npm);
    build('extend', npm, many, String(ENTRIES_WITH_DISTRACTORS));
    const corpusOf = (name: string, file: string, queries: string): Corpus => ({
      name,
      entries: readLines(file, entrySchema),
      queries: readLines(path.join(folder, queries), querySchema),
    });
    return [
      corpusOf('npm', npm, 'queries-npm-seed1.jsonl'),
      corpusOf('with distractors', many, 'queries-npm140k-seed1.jsonl'),
    ];
  } finally {
    rmSync(made, { recursive: true });
  }
};
