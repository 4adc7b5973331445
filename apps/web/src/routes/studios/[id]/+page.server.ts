import { readStudio } from '#lib/features/catalog/name-page.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  studio: await readStudio(event, event.params.id),
});
