import path from 'node:path';
import type { Command } from 'commander';
import { writeDump } from '#slices/sources/index.ts';
import { print, table } from './print.ts';
import { withApp } from './session.ts';

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** `dump DIR`. */
export const dumpCommand = (program: Command): void => {
  program
    .command('dump')
    .description('write all of the catalogue that may be passed on, as JSON lines')
    .argument('<folder>', 'where the files are written')
    .action(async (folder: string, { json }: { json?: boolean }) => {
      const startedAt = performance.now();
      const to = path.resolve(folder);
      const { files, version, sources } = await withApp('dump', (app) =>
        writeDump(app, { folder: to, isPublic: false }),
      );
      const ms = Math.round(performance.now() - startedAt);
      print({ folder: to, version, files, sources, ms }, { ...(json && { json }) }, [
        ...table(
          ['file', 'rows', 'size'],
          files.map(({ file, rows, bytes }) => [file, String(rows), megabytes(bytes)]),
        ),
        `Written to ${to} in ${(ms / 1000).toFixed(1)} s, from ${sources.length} sources.`,
      ]);
    });
};
