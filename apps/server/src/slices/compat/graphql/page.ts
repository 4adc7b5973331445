import { findAirings } from '../queries/airing.ts';
import { findEntries, type ListArguments } from '../queries/list.ts';
import type { MediaArguments } from '../queries/media.ts';
import type { AiringArguments } from '../rules/airing.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { ListPage, PAGE, type PageArguments } from './list-page.ts';
import { mediaFor, type OnList } from './media-query.ts';
import { LIST_COST, SCHEDULE_COST, SEARCH_COST } from './cost.ts';

const page: FieldRule<unknown, PageArguments> = {
  resolve: (_root, args) => new ListPage(args),
  extensions: { sizeArgument: 'perPage', page: PAGE },
};

const media: FieldRule<ListPage, MediaArguments & OnList> = {
  resolve: (list, args, context) => {
    const found = mediaFor(context, args);
    return found instanceof Promise ? list.cutLater(found) : list.cut(found);
  },
  extensions: { cost: SEARCH_COST },
};

const airingSchedules: FieldRule<ListPage, AiringArguments> = {
  resolve: (list, args, context) => list.cut(findAirings(context, args)),
  extensions: { cost: SCHEDULE_COST },
};

const mediaList: FieldRule<ListPage, ListArguments> = {
  resolve: (list, args, context) => list.cutLater(findEntries(context, args)),
  extensions: { cost: LIST_COST },
};

const pageInfo: FieldRule<ListPage> = { resolve: (list) => list.info() };

export const pageRules = {
  Query: { Page: page },
  Page: { media, airingSchedules, mediaList, pageInfo },
} satisfies SchemaRules;
