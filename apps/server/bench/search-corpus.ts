import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Queries with their expected results, and the builder of the titles. */
const folder = path.join(root, '..', 'shared', 'data', 'search');
/** The output of the programs is kept until they change, because ten sets of queries take minutes. */
const cache = path.join(root, 'node_modules', '.cache', 'tsuzuki-bench-search');
const PROGRAMS = ['build-corpus.mjs', 'gen-queries.mjs', 'lib.mjs', 'normalize.mjs'];
/** How many programs run at once. */
const AT_ONCE = 2;

/** Titles to search, and queries with their expected results. */
export interface Corpus {
  name: string;
  entries: readonly { key: string; titles: string[] }[];
  /** Queries by seed of the generator. */
  queries: readonly (readonly Query[])[];
}

/** A query, the entry it was made from, and all equally good results. */
export interface Query {
  cls: string;
  q: string;
  target: string;
  accept: string[];
}

interface Plan {
  name: string;
  /** Distractors are added up to this number; none if there are as many already. */
  entries: number;
  seeds: number;
}

/** The anime of the npm data sets, alone and among distractors made of their words, up to 285,000 titles. */
const PLANS: readonly Plan[] = [
  { name: 'npm', entries: 0, seeds: 10 },
  { name: 'with distractors', entries: 128_270, seeds: 10 },
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

/** Runs a program that writes a file, unless the file exists. Its arguments include the file. */
const made = async (file: string, program: string, words: readonly string[]): Promise<string> => {
  if (existsSync(file)) return file;
  const unfinished = `${file}.${process.pid}`;
  const command = words.map((word) => (word === file ? unfinished : word));
  await promisify(execFile)(process.execPath, [path.join(folder, program), ...command]);
  renameSync(unfinished, file);
  return file;
};

/** A folder for the output of these programs with these data sets. */
const cacheFolder = (): string => {
  const hash = createHash('sha256');
  for (const program of PROGRAMS) hash.update(readFileSync(path.join(folder, program)));
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  const place = path.join(cache, hash.digest('hex').slice(0, 16));
  mkdirSync(place, { recursive: true });
  return place;
};

const readQueries = async (corpus: string, seeds: number): Promise<Query[][]> => {
  const waiting = Array.from({ length: seeds }, (_, at) => at + 1);
  const bySeed: Query[][] = [];
  const work = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const file = `${corpus}.queries-${seed}`;
      await made(file, 'gen-queries.mjs', [corpus, String(seed), file]);
      bySeed[seed - 1] = readLines(file, querySchema);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return bySeed;
};

/** Empty if the programs that make them are missing. */
export const readCorpora = async (): Promise<Corpus[]> => {
  if (!existsSync(folder)) return [];
  const place = cacheFolder();
  const npm = path.join(place, 'npm');
  await made(npm, 'build-corpus.mjs', ['npm', path.join(root, 'node_modules'), npm]);
  const corpora: Corpus[] = [];
  for (const { name, entries, seeds } of PLANS) {
    const file = entries === 0 ? npm : path.join(place, String(entries));
    await made(file, 'build-corpus.mjs', ['extend', npm, file, String(entries)]);
    const queries = await readQueries(file, seeds);
    corpora.push({ name, entries: readLines(file, entrySchema), queries });
  }
  return corpora;
};
