import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import { schedule } from '#slices/airing/index.ts';
import { mainTitle, ordersBy, sortText, type Anime, type Manga } from '#slices/catalog/index.ts';
import type { HeldEntry } from './held-list.ts';
import type { Placing } from './held-order.ts';

/** The few fields of an entry that sorting needs. */
export interface Candidate {
  id: string;
  work: Anime | Manga;
  /** The value of the entry it is ordered by, as SQL wrote it. */
  value: string | null;
  now: Date;
  app: App;
}

const number = ({ value }: Candidate): number | null => (value === null ? null : Number(value));
const text = ({ value }: Candidate): string | null => value;

const nextAiringMs = ({ app, work, now }: Candidate): number | null =>
  app.get(schedule).nextMs(work.id, now.getTime());

/** The orders of lists. Entries without the value come last. */
export const LIST_ORDERS = ordersBy({
  UPDATED_AT: number,
  ADDED_AT: number,
  SCORE: number,
  PROGRESS: number,
  PRIORITY: number,
  STARTED_ON: text,
  COMPLETED_ON: text,
  TITLE: ({ work }: Candidate) => sortText(mainTitle(work)),
  TITLE_ENGLISH: ({ work }: Candidate) => sortText(mainTitle(work, 'ENGLISH')),
  TITLE_NATIVE: ({ work }: Candidate) => sortText(mainTitle(work, 'NATIVE')),
  NEXT_AIRING: nextAiringMs,
});
export type ListOrder = keyof typeof LIST_ORDERS;

const milliseconds = (column: RawBuilder<unknown>) =>
  sql`(extract(epoch from ${column}) * 1000)::bigint`;

/** The values of the entries themselves, as SQL says them. */
const VALUES: Readonly<Record<string, RawBuilder<unknown>>> = {
  UPDATED_AT: milliseconds(sql`entry.updated_at`),
  ADDED_AT: milliseconds(sql`entry.created_at`),
  SCORE: sql`entry.score`,
  PROGRESS: sql`entry.progress`,
  PRIORITY: sql`entry.priority`,
  STARTED_ON: sql`entry.started_on`,
  COMPLETED_ON: sql`entry.completed_on`,
};

/** The same values of entries in memory. */
const HELD: Readonly<Record<string, (entry: HeldEntry) => string | number | null>> = {
  UPDATED_AT: ({ updatedAtMs }) => updatedAtMs,
  ADDED_AT: ({ createdAtMs }) => createdAtMs,
  SCORE: ({ score }) => score,
  PROGRESS: ({ progress }) => progress,
  PRIORITY: ({ priority }) => priority,
  STARTED_ON: ({ startedOn }) => startedOn,
  COMPLETED_ON: ({ completedOn }) => completedOn,
};

const fieldOf = (order: ListOrder): string => order.replace(/_DESC$/u, '');

/** How a list in memory is sorted. */
export const placingBy = (app: App, order: ListOrder): Placing => {
  const standing = LIST_ORDERS[order];
  const field = fieldOf(order);
  const valueIn = HELD[field];
  const now = app.clock.now();
  return {
    name: order,
    keyOf: ({ entry, work }) =>
      valueIn
        ? [valueIn(entry), entry.id]
        : standing.keyOf({ id: entry.id, work, value: null, now, app }),
    compare: (a, b) => standing.compare(a, b),
    timed:
      field === 'NEXT_AIRING'
        ? { nowMs: now.getTime(), revision: app.get(schedule).revision }
        : null,
  };
};

/** The SQL value of an order; null where the catalogue has it. */
export const valueOf = (order: ListOrder): RawBuilder<unknown> =>
  VALUES[fieldOf(order)] ?? sql`null`;

/** An order that an index of `lists.entry` has: pages of it are read row by row. */
export interface IndexedOrder {
  column: RawBuilder<unknown>;
  /** A key's value as the column has it. */
  bound: (value: string | number | null) => RawBuilder<unknown>;
  isDescending: boolean;
}

const instant = (value: string | number | null) =>
  sql`${new Date(Number(value)).toISOString()}::timestamptz`;
const byUpdate = { column: sql`entry.updated_at`, bound: instant };
const byAddition = { column: sql`entry.created_at`, bound: instant };
const byScore = {
  column: sql`coalesce(entry.score, -1)`,
  bound: (value: string | number | null) => sql`${value === null ? -1 : Number(value)}::smallint`,
};

const INDEXED: Partial<Record<ListOrder, IndexedOrder>> = {
  UPDATED_AT: { ...byUpdate, isDescending: false },
  UPDATED_AT_DESC: { ...byUpdate, isDescending: true },
  ADDED_AT: { ...byAddition, isDescending: false },
  ADDED_AT_DESC: { ...byAddition, isDescending: true },
  // In ascending order, entries without a score would come first.
  SCORE_DESC: { ...byScore, isDescending: true },
};

export const indexedOrder = (order: ListOrder): IndexedOrder | undefined => INDEXED[order];
