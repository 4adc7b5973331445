import { redirect } from '@sveltejs/kit';
import { signInAddress } from '#lib/server/route.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ parent, url }) => {
  const { account } = await parent();
  if (!account) redirect(303, signInAddress(url));
  // Pretend that there is no page. The routes check permissions again themselves.
  if (account.role !== 'admin') pageError(404, 'PAGE_NOT_FOUND');
  return { account };
};
