import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { schedule } from '#slices/airing/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import type { ListStatus } from '#slices/lists/index.ts';
import { because } from '../reasons.ts';
import type { ListedMedia } from '../rules/list.ts';
import { numberOfEdge } from '../rules/number.ts';
import { pageInput } from './list.ts';
import { rowOf } from './row.ts';
const MOST_DAYS = 366;
/** A daily show has fewer in a year. */
const MOST_AIRINGS = 400;

/** Entries that are over have no events to come. */
const WANTED: ReadonlySet<ListStatus> = new Set(['CURRENT', 'REPEATING', 'PLANNING', 'PAUSED']);

interface Days {
  fromMs: number;
  /** The instant after the last day. */
  toMs: number;
}

/** The days that are asked for: a span, or a month, by default the current one. */
export const calendarInput = (now: Date) =>
  pageInput
    .extend({
      start_date: z.iso.date().optional(),
      end_date: z.iso.date().optional(),
      month: z.coerce
        .number()
        .int()
        .min(1)
        .max(12)
        .default(now.getUTCMonth() + 1),
      year: z.coerce.number().int().min(1900).max(2100).default(now.getUTCFullYear()),
    })
    .transform(({ start_date: start, end_date: end, month, year, ...page }) => {
      const first = start === undefined ? Date.UTC(year, month - 1, 1) : Date.parse(start);
      const day = new Date(first);
      const nextMonth = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
      const days: Days = {
        fromMs: first,
        toMs: end === undefined ? nextMonth : Date.parse(end) + DAY_MS,
      };
      return { ...page, days };
    })
    .refine(
      ({ days }) => days.toMs > days.fromMs && days.toMs - days.fromMs <= MOST_DAYS * DAY_MS,
      because('YAMTRACK_DAYS'),
    );

/** The airings of what is on a list, by time. */
export const eventsOf = (app: App, entries: readonly ListedMedia[], { fromMs, toMs }: Days) =>
  entries
    .filter(({ entry, media }) => media.type === 'ANIME' && WANTED.has(entry.status))
    .flatMap((listed) => {
      const anime = app.get(catalogue).get(listed.media.record.id);
      const span = { fromMs, toMs };
      const airings = anime ? app.get(schedule).ofAnime(anime, span, MOST_AIRINGS) : [];
      return airings.map(({ airingAt, episode }) => ({ listed, airingAt, episode }));
    })
    .toSorted((a, b) => a.airingAt.getTime() - b.airingAt.getTime());

/** An event as clients read it. */
export const eventRow = (
  app: App,
  { listed, airingAt, episode }: ReturnType<typeof eventsOf>[number],
) => {
  const { item, item_id, parent_id } = rowOf(app, listed.media, listed);
  return {
    id: numberOfEdge(listed.media.record.id, airingAt.getTime()),
    item,
    item_id,
    parent_id,
    content_number: episode,
    datetime: airingAt.toISOString(),
    notification_sent: false,
  };
};
