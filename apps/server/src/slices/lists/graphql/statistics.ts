import { refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import {
  heatMapOf,
  statisticsOf,
  type HeatMapDay,
  type Slice,
  type Statistics,
} from '../queries/statistics.ts';
import { timeZoneOf } from '#slices/accounts/index.ts';
import type { Facet, Measure } from '../rules/tally.ts';
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
  description: 'What the entries with one value amount to.',
  fields: (t) => ({
    value: t.exposeString('value', { nullable: false }),
    entries: t.exposeInt('entries', { nullable: false }),
    units: t.exposeFloat('units', { nullable: false, description: 'Episodes or chapters.' }),
    minutes: t.exposeFloat('minutes', { nullable: false, description: 'Of anime.' }),
    meanScore: t.float({ resolve: meanOf, description: 'Of 100; null where none is scored.' }),
  }),
});

const FACET_FIELDS = {
  statuses: ['STATUS', 'Planned ones among them, which the other figures leave out.'],
  scores: ['SCORE', 'By score of 100.'],
  formats: ['FORMAT', undefined],
  releaseYears: ['RELEASE_YEAR', undefined],
  startYears: ['START_YEAR', 'By the year they were begun.'],
  genres: ['GENRE', undefined],
  tags: ['TAG', undefined],
  studios: ['STUDIO', undefined],
  countries: ['COUNTRY', undefined],
} as const satisfies Record<string, readonly [Facet, string | undefined]>;

const STATISTIC_SIZE = 25;

export const StatisticsRef = builder.objectRef<Statistics>('ListStatistics').implement({
  extensions: { tier: 'public' },
  description: 'What a list amounts to. Works that are only planned count in "statuses" alone.',
  fields: (t) => ({
    entries: t.exposeInt('entries', { nullable: false }),
    units: t.exposeFloat('units', {
      nullable: false,
      description: 'Episodes or chapters, each time through.',
    }),
    volumes: t.exposeInt('volumes', { nullable: false }),
    minutes: t.exposeFloat('minutes', {
      nullable: false,
      description: 'Of anime: episodes by the length that is usual of their format.',
    }),
    scored: t.exposeInt('scored', { nullable: false, description: 'Entries with a score.' }),
    meanScore: t.float({ resolve: meanOf, description: 'Of 100; null where none is scored.' }),
    standardDeviation: t.float({ resolve: deviationOf }),
  }),
});

for (const [name, [facet, description]] of Object.entries(FACET_FIELDS)) {
  builder.objectField(StatisticsRef, name, (t) =>
    t.field({
      type: [SliceRef],
      nullable: false,
      description: description ?? 'The most frequent first.',
      extensions: { listSize: STATISTIC_SIZE },
      resolve: ({ slices }) => [...slices[facet]],
    }),
  );
}

builder.objectField(ViewerRef, 'statistics', (t) =>
  t.field({
    type: StatisticsRef,
    nullable: false,
    args: { media: t.arg({ type: ListMediaEnum, required: true }) },
    resolve: ({ id: userId }, { media }, context) => {
      ownerOf(context);
      return statisticsOf(context.app, { userId, media, reading: 'own' });
    },
  }),
);

export const HeatMapDayRef = builder.objectRef<HeatMapDay>('HeatMapDay').implement({
  extensions: { tier: 'public' },
  description: 'The plays of one day where their owner lives.',
  fields: (t) => ({
    on: t.expose('on', { type: 'PartialDate', nullable: false }),
    units: t.exposeInt('units', { nullable: false, description: 'Episodes and chapters.' }),
    plays: t.exposeInt('plays', { nullable: false }),
  }),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOST_DAYS = 366;

/** The days between two, both included. @throws Refusal `BAD_USER_INPUT`. */
export const requireDays = (from: string, to: string): { from: string; to: string } => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (DAY.test(from) && DAY.test(to) && days >= 1 && days <= MOST_DAYS) return { from, to };
  throw refusal(
    'BAD_USER_INPUT',
    `"from" and "to" are days, at most ${MOST_DAYS} of them, in their order.`,
  );
};

builder.objectField(ViewerRef, 'heatMap', (t) =>
  t.field({
    type: [HeatMapDayRef],
    nullable: false,
    description: `Plays by day, of at most ${MOST_DAYS} days; days without any are left out.`,
    extensions: { cost: 10, listSize: 200 },
    args: {
      from: t.arg({ type: 'PartialDate', required: true }),
      to: t.arg({ type: 'PartialDate', required: true }),
      media: t.arg({ type: ListMediaEnum }),
    },
    resolve: async ({ id: userId }, { from, to, media }, context) => {
      ownerOf(context);
      const timeZone = await timeZoneOf(context.app, userId);
      const days = requireDays(from, to);
      return heatMapOf(context.app, {
        userId,
        reading: 'own',
        media: media ?? null,
        timeZone,
        ...days,
      });
    },
  }),
);
