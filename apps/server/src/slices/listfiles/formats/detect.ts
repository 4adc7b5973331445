import { byteOrderMark } from './bytes.ts';
import { SEPARATOR_LINE } from './csv-cell.ts';
import { formOfJson } from './json-form.ts';
import type { ListFormat } from './list-format.ts';
import { isMarkup, isXml } from './is-xml.ts';
import { isZip } from './zip.ts';

const HEAD = 64 * 1024;

/**
 * Text in any encoding except UTF-16 has no control bytes, apart from a stray one in a title. Each work of a backup begins with three: the
 * tags of its first fields.
 */
const isMessage = (bytes: Uint8Array): boolean =>
  byteOrderMark(bytes) === undefined &&
  !isMarkup(bytes) &&
  bytes.subarray(0, HEAD).some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20));

const ofTable = (text: string): ListFormat | undefined => {
  const table = text.replace(SEPARATOR_LINE, '');
  const header = table.slice(0, table.search(/[\r\n]|$/u));
  if (/\bmedia_id\b/iu.test(header)) return 'yamtrack';
  return /(?:^|[,;\t])\s*"?kind"?\s*(?:[,;\t]|$)/iu.test(header) ? 'tsuzuki-csv' : undefined;
};

/**
 * The format of an unpacked file by its content; undefined if nothing identifies it.
 * @throws Refusal for JSON that cannot be read
 */
export const detectFormat = (bytes: Uint8Array): ListFormat | undefined => {
  if (isZip(bytes)) return 'trakt';
  if (isMessage(bytes)) return 'mihon';
  const head = bytes.subarray(0, HEAD);
  const text = new TextDecoder(byteOrderMark(head)).decode(head).trimStart();
  if (isXml(bytes)) return text.includes('<shiki_status>') ? 'shikimori' : 'mal-xml';
  return /^[{[]/u.test(text) ? formOfJson(bytes) : ofTable(text);
};
