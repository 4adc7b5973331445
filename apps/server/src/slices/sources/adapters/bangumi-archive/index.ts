import type { MangaSource } from '../manga/source.ts';
import { openArchive } from './archive.ts';
import { BANGUMI_ARCHIVE } from './read-rows.ts';

/** The weekly archive of Bangumi: anime, and series of manga and novels. */
export const bangumiArchive: MangaSource = {
  key: BANGUMI_ARCHIVE,
  info: {
    name: 'Bangumi Archive',
    licence: 'Not stated',
    attribution:
      'Anime, manga, descriptions, characters and episodes: Bangumi (bgm.tv), changed: filtered, merged, re-keyed.',
    url: 'https://github.com/bangumi/Archive',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: false,
    terms: 'The archive states no licence: make sure that you may use it.',
  },
  form: 'the archive as it is (.zip), or subject.jsonlines out of it, also as .gz or .zst',
  read: async function* (options) {
    yield* (await openArchive(options)).manga();
  },
};
