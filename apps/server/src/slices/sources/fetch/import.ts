import type { App } from '#platform/app.ts';
import { importCatalogue } from '../commands/catalogue-import.ts';
import { keepStatedRows } from '../commands/keep-stated.ts';
import { importMappingFile } from '../mapping/import.ts';
import type { FetchedSource } from './fetched-source.ts';

/** What an import did with the rows of a file. */
export interface ImportedRows {
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  removed: number;
  refused: number;
  /** The first that were refused. */
  refusals: { ref: string; reason: string }[];
}

const MOST_EXAMPLES = 20;

const examples = (refusals: readonly { ref: string; reason: string }[]): ImportedRows['refusals'] =>
  refusals.slice(0, MOST_EXAMPLES).map(({ ref, reason }) => ({
    ref: ref.slice(0, 300),
    reason: reason.slice(0, 500),
  }));

export interface FetchedFile {
  file: string;
  /** Whether it may lack more than a fifth of the rows that the source had before, or a field that was common. */
  takesSmaller: boolean;
  onProgress: (done: number, total: number) => void;
}

/** Imports the file of a source, whose terms have been agreed to. */
export const importFetched = async (
  app: App,
  { key, info, into }: FetchedSource,
  { file, takesSmaller, onProgress }: FetchedFile,
): Promise<ImportedRows> => {
  if (into.kind === 'mapping') {
    const { format } = into;
    const report = await importMappingFile(app, {
      format,
      file,
      createMissing: false,
      judge: (tx, stated) => keepStatedRows(tx, { key, name: info.name, stated, takesSmaller }),
    });
    const rows = report.rules + report.episodes;
    const { created: added, refused, refusals } = report;
    return {
      rows,
      added,
      updated: 0,
      unchanged: 0,
      removed: 0,
      refused,
      refusals: examples(refusals),
    };
  }
  const { refusals, rows, added, updated, unchanged, removed, refused } = await importCatalogue(
    app,
    {
      sources: [into.source],
      file,
      accepted: [into.source],
      takesSmaller,
      onProgress: ({ done, total }) => onProgress(done, total),
    },
  );
  return { rows, added, updated, unchanged, removed, refused, refusals: examples(refusals) };
};
