import { DAY_MS } from '#platform/durations.ts';
import { batchedBy } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import {
  heatMapOf,
  readStatistics,
  type HeatMapDay,
  type Slice,
  type StatisticsKey,
} from '../queries/statistics.ts';
import { timeZoneOf } from '#slices/accounts/index.ts';
import { refusal } from '../reasons.ts';
import { NOTHING, type Facet, type Measure } from '../rules/tally.ts';
import { ListMediaEnum } from './enum.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { ownerOf } from './writer.ts';

const meanOf = ({ scored, scoreSum }: Measure): number | null =>
  scored === 0 ? null : Math.round((scoreSum / scored) * 100) / 100;

const deviationOf = ({ scored, scoreSum, scoreSquares }: Measure): number | null => {
  if (scored === 0) return null;
  const mean = scoreSum / scored;
  return Math.round(Math.sqrt(Math.max(scoreSquares / scored - mean * mean, 0)) * 100) / 100;
};

const SliceRef = builder.objectRef<Slice>('ListStatisticSlice').implement({
  extensions: { tier: 'public' },
  description: 'Statistics of the entries with one value.',
  fields: (t) => ({
    value: t.exposeString('value', {
      nullable: false,
      description: 'The value, such as a status, a score, a year or a genre.',
    }),
    entries: t.exposeInt('entries', {
      nullable: false,
      description: 'Number of entries with it.',
    }),
    units: t.exposeFloat('units', { nullable: false, description: 'Episodes or chapters.' }),
    minutes: t.exposeFloat('minutes', {
      nullable: false,
      description: 'Minutes watched; 0 for manga.',
    }),
    meanScore: t.float({
      resolve: meanOf,
      description: 'Mean of the scores, 0 to 100; null if none is scored.',
    }),
  }),
});

const FACET_FIELDS = {
  statuses: ['STATUS', 'By status, including planned works.'],
  scores: ['SCORE', 'By score, 0 to 100.'],
  formats: ['FORMAT', undefined],
  releaseYears: ['RELEASE_YEAR', undefined],
  startYears: ['START_YEAR', 'By the year they were begun.'],
  genres: ['GENRE', undefined],
  tags: ['TAG', undefined],
  studios: ['STUDIO', undefined],
  countries: ['COUNTRY', undefined],
} as const satisfies Record<string, readonly [Facet, string | undefined]>;

const STATISTIC_SIZE = 25;

/** Reads only the selected facets, in one statement, because most sums are of tags and studios, which few clients select. */
const facetOf = batchedBy(readStatistics);

const totalOf = async (context: RequestContext, list: StatisticsKey): Promise<Measure> =>
  (await facetOf(context, list, 'TOTAL'))?.[0] ?? NOTHING;

type Figure = keyof Measure;

const figure =
  (name: Figure) => async (list: StatisticsKey, _args: object, context: RequestContext) =>
    (await totalOf(context, list))[name];

export const StatisticsRef = builder.objectRef<StatisticsKey>('ListStatistics').implement({
  extensions: { tier: 'public' },
  description: 'Statistics of a list. Planned works count only in "statuses".',
  fields: (t) => ({
    entries: t.int({
      nullable: false,
      description: 'Number of entries.',
      resolve: figure('entries'),
    }),
    units: t.float({
      nullable: false,
      description: 'Episodes or chapters, including rewatches and rereads.',
      resolve: figure('units'),
    }),
    volumes: t.int({
      nullable: false,
      description: 'Volumes read, including rereads; 0 for anime.',
      resolve: figure('volumes'),
    }),
    minutes: t.float({
      nullable: false,
      description: 'Minutes watched, at the usual length of the format; 0 for manga.',
      resolve: figure('minutes'),
    }),
    scored: t.int({
      nullable: false,
      description: 'Number of entries with a score.',
      resolve: figure('scored'),
    }),
    meanScore: t.float({
      description: 'Mean of the scores, 0 to 100; null if none is scored.',
      resolve: async (list, _args, context) => meanOf(await totalOf(context, list)),
    }),
    standardDeviation: t.float({
      description: 'Standard deviation of the scores, 0 to 100; null if none is scored.',
      resolve: async (list, _args, context) => deviationOf(await totalOf(context, list)),
    }),
  }),
});

for (const [name, [facet, description]] of Object.entries(FACET_FIELDS)) {
  builder.objectField(StatisticsRef, name, (t) =>
    t.field({
      type: [SliceRef],
      nullable: false,
      description: description ?? 'Most frequent first.',
      extensions: { listSize: STATISTIC_SIZE },
      resolve: async (list, _args, context) => (await facetOf(context, list, facet)) ?? [],
    }),
  );
}

builder.objectField(ViewerRef, 'statistics', (t) =>
  t.field({
    type: StatisticsRef,
    nullable: true,
    description: 'Statistics of the list of the user.',
    args: {
      media: t.arg({ type: ListMediaEnum, required: true, description: 'Which list to measure.' }),
    },
    resolve: ({ id: userId }, { media }, context) => {
      ownerOf(context);
      return { userId, media, reading: 'own' as const };
    },
  }),
);

export const HeatMapDayRef = builder.objectRef<HeatMapDay>('HeatMapDay').implement({
  extensions: { tier: 'public' },
  description: "The plays of one day, in the owner's time zone.",
  fields: (t) => ({
    on: t.expose('on', {
      type: 'PartialDate',
      nullable: false,
      description: 'The day, `YYYY-MM-DD`.',
    }),
    units: t.exposeInt('units', {
      nullable: false,
      description: 'Number of episodes and chapters.',
    }),
    plays: t.exposeInt('plays', {
      nullable: false,
      description: 'Number of plays. Several episodes marked at once are one play.',
    }),
  }),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOST_DAYS = 366;

/** The days between two, both included. @throws Refusal `BAD_USER_INPUT`. */
export const requireDays = (from: string, to: string): { from: string; to: string } => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (DAY.test(from) && DAY.test(to) && days >= 1 && days <= MOST_DAYS) return { from, to };
  throw refusal('BAD_USER_INPUT', 'HEAT_MAP_SPAN_INVALID', { most: MOST_DAYS });
};

builder.objectField(ViewerRef, 'heatMap', (t) =>
  t.field({
    type: [HeatMapDayRef],
    nullable: true,
    description: `Number of plays per day, for at most ${MOST_DAYS} days, without days that have none.`,
    extensions: { cost: 10, listSize: 200 },
    args: {
      from: t.arg({
        type: 'PartialDate',
        required: true,
        description: 'The first day, `YYYY-MM-DD`.',
      }),
      to: t.arg({
        type: 'PartialDate',
        required: true,
        description: 'The last day, `YYYY-MM-DD`.',
      }),
      media: t.arg({
        type: ListMediaEnum,
        description: 'Only plays of anime, or only of manga; both unless given.',
      }),
    },
    resolve: async ({ id: userId }, { from, to, media }, context) => {
      ownerOf(context);
      const timeZone = await timeZoneOf(context.app.db, userId);
      const days = requireDays(from, to);
      return heatMapOf(context.app.db, {
        userId,
        reading: 'own',
        media: media ?? null,
        timeZone,
        ...days,
      });
    },
  }),
);
