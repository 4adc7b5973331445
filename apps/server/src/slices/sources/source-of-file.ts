import { statSync } from 'node:fs';
import type { DataSource } from '#slices/catalog/index.ts';

/** What an operator's file is recorded as: its version is the day it was written. */
export const sourceOfFile = (
  { key, info }: { key: string; info: Omit<DataSource, 'key' | 'version' | 'asOf'> },
  file: string,
): DataSource => {
  const day = statSync(file).mtime.toISOString().slice(0, 10);
  return { ...info, key, version: `file of ${day}`, asOf: day };
};
