import { createHash } from 'node:crypto';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { archiveFiles } from '#slices/sources/adapters/bangumi-archive/fixtures/archive.ts';
import type { FetchedKey } from '#slices/sources/fetch/keys.ts';
import { sourceOf } from '#slices/sources/fetch/registry.ts';
import type { Fetching } from './fetching.ts';
import {
  anidbTitlesOf,
  bangumiDataOf,
  offlineRows,
  SAMPLES,
  wikidataOf,
  zipOf,
} from './source-files.ts';
import type { StoodFile } from './source-stand-in.ts';

const shinkroRow = (id: number): string =>
  `  - malid: ${id}\n    title: "Anime ${id}"\n    tvdbid: ${id}\n    tvdbseason: 1\n    start: 0\n    useMapping: false\n`;

/** A list of shinkro-mapping about anime with these ids of MyAnimeList. */
export const shinkroOf = (malIds: readonly number[]): string =>
  `AnimeMap:\n${malIds.map(shinkroRow).join('')}`;

const linesOf = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const WIKIDATA_ANIME = JSON.stringify({
  head: { vars: ['item', 'ids'] },
  results: {
    bindings: [
      {
        item: { type: 'uri', value: 'http://www.wikidata.org/entity/Q81' },
        ids: { type: 'literal', value: 'mal 52991' },
        titles: { type: 'literal', value: 'ko 장송의 프리렌' },
      },
    ],
  },
});

/** What the unpacked file of each source holds, in its real form with rows of our own. */
const TEXTS: Record<Exclude<FetchedKey, 'bangumi-archive'>, string | Buffer> = {
  'bangumi-data': bangumiDataOf(20),
  'shinkro-tvdb': shinkroOf([52_991, 1]),
  'shinkro-tmdb': shinkroOf([52_991, 1]),
  anibridge: JSON.stringify({
    'anilist:154587': { 'tvdb_show:424536:s1': { '1-28': '1-28' } },
    $meta: { schema_version: '3.0.0' },
  }),
  'anime-lists':
    '<?xml version="1.0" encoding="UTF-8"?><anime-list><anime anidbid="17617" tvdbid="424536" defaulttvdbseason="1"><name>Sousou no Frieren</name></anime></anime-list>',
  'anime-offline-database': linesOf(offlineRows([1, 2, 3])),
  arm: JSON.stringify([{ mal_id: 52_991, anilist_id: 154_587, annict_id: 9_991 }]),
  'anidb-titles': anidbTitlesOf([
    { aid: 17_617, titles: [['main', 'x-jat', 'Sousou no Frieren']] },
  ]),
  wikidata: wikidataOf(5),
  'wikidata-anime': WIKIDATA_ANIME,
  'media-arts': SAMPLES.mediaArts,
  mangabaka: SAMPLES.mangabaka,
};

/** A text as the source packs it. */
export const packedAs = async (key: FetchedKey, text: string | Buffer): Promise<Buffer> => {
  const { packing } = sourceOf(key);
  if (packing.kind === 'zip') return zipOf({ 'metadata106.json': text });
  if (packing.kind === 'gzip') return gzipSync(text);
  if (packing.kind === 'zstd') return zstdCompressSync(text);
  if (packing.kind === 'none') return Buffer.from(text);
  if (packing.by === 'zstd') return zstdCompressSync(text);
  return zipOf({ ...archiveFiles(), 'subject.jsonlines': text });
};

/** A good file of a source, as it is published. */
export const goodFileOf = (key: FetchedKey): Promise<Buffer> => {
  if (key === 'bangumi-archive') return zipOf(archiveFiles());
  if (key === 'anidb-titles') return Promise.resolve(Buffer.from(TEXTS[key]));
  return packedAs(key, TEXTS[key]);
};

interface Published extends Omit<StoodFile, 'body'> {
  /** The checksum that is published with it; its own unless told. */
  checksum?: string | undefined;
}

const digestOf = (algorithm: string, body: Buffer): string =>
  createHash(algorithm).update(body).digest('hex');

/** Publishes a file of a source where the source has it. */
export const publish = (
  { web }: Fetching,
  key: FetchedKey,
  body: Buffer,
  { checksum, ...more }: Published = {},
): void => {
  const { location } = sourceOf(key);
  const sha256 = `sha256:${checksum ?? digestOf('sha256', body)}`;
  if (location.kind === 'release') {
    const { repository, tag, asset } = location;
    web.release({ repository, tag, name: asset }, body, { ...more, digest: sha256 });
    return;
  }
  const [address = ''] = location.address.split('?');
  if (location.kind === 'file') {
    web.put(address, body, more);
    if (location.sha1Address) web.put(location.sha1Address, checksum ?? digestOf('sha1', body));
    return;
  }
  const name = 'dump-2026-01-13.zip';
  const file = `https://github.com/bangumi/Archive/releases/download/archive/${name}`;
  web.put(address, JSON.stringify({ name, browser_download_url: file, digest: sha256 }));
  web.put(file, body, more);
};

/** What no file has as its checksum, in the form in which the source publishes one; undefined if it publishes none. */
export const wrongChecksum = (key: FetchedKey): string | undefined => {
  const { location } = sourceOf(key);
  if (location.kind !== 'file') return 'a'.repeat(64);
  return location.sha1Address && 'a'.repeat(40);
};
