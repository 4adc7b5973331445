import { readAniList } from './anilist.ts';
import { readKitsu } from './kitsu.ts';
import type { FormatReader } from './list-row.ts';
import { readMalXml } from './mal-xml.ts';
import { readMihon } from './mihon.ts';
import { readShikimori } from './shikimori.ts';
import { readSimkl } from './simkl.ts';
import { readTrakt } from './trakt.ts';
import { readTsuzuki } from './tsuzuki.ts';
import { readTsuzukiCsv } from './tsuzuki-csv.ts';
import { readYamtrack } from './yamtrack.ts';

/** The forms a list file may have. */
export const LIST_FORMATS = [
  'mal-xml',
  'anilist',
  'kitsu',
  'shikimori',
  'simkl',
  'trakt',
  'mihon',
  'yamtrack',
  'tsuzuki',
  'tsuzuki-csv',
] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** One reader a form; all take gzip where the form itself is not packed. */
export const READERS: Readonly<Record<ListFormat, FormatReader>> = {
  'mal-xml': readMalXml,
  anilist: readAniList,
  kitsu: readKitsu,
  shikimori: readShikimori,
  simkl: readSimkl,
  trakt: readTrakt,
  mihon: readMihon,
  yamtrack: readYamtrack,
  tsuzuki: readTsuzuki,
  'tsuzuki-csv': readTsuzukiCsv,
};
