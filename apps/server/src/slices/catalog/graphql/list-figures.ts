import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import { NUMBER_ORDER, ordersBy, type Orders, type SortValue } from '../browse/order.ts';
import { between, every, type Predicate } from '../browse/predicate.ts';
import { IntRangeInput } from './filter.ts';

/** What the lists of this instance tell of a work: the part by which works are filtered and ordered. */
export interface CountedOnLists {
  /** Users who have it on a list that anybody may see. */
  users: number;
  /** 0 to 100; null where too few users scored it. */
  meanScore: number | null;
  /** Users who did something with it lately. */
  recentUsers: number;
  /** Users who have it among their favourites. */
  favourites: number;
}

/** The figures of all works on lists, as they were counted at one time. Counting anew makes another map. */
export type FiguresById = ReadonlyMap<string, CountedOnLists>;

type FigureReader = (app: App) => FiguresById;

let readFigures: FigureReader | undefined;

/** The trends are right of the catalogue: they say here how their figures are read. */
export const readListFiguresBy = (reader: FigureReader): void => {
  readFigures = reader;
};

const figuresOf = (app: App): FiguresById => {
  if (!readFigures) throw new Error('Nobody counts lists.');
  return readFigures(app);
};

export const ListFiguresFilterInput = builder.inputType('ListFiguresFilter', {
  description:
    'By what the lists of this instance tell of a work. A work on no list that anybody may see has no users.',
  fields: (t) => ({
    users: t.field({
      type: IntRangeInput,
      description: 'By the number of users who have it on their list.',
    }),
    meanScore: t.field({
      type: IntRangeInput,
      description: 'By the mean of their scores, 0 to 100. It is not known until three scored it.',
    }),
    recentUsers: t.field({
      type: IntRangeInput,
      description: 'By the number of users who did something with it lately.',
    }),
    favourites: t.field({
      type: IntRangeInput,
      description: 'By the number of users who have it among their favourites.',
    }),
  }),
});

/** The condition that the filter sets. */
export const countedWithin = (
  filter: typeof ListFiguresFilterInput.$inferInput | null | undefined,
  app: App,
): Predicate<{ id: string }> | null => {
  if (!filter) return null;
  const figures = figuresOf(app);
  return every<{ id: string }>([
    between(filter.users, ({ id }) => figures.get(id)?.users ?? 0),
    between(filter.meanScore, ({ id }) => figures.get(id)?.meanScore ?? null),
    between(filter.recentUsers, ({ id }) => figures.get(id)?.recentUsers ?? 0),
    between(filter.favourites, ({ id }) => figures.get(id)?.favourites ?? 0),
  ]);
};

interface Ranked {
  readonly id: string;
  readonly popularity: number | null;
}

const orderFields = (figures: FiguresById) => ({
  LIST_USERS: (work: Ranked) => (figures.get(work.id)?.users ?? 0) + popularityShare(work),
  LIST_SCORE: ({ id }: Ranked) => figures.get(id)?.meanScore ?? null,
  TRENDING: (work: Ranked) => (figures.get(work.id)?.recentUsers ?? 0) + popularityShare(work),
  FAVOURITES: (work: Ranked) => (figures.get(work.id)?.favourites ?? 0) + popularityShare(work),
});

/** Puts works with equal numbers of users in the order of their popularity: below 1, so it decides nothing else. */
const popularityShare = ({ popularity }: Ranked): number =>
  popularity === null ? 0 : popularity / (popularity + 1);

type FigureField = keyof ReturnType<typeof orderFields>;
export type FigureOrderName = FigureField | `${FigureField}_DESC`;

const THEN = 'then by popularity';

/** The descriptions of these orders. */
export const FIGURE_ORDER_TEXTS = {
  LIST_USERS: [`users of this instance who have it on their list, ${THEN}`, ...NUMBER_ORDER],
  LIST_SCORE: ['mean score on the lists of this instance', ...NUMBER_ORDER],
  TRENDING: [`users of this instance who did something with it lately, ${THEN}`, ...NUMBER_ORDER],
  FAVOURITES: [
    `users of this instance who have it among their favourites, ${THEN}`,
    ...NUMBER_ORDER,
  ],
} as const;

/** Shelves keep the works in an order as long as the order is the same object. */
const made = new WeakMap<FiguresById, Orders<Ranked, FigureOrderName>>();

/** The orders by the figures of this time. */
export const figureOrders = (app: App): Orders<Ranked, FigureOrderName> => {
  const figures = figuresOf(app);
  const known = made.get(figures);
  if (known) return known;
  const orders = ordersBy<Ranked, FigureField>(
    orderFields(figures) satisfies Record<FigureField, (work: Ranked) => SortValue>,
  );
  made.set(figures, orders);
  return orders;
};
