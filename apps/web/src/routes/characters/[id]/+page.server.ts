import { readCharacter } from '#lib/features/catalog/name-page.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  character: await readCharacter(event, event.params.id),
});
