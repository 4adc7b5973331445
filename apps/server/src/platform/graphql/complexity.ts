import type { GraphQLFormattedError } from 'graphql';
import { errorOf } from './error.ts';
import { LIMITS } from './limits.ts';

const UNITS = {
  sourceLength: 'characters',
  tokens: 'tokens',
  brackets: 'levels of brackets',
  depth: 'levels of fields',
  fields: 'fields',
  rootFields: 'fields at its root',
  aliases: 'aliases',
  directives: 'directives',
  cost: 'points of cost',
} as const;

type Limit = keyof typeof UNITS;

/** Figures of fragment bombs are astronomic. */
const LARGEST_FIGURE = 1e9;

/** The error about a document or operation beyond a limit: which, how far, and what is allowed. */
export const tooComplex = (limit: Limit, figure: number): GraphQLFormattedError => {
  const allowed = LIMITS[limit];
  const actual = Math.min(Math.ceil(figure), LARGEST_FIGURE);
  const has = figure > LARGEST_FIGURE ? `more than ${LARGEST_FIGURE}` : actual;
  const message = `The query has ${has} ${UNITS[limit]}; the limit is ${allowed}. Ask for less at a time.`;
  return errorOf('QUERY_TOO_COMPLEX', message, { limit, allowed, actual });
};

/** One error for each figure that is beyond its limit. */
export const excessOf = (
  figures: Readonly<Partial<Record<Limit, number>>>,
): GraphQLFormattedError[] =>
  LIMITED.flatMap((limit) => {
    const figure = figures[limit] ?? 0;
    return figure > LIMITS[limit] ? [tooComplex(limit, figure)] : [];
  });

const LIMITED = Object.keys(UNITS) as Limit[];
