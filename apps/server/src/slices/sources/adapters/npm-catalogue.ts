import { Worker } from 'node:worker_threads';
import type { JoinedRecord } from './anime-record.ts';
import {
  SOURCE_KEYS,
  type DataSource,
  type Refusal,
  type SourceKey,
  type Step,
} from './data-source.ts';

export type { DataSource, Refusal, SourceKey, Step } from './data-source.ts';

export interface NpmCatalogueOptions {
  /** The present, which decides status and projections. */
  now: Date;
  /** A subset of the sources; `bangumi-data` is always read, the others add to it. Default: all. */
  only?: readonly string[];
  /** The operator's own newer file in the form of `dist/data.json`, which may be gzip. */
  files?: { 'bangumi-data'?: string };
  /** Sources while they are read, then `join`. */
  onProgress?: (step: Step) => void;
}

export interface NpmCatalogue {
  records: JoinedRecord[];
  sources: DataSource[];
  refusals: Refusal[];
}

/** What the worker is given. */
export interface WorkerInput {
  now: Date;
  only: readonly SourceKey[];
  spineFile: string | undefined;
}

/** What the worker answers: progress, then records in batches, then the rest. */
export type WorkerMessage =
  | { kind: 'progress'; step: Step }
  | { kind: 'records'; records: JoinedRecord[] }
  | ({ kind: 'done' } & Omit<NpmCatalogue, 'records'>);

const isSourceKey = (key: string): key is SourceKey => SOURCE_KEYS.some((known) => known === key);

const sourceKeys = (only: readonly string[]): SourceKey[] =>
  only.map((key) => {
    if (isSourceKey(key)) return key;
    throw new Error(`There is no source "${key}". The sources are: ${SOURCE_KEYS.join(', ')}.`);
  });

/**
 * Reads the catalogue from the data packages of npm (`bangumi-data`, `@kawaiioverflow/arm`, `bgmd`,
 * `anime-sachedule-search-data`), without network. It runs in a worker, so that a server which imports stays quick; what
 * a source wrote that nothing can be made of is refused and counted.
 */
export const readNpmCatalogue = async (options: NpmCatalogueOptions): Promise<NpmCatalogue> => {
  const input: WorkerInput = {
    now: options.now,
    only: sourceKeys(options.only ?? SOURCE_KEYS),
    spineFile: options.files?.['bangumi-data'],
  };
  const worker = new Worker(new URL('./npm-catalogue-worker.ts', import.meta.url), {
    workerData: input,
  });
  const records: JoinedRecord[] = [];
  return await new Promise<NpmCatalogue>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') options.onProgress?.(message.step);
      else if (message.kind === 'records') records.push(...message.records);
      else resolve({ records, sources: message.sources, refusals: message.refusals });
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The importer stopped with code ${code}.`)));
  });
};
