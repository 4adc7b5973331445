import { Option, type Command } from 'commander';
import {
  CATALOGUE_SOURCES,
  type CatalogueImportReport,
  type CatalogueSource,
  DEFAULT_SOURCES,
  importGiven,
} from '#slices/sources/index.ts';
import { heldCommands } from './catalog-held.ts';
import { sourceCommands } from './catalog-sources.ts';
import { createProgress } from './progress.ts';
import { failIfNothingTaken, print, type Takings } from './print.ts';
import { withApp } from './session.ts';

interface ImportOptions {
  source: CatalogueSource[];
  file?: string;
  acceptLicence: CatalogueSource[];
  acceptSmaller: boolean;
  json?: boolean;
}

type Counts = Omit<CatalogueImportReport['sources'][number], 'source'>;

const lineOf = ({ rows, added, updated, unchanged, removed, refused, ms }: Counts): string =>
  `${rows} rows in ${(ms / 1000).toFixed(1)} s: ${added} added, ${updated} updated, ${unchanged} unchanged, ${removed} removed, ${refused} refused.`;

const takingsOf = ({ sources }: CatalogueImportReport): Takings => ({
  taken: sources.reduce((sum, one) => sum + one.added + one.updated + one.unchanged, 0),
  refused: sources.reduce((sum, { refused }) => sum + refused, 0),
});

export const catalogCommands = (program: Command): void => {
  const catalog = program.command('catalog').description('manage the catalogue of anime and manga');
  sourceCommands(catalog);
  heldCommands(catalog);
  catalog
    .command('import')
    .description('update the catalogue from its sources')
    .addOption(
      new Option(
        '--source <source...>',
        'packages, corrections and curated-manga come with the program; the others need --file',
      )
        .choices(CATALOGUE_SOURCES)
        .default([...DEFAULT_SOURCES]),
    )
    .option(
      '--file <file>',
      "the source's file; with packages, a newer dist/data.json of bangumi-data",
    )
    .addOption(
      new Option('--accept-licence <source...>', 'agree to the licence of a source')
        .choices(CATALOGUE_SOURCES)
        .default([]),
    )
    .option('--accept-smaller', 'accept files that lack many rows of the last ones', false)
    .action(async ({ source, file, acceptLicence, acceptSmaller, json }: ImportOptions) => {
      const report = await withApp('catalog import', async (app) => {
        const progress = createProgress();
        try {
          return await importGiven(app, {
            sources: source,
            accepted: acceptLicence,
            takesSmaller: acceptSmaller,
            ...(file !== undefined && { file }),
            onProgress: (step) => progress.step(step),
          });
        } finally {
          progress.end();
        }
      });
      print(
        { ...report },
        { ...(json && { json }) },
        report.sources.map((one) => `${one.source}: ${lineOf(one)}`),
      );
      failIfNothingTaken(takingsOf(report));
    });
};
