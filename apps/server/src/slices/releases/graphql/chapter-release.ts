import { z } from 'zod';
import { DAY_MS } from '#platform/durations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOfRows } from '#platform/graphql/connection.ts';
import { pageArguments } from '#platform/graphql/page.ts';
import { chapterReleasePage, countChapterReleases, type ChapterKey } from '../queries.ts';
import { ChapterRef } from './unit.ts';
import { refusal } from '../reasons.ts';

const CACHE_SECONDS = 60;
const DEFAULT_DAYS = 7;
const MOST_DAYS = 62;
const COST = 10;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

interface SpanArguments {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** The requested days: a week from `from`, or the week up to `to`. Without both it is a week on either side of today. */
const spanOf = ({ from, to }: SpanArguments, now: Date): { from: string; to: string } => {
  for (const day of [from, to]) {
    if (day != null && day.length !== 10) {
      throw refusal('BAD_USER_INPUT', 'INVALID_DAY', { day });
    }
  }
  const today = now.getTime();
  const first = from ?? dayOf((to == null ? today : Date.parse(to)) - DEFAULT_DAYS * DAY_MS);
  const last = to ?? dayOf((from == null ? today : Date.parse(from)) + DEFAULT_DAYS * DAY_MS);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  if (days >= 0 && days <= MOST_DAYS) return { from: first, to: last };
  throw refusal('BAD_USER_INPUT', 'INVALID_SPAN', { field: 'to', most: MOST_DAYS });
};

const key: z.ZodType<ChapterKey> = z.tuple([z.string(), z.uuid()]);

builder.queryField('chapterReleases', (t) =>
  t.connection(
    {
      type: ChapterRef,
      nullable: true,
      description: `Chapters by the day they come out, from a week ago to a week ahead unless said; ${MOST_DAYS} days at most. Those of which the day is not known are in none.`,
      args: {
        from: t.arg({ type: 'PartialDate', description: 'The first day.' }),
        to: t.arg({ type: 'PartialDate', description: 'The last day.' }),
        language: t.arg.string({ description: 'BCP 47; any language by default.' }),
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: COST },
      resolve: async (_root, { from, to, language, ...args }, { app, caller }) => {
        const page = pageArguments(args, key);
        const days = spanOf({ from, to }, app.clock.now());
        const span = { ...days, language: language ?? null, hasAdult: caller.canSeeAdult };
        return connectionOfRows({
          rows: await chapterReleasePage(app.db, span, page),
          page,
          keyOf: ({ releasedOn, id }): ChapterKey => [releasedOn ?? '', id],
          totalCount: () => countChapterReleases(app.db, span),
        });
      },
    },
    { name: 'ChapterReleaseConnection' },
    { name: 'ChapterReleaseEdge' },
  ),
);
