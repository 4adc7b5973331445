import { refusal } from '#platform/errors.ts';
import { findAirings } from '../queries/airing.ts';
import type { Airing, AiringArguments } from '../rules/airing.ts';
import type { Media } from '../rules/media.ts';
import { SCHEDULE_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { ListPage, type PageArguments } from './list-page.ts';

const PAGE = { default: 25, max: 25 } as const;

const airingSchedule: FieldRule<unknown, AiringArguments> = {
  resolve: (_root, args, context) => {
    const [airing] = findAirings(context, args);
    if (!airing) throw refusal('NOT_FOUND', 'Not Found.');
    return airing;
  },
  extensions: { cost: SCHEDULE_COST },
};

const timeUntilAiring: FieldRule<Airing> = {
  resolve: ({ airingAt }, _args, { app }) =>
    airingAt - Math.floor(app.clock.now().getTime() / 1000),
};

const mediaId: FieldRule<Airing> = { resolve: ({ media }) => media.id };

interface AiringsOfMedia {
  page: ListPage;
  airings: Airing[];
}

const ofMedia: FieldRule<Media, PageArguments & Pick<AiringArguments, 'notYetAired'>> = {
  resolve: ({ id }, { notYetAired, ...args }, context): AiringsOfMedia => {
    const page = new ListPage(args, PAGE);
    const filter = { mediaId: id, ...(notYetAired == null ? {} : { notYetAired }) };
    return { page, airings: page.cut(findAirings(context, filter)) };
  },
  extensions: { sizeArgument: 'perPage', page: PAGE, cost: SCHEDULE_COST },
};

const nodes: FieldRule<AiringsOfMedia> = { resolve: ({ airings }) => airings };

const edges: FieldRule<AiringsOfMedia> = {
  resolve: ({ airings }) => airings.map((node) => ({ node, id: node.id })),
};

const pageInfo: FieldRule<AiringsOfMedia> = { resolve: ({ page }) => page.info() };

export const airingRules = {
  Query: { AiringSchedule: airingSchedule },
  Media: { airingSchedule: ofMedia },
  AiringSchedule: { timeUntilAiring, mediaId },
  AiringScheduleConnection: { nodes, edges, pageInfo },
} satisfies SchemaRules;
