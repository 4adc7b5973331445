import { readCredited } from '#lib/features/catalog/name-page.server.ts';
import { shownName } from '#lib/features/catalog/name.ts';
import { workWords } from '#lib/features/catalog/work-words.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { preferences } = event.locals;
  const person = await readCredited(event, event.params.id);
  const name = shownName(person, preferences);
  return { person, description: workWords(preferences.locale).personDescription(name) };
};
