import type { ResultOf, VariablesOf } from '#lib/server/document.server.ts';
import type { EXPLANATION, RULE } from './lookup.server.ts';

/** A look-up: an id of TMDB or TVDB, with the numbers of a library. */
export type Lookup = Required<VariablesOf<typeof EXPLANATION>>;

export type Rule = ResultOf<typeof RULE>;

export type Explanation = ResultOf<typeof EXPLANATION>;

const LEVELS = ['SHOW', 'MOVIE', 'EPISODE'] as const;
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

const wholeOf = (text: string | null, most: number): number | null =>
  text !== null && /^\d{1,10}$/u.test(text.trim()) && Number(text) <= most ? Number(text) : null;

/** The look-up of an address; null if it has no id. */
export function parseLookup(parameters: URLSearchParams): Lookup | null {
  const id = wholeOf(parameters.get('id'), 2_147_483_647);
  if (id === null || id === 0) return null;
  const airDate = parameters.get('aired')?.trim() ?? '';
  return {
    kind: parameters.get('kind') === 'TVDB' ? 'TVDB' : 'TMDB',
    level: LEVELS.find((level) => level === parameters.get('level')) ?? 'SHOW',
    id,
    season: wholeOf(parameters.get('season'), 10_000),
    number: wholeOf(parameters.get('number'), 100_000),
    airDate: DATE.test(airDate) ? airDate : null,
  };
}
