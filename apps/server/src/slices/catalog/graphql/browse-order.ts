import type { EnumRef } from '@pothos/core';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/reasons.ts';
import { builder } from '#platform/graphql/builder.ts';
import {
  DATE_ORDER,
  NUMBER_ORDER,
  oneAfterAnother,
  type Order,
  type Orders,
  type PlainOrder,
  type SortValue,
  sortText,
  TITLE_ORDER,
} from '../browse/order.ts';
import type { Media } from '../media.ts';
import { MEDIA_STATUSES } from '../model.ts';
import type { WorkOf } from '../read-model/shelf-of.ts';
import { FIGURE_ORDER_TEXTS, figureOrders, type FigureOrderName } from './list-figures.ts';

type AnyWork = WorkOf[Media];

/** The place of a word among others; null for none. */
export const placeIn =
  <Word extends string>(words: readonly Word[]) =>
  (word: Word | null): number | null =>
    word === null ? null : words.indexOf(word);

const statusPlace = placeIn(MEDIA_STATUSES);

/** The orders that both media have. */
export const WORK_ORDERS = {
  TITLE_ROMAJI: ({ titleRomaji }) => sortText(titleRomaji),
  TITLE_ENGLISH: ({ titleEnglish }) => sortText(titleEnglish),
  TITLE_NATIVE: ({ titleNative }) => sortText(titleNative),
  STATUS: ({ status }) => statusPlace(status),
  START_DATE: ({ startOn }) => startOn,
  END_DATE: ({ endOn }) => endOn,
  SCORE: ({ averageScore }) => averageScore,
  POPULARITY: ({ popularity }) => popularity,
  ADDED_AT: ({ addedAt }) => addedAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
} satisfies Record<string, (work: AnyWork) => SortValue>;

/** The words of a medium for the beginning and the end of a run. */
export interface RunWords {
  start: string;
  end: string;
}

const ENUM_ORDER = ['in the order of the enum', 'in the reverse order of the enum'] as const;

/** The descriptions of these orders, and of that by format, which each medium has its own of. */
export const workOrderTexts = ({ start, end }: RunWords) =>
  ({
    TITLE_ROMAJI: ['romaji title', ...TITLE_ORDER],
    TITLE_ENGLISH: ['English title', ...TITLE_ORDER],
    TITLE_NATIVE: ['native title', ...TITLE_ORDER],
    FORMAT: ['format', ...ENUM_ORDER],
    STATUS: ['status', ...ENUM_ORDER],
    START_DATE: [`date of ${start}`, ...DATE_ORDER],
    END_DATE: [`date of ${end}`, ...DATE_ORDER],
    SCORE: ['average score', ...NUMBER_ORDER],
    POPULARITY: ['popularity', ...NUMBER_ORDER],
    ADDED_AT: ['the time it came into the catalogue', ...DATE_ORDER],
    UPDATED_AT: ['last change', ...DATE_ORDER],
    ...FIGURE_ORDER_TEXTS,
  }) as const;

/** Further orders of one request. */
const MOST_THEN = 3;
/** A list in several orders is mostly made for the one who asks: of 100,000 works it takes a tenth of a second. */
const THEN_COST = 300;

const THEN_BY = `Orders that decide between works with the same value in the order before, at most ${MOST_THEN}. Where they find no difference, the id decides.`;

/** The argument for further orders of works. */
export const thenByArg = <Name extends string>(
  type: EnumRef<typeof builder.$inferSchemaTypes, Name>,
) =>
  builder.args((t) => ({
    thenBy: t.field({
      type: [type],
      extensions: { cost: THEN_COST },
      description: THEN_BY,
    }),
  }));

/** The orders that a request asks for. */
export interface OrderAsked<Name extends string> {
  sort?: Name | FigureOrderName | null | undefined;
  thenBy?: readonly (Name | FigureOrderName)[] | null | undefined;
}

/** Lists are kept as long as the steps of their order are the same objects. @throws Refusal for too many orders. */
export const orderAsked = <M extends Media, Name extends string>(
  app: App,
  orders: Orders<WorkOf[M], Name>,
  { sort, thenBy }: OrderAsked<Name> & { sort: Name | FigureOrderName },
): Order<WorkOf[M]> => {
  const count = thenBy?.length ?? 0;
  if (count > MOST_THEN)
    throw refusal('BAD_USER_INPUT', 'TOO_MANY_ITEMS', { most: MOST_THEN, count, field: 'thenBy' });
  const known = { ...orders, ...figureOrders(app) };
  const names = [...new Set([sort, ...(thenBy ?? [])])];
  const [first, ...others] = names.map((name): PlainOrder<WorkOf[M]> => known[name]);
  return oneAfterAnother(first!, ...others);
};

/** The order in which a search puts what it found; null for the best match first. @throws Refusal for too many orders. */
export const matchOrder = <M extends Media, Name extends string>(
  app: App,
  orders: Orders<WorkOf[M], Name>,
  { sort, thenBy }: OrderAsked<Name>,
): Order<WorkOf[M]> | null => {
  const [first, ...others] = [...(sort ? [sort] : []), ...(thenBy ?? [])];
  return first ? orderAsked(app, orders, { sort: first, thenBy: others }) : null;
};

/** The arguments for it. A search puts in order only what it found, so further orders cost nothing. */
export const matchOrderArgs = <Name extends string>(
  type: EnumRef<typeof builder.$inferSchemaTypes, Name>,
) =>
  builder.args((t) => ({
    sort: t.field({ type, description: 'The order of the results; the best match first if null.' }),
    thenBy: t.field({ type: [type], description: THEN_BY }),
  }));
