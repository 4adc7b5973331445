import type { App } from '#platform/app.ts';
import { mainTitle, shelfOf, type Media } from '#slices/catalog/index.ts';

/** The main titles of a work, of which pages show the one in their reader's language, and whether it is a film. */
export interface WorkTitles {
  titleRomaji: string | null;
  titleEnglish: string | null;
  titleNative: string;
  format: string | null;
  episodeCount: number | null;
}

/** A work with the title that reports show, and those to choose from; of a work that is gone there are none. */
export interface NamedWork {
  title: string | null;
  titles: WorkTitles | null;
}

export const namedWork = (app: App, media: Media, id: string): NamedWork => {
  const work = shelfOf(app, media).get(id);
  if (!work) return { title: null, titles: null };
  const { titleRomaji, titleEnglish, titleNative, format } = work;
  const episodeCount = 'episodeCount' in work ? work.episodeCount : null;
  const titles = { titleRomaji, titleEnglish, titleNative, format, episodeCount };
  return { title: mainTitle(work), titles };
};
