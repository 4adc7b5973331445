import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { findPackage } from '#slices/sources/adapters/packages/package-file.ts';

const sample = (name: string): Buffer =>
  readFileSync(new URL(`../src/slices/sources/adapters/manga/fixtures/${name}`, import.meta.url));

/** The lines of a sample that are whole: the last one of a file that has come to its end is. */
const wholeLines = (name: string): Buffer =>
  Buffer.from(
    sample(name)
      .toString('utf8')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .join('\n'),
  );

/** Samples of the data sets, with rows of our own. */
export const SAMPLES = {
  mediaArts: sample('media-arts.json'),
  mangabaka: wholeLines('mangabaka.jsonl'),
};

/** JSON lines as sources pack them. */
export const packedLines = (rows: readonly object[]): Buffer =>
  zstdCompressSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

/** The lines of anime-offline-database about anime with these ids of MyAnimeList. */
export const offlineRows = (malIds: readonly number[]): object[] => {
  const head = { $schema: 'https://example.org/schema.json', license: { name: 'ODbL 1.0' } };
  const rows = malIds.map((id) => ({
    sources: [`https://myanimelist.net/anime/${id}`],
    title: `Anime ${id}`,
    type: 'TV',
    episodes: 12,
    status: 'FINISHED',
    animeSeason: { season: 'SPRING', year: 2015 },
    picture: 'https://example.org/a.png',
    thumbnail: 'https://example.org/b.png',
    synonyms: [],
    relatedAnime: [],
    studios: ['studio of tests'],
    producers: [],
    tags: ['drama'],
  }));
  return [head, ...rows];
};

/** A file of anime-offline-database about anime with these ids of MyAnimeList. */
export const offlineDatabase = (malIds: readonly number[]): Buffer =>
  packedLines(offlineRows(malIds));

/** A file of bangumi-data with the oldest of the rows that are installed. */
export const bangumiDataOf = (rows: number): string => {
  const file = path.join(findPackage('bangumi-data').directory, 'dist', 'data.json');
  const { siteMeta, items } = JSON.parse(readFileSync(file, 'utf8')) as {
    siteMeta: object;
    items: object[];
  };
  return JSON.stringify({ siteMeta, items: items.slice(0, rows) });
};

/** A result of Wikidata with so many works, of which those named say nothing that can be read; each is some bytes longer than it need be. */
export const wikidataOf = (
  works: number,
  { broken = [], padding = 0 }: { broken?: readonly number[]; padding?: number } = {},
): string =>
  JSON.stringify({
    head: { vars: ['item', 'ja'] },
    results: {
      bindings: Array.from({ length: works }, (_, index) => ({
        item: { type: 'uri', value: `http://www.wikidata.org/entity/Q8${index}` },
        ...(!broken.includes(index) && {
          ja: { type: 'literal', 'xml:lang': 'ja', value: `試しの本 ${index}` },
          start: { type: 'literal', value: '2011-04-06T00:00:00Z' },
        }),
        ...(padding > 0 && { note: { type: 'literal', value: 'x'.repeat(padding) } }),
      })),
    },
  });

/** AniDB's list of titles, of anime with these ids and titles, as it packs it. */
export const anidbTitlesOf = (
  anime: readonly { aid: number; titles: readonly [type: string, lang: string, text: string][] }[],
): Buffer => {
  const rows = anime.map(({ aid, titles }) => {
    const lines = titles.map(
      ([type, lang, text]) => `    <title xml:lang="${lang}" type="${type}">${text}</title>\n`,
    );
    return `  <anime aid="${aid}">\n${lines.join('')}  </anime>\n`;
  });
  return gzipSync(
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Created: a day -->\n<animetitles>\n${rows.join('')}</animetitles>\n`,
  );
};

/** An archive of some files. */
export const zipOf = async (files: Record<string, Buffer | string>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};
