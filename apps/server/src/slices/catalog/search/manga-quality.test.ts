import { expect, test } from 'vitest';
import { readCrowd, readSample, type MangaEntry } from './fixtures/manga-corpus.ts';
import { QUERY_CLASSES, randomOf } from './fixtures/query-classes.ts';
import { buildTitleIndex } from './index.ts';

const QUERIES = 300;

const sample = readSample();
const crowd = readCrowd();
const corpus = [...sample, ...crowd];
const index = buildTitleIndex(
  corpus.map(({ native, latin }, id) => ({
    id,
    titles: [...latin, native],
    // The works of the sample are well known, as they are in any full catalogue.
    popularity: id < sample.length ? 1_000 : 1,
  })),
);

const foldOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}ー]/gu, '');

/** All that is as good an answer: works with the same title, or (for a beginning or a part) with that in it. */
const isAnswer = (entry: MangaEntry, target: MangaEntry, query: string): boolean => {
  if (entry === target) return true;
  const titles = [...entry.latin, entry.native].map(foldOf);
  const wanted = new Set([...target.latin, target.native].map(foldOf));
  return titles.some((title) => wanted.has(title) || title.includes(foldOf(query)));
};

const measure = (name: string, seed: number) => {
  const random = randomOf(seed);
  const counts = { asked: 0, first: 0, amongTen: 0, missed: [] as string[] };
  for (let tries = 0; tries < 20 * QUERIES && counts.asked < QUERIES; tries += 1) {
    const target = sample[Math.floor(random() * sample.length)]!;
    const query = QUERY_CLASSES[name]!(target, random);
    if (query === null) continue;
    counts.asked += 1;
    const found = index.search(query, 10).map(({ id }) => corpus[id]!);
    const place = found.findIndex((entry) => isAnswer(entry, target, query));
    if (place === 0) counts.first += 1;
    if (place >= 0) counts.amongTen += 1;
    else counts.missed.push(`${query} → ${target.native}`);
  }
  return counts;
};

test(`manga are searched among ${crowd.length > 0 ? '30,000 others' : 'each other: ../shared/data is not beside the repository'}`, () => {
  expect(sample.length).toBeGreaterThan(250);
  expect(corpus.length).toBe(sample.length + crowd.length);
});

test.each(Object.keys(QUERY_CLASSES))('recall of manga by %s is high enough', (name) => {
  for (const seed of [1, 2]) {
    const { asked, first, amongTen, missed } = measure(name, seed);
    expect(asked).toBe(QUERIES);
    expect(amongTen / asked, missed.join('; ')).toBeGreaterThanOrEqual(0.98);
    expect(first / asked).toBeGreaterThanOrEqual(0.94);
  }
});
