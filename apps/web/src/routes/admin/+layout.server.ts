import { redirect } from '@sveltejs/kit';
import type { Sources } from '#lib/features/admin/source.ts';
import { readRoute, signInAddress } from '#lib/server/route.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async (event) => {
  const { account } = await event.parent();
  if (!account) redirect(303, signInAddress(event.url));
  // Pretend that there is no page. The routes check permissions again themselves.
  if (account.role !== 'admin') pageError(404, 'PAGE_NOT_FOUND');
  return { account, sources: await readRoute<Sources>(event, '/admin/sources') };
};
