import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

const LARGEST_LOG = 10 * 1024 * 1024;
const TAIL_BYTES = 4096;
const TAIL_LINES = 12;
const CHECK_EVERY_MS = 60_000;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Copies an oversized log to `<file>.1` and empties it. A server that writes to it continues in the emptied file. */
export const rotateLog = (file: string): void => {
  if (sizeOf(file) <= LARGEST_LOG) return;
  try {
    copyFileSync(file, `${file}.1`);
  } finally {
    truncateSync(file);
  }
};

/** Rotates the log periodically while a server runs. @returns a function that stops this */
export const keepRotating = (file: string): (() => void) => {
  const rotate = (): void => {
    try {
      rotateLog(file);
    } catch {
      // The service must not stop because the disk has no room for an old log.
    }
  };
  const timer = setInterval(rotate, CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
};

/** The last lines of a program's output, indented, to append to an error message. */
export const lastLines = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .slice(-TAIL_LINES)
    .map((line) => `\n  ${line}`)
    .join('');

/** The last lines that were written to a log after the given size. */
export const readLogTail = (file: string, from: number): string => {
  const size = sizeOf(file);
  // It is smaller than before, so it was rotated in the meantime.
  const start = Math.max(size < from ? 0 : from, size - TAIL_BYTES);
  if (size <= start) return '';
  const buffer = Buffer.alloc(size - start);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, buffer, 0, buffer.length, start);
  } finally {
    closeSync(descriptor);
  }
  return lastLines(buffer.toString('utf8'));
};
