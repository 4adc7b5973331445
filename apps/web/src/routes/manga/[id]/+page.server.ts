import { readManga } from '#lib/features/catalog/work-page.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  manga: await readManga(event, event.params.id),
});
