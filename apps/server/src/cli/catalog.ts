import { Option, type Command } from 'commander';
import { CATALOGUE_SOURCES, importCatalogue } from '#slices/imports/index.ts';
import { createProgress } from './progress.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

interface ImportOptions {
  file?: string;
  json?: boolean;
}

export const catalogCommands = (program: Command): void => {
  program
    .command('catalog')
    .description('the catalogue of anime')
    .command('import')
    .description('bring the catalogue to what its sources say')
    .addOption(
      new Option('--source <source...>', 'packages: the data sets that come with the program')
        .choices(CATALOGUE_SOURCES)
        .default(CATALOGUE_SOURCES),
    )
    .option('--file <file>', 'a newer dist/data.json of bangumi-data, also as .gz')
    .action(async ({ file, json }: ImportOptions) => {
      const report = await withApp('catalog import', async (app) => {
        const progress = createProgress();
        try {
          return await importCatalogue(app, {
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
