import { redirect } from '@sveltejs/kit';
import { signInAddress } from '#lib/route.server.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ parent, url }) => {
  const { account } = await parent();
  if (!account) redirect(303, signInAddress(url));
  return { account };
};
