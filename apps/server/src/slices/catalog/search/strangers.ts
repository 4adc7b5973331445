import type { SearchHit } from './model.ts';

/** From this score on a hit holds the query, or is what it stands for. */
const CLEAR_SCORE = 1.4;

/** A hit of less resembles the query by chance, once another is clear. */
const LEAST_SCORE_BESIDE = 0.8;

/** Takes ordered hits, and leaves out those that only resemble the query a little where the first one is what was asked for. */
export function withoutStrangers(hits: readonly SearchHit[]): SearchHit[] {
  const isClear = (hits[0]?.score ?? 0) >= CLEAR_SCORE;
  return hits.filter(({ score }) => !isClear || score >= LEAST_SCORE_BESIDE);
}
