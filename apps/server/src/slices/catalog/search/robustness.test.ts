import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCorpus } from './fixtures/corpus.ts';
import { buildTitleIndex, type SearchHit } from './index.ts';

const corpus = readCorpus();
const index = buildTitleIndex(corpus.map(({ titles }, id) => ({ id, titles })));

/** Generous: the machine may be busy. Unbounded work takes seconds. */
const LONGEST_SEARCH_MS = 1_000;

function expectSound(query: string, limit = 10): void {
  const [hits, again] = [timed(query, limit), timed(query, limit)];
  // The quicker of both: a machine that does other things may hold up either.
  expect(Math.min(hits.ms, again.ms)).toBeLessThan(LONGEST_SEARCH_MS);
  expect(again.hits).toEqual(hits.hits);
  expectOrdered(hits.hits, limit);
}

function timed(query: string, limit: number): { hits: SearchHit[]; ms: number } {
  const startedAt = performance.now();
  return { hits: index.search(query, limit), ms: performance.now() - startedAt };
}

function expectOrdered(hits: readonly SearchHit[], limit: number): void {
  expect(hits.length).toBeLessThanOrEqual(limit);
  expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
  for (const [i, { score }] of hits.entries()) {
    expect(Number.isFinite(score)).toBe(true);
    expect(score).toBeLessThanOrEqual(hits[i - 1]?.score ?? Infinity);
  }
}

test('any text is answered, the same each time', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom('\ud83d', '\udc00', 'a', 'の', '\u202e', '\u0301', '\0') }),
  );
  fc.assert(
    fc.property(anything, (query) => expectSound(query)),
    { numRuns: 300 },
  );
});

test('any query made of pieces of titles is answered', () => {
  const piece = fc
    .tuple(fc.nat(corpus.length - 1), fc.nat(40), fc.nat(40))
    .map(([entry, from, length]) => corpus[entry]?.titles[0]?.slice(from, from + length) ?? '');
  const query = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));
  fc.assert(
    fc.property(query, (text) => expectSound(text)),
    { numRuns: 200 },
  );
});

test.each([
  ['punctuation', '!?…—・☆♥“”()'],
  ['emoji', '😀👨‍👩‍👧‍👦🎌'],
  ['spaces', ' \t\n\u3000'],
  ['lone surrogates', '\ud83d\ud83d\udc00'],
  ['marks', '\u0301\u0302\u3099'],
])('%s alone find nothing', (_what, query) => {
  expect(index.search(query, 10)).toEqual([]);
});

test.each([
  ['common syllables', 'no wa ka ni to shi '.repeat(5000)],
  ['one letter', 'a'.repeat(1_000_000)],
  ['one kana', 'の'.repeat(1_000_000)],
  ['words', 'no a i u e o ka ki ku '.repeat(20)],
  ['numbers and seasons', '第2期 season 2 II 2nd '.repeat(200)],
  ['spaces between', ' a '.repeat(100_000)],
  ['right to left', 'مرحبا بالعالم שלום עולם '.repeat(100)],
  ['marks on a letter', `a${'\u0301'.repeat(100_000)}`],
  ['emoji, of 64 kB', '👨‍👩‍👧‍👦🎌'.repeat(2_000)],
  ['marks alone, of 64 kB', '\u0301\u0302\u3099'.repeat(11_000)],
  ['titles and words for seasons and films', '劇場版 進撃の巨人 movie season 2 ova '.repeat(1_600)],
  ['Chinese characters', '鬼滅進撃龍'.repeat(13_000)],
  ['ligatures that unfold', 'ﷺ'.repeat(100_000)],
])('a very long query of %s is answered in bounded time', (_what, query) => {
  expectSound(query);
  expectSound(query, 500);
});

test('a long title is found by the whole of it', () => {
  const long = 'Tensei Shitara Ken Deshita to Omottara '.repeat(30);
  const titled = buildTitleIndex([{ id: 0, titles: [long] }]);
  expect(titled.search(long, 1)).toHaveLength(1);
});
