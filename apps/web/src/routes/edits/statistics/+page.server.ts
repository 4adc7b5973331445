import { PERIODS, readTopEditors } from '#lib/features/edits/statistics.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const asked = event.url.searchParams.get('period');
  const period = PERIODS.find((one) => one === asked) ?? 'MONTH';
  return { period, editors: await readOrDegrade(event, () => readTopEditors(event, period)) };
};
