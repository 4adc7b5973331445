import { readAniList } from './anilist.ts';
import { readAnimePlanet } from './anime-planet.ts';
import { readKitsu } from './kitsu.ts';
import type { ListFormat } from './list-format.ts';
import type { FormatReader } from '#slices/exchange/values.ts';
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

/** The reader of each format. Readers get unpacked bytes. */
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
