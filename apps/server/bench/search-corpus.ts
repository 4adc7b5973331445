import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Queries with what they should find, and the builder of the titles they are asked of. */
const folder = path.join(root, '..', 'shared', 'data', 'search');

/** Titles to search, and queries with what they should find. */
export interface Corpus {
  name: string;
  entries: readonly { key: string; titles: string[] }[];
  /** By seed of the generator. */
  queries: readonly (readonly Query[])[];
}

/** A query, the entry it was made from, and all that are as good an answer. */
export interface Query {
  cls: string;
  q: string;
  target: string;
  accept: string[];
}

interface Plan {
  name: string;
  /** Distractors are added up to so many; none where there are so many already. */
  entries: number;
  seeds: number;
}

/** The anime of the npm data sets alone, among distractors made of their words up to 285,000 titles, and up to 309,000. */
const PLANS: readonly Plan[] = [
  { name: 'npm', entries: 0, seeds: 10 },
  { name: 'with distractors', entries: 128_270, seeds: 3 },
  { name: 'with more distractors', entries: 140_000, seeds: 1 },
];

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

const run = (program: string, ...words: readonly string[]): void => {
  const file = path.join(folder, program);
  const { status, stderr } = spawnSync(process.execPath, [file, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The titles to search cannot be made: ${stderr}`);
};

const readQueries = (corpus: string, seed: number): Query[] => {
  const file = `${corpus}.queries-${seed}`;
  run('gen-queries.mjs', corpus, String(seed), file);
  return readLines(file, querySchema);
};

/** None where the programs that make them are not at hand. */
export const readCorpora = (): Corpus[] => {
  if (!existsSync(folder)) return [];
  const made = mkdtempSync(path.join(tmpdir(), 'tsuzuki-bench-search-'));
  const npm = path.join(made, 'npm');
  const corpusOf = ({ name, entries, seeds }: Plan): Corpus => {
    const file = entries === 0 ? npm : path.join(made, name);
    if (entries > 0) run('build-corpus.mjs', 'extend', npm, file, String(entries));
    const queries = Array.from({ length: seeds }, (_, seed) => readQueries(file, seed + 1));
    return { name, entries: readLines(file, entrySchema), queries };
  };
  try {
    run('build-corpus.mjs', 'npm', path.join(root, 'node_modules'), npm);
    return PLANS.map(corpusOf);
  } finally {
    rmSync(made, { recursive: true });
  }
};
