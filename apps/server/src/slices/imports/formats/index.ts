import { readAniList } from './anilist.ts';
import { readAnimePlanet } from './anime-planet.ts';
import { readKitsu } from './kitsu.ts';
import type { FormatReader } from './list-row.ts';
import { readMalJson } from './mal-json.ts';
import { readMalXml } from './mal-xml.ts';
import { readMihon } from './mihon.ts';
import { readRyot } from './ryot.ts';
import { readShikimori } from './shikimori.ts';
import { readSimkl } from './simkl.ts';
import { readTrakt } from './trakt.ts';
import { readTsuzuki } from './tsuzuki.ts';
import { readTsuzukiCsv } from './tsuzuki-csv.ts';
import { readWatcharr } from './watcharr.ts';
import { readYamtrack } from './yamtrack.ts';

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

/** One reader a form; they are given what is unpacked already. */
export const READERS: Readonly<Record<ListFormat, FormatReader>> = {
  'mal-xml': readMalXml,
  'mal-json': readMalJson,
  anilist: readAniList,
  'anime-planet': readAnimePlanet,
  kitsu: readKitsu,
  shikimori: readShikimori,
  simkl: readSimkl,
  trakt: readTrakt,
  mihon: readMihon,
  yamtrack: readYamtrack,
  ryot: readRyot,
  watcharr: readWatcharr,
  tsuzuki: readTsuzuki,
  'tsuzuki-csv': readTsuzukiCsv,
};
