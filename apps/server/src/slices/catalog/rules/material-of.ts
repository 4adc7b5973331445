import type { MangaFormat } from '../manga.ts';
import type { MediaSource } from '../subject.ts';

/** What a work that was made from a manga, or from what else is read, was made from. */
const MATERIALS: Readonly<Record<MangaFormat, MediaSource>> = {
  MANGA: 'MANGA',
  ONE_SHOT: 'MANGA',
  MANHWA: 'MANGA',
  MANHUA: 'MANGA',
  DOUJIN: 'DOUJINSHI',
  OEL: 'COMIC',
  LIGHT_NOVEL: 'LIGHT_NOVEL',
  NOVEL: 'NOVEL',
};

/** A work that a source names as the one another was made from: an anime, or something to read of a format, if it is known here. */
export interface SourceWork {
  format: MangaFormat | 'ANIME' | null;
}

/** What a work was made from, by the works it was made from; null if none is known, or if they are of several kinds. */
export const materialOf = (sources: readonly SourceWork[]): MediaSource | null => {
  const materials = new Set(
    sources.flatMap(({ format }): MediaSource[] => {
      if (format === null) return [];
      return [format === 'ANIME' ? 'ANIME' : MATERIALS[format]];
    }),
  );
  const [material = null, ...others] = materials;
  return others.length === 0 ? material : null;
};
