import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { exportList } from './write.ts';

/** A user's whole list in our own format, gzipped, to restore it if they regret replacing it. */
export const packedBackup = async (app: App, tx: Tx, userId: string): Promise<Buffer> => {
  const { pieces } = await exportList(app, tx, {
    userId,
    username: 'backup',
    format: 'tsuzuki',
    kind: 'anime',
  });
  const packed: Buffer[] = [];
  await pipeline(pieces, createGzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) packed.push(chunk);
  });
  return Buffer.concat(packed);
};
