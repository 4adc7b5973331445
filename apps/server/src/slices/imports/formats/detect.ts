import { gunzipSync } from 'node:zlib';
import { byteOrderMark } from './bytes.ts';
import { SEPARATOR_LINE } from './csv-rows.ts';
import type { ListFormat } from './index.ts';
import { isXml } from './is-xml.ts';

const HEAD = 64 * 1024;

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The first bytes, unpacked as far as they go. */
const headOf = (bytes: Uint8Array): Uint8Array => {
  if (!isGzip(bytes)) return bytes.subarray(0, HEAD);
  try {
    const options = { finishFlush: 2, maxOutputLength: HEAD * 1024 };
    return gunzipSync(bytes.subarray(0, HEAD), options).subarray(0, HEAD);
  } catch {
    return new Uint8Array();
  }
};

/** What gives a JSON file away, by what stands near its beginning. */
const JSON_SIGNS: readonly (readonly [RegExp, ListFormat])[] = [
  [/"format"\s*:\s*"(?:tsuzuki-list|tracker-list-export)/u, 'tsuzuki'],
  [/"target_(?:id|title|type)"/u, 'shikimori'],
  [/"lists"\s*:\s*\[/u, 'anilist'],
  [/"anime"\s*:\s*\[[\s\S]*"(?:anime_type|added_to_watchlist_at|simkl)"/u, 'simkl'],
  [/"(?:libraryEntries|library-entries)"|"ratingTwenty"/u, 'kitsu'],
];

const ofText = (text: string): ListFormat | undefined => {
  const start = text.trimStart();
  if (/^[{[]/u.test(start)) return JSON_SIGNS.find(([sign]) => sign.test(start))?.[1];
  const table = start.replace(SEPARATOR_LINE, '');
  const header = table.slice(0, table.search(/[\r\n]|$/u));
  if (/\bmedia_id\b/iu.test(header)) return 'yamtrack';
  return /(?:^|[,;\t])\s*"?kind"?\s*(?:[,;\t]|$)/iu.test(header) ? 'tsuzuki-csv' : undefined;
};

/** The form of a file by how it begins; undefined where nothing gives it away. */
export const detectFormat = (bytes: Uint8Array): ListFormat | undefined => {
  if (isZip(bytes)) return 'trakt';
  const head = headOf(bytes);
  const text = new TextDecoder(byteOrderMark(head)).decode(head);
  if (isXml(head)) return text.includes('<shiki_status>') ? 'shikimori' : 'mal-xml';
  const found = ofText(text);
  // What is packed and no text is a message of Mihon.
  return found ?? (isGzip(bytes) ? 'mihon' : undefined);
};
