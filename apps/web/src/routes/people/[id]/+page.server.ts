import { readCredited } from '#lib/features/catalog/name-page.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  person: await readCredited(event, event.params.id),
});
