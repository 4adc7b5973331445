import type { App } from '#platform/app.ts';
import { type Media, type Anime, type Manga, shelfOf } from '#slices/catalog/index.ts';
import { foldTitle, isOfYear } from './rules/suggest.ts';

const MOST_SUGGESTIONS = 5;

/** Works with exactly this title, and this year if both are known. They are only suggestions, from which people choose. */
export type TitledWorks = (media: Media, title: string, year: number | null) => string[];

const titlesOf = (work: Anime | Manga): string[] => [
  work.titleNative,
  ...[work.titleRomaji, work.titleEnglish].filter((title) => title !== null),
  ...work.synonyms.map(({ text }) => text),
];

const yearOf = ({ startOn }: Anime | Manga): number | null =>
  startOn === null ? null : Number(startOn.slice(0, 4));

/** All works by their titles, the most popular first. */
const byTitle = (works: Iterable<Anime | Manga>): Map<string, (Anime | Manga)[]> => {
  const found = new Map<string, (Anime | Manga)[]>();
  const shown = [...works].filter(({ isHidden }) => !isHidden);
  for (const work of shown.sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))) {
    for (const title of new Set(titlesOf(work).map(foldTitle))) {
      const same = found.get(title);
      if (same) same.push(work);
      else found.set(title, [work]);
    }
  }
  return found;
};

/** Looks up works by title for one file. The titles of a medium are indexed when the first row needs them. */
export const titledWorks = (app: App): TitledWorks => {
  const gathered = new Map<Media, Map<string, (Anime | Manga)[]>>();
  const worksOf = (media: Media) => {
    const known = gathered.get(media);
    if (known) return known;
    const shelf = shelfOf(app, media);
    const made = byTitle(shelf.all());
    gathered.set(media, made);
    return made;
  };
  return (media, title, year) => {
    const folded = foldTitle(title);
    if (folded === '') return [];
    const same = worksOf(media).get(folded) ?? [];
    return same
      .filter((work) => isOfYear(yearOf(work), year))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ id }) => id);
  };
};
