import type { FieldRule, SchemaRules } from './field-rule.ts';
import { ListPage, type PageArguments } from './list-page.ts';

/** The connections of a work that the catalogue has nothing for, by their field of Media. */
const CONNECTIONS = {
  characters: 'CharacterConnection',
  reviews: 'ReviewConnection',
  recommendations: 'RecommendationConnection',
} as const;

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

const statistic: FieldRule<unknown> = { resolve: () => [], extensions: { listSize: 0 } };

/** Empty answers in the form clients expect. */
export const unfilledRules: SchemaRules = {
  Media: Object.fromEntries(Object.keys(CONNECTIONS).map((field) => [field, connection])),
  ...Object.fromEntries(
    Object.values(CONNECTIONS).map((type) => [type, { edges: list, nodes: list, pageInfo }]),
  ),
  MediaStats: { scoreDistribution: statistic, statusDistribution: statistic },
};
