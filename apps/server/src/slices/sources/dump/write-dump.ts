import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { newestWorkChange } from '#slices/catalog/index.ts';
import { DUMP_FILES, type DumpFile, linesSchema } from './files.ts';
import type { Manifest, WrittenFile } from './manifest.ts';
import { openSources } from './open-sources.ts';
import type { Reach } from './reach.ts';

/** Counts and hashes the bytes that pass. */
const measuring = (measured: { bytes: number; hash: ReturnType<typeof createHash> }): Transform =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      measured.bytes += chunk.length;
      measured.hash.update(chunk);
      done(null, chunk);
    },
  });

async function* textOf(
  batches: AsyncIterable<object[]>,
  counted: { rows: number },
): AsyncGenerator<string> {
  for await (const rows of batches) {
    counted.rows += rows.length;
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
}

interface Target extends Reach {
  tx: Tx;
  folder: string;
}

const writeData = async (
  { tx, folder, ...reach }: Target,
  { name, lines }: DumpFile,
): Promise<WrittenFile> => {
  const file = `${name}.jsonl.gz`;
  const to = path.join(folder, file);
  const counted = { rows: 0 };
  const measured = { bytes: 0, hash: createHash('sha256') };
  await pipeline(
    Readable.from(textOf(lines(tx, reach), counted)),
    createGzip(),
    measuring(measured),
    createWriteStream(`${to}.part`),
  );
  await rename(`${to}.part`, to);
  const { bytes, hash } = measured;
  return { name, file, rows: counted.rows, bytes, sha256: hash.digest('hex') };
};

/** The same files always have the same version, and others another. */
const versionOf = (files: readonly WrittenFile[]): string =>
  createHash('sha256')
    .update(files.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join(''))
    .digest('hex')
    .slice(0, 32);

const writeJson = (folder: string, name: string, value: object): Promise<void> =>
  writeFile(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);

export interface DumpOptions {
  folder: string;
  /** Whether only what anybody may have is written. */
  isPublic: boolean;
}

/**
 * Writes all that may be passed on of the catalogue, as it stands at one moment. The data files of two dumps have the same bytes if nothing
 * changed in between.
 */
export const writeDump = async (app: App, { folder, isPublic }: DumpOptions): Promise<Manifest> => {
  const wanted = DUMP_FILES.filter((file) => file.isPublic || !isPublic);
  await mkdir(folder, { recursive: true });
  return app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { termsOf, sources } = await openSources(tx);
      const position = await newestWorkChange(tx);
      const files: WrittenFile[] = [];
      for (const file of wanted)
        files.push(await writeData({ tx, folder, termsOf, isPublic }, file));
      const manifest: Manifest = {
        format: 'tsuzuki-dump/1',
        version: versionOf(files),
        madeAt: app.clock.now().toISOString(),
        position,
        files,
        sources,
      };
      await writeJson(folder, 'schema.json', linesSchema(wanted));
      await writeJson(folder, 'manifest.json', manifest);
      return manifest;
    });
};
