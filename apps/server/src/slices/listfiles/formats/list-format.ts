/** The forms a list file may have. */
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

/** What each is, for people. */
export const FORMAT_NAMES: Readonly<Record<ListFormat, string>> = {
  'mal-xml': "an export in MyAnimeList's form",
  'mal-json': 'a list of MyAnimeList, JSON',
  anilist: 'a list of AniList',
  'anime-planet': 'an export of Anime-Planet',
  kitsu: 'a library of Kitsu',
  shikimori: 'an export of Shikimori',
  simkl: 'a list of Simkl',
  trakt: 'an export of Trakt',
  mihon: 'a backup of Mihon or Aniyomi',
  yamtrack: 'an export of Yamtrack',
  ryot: 'an export of Ryot',
  watcharr: 'an export of Watcharr',
  tsuzuki: 'our own export, JSON',
  'tsuzuki-csv': 'our own export, CSV',
};
