import { settleZone } from '#lib/features/accounts/account-zone.server.ts';
import { readWeek, todayOf } from '#lib/features/airing/schedule.server.ts';
import { dayAddress, parseDay } from '#lib/features/airing/day-address.ts';
import { isCatalogueEmpty } from '#lib/features/catalog/data-source.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const week = event.url.searchParams.get('week');
  const chosen = week === null ? null : parseDay(week);
  if (week !== null && chosen === null) pageError(404, 'WEEK_NOT_FOUND');
  await readOrDegrade(event, () => settleZone(event));
  const firstDay = chosen ?? todayOf(event);
  const airings = await readOrDegrade(event, () => readWeek(event, firstDay));
  return {
    airings,
    isFilling: airings?.length === 0 && (await isCatalogueEmpty(event)),
    chosen,
    before: dayAddress(firstDay - 7),
    after: dayAddress(firstDay + 7),
  };
};
