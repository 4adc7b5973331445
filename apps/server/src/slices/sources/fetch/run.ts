import { rm } from 'node:fs/promises';
import type { App } from '#platform/app.ts';
import { passLicence } from '../licence-gate.ts';
import { refusal } from '../reasons.ts';
import { checksumOf } from './checksum.ts';
import { download, type Downloaded } from './download.ts';
import { importFaultOf } from './fault.ts';
import type { FetchedSource } from './fetched-source.ts';
import { importFetched, type ImportedRows } from './import.ts';
import type { Lease, Stage } from './lease.ts';
import { locate, type Located } from './locate.ts';
import { formFaultOf, type Content } from './look-through.ts';
import { dropPartial } from './partial.ts';
import { hasConsent, hasShrunk } from './rules.ts';
import {
  candidateFile,
  dateFile,
  dropCandidates,
  exists,
  folderOf,
  goodFile,
  replaceFile,
} from './store.ts';
import { permissionOf, type StoredSource } from './stored.ts';
import { unpack } from './unpack.ts';
import { openWeb } from './web.ts';

/** A new file of a source. */
export interface NewFile extends Content {
  etag: string | null;
  lastModified: string | null;
}

/** What a run found and did. `file` is null where the source has the same file as before, `imported` where nothing was imported. */
export interface RunResult {
  located: Located;
  file: NewFile | null;
  /** Whether what is in the file is the same as before. */
  isSame: boolean;
  imported: ImportedRows | null;
}

export interface Run {
  source: FetchedSource;
  row: StoredSource;
  lease: Lease;
}

const reportTo =
  ({ lease }: Run, stage: Stage) =>
  (done: number, total: number | null = null) =>
    lease.report({ stage, done, total });

const verify = async (
  { info: { name } }: FetchedSource,
  { checksum }: Located,
  file: string,
): Promise<void> => {
  if (checksum === null) return;
  const { algorithm, value: expected } = checksum;
  const actual = await checksumOf(file, algorithm);
  if (actual !== expected)
    throw refusal('UNAVAILABLE', 'SOURCE_CHECKSUM_WRONG', { source: name, actual, expected });
};

/** Refuses what is not the data of the source, or too little of it. */
const judge = ({ source, row }: Run, content: Content): void => {
  const { name } = source.info;
  const fault = formFaultOf(source.form, content);
  if (fault === 'page') throw refusal('UNAVAILABLE', 'SOURCE_SENT_PAGE', { source: name });
  if (fault === 'other') throw refusal('UNAVAILABLE', 'SOURCE_NOT_DATA', { source: name });
  if (fault === 'cut') throw refusal('UNAVAILABLE', 'SOURCE_CUT_OFF', { source: name });
  if (!row.takes_smaller && hasShrunk(content.bytes, row.bytes))
    throw refusal('CONFLICT', 'SOURCE_SHRANK', {
      source: name,
      now: content.bytes,
      before: row.bytes ?? 0,
    });
};

/** Where the parts of a run are on the disk. */
interface Places {
  folder: string;
  candidate: string;
  good: string;
  hasGood: boolean;
}

const placesOf = async (app: App, { source, lease }: Run): Promise<Places> => {
  const folder = await folderOf(app, source);
  const good = goodFile(folder, source);
  const candidate = candidateFile(folder, lease.runId);
  await dropCandidates(folder);
  return { folder, candidate, good, hasGood: await exists(good) };
};

/** Brings the file here, if there is another one than before. */
const fetchFile = async (
  app: App,
  run: Run,
  { folder, hasGood }: Places,
): Promise<{ located: Located; downloaded: Downloaded | null }> => {
  const { source, row, lease } = run;
  const web = await openWeb(app, source, lease.signal);
  const located = await locate(web, source);
  if (hasGood && located.identity !== null && located.identity === row.identity)
    return { located, downloaded: null };
  const known = hasGood ? { etag: row.etag, lastModified: row.last_modified } : null;
  const onProgress = reportTo(run, 'downloading');
  const downloaded = await download(web, { source, located, folder, known, onProgress });
  return { located, downloaded: downloaded === 'unchanged' ? null : downloaded };
};

/** Makes the file that is imported of a download, once it has passed every test. */
const prepare = async (
  app: App,
  run: Run,
  places: Places,
  { located, downloaded }: { located: Located; downloaded: Downloaded },
): Promise<NewFile> => {
  const { source, lease } = run;
  const { file: from, etag, lastModified } = downloaded;
  try {
    await verify(source, located, from);
    const onProgress = reportTo(run, 'unpacking');
    const unpacking = { source, from, to: places.candidate, signal: lease.signal, onProgress };
    const content = await unpack(unpacking);
    judge(run, content);
    await dateFile(places.candidate, lastModified, app.clock.now());
    return { ...content, etag, lastModified };
  } finally {
    // A download that has failed a test is of no use for another try.
    await dropPartial(places.folder);
  }
};

const importFile = async (app: App, run: Run, file: string): Promise<ImportedRows> => {
  const onProgress = reportTo(run, 'importing');
  onProgress(0);
  try {
    return await importFetched(app, run.source, {
      file,
      takesSmaller: run.row.takes_smaller,
      onProgress,
    });
  } catch (error) {
    throw importFaultOf(run.source, error);
  }
};

/** Imports what was fetched, if it is new or has to be imported again. */
const takeIn = async (app: App, run: Run, places: Places): Promise<RunResult> => {
  const { row, lease } = run;
  const { located, downloaded } = await fetchFile(app, run, places);
  if (downloaded === null) {
    const imported = row.must_import ? await importFile(app, run, places.good) : null;
    return { located, file: null, isSame: true, imported };
  }
  const file = await prepare(app, run, places, { located, downloaded });
  const isSame = places.hasGood && file.checksum === row.checksum;
  lease.signal.throwIfAborted();
  const mustImport = !isSame || row.must_import;
  const imported = mustImport ? await importFile(app, run, places.candidate) : null;
  await replaceFile(places.candidate, places.good);
  return { located, file, isSame, imported };
};

/**
 * Fetches a source and imports it, if it has changed. Until its import has ended, the last good file and the catalogue stay as they are.
 * @throws OutboundFault or Refusal, and the reason of the lease's signal.
 */
export const runSource = async (app: App, run: Run): Promise<RunResult> => {
  // What was agreed to may have changed since the source was switched on.
  await passLicence(app, run.source, hasConsent(run.source, permissionOf(run.row)));
  const places = await placesOf(app, run);
  try {
    return await takeIn(app, run, places);
  } finally {
    await rm(places.candidate, { force: true });
  }
};
