import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { banPaidUse } from '#slices/access/index.ts';
import { type DataSource, recordDataSources } from '#slices/catalog/index.ts';
import { type LicensedSource, passLicence } from '../licence-gate.ts';
import { refusal } from '../reasons.ts';
import { Tally } from '../rules/stated.ts';
import { sourceOfFile } from '../source-of-file.ts';
import {
  beginReport,
  inImport,
  type ImportStep,
  type RefusalList,
  type RowCounts,
  type SourceReport,
} from './import-run.ts';
import { keepStated } from './keep-stated.ts';

/** How the file of one source is imported. */
export interface FileImportOptions {
  /** The operator's copy. */
  file?: string;
  /** Whether the operator agrees to the licence, where that is asked for. */
  hasConsent?: boolean;
  /** Whether the file may lack more than a fifth of the rows that the source had before, or a field that was common. */
  takesSmaller?: boolean;
  onProgress?: (step: ImportStep) => void;
}

/** A source that is read from a file. */
export interface FileSource extends LicensedSource {
  info: Omit<DataSource, 'key' | 'version' | 'asOf'>;
  /** What the file is, in words for an operator who gave none. */
  form: string;
  /** Its file that comes with the program, which is read unless the operator gives another. */
  packaged?: { file: string; recordedAs: DataSource };
}

/** What the rows of a file are taken in with. */
export interface FileRows {
  file: string;
  refusals: RefusalList;
  takesSmaller: boolean;
  /** Counts what the rows state. */
  tally: Tally;
  /** Call it with how many rows are written. */
  onRows: (done: number, total?: number) => void;
}

/**
 * Imports the file of one source: all of it, or nothing. What the source says goes in by `takeIn`, within one transaction.
 * @throws Refusal if the licence does not allow it, or there is no file
 */
export const importFile = async (
  app: App,
  source: FileSource,
  { file: given, hasConsent = false, takesSmaller = false, onProgress }: FileImportOptions,
  takeIn: (tx: Tx, rows: FileRows) => Promise<RowCounts>,
): Promise<SourceReport> => {
  const { key, info, form, packaged, licence } = source;
  const { refusals, reportOf } = beginReport(key);
  await passLicence(app, source, hasConsent);
  const file = given ?? packaged?.file;
  if (file === undefined)
    throw refusal('BAD_USER_INPUT', 'SOURCE_NEEDS_FILE', { source: info.name, form });
  const onRows = (done: number, total = done): void =>
    onProgress?.({ label: `writing ${info.name}`, done, total });
  const counts = await inImport(app, async (tx) => {
    const tally = new Tally();
    const taken = await takeIn(tx, { file, refusals, takesSmaller, tally, onRows });
    const { rows, filled } = tally;
    const stated = { rows, filled, refused: refusals.count };
    await keepStated(tx, { key, name: info.name, stated, takesSmaller });
    await recordDataSources(app, tx, [packaged?.recordedAs ?? sourceOfFile(source, file)]);
    if (licence.isNonCommercial) await banPaidUse(app, tx, info.name);
    return taken;
  });
  return reportOf(counts);
};
