/** Reads list files in a separate process, so that a stranger's file harms nobody else. */
import { Refusal } from '#platform/errors.ts';
import type { ListFormat } from '../formats/list-format.ts';
import type { Reading } from '#slices/exchange/values.ts';
import { openFile, type BroughtBytes, type OpenedFile } from '../formats/read-file.ts';
import type { ReaderMessage } from './message.ts';

/** Readings per message. Receiving more would block the server for longer than a few milliseconds. */
const BATCH = 200;

const post = (message: ReaderMessage): void => void process.send?.(message);

const send = async ({ format, readings }: OpenedFile): Promise<void> => {
  let batch: Reading[] = [];
  for await (const reading of readings) {
    batch.push(reading);
    if (batch.length < BATCH) continue;
    post({ kind: 'readings', readings: batch });
    batch = [];
  }
  post({ kind: 'readings', readings: batch });
  post({ kind: 'done', format });
};

const postError = (error: unknown, format?: ListFormat): void => {
  if (!(error instanceof Refusal)) {
    post({ kind: 'fault', stack: (error as Error).stack ?? String(error) });
    return;
  }
  const { code, reason, message, details } = error;
  const named = { ...details, ...(format && { format }) };
  post({ kind: 'refused', code, reason, message, details: named });
};

const read = async (file: BroughtBytes): Promise<void> => {
  let opened: OpenedFile | undefined;
  try {
    opened = await openFile(file);
    await send(opened);
  } catch (error) {
    postError(error, opened?.format);
  }
};

process.on('message', (file: BroughtBytes) => void read(file));
