import type { WorkKind } from '#slices/catalog/words.ts';
import type { AniListEntry } from './anilist-entry.ts';

const MANGA_FORMATS: ReadonlySet<string> = new Set(['MANGA', 'NOVEL', 'ONE_SHOT']);

const kindOfWord = (word: string): WorkKind | undefined => {
  if (/manga|read/iu.test(word)) return 'manga';
  return /anime|watch/iu.test(word) ? 'anime' : undefined;
};

/** What an entry tells of its kind: in so many words, or by what only one kind has. */
export const kindOfEntry = ({ media, progressVolumes }: AniListEntry): WorkKind | undefined => {
  if (!media) return progressVolumes ? 'manga' : undefined;
  if (media.type) return kindOfWord(media.type);
  if (media.format) return MANGA_FORMATS.has(media.format) ? 'manga' : 'anime';
  const [, ofAddress] = /\/(anime|manga)\//u.exec(media.siteUrl ?? '') ?? [];
  if (ofAddress) return kindOfWord(ofAddress);
  if (media.chapters != null || media.volumes != null || progressVolumes) return 'manga';
  return media.episodes == null ? undefined : 'anime';
};

/** What the names around a collection tell of it: its own in the answer, and those of its lists. */
export const kindOfNames = (
  names: readonly (string | null | undefined)[],
): WorkKind | undefined => {
  for (const name of names) {
    const kind = name ? kindOfWord(name) : undefined;
    if (kind) return kind;
  }
  return undefined;
};
