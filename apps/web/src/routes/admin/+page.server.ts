import type { Overview } from '#lib/features/admin/admin.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  overview: await readRoute<Overview>(event, '/admin/overview'),
});
