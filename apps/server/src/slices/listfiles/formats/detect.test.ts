import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { detectFormat } from './detect.ts';
import { readAll, sampleBytes } from './fixtures/read-sample.ts';
import type { ListFormat } from './list-format.ts';

const utf16 = (text: string): Buffer => Buffer.from(`\u{FEFF}${text}`, 'utf16le');
const bigEndian = (text: string): Buffer => utf16(text).swap16();

const own = 'kind;mal_id;title;status\r\nanime;1;カウボーイビバップ;completed\r\n';
const yamtrack = 'media_id,media_type,title,status\n1,anime,カウボーイビバップ,Completed\n';
const shouted = (table: string): string => table.replace(/^.*/u, (header) => header.toUpperCase());

const TABLES: readonly (readonly [string, ListFormat, Buffer])[] = [
  ['semicolons', 'tsuzuki-csv', Buffer.from(own)],
  ['a byte order mark', 'tsuzuki-csv', Buffer.from(`\u{FEFF}${own}`)],
  ['a line for spreadsheets', 'tsuzuki-csv', Buffer.from(`sep=;\r\n${own}`)],
  ['a quoted one of them', 'tsuzuki-csv', Buffer.from(`"sep=;"\n${own}`)],
  ['one of them after a mark', 'tsuzuki-csv', Buffer.from(`\u{FEFF}SEP=;\r\n${own}`)],
  ['tabs it tells of', 'tsuzuki-csv', Buffer.from(`sep=\t\n${own.replaceAll(';', '\t')}`)],
  ['upper case', 'tsuzuki-csv', Buffer.from(shouted(own))],
  ['blanks around a name', 'tsuzuki-csv', Buffer.from(own.replace('kind;', ' Kind ;'))],
  ['UTF-16', 'tsuzuki-csv', utf16(own)],
  ['UTF-16 of the other order', 'tsuzuki-csv', bigEndian(shouted(own))],
  ['UTF-16, packed', 'tsuzuki-csv', gzipSync(utf16(`sep=;\r\n${own}`))],
  ['upper case', 'yamtrack', Buffer.from(shouted(yamtrack))],
  ['UTF-16', 'yamtrack', utf16(yamtrack)],
];

it.each(TABLES)('finds out and reads a table with %s (%s)', async (_name, format, bytes) => {
  const found = await readAll('auto', bytes);
  expect(found.format).toBe(format);
  expect(found.rows).toMatchObject([
    { ids: { mal: '1' }, title: 'カウボーイビバップ', says: { status: 'COMPLETED' } },
  ]);
});

it('counts the lines of a table as they stand in the file', async () => {
  const { rows } = await readAll('tsuzuki-csv', Buffer.from(`sep=;\r\n${own}`));
  expect(rows.map(({ line }) => line)).toEqual([3]);
});

it.each([
  ['mal-xml', 'mal-anime.xml'],
  ['shikimori', 'shikimori-anime.xml'],
  ['anilist', 'anilist-medialistcollection.json'],
  ['tsuzuki', 'native-export.json'],
] as const)('finds out %s in UTF-16 too', (format, name) => {
  expect(detectFormat(utf16(sampleBytes(name).toString().replace('\u{FEFF}', '')))).toBe(format);
});

const ROW =
  '<anime><series_animedb_id>1</series_animedb_id><series_title>カウボーイ\u0008ビバップ</series_title><my_status>Completed</my_status></anime>';
const DECLARED = '<?xml version="1.0" encoding="UTF-8"?>';

it.each([
  ['control characters in a title', `${DECLARED}<myanimelist>${ROW}</myanimelist>`],
  ['blank lines before its declaration', `\r\n\n ${DECLARED}\n<myanimelist>${ROW}</myanimelist>`],
  ['a byte order mark and a blank line', `\u{FEFF}\n${DECLARED}<myanimelist>${ROW}</myanimelist>`],
  ['no declaration', `<!-- Created by MyAnimeList --><myanimelist>${ROW}</myanimelist>`],
])('finds out and reads XML with %s', async (_what, text) => {
  const found = await readAll('auto', Buffer.from(text));
  expect(found).toMatchObject({
    format: 'mal-xml',
    rows: [{ ids: { mal: '1' }, title: 'カウボーイビバップ', says: { status: 'COMPLETED' } }],
  });
});

it.each(['', ' \r\n', '\u{FEFF}', '[]', '{ }\n', 'null', '\u{FEFF}[ ]'])(
  'says of a file with nothing in it (%j) that it is empty, packed or not',
  async (text) => {
    for (const bytes of [Buffer.from(text), gzipSync(text), utf16(text.replace('\u{FEFF}', ''))]) {
      await expect(readAll('auto', bytes)).rejects.toThrow(/^The file is empty\./u);
    }
  },
);
