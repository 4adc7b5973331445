import { readAirings } from '#lib/features/airing/schedule.server.ts';
import { dayAddress, parseDay } from '#lib/features/airing/day-address.ts';
import { listedTime } from '#lib/features/airing/week.ts';
import { isCatalogueEmpty } from '#lib/features/catalog/data-source.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import { settleZone } from '#lib/features/accounts/account-zone.server.ts';
import type { PageServerLoad } from './$types';

/** The viewer's zone may differ from the one in which the page is rendered, and a night may belong to the day before. */
const MARGIN_DAYS = 1;

export const load: PageServerLoad = async (event) => {
  const week = event.url.searchParams.get('week');
  const chosen = week === null ? null : parseDay(week);
  if (week !== null && chosen === null) pageError(404, 'WEEK_NOT_FOUND');
  await readOrDegrade(event, () => settleZone(event));
  const { zone, isViewersZone, preferences } = event.locals;
  const { dayClock } = preferences;
  const firstDay = chosen ?? listedTime(currentTime(event), { zone, dayClock }).dayNumber;
  const span = {
    from: (firstDay - MARGIN_DAYS) * DAY_MS,
    to: (firstDay + 7 + MARGIN_DAYS) * DAY_MS,
  };
  const all = await readOrDegrade(event, () => readAirings(event, span));
  const isShown = (airingAt: string): boolean => {
    const { dayNumber } = listedTime(Date.parse(airingAt), { zone, dayClock });
    return dayNumber >= firstDay && dayNumber < firstDay + 7;
  };
  const airings = isViewersZone ? all?.filter(({ airingAt }) => isShown(airingAt)) : all;
  return {
    airings: airings ?? null,
    isFilling: all?.length === 0 && (await isCatalogueEmpty(event)),
    chosen,
    before: dayAddress(firstDay - 7),
    after: dayAddress(firstDay + 7),
  };
};
