import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { MEDIA, MEDIA_OF, type WorkKind } from '#slices/catalog/values.ts';
import type { FormatWriter } from '../formats/export-entry.ts';
import { writeMalXml } from '../formats/write-mal-xml.ts';
import { writeTsuzuki } from '../formats/write-tsuzuki.ts';
import { writeTsuzukiCsv } from '../formats/write-tsuzuki-csv.ts';
import { openListToExport } from './entries.ts';

/** The formats of exports. */
export const EXPORT_FORMATS = ['mal-xml', 'tsuzuki', 'tsuzuki-csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What to export. MyAnimeList's format has one kind per file. */
export interface ExportInput {
  userId: string;
  username: string;
  format: ExportFormat;
  kind: WorkKind;
}

/** An export that is being written. */
export interface ListExport {
  fileName: string;
  contentType: string;
  entries: number;
  /** Entries that the format cannot express: MyAnimeList accepts only works that it knows. */
  leftOut: number;
  pieces: AsyncGenerator<string>;
}

const WRITERS: Readonly<
  Record<
    ExportFormat,
    { type: string; extension: string; writer: (kind: WorkKind) => FormatWriter }
  >
> = {
  'mal-xml': { type: 'application/xml', extension: 'xml', writer: writeMalXml },
  tsuzuki: { type: 'application/json', extension: 'json', writer: () => writeTsuzuki },
  'tsuzuki-csv': {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    writer: () => writeTsuzukiCsv,
  },
};

/** A user's list in a format, piece by piece. Our own formats hold both kinds and lose nothing. */
export const exportList = async (
  app: App,
  db: Database,
  input: ExportInput,
): Promise<ListExport> => {
  const { userId, username, format, kind } = input;
  const isMal = format === 'mal-xml';
  const list = await openListToExport(app, db, {
    userId,
    media: isMal ? [MEDIA_OF[kind]] : MEDIA,
    hasPlays: !isMal,
    takes: ({ externalIds }) => !isMal || externalIds.some(({ site }) => site === 'mal'),
  });
  const { type, extension, writer } = WRITERS[format];
  const exportedAt = app.clock.now().toISOString();
  const { counts, customLists, favourites } = list;
  const head = { username, exportedAt, counts, customLists, favourites };
  return {
    fileName: `${username}-${isMal ? `${kind}list` : 'lists'}-${exportedAt.slice(0, 10)}.${extension}`,
    contentType: type,
    entries: list.entries,
    leftOut: list.leftOut,
    pieces: writer(kind)(list.read(), head),
  };
};
