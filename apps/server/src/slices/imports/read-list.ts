import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { catalogue, mangaCatalogue, mapping } from '#slices/catalog/index.ts';
import { LIMITS } from './formats/bytes.ts';
import { READERS, type ListFormat } from './formats/index.ts';
import type { Collections } from '#slices/lists/index.ts';
import type { FileCollections, ListRow, MediaRow, SkippedRow } from './formats/list-row.ts';
import {
  firstOfEachWork,
  matchCollections,
  matchMedia,
  matchRow,
  matchSkipped,
  type Decisions,
  type MatchedRow,
  type MatchedSkip,
} from './match-rows.ts';
import { titledWorks } from './titled-works.ts';

/** A list file as somebody brought it. */
export interface BroughtFile {
  format: ListFormat;
  bytes: Uint8Array;
  /** Takes the one work of the same title for rows without an id that is known, without asking. */
  trustTitles?: boolean;
}

/** What a file came to: rows about entries, matched or not, and what becomes no entry. */
export interface ReadList {
  rows: MatchedRow[];
  skipped: MatchedSkip[];
  collections: Collections;
}

const tooMany = (most: number, what: string) =>
  refusal('PAYLOAD_TOO_LARGE', `The file has more than ${most.toLocaleString('en')} ${what}.`);

interface Read {
  rows: ListRow[];
  skipped: SkippedRow[];
  media: MediaRow[];
  collections: FileCollections;
}

const NO_COLLECTIONS: FileCollections = { customLists: [], favourites: [] };

const readRows = async ({ format, bytes }: BroughtFile, today: string): Promise<Read> => {
  const read: Read = { rows: [], skipped: [], media: [], collections: NO_COLLECTIONS };
  let plays = 0;
  for await (const reading of READERS[format]({ bytes, today })) {
    if ('row' in reading) read.rows.push(reading.row);
    else if ('media' in reading) read.media.push(reading.media);
    else if ('collections' in reading) read.collections = reading.collections;
    else read.skipped.push(reading.skipped);
    if (read.rows.length + read.skipped.length > LIMITS.rows) throw tooMany(LIMITS.rows, 'rows');
    plays += 'media' in reading ? 1 : 'row' in reading ? (reading.row.says.plays?.length ?? 0) : 0;
    if (plays > LIMITS.plays) throw tooMany(LIMITS.plays, 'plays');
  }
  return read;
};

/**
 * Reads a list file and finds the works of its rows.
 * @throws Refusal for a file that cannot be read or is beyond the limits; single rows never fail it.
 */
export const readList = async (
  app: App,
  file: BroughtFile,
  decisions: Decisions,
): Promise<ReadList> => {
  for (const resource of [catalogue, mangaCatalogue, mapping]) await app.open<unknown>(resource);
  const today = app.clock.now().toISOString().slice(0, 10);
  const { rows, skipped, media, collections } = await readRows(file, today);
  const beside = matchCollections(app, collections, rows);
  const folded = matchMedia(app, media, today);
  const matching = { decisions, trustTitles: file.trustTitles ?? false, works: titledWorks(app) };
  const found = [...rows.map((row) => matchRow(app, row, matching)), ...folded.matched];
  return {
    rows: firstOfEachWork(found),
    skipped: [...skipped, ...folded.skipped, ...beside.skipped].map((row) =>
      matchSkipped(app, row, decisions),
    ),
    collections: beside.collections,
  };
};
