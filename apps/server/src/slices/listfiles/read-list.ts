import { setImmediate } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import type { ImportFormat, ListFormat } from './formats/list-format.ts';
import { type Collections, openForLists } from '#slices/lists/index.ts';
import {
  type Decisions,
  type FileCollections,
  markRepeatedRows,
  type ListRow,
  matchCollections,
  type MatchedRow,
  type MatchedSkip,
  matchMedia,
  matchRow,
  matchSkipped,
  type MediaRow,
  type Reading,
  type SkippedRow,
  titledWorks,
} from '#slices/exchange/index.ts';
import type { LibraryShow } from '#slices/scrobble/index.ts';
import { listReader } from './reader/list-reader.ts';

/** A list file that a user sent. */
export interface BroughtFile {
  userId: string;
  format: ListFormat | 'auto';
  bytes: Uint8Array;
  /** Accepts the only work with the same title for rows without a known id, without asking. */
  trustTitles?: boolean;
}

/** A row, and what a media server told of its show, if only its owner can say what it is. */
export interface ReadRow extends MatchedRow {
  show?: LibraryShow;
}

/** The content of a file: rows of entries, matched or not, and rows that become no entry. */
export interface ReadList {
  format: ImportFormat;
  rows: ReadRow[];
  skipped: MatchedSkip[];
  collections: Collections;
}

interface Sorted {
  rows: ListRow[];
  skipped: SkippedRow[];
  media: MediaRow[];
  collections: FileCollections;
}

const sorted = (readings: readonly Reading[]): Sorted => {
  const read: Sorted = {
    rows: [],
    skipped: [],
    media: [],
    collections: { customLists: [], favourites: [] },
  };
  for (const reading of readings) {
    if ('row' in reading) read.rows.push(reading.row);
    else if ('media' in reading) read.media.push(reading.media);
    else if ('collections' in reading) read.collections = reading.collections;
    else read.skipped.push(reading.skipped);
  }
  return read;
};

/** Rows that are matched before other requests get their turn. */
const STRETCH = 500;

const inStretches = async <Row, Result>(
  rows: readonly Row[],
  work: (row: Row) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % STRETCH === 0) await setImmediate();
    results.push(work(row));
  }
  return results;
};

/**
 * Reads a list file and finds the works of its rows.
 * @throws Refusal for a file that cannot be read or is beyond the limits. Single rows never throw
 */
export const readList = async (
  app: App,
  { userId, format, bytes, trustTitles = false }: BroughtFile,
  decisions: Decisions,
): Promise<ReadList> => {
  await openForLists(app);
  const today = app.clock.now().toISOString().slice(0, 10);
  const file = await (await app.open(listReader)).read(userId, { format, bytes, today });
  const { rows, skipped, media, collections } = sorted(file.readings);
  const beside = matchCollections(app, collections, rows);
  const folded = matchMedia(app, media, { today });
  const matching = { decisions, trustTitles, works: titledWorks(app) };
  const found = await inStretches(rows, (row) => matchRow(app, row, matching));
  const left = [...skipped, ...folded.skipped, ...beside.skipped];
  return {
    format: file.format,
    rows: markRepeatedRows([...found, ...folded.matched]),
    skipped: await inStretches(left, (row) => matchSkipped(app, row, decisions)),
    collections: beside.collections,
  };
};
