import { expect, test } from 'vitest';
import { readCorpus } from './fixtures/corpus.ts';
import { readGeneratedQueries, type GeneratedQuery } from './fixtures/generated-queries.ts';
import handMadeQueries from './fixtures/hand-made-queries.json' with { type: 'json' };
import { buildTitleIndex } from './index.ts';

const corpus = readCorpus();
const index = buildTitleIndex(
  corpus.map(({ titles, popularity }, id) => ({ id, titles, popularity })),
);
const generated = readGeneratedQueries();

/** How many of the 300 queries of each class find what they should, first and among ten. Raise a number when it grows, so that nothing is lost unseen. */
const BASELINE: Readonly<Record<string, readonly [first: number, amongTen: number]>> = {
  prefix: [297, 300],
  typo1: [296, 300],
  typo2: [300, 300],
  words: [298, 300],
  romaji: [299, 300],
  native: [299, 300],
  season: [300, 300],
};

test('the corpus is the 8,425 anime of the npm packages', () => {
  expect(corpus).toHaveLength(8425);
  expect(index.titles).toBeGreaterThan(38_000);
});

test.each(handMadeQueries)(
  '“$query” finds $bangumi within $within',
  ({ query, bangumi, within }) => {
    const found = index.search(query, within).map(({ id }) => corpus[id]?.bangumi);
    expect(found.filter((id) => id !== undefined && bangumi.includes(id))).not.toEqual([]);
  },
);

if (generated === null) {
  test('recall over generated queries is not measured: ../shared/data is not beside the repository', () => {
    expect(generated).toBeNull();
  });
} else {
  test('every class of the generated queries has a baseline', () => {
    expect([...generated.keys()].toSorted()).toEqual(Object.keys(BASELINE).toSorted());
  });

  test.each([...generated])('the class %s finds no less than it did', (name, queries) => {
    const [first, amongTen] = BASELINE[name] ?? [queries.length, queries.length];
    expect(found(queries, 10, ({ target }) => [target])).toBeGreaterThanOrEqual(amongTen);
    expect(found(queries, 1, ({ accept }) => accept)).toBeGreaterThanOrEqual(first);
  });
}

/** How many of the queries have one of the wanted entries among the first so many hits. */
function found(
  queries: readonly GeneratedQuery[],
  within: number,
  wanted: (query: GeneratedQuery) => readonly string[],
): number {
  return queries.filter((query) =>
    index.search(query.q, within).some(({ id }) => wanted(query).includes(corpus[id]?.key ?? '')),
  ).length;
}
