import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { App } from '#platform/app.ts';
import { WORK_KINDS, type WorkKind } from '#slices/catalog/values.ts';
import { exportList, type ExportFormat } from '../list-export/write.ts';
import type { ExportFile } from './targets/target.ts';

/** Whose list, in which form. */
export interface PackInput {
  userId: string;
  username: string;
  format: ExportFormat;
}

/** The files of one export, and how many entries they have. */
export interface PackedExport {
  files: ExportFile[];
  entries: number;
}

const hashing = (hash: Hash): Transform =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });

const packOne = async (
  app: App,
  folder: string,
  input: PackInput & { kind: WorkKind },
): Promise<ExportFile & { entries: number }> => {
  const { fileName, pieces, entries } = await exportList(app, app.db, input);
  const name = `${fileName}.gz`;
  const to = path.join(folder, name);
  const hash = createHash('sha256');
  await pipeline(pieces, createGzip(), hashing(hash), createWriteStream(to, { mode: 0o600 }));
  const { size: bytes } = await stat(to);
  return { name, path: to, bytes, sha256: hash.digest('hex'), entries };
};

/**
 * Writes an export into files that are gone when `use` is done: what is sent must say its length and its hash first, and a list need
 * not fit in memory.
 */
export const withPackedExport = async <Result>(
  app: App,
  input: PackInput,
  use: (packed: PackedExport) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-export-'));
  try {
    const kinds = input.format === 'mal-xml' ? WORK_KINDS : (['anime'] as const);
    const files: (ExportFile & { entries: number })[] = [];
    for (const kind of kinds) files.push(await packOne(app, folder, { ...input, kind }));
    return await use({ files, entries: files.reduce((sum, { entries }) => sum + entries, 0) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
