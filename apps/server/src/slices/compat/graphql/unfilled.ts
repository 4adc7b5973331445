import type { FieldRule, SchemaRules } from './field-rule.ts';
import { ListPage, type PageArguments } from './list-page.ts';
import { refusal } from '../reasons.ts';

/** The connections of a work for which the catalogue has no data, by their field of Media. */
const CONNECTIONS = {
  reviews: 'ReviewConnection',
  trends: 'MediaTrendConnection',
} as const;

/** Fields of Query for single items that do not exist here. */
const ONES = [
  'Review',
  'Recommendation',
  'Activity',
  'ActivityReply',
  'Thread',
  'ThreadComment',
  'MediaTrend',
];

/** Fields of Page that would list them. */
const LISTS = [
  'reviews',
  'recommendations',
  'activities',
  'activityReplies',
  'threads',
  'threadComments',
  'likes',
  'notifications',
  'mediaTrends',
];

const connection: FieldRule<unknown, PageArguments> = {
  resolve: (_media, args) => new ListPage(args),
  extensions: { isPart: true },
};

const list: FieldRule<ListPage> = {
  resolve: (page) => page.cut([]),
  extensions: { listSize: 0 },
};

const pageInfo: FieldRule<ListPage> = {
  resolve: (page) => page.info(),
  extensions: { isPart: true },
};

const none: FieldRule<unknown> = { resolve: () => [], extensions: { listSize: 0 } };

const notFound: FieldRule<unknown> = {
  resolve: () => {
    throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  },
};

const each = <Rule>(fields: readonly string[], rule: Rule): Record<string, Rule> =>
  Object.fromEntries(fields.map((field) => [field, rule]));

/** Empty results in the form that clients expect. */
export const unfilledRules: SchemaRules = {
  Query: each(ONES, notFound),
  Page: each(LISTS, list),
  Media: each(Object.keys(CONNECTIONS), connection),
  ...Object.fromEntries(
    Object.values(CONNECTIONS).map((type) => [type, { edges: list, nodes: list, pageInfo }]),
  ),
  MediaStats: each(['scoreDistribution', 'statusDistribution', 'airingProgression'], none),
  User: each(['moderatorRoles', 'previousNames'], none),
};
