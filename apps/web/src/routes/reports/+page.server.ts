import { redirect } from '@sveltejs/kit';
import { readReports, settleReport } from '#lib/features/reports/reports.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { account } = await event.parent();
  if (!account) redirect(303, signInAddress(event.url));
  if (account.role !== 'moderator' && account.role !== 'admin') pageError(404, 'PAGE_NOT_FOUND');
  const { searchParams } = event.url;
  const isSettled = searchParams.get('show') === 'settled';
  const reports = await readOrDegrade(event, () => readReports(event, isSettled));
  return { reports, isSettled, isFirst: !searchParams.has('after') };
};

export const actions = { settle: settleReport } satisfies Actions;
