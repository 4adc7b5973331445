import type { RequestEvent } from '@sveltejs/kit';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import { AIRING_SLOT } from './fragments.server.ts';
import type { AiringSlot } from './schedule.ts';
import { listedTime } from './week.ts';

const SCHEDULE = graphql(
  `
    query WebSchedule($from: DateTime!, $to: DateTime!, $after: String) {
      airingSchedule(from: $from, to: $to, first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          ...AiringSlot
        }
      }
    }
  `,
  [AIRING_SLOT],
);

type Page = ResultOf<typeof SCHEDULE>;

/** More than twice the largest week on record. It bounds the page, whatever the catalogue contains. */
const MAX_PAGES = 6;

/** The viewer's zone may differ from the one in which the page is rendered, and a night may belong to the day before. */
const MARGIN_DAYS = 1;

/** The day under which an instant is listed for the visitor, as far as their zone is known. */
const dayOf = ({ locals }: RequestEvent, instant: number): number => {
  const { zone, preferences } = locals;
  return listedTime(instant, { zone, dayClock: preferences.dayClock }).dayNumber;
};

/** Today, for the visitor. */
export const todayOf = (event: RequestEvent): number => dayOf(event, currentTime(event));

/** The airings of seven days; also of the days beside them while the visitor's zone is unknown. */
export async function readWeek(event: RequestEvent, firstDay: number): Promise<AiringSlot[]> {
  const all = await readAirings(event, {
    from: (firstDay - MARGIN_DAYS) * DAY_MS,
    to: (firstDay + 7 + MARGIN_DAYS) * DAY_MS,
  });
  if (!event.locals.isViewersZone) return all;
  return all.filter(({ airingAt }) => {
    const day = dayOf(event, Date.parse(airingAt));
    return day >= firstDay && day < firstDay + 7;
  });
}

/** An episode that began half an hour ago still airs. */
const ON_AIR_MS = 30 * 60_000;

/**
 * The first airings of a week from today that are not over, of which some have no time yet. While the visitor's zone is unknown, what is on
 * air may be of yesterday: the page lists it if it is of today in their zone.
 */
export const soonIn = (
  event: RequestEvent,
  { week, today, most }: { week: readonly AiringSlot[]; today: number; most: number },
): AiringSlot[] => {
  const from = currentTime(event) - ON_AIR_MS;
  return week
    .filter(({ airingAt, isTimeKnown }) => {
      const instant = Date.parse(airingAt);
      const isComing = dayOf(event, instant) >= today;
      if (!isTimeKnown) return isComing;
      return instant >= from && (isComing || !event.locals.isViewersZone);
    })
    .slice(0, most);
};

/** Every airing between two instants, in milliseconds since the epoch. */
async function readAirings(
  event: RequestEvent,
  span: { from: number; to: number },
): Promise<AiringSlot[]> {
  const from = new Date(span.from).toISOString();
  const to = new Date(span.to).toISOString();
  const airings: AiringSlot[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { airingSchedule }: Page = await execute(event, SCHEDULE, { from, to, after });
    if (!airingSchedule) break;
    airings.push(...airingSchedule.nodes);
    after = airingSchedule.pageInfo.endCursor;
    if (!airingSchedule.pageInfo.hasNextPage || after === null) break;
  }
  return airings;
}
