import type { Command } from 'commander';
import { CATALOGUE_SOURCES, importCatalogue } from '#slices/imports/index.ts';
import { createProgress } from './progress.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

interface ImportOptions {
  source?: string[];
  file?: string;
  json?: boolean;
}

export const catalogCommands = (program: Command): void => {
  program
    .command('catalog')
    .description('the catalogue of anime')
    .command('import')
    .description('bring the catalogue to what its public data sets say')
    .option('--source <source...>', `of ${CATALOGUE_SOURCES.join(', ')} (default: all of them)`)
    .option('--file <file>', 'a newer dist/data.json of bangumi-data, also as .gz')
    .action(async ({ source, file, json }: ImportOptions) => {
      const report = await withApp('catalog import', async (app) => {
        const progress = createProgress();
        try {
          return await importCatalogue(app, {
            ...(source && { only: source }),
            ...(file !== undefined && { file }),
            onProgress: (step) => progress.step(step),
          });
        } finally {
          progress.end();
        }
      });
      const { rows, added, updated, unchanged, refused, ms } = report;
      print({ ...report }, { ...(json && { json }) }, [
        `${rows} anime in ${(ms / 1000).toFixed(1)} s: ${added} added, ${updated} updated, ${unchanged} unchanged, ${refused} rows refused.`,
      ]);
    });
};
