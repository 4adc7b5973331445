import type { HubPage } from '#lib/features/admin/hub.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  page: await readRoute<HubPage>(event, '/admin/followed-hub'),
});
