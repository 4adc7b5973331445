import type { AnimeSummary } from './anime.ts';
import type { MangaCard } from './manga.ts';
import type { CatalogWords } from './words.ts';

/** "12 episodes", "about 12 episodes", or null when unknown or when there is no more to count than one film. */
export function episodesLabel(anime: AnimeSummary, say: CatalogWords): string | null {
  const { format, episodeCount, episodeCountSource } = anime;
  if (!episodeCount || (format === 'MOVIE' && episodeCount === 1)) return null;
  return episodeCountSource === 'ESTIMATED'
    ? say.aboutEpisodes(episodeCount)
    : say.episodes(episodeCount);
}

/** "28", "≈28" where it is computed, null when unknown. */
export function episodeTotal({ episodeCount, episodeCountSource }: AnimeSummary): string | null {
  if (!episodeCount) return null;
  return episodeCountSource === 'ESTIMATED' ? `≈${episodeCount}` : String(episodeCount);
}

/** "27 volumes", else "104 chapters", else null. */
export function lengthLabel(manga: MangaCard, say: CatalogWords): string | null {
  if (manga.volumeCount) return say.volumes(manga.volumeCount);
  return manga.chapterCount ? say.chapters(manga.chapterCount) : null;
}

/** The year a date starts with. */
export function yearOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(0, 4));
}
