import { readAnime } from '#lib/features/catalog/work-page.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  anime: await readAnime(event, event.params.id),
});
