import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchSession } from './search-session.svelte.ts';
import { normalizeQuery, type SearchResult } from './search.ts';

const found = (query: string): SearchResult => ({
  query,
  anime: [],
  totalCount: 0,
  hasMore: false,
});

/** A catalogue that answers when told to, and drops a question whose signal fires, as `fetch` does. */
function catalogue() {
  const asked: { query: string; signal: AbortSignal; answer: (result: SearchResult) => void }[] =
    [];
  const settled: string[] = [];
  const session = new SearchSession(
    (query, signal) =>
      new Promise((answer, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ query, signal, answer });
        if (query === 'broken') reject(new Error('503'));
      }),
    (query) => settled.push(query),
  );
  return { session, asked, settled };
}

describe('a search as it is typed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks once, after the typing has paused', async () => {
    const { session, asked } = catalogue();
    for (const text of ['n', 'na', 'nar ']) session.type(text);
    expect(asked).toHaveLength(0);
    await vi.runAllTimersAsync();
    expect(asked.map((question) => question.query)).toEqual(['nar']);
  });

  it('drops the question under way when a newer one is typed, whatever order they answer in', async () => {
    const { session, asked, settled } = catalogue();
    session.type('naruto');
    await vi.runAllTimersAsync();
    session.type('bleach');
    expect(asked[0]?.signal.aborted).toBe(true);
    await vi.runAllTimersAsync();
    asked[1]?.answer(found('bleach'));
    asked[0]?.answer(found('naruto'));
    await vi.runAllTimersAsync();
    expect(session.result?.query).toBe('bleach');
    expect(session.isSearching).toBe(false);
    expect(settled).toEqual(['bleach']);
  });

  it('says so when the catalogue cannot be read, and recovers with the next answer', async () => {
    const { session, asked } = catalogue();
    session.type('broken');
    await vi.runAllTimersAsync();
    expect(session.hasFailed).toBe(true);
    session.type('bleach');
    await vi.runAllTimersAsync();
    asked[1]?.answer(found('bleach'));
    await vi.runAllTimersAsync();
    expect(session.hasFailed).toBe(false);
  });

  it('asks nothing for an empty field or for what is already on screen', async () => {
    const { session, asked } = catalogue();
    session.reset('naruto', found('naruto'));
    session.type('naruto ');
    session.type('');
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(0);
  });
});

it('folds blanks and cuts a query to its limit', () => {
  expect(normalizeQuery('  one \t piece ')).toBe('one piece');
  expect(normalizeQuery('x'.repeat(500))).toHaveLength(100);
  expect(normalizeQuery(null)).toBe('');
});
