/** The formats of list files. */
export const LIST_FORMATS = [
  'mal-xml',
  'mal-json',
  'anilist',
  'anime-planet',
  'kitsu',
  'shikimori',
  'simkl',
  'trakt',
  'mihon',
  'yamtrack',
  'ryot',
  'watcharr',
  'tsuzuki',
  'tsuzuki-csv',
] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** What was played on a media server, which is read from the server itself and not from a file. */
export const LIBRARY = 'media-server';

/** What an import was read from. */
export type ImportFormat = ListFormat | typeof LIBRARY;

/** The names of the formats, for people. */
export const FORMAT_NAMES: Readonly<Record<ListFormat, string>> = {
  'mal-xml': 'MyAnimeList XML',
  'mal-json': 'MyAnimeList JSON',
  anilist: 'AniList',
  'anime-planet': 'Anime-Planet',
  kitsu: 'Kitsu',
  shikimori: 'Shikimori',
  simkl: 'Simkl',
  trakt: 'Trakt',
  mihon: 'Mihon or Aniyomi backup',
  yamtrack: 'Yamtrack',
  ryot: 'Ryot',
  watcharr: 'Watcharr',
  tsuzuki: 'Tsuzuki JSON',
  'tsuzuki-csv': 'Tsuzuki CSV',
};
