import { redirect } from '@sveltejs/kit';
import { readSubject, sendReport } from '#lib/features/reports/report-form.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { account } = await event.parent();
  if (!account) redirect(303, signInAddress(event.url));
  return { subject: await readSubject(event) };
};

export const actions = { default: sendReport } satisfies Actions;
