import { z } from 'zod';
import { mainTitle } from '#slices/catalog/index.ts';
import type { ListedMedia } from '../rules/list.ts';
import { namedAs } from './row.ts';
import { MEDIA_TYPES, mediumOf, OTHER_TYPES, statusesAt } from './words.ts';

const MOST_ROWS = 500;
const MOST_OFFSET = 1e6;
const type = z.enum([...MEDIA_TYPES, ...OTHER_TYPES]);

/** Which part of a list is asked for. */
export const pageInput = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, MOST_ROWS))
    .default(20),
  offset: z.coerce.number().int().min(0).max(MOST_OFFSET).default(0),
});

const name = (listed: ListedMedia): string => mainTitle(listed.media.work);

/** What rows are sorted by. A row without a value comes last. */
const ORDERS = {
  added: ({ entry }) => entry.createdAt.getTime(),
  updated: ({ entry }) => entry.updatedAt.getTime(),
  started: ({ entry }) => entry.startedOn,
  ended: ({ entry }) => entry.completedOn,
  progress: ({ entry }) => entry.progress,
  score: ({ entry }) => entry.score,
  title: name,
  type: ({ media }) => media.type,
  source: ({ media }) => namedAs(media).source,
  mediaid: ({ media }) => namedAs(media).mediaId,
} as const satisfies Record<string, (listed: ListedMedia) => string | number | null>;
type Order = keyof typeof ORDERS;
const ORDER_NAMES = Object.keys(ORDERS) as Order[];

export const listInput = pageInput.extend({
  media_type: type.optional(),
  exclude: z.string().max(200).default(''),
  search: z.string().max(200).default(''),
  status: z.coerce.number().int().min(0).max(4).optional(),
  sort: z.templateLiteral([z.enum(ORDER_NAMES), z.enum(['_asc', '_desc'])]).default('updated_desc'),
});
export type ListInput = z.infer<typeof listInput>;

const compare = (a: string | number | null, b: string | number | null, isDown: boolean): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  const order = typeof a === 'string' ? a.localeCompare(String(b)) : a < Number(b) ? -1 : 1;
  return isDown ? -order : order;
};

/** The rows of a list that are asked for, in their order. */
export const chosen = (
  entries: readonly ListedMedia[],
  { media_type: only, exclude, search, status, sort }: ListInput,
): ListedMedia[] => {
  const excluded = new Set(exclude.split(',').map((each) => each.trim()));
  const wanted = MEDIA_TYPES.filter((each) => (only ?? each) === each && !excluded.has(each));
  const media = new Set(wanted.map((each) => mediumOf[each]));
  const statuses = status === undefined ? undefined : new Set(statusesAt(status));
  const text = search.toLowerCase();
  const [order, direction] = sort.split('_') as [Order, string];
  const value: (listed: ListedMedia) => string | number | null = ORDERS[order];
  return entries
    .filter((listed) => media.has(listed.media.type))
    .filter(({ entry }) => statuses?.has(entry.status) ?? true)
    .filter((listed) => name(listed).toLowerCase().includes(text))
    .toSorted((a, b) => compare(value(a), value(b), direction === 'desc'));
};

/** A page of rows, with the addresses of those beside it. @param here the address of the request, without its query */
export const paged = <Row>(
  rows: readonly Row[],
  { limit, offset }: z.infer<typeof pageInput>,
  { here, query }: { here: string; query: object },
) => {
  const at = (next: number): string => {
    const search = new URLSearchParams({ ...query, limit: String(limit), offset: String(next) });
    return `${here}?${search.toString()}`;
  };
  const total = rows.length;
  return {
    pagination: {
      total,
      limit,
      offset,
      next: offset + limit < total ? at(offset + limit) : null,
      previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    },
    results: rows.slice(offset, offset + limit),
  };
};
