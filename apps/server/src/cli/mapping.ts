import { Option, type Command } from 'commander';
import { importMappingFile, MAPPING_FORMATS, type MappingFormat } from '#slices/imports/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

interface ImportOptions {
  format: MappingFormat;
  file: string;
  createMissing: boolean;
  json?: boolean;
}

export const mappingCommands = (program: Command): void => {
  program
    .command('mapping')
    .description('how external ids and episode numbers map to the catalogue')
    .command('import')
    .description('take over a mapping file; it replaces what the same file said before')
    .addOption(
      new Option('--format <format>', 'form of the file')
        .choices(MAPPING_FORMATS)
        .makeOptionMandatory(),
    )
    .requiredOption('--file <file>', 'the file, also as .gz')
    .option('--create-missing', 'add anime of the file that the catalogue does not have', false)
    .action(async ({ format, file, createMissing, json }: ImportOptions) => {
      const report = await withApp('mapping import', (app) =>
        importMappingFile(app, { format, file, createMissing }),
      );
      const { rules, episodes, anime, created, refused } = report;
      print({ ...report }, { ...(json && { json }) }, [
        `${rules} rules and ${episodes} episode ids for ${anime} anime (${created} of them new); ${refused} rows refused.`,
        ...report.refusals.slice(0, 20).map(({ ref, reason }) => `  ${ref}: ${reason}`),
      ]);
    });
};
