import { refusal } from '../reasons.ts';
import { byteOrderMark } from './bytes.ts';
import { detectFormat } from './detect.ts';
import { LIMITS, spoken } from './limits.ts';
import { FORMAT_NAMES, type ListFormat } from './list-format.ts';
import { READERS } from './readers.ts';
import { emptyFile, unknownFormat } from './unknown-format.ts';
import type { Reading } from '#slices/exchange/values.ts';
import { unpack } from './unpack.ts';

/** A file that a user sent. */
export interface BroughtBytes {
  /** `auto`: detect the format. */
  format: ListFormat | 'auto';
  bytes: Uint8Array;
  /** `YYYY-MM-DD`. Later dates are invalid. */
  today: string;
}

/** A file with a known format, read piece by piece. */
export interface OpenedFile {
  format: ListFormat;
  readings: AsyncGenerator<Reading>;
}

/** Bytes that a file of only blanks and marks may have. */
const MOST_OF_NOTHING = 1024;

/** Whether a file of unknown format is empty: no text, or JSON without members. */
const isEmpty = (plain: Uint8Array): boolean => {
  const text = new TextDecoder(byteOrderMark(plain)).decode(plain.subarray(0, MOST_OF_NOTHING));
  return plain.length < MOST_OF_NOTHING && /^\s*(?:\[\s*\]|\{\s*\}|null)?\s*$/u.test(text);
};

const tooMany = (reason: 'FILE_HAS_TOO_MANY_ROWS' | 'FILE_HAS_TOO_MANY_PLAYS', most: number) =>
  refusal('PAYLOAD_TOO_LARGE', reason, { most: spoken(most) });

const empty = (format: ListFormat) =>
  refusal('BAD_USER_INPUT', 'FILE_HAS_NO_ENTRIES', { format: FORMAT_NAMES[format] });

const playsIn = (reading: Reading): number =>
  'media' in reading ? 1 : 'row' in reading ? (reading.row.says.plays?.length ?? 0) : 0;

/** Whether a file has anything besides its rows. */
const saysMore = (reading: Reading): boolean =>
  'collections' in reading &&
  reading.collections.customLists.length + reading.collections.favourites.length > 0;

/** Enforces the limits of all formats. @throws Refusal also for a file without content */
async function* counted(
  readings: Iterable<Reading> | AsyncIterable<Reading>,
  format: ListFormat,
): AsyncGenerator<Reading> {
  let [rows, plays, hasMore] = [0, 0, false];
  for await (const reading of readings) {
    rows += Number('row' in reading || 'skipped' in reading);
    plays += playsIn(reading);
    hasMore ||= saysMore(reading);
    if (rows > LIMITS.rows) throw tooMany('FILE_HAS_TOO_MANY_ROWS', LIMITS.rows);
    if (plays > LIMITS.plays) throw tooMany('FILE_HAS_TOO_MANY_PLAYS', LIMITS.plays);
    yield reading;
  }
  if (rows + plays === 0 && !hasMore) throw empty(format);
}

/**
 * Unpacks a list file and begins to read it.
 * @throws Refusal for a file that cannot be read. Single rows never throw
 */
export const openFile = async ({ format, bytes, today }: BroughtBytes): Promise<OpenedFile> => {
  const plain = await unpack(bytes);
  const known = format === 'auto' ? detectFormat(plain) : format;
  if (!known) throw isEmpty(plain) ? emptyFile() : unknownFormat();
  return { format: known, readings: counted(READERS[known]({ bytes: plain, today }), known) };
};
