import type { WorkKind } from '#slices/catalog/values.ts';
import type { AniListEntry } from './anilist-entry.ts';

const MANGA_FORMATS: ReadonlySet<string> = new Set(['MANGA', 'NOVEL', 'ONE_SHOT']);

const kindOfWord = (word: string): WorkKind | undefined => {
  if (/manga|read/iu.test(word)) return 'manga';
  return /anime|watch/iu.test(word) ? 'anime' : undefined;
};

/** The kind of an entry: stated, or derived from members that only one kind has. */
export const kindOfEntry = ({ media, progressVolumes }: AniListEntry): WorkKind | undefined => {
  if (!media) return progressVolumes ? 'manga' : undefined;
  if (media.type) return kindOfWord(media.type);
  if (media.format) return MANGA_FORMATS.has(media.format) ? 'manga' : 'anime';
  const [, ofAddress] = /\/(anime|manga)\//u.exec(media.siteUrl ?? '') ?? [];
  if (ofAddress) return kindOfWord(ofAddress);
  if (media.chapters != null || media.volumes != null || progressVolumes) return 'manga';
  return media.episodes == null ? undefined : 'anime';
};

/** The kind that the names around a collection suggest: its own name in the response, and those of its lists. */
export const kindOfNames = (
  names: readonly (string | null | undefined)[],
): WorkKind | undefined => {
  for (const name of names) {
    const kind = name ? kindOfWord(name) : undefined;
    if (kind) return kind;
  }
  return undefined;
};
