import { error, redirect } from '@sveltejs/kit';
import { signInAddress } from '#lib/server/route.server.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ parent, url }) => {
  const { account } = await parent();
  if (!account) redirect(303, signInAddress(url));
  // Pretend that there is no page. The routes check permissions again themselves.
  if (account.role !== 'admin') error(404, 'This page doesn’t exist.');
  return { account };
};
