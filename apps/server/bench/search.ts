import type { TitleIndex } from '../src/slices/catalog/search/index.ts';
import type { Effort } from './measure.ts';
import { atLeast, atMost, tableOf, writeResult, type Verdict } from './report.ts';
import { buildOf, type Build } from './search-build.ts';
import { readCorpora, type Corpus, type Query } from './search-corpus.ts';

const TARGETS = {
  /** For every class of queries. */
  recallAt1: 0.94,
  recallAt10: 0.98,
  p99Ms: 10,
  buildSeconds: 3,
  stallMs: 20,
  /** In megabytes. Tables of a fixed size dominate with few titles, so only the largest corpus counts. */
  megabytes: 56,
};
const FOUND = 10;

interface Answered {
  query: Query;
  seed: number;
  isFirst: boolean;
  isFound: boolean;
  ms: number;
}

type Asked = Pick<Answered, 'query' | 'seed'>;

const answer = (index: TitleIndex, { entries }: Corpus, { query, seed }: Asked): Answered => {
  const since = performance.now();
  const hits = index.search(query.q, FOUND);
  const ms = performance.now() - since;
  const keys = hits.map(({ id }) => entries[id]?.key ?? '');
  const isFirst = query.accept.includes(keys[0] ?? '');
  return { query, seed, isFirst, isFound: keys.includes(query.target), ms };
};

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
};

const share = (answered: readonly Answered[], holds: (one: Answered) => boolean): number =>
  answered.filter(holds).length / answered.length;

/** Of the seed with the worst result. */
const leastShare = (answered: readonly Answered[], holds: (one: Answered) => boolean): number =>
  Math.min(
    ...[...Map.groupBy(answered, ({ seed }) => seed).values()].map((ofSeed) =>
      share(ofSeed, holds),
    ),
  );

interface Answers {
  answered: readonly Answered[];
  timed: readonly Answered[];
}

const rowsOf = (corpus: Corpus, { answered, timed }: Answers) => {
  const timedByClass = Map.groupBy(timed, ({ query }) => query.cls);
  return [...Map.groupBy(answered, ({ query }) => query.cls)].map(([name, ofClass]) => {
    const times = timedByClass.get(name)?.map(({ ms }) => ms) ?? [];
    return {
      corpus: corpus.name,
      class: name,
      recallAt1: leastShare(ofClass, ({ isFirst }) => isFirst),
      recallAt10: leastShare(ofClass, ({ isFound }) => isFound),
      p50Ms: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
    };
  });
};

type Row = ReturnType<typeof rowsOf>[number];

const verdictsOn = (row: Row): Verdict[] => {
  const name = `${row.corpus}, ${row.class}`;
  return [
    atLeast(`${name}: recall@1`, row.recallAt1, TARGETS.recallAt1),
    atLeast(`${name}: recall@10`, row.recallAt10, TARGETS.recallAt10),
  ];
};

/** Queries of so many seeds are timed repeatedly. Results are judged for all seeds. */
const TIMED_SEEDS = 1;

/** The fastest of several runs of each query, so that the tail shows the search and not other users of the machine. */
const calmest = (runs: readonly (readonly Answered[])[]): Answered[] =>
  (runs[0] ?? []).map((first, position) => ({
    ...first,
    ms: Math.min(...runs.map((run) => run[position]?.ms ?? first.ms)),
  }));

const verdictsOnBuild = (corpus: Corpus, build: Build): Verdict[] => {
  const { index, seconds, longestStallMs, bytes } = build;
  const of = `${corpus.name} (${index.titles} titles)`;
  return [
    atMost(`${of}: CPU s to build the index`, seconds, TARGETS.buildSeconds),
    atMost(`${of}: CPU ms between two turns while building`, longestStallMs, TARGETS.stallMs),
    atMost(`${of}: MB`, bytes / 1e6, TARGETS.megabytes),
  ];
};

const benchCorpus = async (
  corpus: Corpus,
  { rounds }: Effort,
): Promise<{ rows: Row[]; verdicts: Verdict[] }> => {
  const build = await buildOf(corpus);
  const asked = corpus.queries.flatMap((queries, i) =>
    queries.map((query) => ({ query, seed: i + 1 })),
  );
  // The first run also warms the compilers.
  const answered = asked.map((one) => answer(build.index, corpus, one));
  const timedQueries = asked.filter(({ seed }) => seed <= TIMED_SEEDS);
  const runs = Array.from({ length: rounds }, () =>
    timedQueries.map((one) => answer(build.index, corpus, one)),
  );
  const timed = calmest(runs);
  const rows = rowsOf(corpus, { answered, timed });
  const p99Ms = quantile(
    timed.map(({ ms }) => ms),
    0.99,
  );
  const verdicts = [
    ...rows.flatMap(verdictsOn),
    atMost(`${corpus.name}: p99 of a search, ms`, p99Ms, TARGETS.p99Ms),
    ...verdictsOnBuild(corpus, build),
  ];
  return { rows, verdicts };
};

const print = (rows: readonly Row[]): void => {
  const cells = rows.map((row) => [
    row.corpus,
    row.class,
    ...[row.recallAt1, row.recallAt10].map((recall) => `${(100 * recall).toFixed(1)} %`),
    ...[row.p50Ms, row.p99Ms].map((ms) => ms.toFixed(2)),
  ]);
  const head = ['corpus', 'class', 'least recall@1', 'least recall@10', 'p50 ms', 'p99 ms'];
  process.stdout.write(`\n${tableOf(head, cells)}\n`);
};

/** Measures search by title: the results for every seed of the queries, the time, and the cost of the index. */
export const benchSearch = async (effort: Effort): Promise<Verdict[]> => {
  const corpora = await readCorpora();
  if (corpora.length === 0) {
    process.stdout.write('Search is not measured: ../shared/data is not beside the repository.\n');
    return [];
  }
  const results = [];
  for (const corpus of corpora) results.push(await benchCorpus(corpus, effort));
  const rows = results.flatMap((result) => result.rows);
  const verdicts = results.flatMap((result) => result.verdicts);
  print(rows);
  writeResult('search', { rows, verdicts });
  return verdicts;
};
