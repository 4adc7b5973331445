import type { RequestContext } from '#platform/graphql/context.ts';
import { requireScope } from '#slices/access/index.ts';
import { type Media, studios } from '#slices/catalog/index.ts';
import { statisticsOf, totalOf } from '../queries/statistics.ts';
import type { ListOwner } from '../rules/list.ts';
import { BREAKDOWNS, breakdownOf, deviationOf, meanOf, type Slices } from '../rules/statistics.ts';
import { LIST_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import type { StudioOfMedia } from './people.ts';

/** The figures of a list. */
export interface Statistics {
  medium: Media;
  slices: Slices;
}

/** The statistics of both lists of a user. @throws Refusal `FORBIDDEN` for one's own without the scope `read:list` */
export const readStatistics = async (
  context: RequestContext,
  owner: ListOwner,
): Promise<{ anime: Statistics; manga: Statistics }> => {
  if (owner.reading === 'own') requireScope(context.caller, 'read:list');
  const of = async (medium: Media): Promise<Statistics> => ({
    medium,
    slices: await statisticsOf(context, owner, medium),
  });
  return { anime: await of('ANIME'), manga: await of('MANGA') };
};

const statistics: FieldRule<ListOwner> = {
  resolve: (owner, _args, context) => readStatistics(context, owner),
  extensions: { cost: LIST_COST },
};

type Total = ReturnType<typeof totalOf>;

const figure = (read: (total: Total) => number, only?: Media): FieldRule<Statistics> => ({
  resolve: ({ medium, slices }) =>
    only !== undefined && medium !== only ? 0 : read(totalOf(slices)),
});

interface BreakdownArguments {
  limit?: number | null;
  sort?: readonly (string | null)[] | null;
}

/** The usual number of rows of a breakdown. */
const LINES = 10;

const breakdown = (field: string): FieldRule<Statistics, BreakdownArguments> => ({
  resolve: ({ slices }, args) => breakdownOf(slices, field, args),
  extensions: { listSize: LINES },
});

const ofNobody: FieldRule<Statistics> = { resolve: () => [], extensions: { listSize: 0 } };

/** The studio of a row of a breakdown. */
export const studioOfRow: FieldRule<{ studioName: string }> = {
  resolve: ({ studioName }, _args, { app }): StudioOfMedia | null => {
    const named = app.get(studios).named(studioName);
    return named && { studio: named };
  },
};

/** Statistics of lists. Planned works count only among the statuses, as in our own statistics. */
export const statisticsRules: SchemaRules = {
  User: { statistics },
  UserStatisticTypes: {
    anime: { extensions: { isPart: true } },
    manga: { extensions: { isPart: true } },
  },
  UserStatistics: {
    count: figure(({ entries }) => entries),
    meanScore: figure(meanOf),
    standardDeviation: figure(deviationOf),
    minutesWatched: figure(({ minutes }) => Math.round(minutes), 'ANIME'),
    episodesWatched: figure(({ units }) => Math.floor(units), 'ANIME'),
    chaptersRead: figure(({ units }) => Math.floor(units), 'MANGA'),
    volumesRead: figure(({ volumes }) => volumes, 'MANGA'),
    ...Object.fromEntries(Object.keys(BREAKDOWNS).map((field) => [field, breakdown(field)])),
    lengths: ofNobody,
    voiceActors: ofNobody,
    staff: ofNobody,
  },
  UserStudioStatistic: { studio: studioOfRow },
};
