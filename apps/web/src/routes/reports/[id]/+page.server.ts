import { redirect } from '@sveltejs/kit';
import { readReport, settleReport } from '#lib/features/reports/reports.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { account } = await event.parent();
  if (!account) redirect(303, signInAddress(event.url));
  const isModerator = account.role === 'moderator' || account.role === 'admin';
  const isSent = event.url.searchParams.has('sent');
  return { report: await readReport(event), isModerator, isSent };
};

export const actions = { settle: settleReport } satisfies Actions;
