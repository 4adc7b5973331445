import { readStudio } from '#lib/features/catalog/name-page.server.ts';
import { workWords } from '#lib/features/catalog/work-words.ts';
import { catalogWords } from '#lib/features/catalog/words.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { locale } = event.locals.preferences;
  const studio = await readStudio(event, event.params.id);
  const { totalCount } = studio.anime;
  const say = workWords(locale);
  return {
    studio,
    description: say.studioDescription(studio.name),
    count: totalCount === null ? null : catalogWords(locale).titles(totalCount),
    more: say.more,
  };
};
