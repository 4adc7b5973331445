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
  test.each([...generated])('recall of the class %s is high enough', (_class, queries) => {
    expect(recall(queries, 10, ({ target }) => [target])).toBeGreaterThanOrEqual(0.98);
    expect(recall(queries, 1, ({ accept }) => accept)).toBeGreaterThanOrEqual(0.94);
  });
}

/** Share of the queries with one of the wanted entries among the first so many hits. */
function recall(
  queries: readonly GeneratedQuery[],
  within: number,
  wanted: (query: GeneratedQuery) => readonly string[],
): number {
  const answered = queries.filter((query) =>
    index.search(query.q, within).some(({ id }) => wanted(query).includes(corpus[id]?.key ?? '')),
  );
  return answered.length / queries.length;
}
