import type { GraphQLFormattedError } from 'graphql';
import { errorOf } from './error.ts';
import { LIMITS, type DocumentBounds } from './limits.ts';

const UNITS = {
  sourceLength: 'characters',
  tokens: 'tokens',
  brackets: 'levels of brackets',
  depth: 'levels of fields',
  introspectionDepth: 'levels of fields below `__schema` or `__type`',
  fields: 'fields',
  rootFields: 'fields at its root',
  aliases: 'aliases',
  directives: 'directives',
  fragments: 'fragment definitions',
} as const;

type Limit = keyof typeof UNITS;

interface Figure {
  actual: number;
  allowed: number;
}

/** Fragment bombs have astronomic figures. */
const LARGEST_FIGURE = 1e9;

const excess = (
  limit: Limit | 'cost',
  { actual: figure, allowed }: Figure,
  unit: string,
): GraphQLFormattedError => {
  const actual = Math.min(Math.ceil(figure), LARGEST_FIGURE);
  const has = figure > LARGEST_FIGURE ? `more than ${LARGEST_FIGURE}` : actual;
  const message = `The query has ${has} ${unit}; the limit is ${allowed}. Ask for less at a time.`;
  return errorOf('QUERY_TOO_COMPLEX', message, { limit, allowed, actual });
};

/** The error about a document beyond a limit, with the limit, the actual figure and what is allowed. */
export const tooComplex = (
  limit: Limit,
  actual: number,
  allowed: number = LIMITS[limit],
): GraphQLFormattedError => excess(limit, { actual, allowed }, UNITS[limit]);

/** The error about an operation that costs more than its caller's limit. */
export const tooCostly = (figure: Figure): GraphQLFormattedError =>
  excess('cost', figure, 'points of cost');

/** One error per exceeded limit. @param bounds those that are not the usual ones */
export const excessOf = (
  figures: Readonly<Partial<Record<Limit, number>>>,
  bounds: Partial<DocumentBounds> = {},
): GraphQLFormattedError[] =>
  LIMITED.flatMap((limit) => {
    const figure = figures[limit] ?? 0;
    const allowed = ofLimit(bounds, limit);
    return figure > allowed ? [tooComplex(limit, figure, allowed)] : [];
  });

const ofLimit = (bounds: Partial<Record<Limit, number>>, limit: Limit): number =>
  bounds[limit] ?? LIMITS[limit];

const LIMITED = Object.keys(UNITS) as Limit[];
