import type { AnimeSummary } from './anime.ts';
import type { MangaCard } from './manga.ts';
import type { CatalogWords } from './words.ts';

/** A single film has no count. */
const isCounted = ({ format, episodeCount }: AnimeSummary): boolean =>
  format !== 'MOVIE' || episodeCount !== 1;

/** "12 episodes", "about 12 episodes", or null if not known and for a single film. */
export function episodesLabel(anime: AnimeSummary, say: CatalogWords): string | null {
  const { episodeCount, episodeCountSource } = anime;
  if (!episodeCount || !isCounted(anime)) return null;
  return episodeCountSource === 'ESTIMATED'
    ? say.aboutEpisodes(episodeCount)
    : say.episodes(episodeCount);
}

/** "12 ep", "≈12 ep", or null as above. */
export function shortEpisodesLabel(anime: AnimeSummary, say: CatalogWords): string | null {
  const total = episodeTotal(anime);
  return total === null || !isCounted(anime) ? null : say.shortEpisodes(total);
}

/** "28", "≈28" if estimated, null if not known. */
export function episodeTotal({
  episodeCount,
  episodeCountSource,
}: Partial<Pick<AnimeSummary, 'episodeCount' | 'episodeCountSource'>>): string | null {
  if (!episodeCount) return null;
  return episodeCountSource === 'ESTIMATED' ? `≈${episodeCount}` : String(episodeCount);
}

/** "27 volumes", otherwise "104 chapters", otherwise null. */
export function lengthLabel(manga: MangaCard, say: CatalogWords): string | null {
  if (manga.volumeCount) return say.volumes(manga.volumeCount);
  return manga.chapterCount ? say.chapters(manga.chapterCount) : null;
}

/** The year of a date. */
export function yearOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(0, 4));
}
