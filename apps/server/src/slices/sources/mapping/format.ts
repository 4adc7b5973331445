import type { AnimeSourceKey, DataSource } from '#slices/catalog/index.ts';
import {
  type MappingFile,
  readAnibridgeMapping,
  readAnimeListsMapping,
  readEpisodeCsv,
  readKometaMapping,
  readShinkroMapping,
  readTsuzukiMapping,
} from '#slices/mapping/index.ts';

export const MAPPING_FORMATS = [
  'tsuzuki',
  'bangumi-data',
  'anibridge',
  'kometa',
  'shinkro',
  'anime-lists',
  'episode-csv',
] as const;
export type MappingFormat = (typeof MAPPING_FORMATS)[number];

/** A format that is read row by row, and what is known of the lists that come in it. */
export interface FileFormat {
  /** Under this name its rows are kept, and replaced by the next file of the format. */
  source: string;
  read: (text: string) => MappingFile;
  /** Whether its rules may leave their ends to the counts of the catalogue. */
  isListed: boolean;
  /** Whether its rows say enough of an anime to add one. */
  hasTitles: boolean;
  /** The source as whose word the catalogue keeps its titles, if they are romaji. */
  romaji?: AnimeSourceKey;
  /** What must be said of the data. */
  info?: Pick<DataSource, 'name' | 'licence' | 'attribution' | 'url'>;
  /** What the operator is told of it. */
  notice?: string;
}

const list = { isListed: true, hasTitles: false };

export const FILE_FORMATS: Readonly<Record<Exclude<MappingFormat, 'bangumi-data'>, FileFormat>> = {
  tsuzuki: {
    source: 'tsuzuki-mapping',
    read: readTsuzukiMapping,
    isListed: false,
    hasTitles: true,
  },
  anibridge: {
    ...list,
    source: 'anibridge',
    read: readAnibridgeMapping,
    info: {
      name: 'anibridge-mappings',
      licence: 'MIT',
      attribution: 'Season and episode ranges by anibridge-mappings.',
      url: 'https://github.com/anibridge/anibridge-mappings',
    },
  },
  kometa: {
    ...list,
    source: 'kometa',
    read: readKometaMapping,
    info: {
      name: 'Kometa Anime-IDs',
      licence: 'MIT',
      attribution: 'TVDB ids and seasons by Kometa Anime-IDs.',
      url: 'https://github.com/Kometa-Team/Anime-IDs',
    },
  },
  shinkro: {
    ...list,
    hasTitles: true,
    source: 'shinkro',
    romaji: 'shinkro',
    read: readShinkroMapping,
    info: {
      name: 'shinkro-mapping',
      licence: 'MIT',
      attribution: 'TVDB seasons, TMDB films and romaji titles by shinkro-mapping.',
      url: 'https://github.com/varoOP/shinkro-mapping',
    },
  },
  'anime-lists': {
    ...list,
    source: 'anime-lists',
    read: readAnimeListsMapping,
    info: {
      name: 'Anime-Lists',
      licence: 'not stated',
      attribution: 'External ids and episode ranges from a copy of Anime-Lists the operator chose.',
      url: 'https://github.com/Anime-Lists/anime-lists',
    },
    notice:
      'Anime-Lists states no licence: you use your own copy at your own judgement. Its ids and ranges are kept on this instance; do not pass on what `mapping export` writes of them.',
  },
  'episode-csv': {
    source: 'episode-csv',
    read: readEpisodeCsv,
    isListed: false,
    hasTitles: false,
  },
};
