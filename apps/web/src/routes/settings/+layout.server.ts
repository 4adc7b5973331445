import { error, redirect } from '@sveltejs/kit';
import { signInAddress } from '#lib/server/route.server.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ parent, url, locals }) => {
  const { account } = await parent();
  if (!account && locals.isDegraded) error(503, 'Your account couldn’t be loaded.');
  if (!account) redirect(303, signInAddress(url));
  return { account };
};
