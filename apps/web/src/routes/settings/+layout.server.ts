import { redirect } from '@sveltejs/kit';
import { signInAddress } from '#lib/server/route.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ parent, url, locals }) => {
  const { account } = await parent();
  if (!account && locals.isDegraded) pageError(503, 'ACCOUNT_UNAVAILABLE');
  if (!account) redirect(303, signInAddress(url));
  return { account };
};
