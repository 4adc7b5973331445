import { MINUTE_MS } from '#platform/durations.ts';
import { anidbTitles } from '../adapters/anidb-titles/anidb-titles.ts';
import { animeOfflineDatabase } from '../adapters/anime-offline-database.ts';
import { arm } from '../adapters/arm.ts';
import { ENTRIES } from '../adapters/bangumi-archive/entries.ts';
import { MANGA_SOURCE } from '../adapters/manga/index.ts';
import type { Licence, MangaSource } from '../adapters/manga/source.ts';
import { wikidataAnime } from '../adapters/wikidata/anime.ts';
import { PACKAGES_SOURCE } from '../commands/anime-import.ts';
import { FILE_FORMATS } from '../mapping/format.ts';
import type { FetchedSource } from './fetched-source.ts';
import type { FetchedKey } from './keys.ts';
import { WIKIDATA_ANIME_QUERY } from './wikidata-anime-query.ts';
import { WIKIDATA_QUERY } from './wikidata-query.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** Files of releases are redirected from github.com to a store, whose name GitHub has changed once. */
const GITHUB = [
  'api.github.com',
  'github.com',
  'release-assets.githubusercontent.com',
  'objects.githubusercontent.com',
];

const openTerms = (terms: string): Licence => ({
  needsConsent: false,
  isNonCommercial: false,
  terms,
});
const MIT = openTerms('MIT: to be credited.');

const ofManga = ({ info, licence }: MangaSource): Pick<FetchedSource, 'info' | 'licence'> => ({
  info,
  licence,
});

const shinkro = (key: FetchedKey, file: string): FetchedSource => ({
  key,
  info: {
    name: `shinkro-mapping (${file})`,
    licence: 'MIT',
    url: 'https://github.com/varoOP/shinkro-mapping',
  },
  licence: MIT,
  location: {
    kind: 'file',
    address: `https://raw.githubusercontent.com/varoOP/shinkro-mapping/main/${file}`,
  },
  hosts: ['raw.githubusercontent.com'],
  packing: { kind: 'none' },
  form: 'yaml',
  mostBytes: 32 * MB,
  mostUnpackedBytes: 32 * MB,
  deadlineMs: 5 * MINUTE_MS,
  everyDays: 1,
  into: { kind: 'mapping', format: 'shinkro' },
});

/** Every source that can be fetched. Sizes allow for several times what the files have now. */
export const FETCHED_SOURCES: readonly FetchedSource[] = [
  {
    key: 'bangumi-data',
    info: {
      name: 'bangumi-data',
      licence: 'CC BY 4.0',
      url: 'https://github.com/bangumi-data/bangumi-data',
    },
    licence: openTerms('CC BY 4.0: to be credited.'),
    // The address its README names: the newest 0.3 of npm. `dist` is not in the repository, and a version with another form is not 0.3.
    location: { kind: 'file', address: 'https://unpkg.com/bangumi-data@0.3/dist/data.json' },
    hosts: ['unpkg.com'],
    packing: { kind: 'none' },
    form: 'json',
    mostBytes: 64 * MB,
    mostUnpackedBytes: 64 * MB,
    deadlineMs: 10 * MINUTE_MS,
    everyDays: 1,
    into: { kind: 'catalogue', source: PACKAGES_SOURCE },
  },
  shinkro('shinkro-tvdb', 'tvdb-mal.yaml'),
  shinkro('shinkro-tmdb', 'tmdb-mal-master.yaml'),
  {
    key: 'anibridge',
    info: { name: 'anibridge-mappings', licence: 'MIT', url: FILE_FORMATS.anibridge.info!.url },
    licence: MIT,
    location: {
      kind: 'release',
      repository: 'anibridge/anibridge-mappings',
      tag: 'v3',
      asset: 'mappings.json.zst',
    },
    hosts: GITHUB,
    packing: { kind: 'zstd' },
    form: 'json',
    mostBytes: 64 * MB,
    mostUnpackedBytes: 250 * MB,
    deadlineMs: 10 * MINUTE_MS,
    everyDays: 1,
    into: { kind: 'mapping', format: 'anibridge' },
  },
  {
    key: 'anime-lists',
    info: {
      name: 'Anime-Lists',
      licence: 'Not stated',
      url: FILE_FORMATS['anime-lists'].info!.url,
    },
    licence: {
      needsConsent: true,
      isNonCommercial: false,
      terms:
        'The list states no licence, and its ids are made from those of AniDB: make sure that you may use it. It is not passed on.',
    },
    location: {
      kind: 'file',
      address:
        'https://raw.githubusercontent.com/Anime-Lists/anime-lists/master/anime-list-master.xml',
    },
    hosts: ['raw.githubusercontent.com'],
    packing: { kind: 'none' },
    form: 'xml',
    mostBytes: 32 * MB,
    mostUnpackedBytes: 32 * MB,
    deadlineMs: 5 * MINUTE_MS,
    everyDays: 1,
    into: { kind: 'mapping', format: 'anime-lists' },
  },
  {
    key: 'anime-offline-database',
    // The original was archived in July 2026. This fork goes on with files of the same form.
    info: {
      ...animeOfflineDatabase.info,
      url: 'https://github.com/cedya77/anime-offline-database',
    },
    licence: animeOfflineDatabase.licence,
    location: {
      kind: 'release',
      repository: 'cedya77/anime-offline-database',
      tag: 'latest',
      asset: 'anime-offline-database.jsonl.zst',
    },
    hosts: GITHUB,
    packing: { kind: 'read-packed', by: 'zstd' },
    form: 'json-lines',
    mostBytes: 128 * MB,
    mostUnpackedBytes: GB,
    deadlineMs: 20 * MINUTE_MS,
    everyDays: 1,
    into: { kind: 'catalogue', source: 'anime-offline-database' },
  },
  {
    key: 'arm',
    info: arm.info,
    licence: arm.licence,
    location: {
      kind: 'file',
      address: 'https://raw.githubusercontent.com/kawaiioverflow/arm/master/arm.json',
    },
    hosts: ['raw.githubusercontent.com'],
    packing: { kind: 'none' },
    form: 'json',
    mostBytes: 32 * MB,
    mostUnpackedBytes: 32 * MB,
    deadlineMs: 5 * MINUTE_MS,
    everyDays: 1,
    into: { kind: 'catalogue', source: 'arm' },
  },
  {
    key: 'anidb-titles',
    info: anidbTitles.info,
    licence: anidbTitles.licence,
    location: { kind: 'file', address: 'https://anidb.net/api/anime-titles.xml.gz' },
    hosts: ['anidb.net'],
    packing: { kind: 'gzip' },
    form: 'xml',
    mostBytes: 32 * MB,
    mostUnpackedBytes: 250 * MB,
    deadlineMs: 10 * MINUTE_MS,
    // AniDB bans who asks for it twice in a day. The hour of the night varies, so every night would be too often.
    everyDays: 2,
    restHours: 24,
    into: { kind: 'catalogue', source: 'anidb-titles' },
  },
  {
    key: 'wikidata',
    ...ofManga(MANGA_SOURCE.wikidata),
    location: {
      kind: 'file',
      address: `https://query.wikidata.org/sparql?${new URLSearchParams({ query: WIKIDATA_QUERY }).toString()}`,
      headers: { accept: 'application/sparql-results+json' },
    },
    hosts: ['query.wikidata.org'],
    packing: { kind: 'none' },
    form: 'json',
    mostBytes: 250 * MB,
    mostUnpackedBytes: 250 * MB,
    deadlineMs: 10 * MINUTE_MS,
    everyDays: 7,
    into: { kind: 'catalogue', source: 'wikidata' },
  },
  {
    key: 'wikidata-anime',
    info: wikidataAnime.info,
    licence: wikidataAnime.licence,
    location: {
      kind: 'file',
      address: `https://query.wikidata.org/bigdata/namespace/wdq/sparql?${new URLSearchParams({ query: WIKIDATA_ANIME_QUERY }).toString()}`,
      headers: { accept: 'application/sparql-results+json' },
    },
    hosts: ['query.wikidata.org'],
    packing: { kind: 'none' },
    form: 'json',
    mostBytes: 250 * MB,
    mostUnpackedBytes: 250 * MB,
    deadlineMs: 10 * MINUTE_MS,
    everyDays: 7,
    into: { kind: 'catalogue', source: 'wikidata-anime' },
  },
  {
    key: 'media-arts',
    ...ofManga(MANGA_SOURCE['media-arts']),
    location: {
      kind: 'release',
      repository: 'mediaarts-db/dataset',
      tag: 'latest',
      asset: 'metadata106_json.zip',
    },
    hosts: GITHUB,
    packing: { kind: 'zip', entry: /(?:^|\/)metadata_?[\w-]*106\w*\.json$/u },
    form: 'json',
    mostBytes: 128 * MB,
    mostUnpackedBytes: 250 * MB,
    deadlineMs: 20 * MINUTE_MS,
    everyDays: 7,
    into: { kind: 'catalogue', source: 'media-arts' },
  },
  {
    key: 'bangumi-archive',
    ...ofManga(MANGA_SOURCE['bangumi-archive']),
    location: {
      kind: 'asset',
      address: 'https://raw.githubusercontent.com/bangumi/Archive/master/aux/latest.json',
    },
    hosts: ['raw.githubusercontent.com', ...GITHUB],
    packing: { kind: 'read-packed', by: 'zip', entries: Object.values(ENTRIES) },
    form: 'json-lines',
    mostBytes: 2 * GB,
    mostUnpackedBytes: 16 * GB,
    deadlineMs: 120 * MINUTE_MS,
    everyDays: 7,
    into: { kind: 'catalogue', source: 'bangumi-archive' },
  },
  {
    key: 'mangabaka',
    ...ofManga(MANGA_SOURCE.mangabaka),
    location: {
      kind: 'file',
      address: 'https://api.mangabaka.org/v1/database/series.jsonl.zst',
      sha1Address: 'https://api.mangabaka.org/v1/database/series.jsonl.zst.sha1',
    },
    hosts: ['api.mangabaka.org'],
    packing: { kind: 'read-packed', by: 'zstd' },
    form: 'json-lines',
    mostBytes: 4 * GB,
    mostUnpackedBytes: 32 * GB,
    deadlineMs: 120 * MINUTE_MS,
    everyDays: 7,
    into: { kind: 'catalogue', source: 'mangabaka' },
  },
];

const BY_KEY = new Map(FETCHED_SOURCES.map((source) => [source.key, source]));

export const sourceOf = (key: FetchedKey): FetchedSource => BY_KEY.get(key)!;
