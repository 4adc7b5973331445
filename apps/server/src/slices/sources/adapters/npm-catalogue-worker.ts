import { parentPort, workerData } from 'node:worker_threads';
import { joinCatalogue, type JoinOptions } from './join.ts';
import type { WorkerInput, WorkerMessage } from './npm-catalogue.ts';

/** Records a message: few enough that taking them in holds the server up for no more than a few milliseconds. */
const BATCH = 200;

const post = (message: WorkerMessage): void => parentPort!.postMessage(message);

const { now, only, spineFile } = workerData as WorkerInput;
const options: JoinOptions = {
  now,
  only: new Set(only),
  spineFile,
  onProgress: (step) => post({ kind: 'progress', step }),
};
const { records, sources, refusals } = joinCatalogue(options);
for (let start = 0; start < records.length; start += BATCH) {
  post({ kind: 'records', records: records.slice(start, start + BATCH) });
}
post({ kind: 'done', sources, refusals });
