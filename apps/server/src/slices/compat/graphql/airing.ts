import { findAirings, runOf } from '../queries/airing.ts';
import type { Airing, AiringArguments } from '../rules/airing.ts';
import type { Media } from '../rules/media.ts';
import { RUN_COST, SCHEDULE_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { ListPage, type PageArguments } from './list-page.ts';
import { refusal } from '../reasons.ts';

const PAGE = { default: 25, max: 25 } as const;

const airingSchedule: FieldRule<unknown, AiringArguments> = {
  resolve: (_root, args, context) => {
    const [airing] = findAirings(context, args);
    if (!airing) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
    return airing;
  },
  extensions: { cost: SCHEDULE_COST },
};

const timeUntilAiring: FieldRule<Airing> = {
  resolve: ({ airingAt }, _args, { app }) => airingAt - Math.floor(app.clock.nowMs() / 1000),
};

const mediaId: FieldRule<Airing> = { resolve: ({ media }) => media.id };

interface AiringsOfMedia {
  page: ListPage;
  airings: Airing[];
}

const ofMedia: FieldRule<Media, PageArguments & Pick<AiringArguments, 'notYetAired'>> = {
  resolve: (media, { notYetAired, ...args }, context): AiringsOfMedia => {
    const page = new ListPage(args, PAGE);
    return { page, airings: page.cut(runOf(context, media, { notYetAired: notYetAired ?? null })) };
  },
  extensions: { sizeArgument: 'perPage', page: PAGE, cost: RUN_COST },
};

/** The airings of a work are computed together and have only a few numbers. The fields of their work cost what they do elsewhere. */
const nodes: FieldRule<AiringsOfMedia> = {
  resolve: ({ airings }) => airings,
  extensions: { isPart: true },
};

const edges: FieldRule<AiringsOfMedia> = {
  resolve: ({ airings }) => airings.map((node) => ({ node, id: node.id })),
  extensions: { isPart: true },
};

const pageInfo: FieldRule<AiringsOfMedia> = { resolve: ({ page }) => page.info() };

export const airingRules = {
  Query: { AiringSchedule: airingSchedule },
  Media: { airingSchedule: ofMedia },
  AiringSchedule: { timeUntilAiring, mediaId },
  AiringScheduleConnection: { nodes, edges, pageInfo },
  AiringScheduleEdge: { node: { extensions: { isPart: true } } },
} satisfies SchemaRules;
