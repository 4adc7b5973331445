import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { pageOf, type Ordering } from '#platform/graphql/connection.ts';
import {
  addStreaming,
  AnimeRef,
  byList,
  onListArgs,
  SeasonEnum,
  visibleTo,
  type AiringBasis,
  type Season,
} from '#slices/catalog/index.ts';
import { z } from 'zod';
import { DAY_MS } from '#platform/durations.ts';
import { schedule, type AiringEntry } from './schedule.ts';
import { horizonOf, type Span } from './rules/recurrence.ts';
import { refusal } from './reasons.ts';

const CACHE_SECONDS = 30;
const MOST_DAYS = 62;
const DEFAULT_DAYS = 7;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
/** A season is usually requested completely, so its pages are larger than others. */
const PAGE = { default: 100, max: 100 };

const AiringBasisEnum = builder.enumType('AiringBasis', {
  description: 'What the time of an airing is based on.',
  values: valuesOf<AiringBasis>({
    RECURRENCE: 'A source states when episodes air.',
    DERIVED: 'Weekly, between the known first and last airing.',
    PREMIERE: 'Only the first airing is known.',
  }),
});

const AiringEntryRef = builder.objectRef<AiringEntry>('AiringScheduleEntry').implement({
  extensions: { tier: 'public' },
  description: 'One airing of one anime.',
  fields: (t) => ({
    anime: t.expose('anime', {
      type: AnimeRef,
      nullable: false,
      description: 'The anime that airs.',
    }),
    airingAt: t.expose('airingAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it airs.',
    }),
    airingAtUnix: t.float({
      nullable: false,
      description: 'The same instant in whole seconds since 1970.',
      resolve: ({ airingAt }) => Math.floor(airingAt.getTime() / 1000),
    }),
    timeUntilAiring: t.float({
      nullable: false,
      description: 'Whole seconds from now; negative once it has aired.',
      extensions: { cacheSeconds: 0 },
      resolve: ({ airingAt }, _args, { app }) =>
        Math.round((airingAt.getTime() - app.clock.nowMs()) / 1000),
    }),
    episode: t.exposeInt('episode', {
      description: 'The episode number; null if counting airings does not give it.',
    }),
    isProjected: t.exposeBoolean('isProjected', {
      nullable: false,
      description:
        'Whether the airing only follows from the recurrence; false if a source has confirmed it.',
    }),
    isTimeKnown: t.exposeBoolean('isTimeKnown', {
      nullable: false,
      description: 'False if only the day is known and the time of day is a placeholder.',
    }),
    basis: t.expose('basis', {
      type: AiringBasisEnum,
      nullable: false,
      description: 'What the time is based on.',
    }),
  }),
});

addStreaming(AiringEntryRef, ({ anime }) => anime.streaming);

const BY_TIME: Ordering<AiringEntry, readonly [number, string]> = {
  key: z.tuple([z.number(), z.string()]),
  keyOf: ({ airingAt, anime }) => [airingAt.getTime(), anime.id],
  compare: ([at, id], [otherAt, otherId]) =>
    at - otherAt || (id === otherId ? 0 : id < otherId ? -1 : 1),
};

interface ScheduleArguments {
  notYetAired?: boolean | null | undefined;
  season?: Season | null | undefined;
  year?: number | null | undefined;
  from?: Date | null | undefined;
  to?: Date | null | undefined;
  continuing?: boolean | null | undefined;
}

/** The requested time; a week from `from` (or from now) if there is no end. */
const spanOf = ({ from, to }: ScheduleArguments, now: Date): Span => {
  const fromMs = (from ?? now).getTime();
  const toMs = to?.getTime() ?? fromMs + DEFAULT_DAYS * DAY_MS;
  if (toMs <= fromMs || toMs - fromMs > MOST_DAYS * DAY_MS) {
    throw refusal('BAD_USER_INPUT', 'AIRING_SPAN_INVALID', { field: 'to', most: MOST_DAYS });
  }
  return { fromMs, toMs: Math.min(toMs, horizonOf(now)) };
};

const seasonOf = ({ season, year, from, to, continuing }: ScheduleArguments) => {
  if (season == null && year == null) return null;
  if (season == null || year == null) {
    throw refusal('BAD_USER_INPUT', 'SEASON_INCOMPLETE');
  }
  if (from || to) {
    throw refusal('BAD_USER_INPUT', 'SEASON_AND_SPAN');
  }
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw refusal('BAD_USER_INPUT', 'YEAR_OUT_OF_RANGE', {
      field: 'year',
      least: FIRST_YEAR,
      most: LAST_YEAR,
      year,
    });
  }
  return { season, year, continuing: continuing ?? null };
};

/** Filters airings by whether they have aired. */
const airedAsked =
  ({ notYetAired }: ScheduleArguments, now: Date) =>
  ({ airingAt }: AiringEntry): boolean =>
    notYetAired == null || airingAt > now === notYetAired;

builder.queryField('airingSchedule', (t) =>
  t.connection(
    {
      type: AiringEntryRef,
      nullable: true,
      description: `With "season" and "year": one entry for each show of that season, its next airing while the season runs, else its first. With "from" and "to" (at most ${MOST_DAYS} days): every airing between them. With neither: the next ${DEFAULT_DAYS} days.`,
      args: {
        season: t.arg({
          type: SeasonEnum,
          description: 'Season of the schedule, given together with "year".',
        }),
        year: t.arg.int({ description: 'Year of the season, from 1900 to 2100.' }),
        from: t.arg({
          type: 'DateTime',
          description: 'Only airings at or after this instant; now by default.',
        }),
        to: t.arg({
          type: 'DateTime',
          description: 'Only airings before this instant; a week after "from" by default.',
        }),
        notYetAired: t.arg.boolean({
          description: 'Only future airings, or with false only past ones.',
        }),
        continuing: t.arg.boolean({
          description:
            'With a season: also shows that began earlier and still air. By default they are listed only until the season is over.',
        }),
        ...onListArgs,
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, page: PAGE },
      resolve: (_root, { onMyList, listStatus, ...args }, context) => {
        const { app, caller } = context;
        const now = app.clock.now();
        const season = seasonOf(args);
        const isVisible = visibleTo(caller);
        const entries = season
          ? app.get(schedule).ofSeason({ ...season, now }, isVisible)
          : app.get(schedule).within(spanOf(args, now), isVisible);
        const isAired = airedAsked(args, now);
        return byList(context, { media: 'ANIME', onMyList, listStatus }, (isAsked) => {
          const asked = entries.filter((entry) => isAired(entry) && isAsked(entry.anime.id));
          return pageOf(asked, args, BY_TIME);
        });
      },
    },
    { name: 'AiringScheduleConnection' },
    { name: 'AiringScheduleEdge' },
  ),
);

builder.objectField(AnimeRef, 'nextAiring', (t) =>
  t.field({
    type: AiringEntryRef,
    nullable: true,
    description: 'The next airing on the schedule.',
    extensions: { cacheSeconds: CACHE_SECONDS },
    resolve: (anime, _args, { app }) => app.get(schedule).nextOf(anime, app.clock.now()),
  }),
);

/** More than a year of a weekly show. */
const MOST_AIRINGS = 60;

builder.objectField(AnimeRef, 'airings', (t) =>
  t.field({
    type: [AiringEntryRef],
    nullable: false,
    description: `Its airings from an instant on (from now unless said), by time, ${MOST_AIRINGS} at most.`,
    args: {
      from: t.arg({
        type: 'DateTime',
        description: 'Only airings at or after this instant; now by default.',
      }),
      first: t.arg.int({
        defaultValue: 12,
        description: `Number of airings, 1 to ${MOST_AIRINGS}.`,
      }),
    },
    extensions: { cacheSeconds: CACHE_SECONDS, listSize: MOST_AIRINGS },
    resolve: (anime, { from, first }, { app }) => {
      const most = first ?? 12;
      if (most < 1 || most > MOST_AIRINGS) {
        throw refusal('BAD_USER_INPUT', 'TOO_MANY_AIRINGS', {
          field: 'first',
          most: MOST_AIRINGS,
        });
      }
      const now = app.clock.now();
      const span = { fromMs: (from ?? now).getTime(), toMs: horizonOf(now) };
      return app.get(schedule).ofAnime(anime, span, most);
    },
  }),
);
