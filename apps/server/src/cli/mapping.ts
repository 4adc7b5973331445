import { Option, type Command } from 'commander';
import {
  exportMappingFile,
  importMappingFile,
  MAPPING_FORMATS,
  type MappingFormat,
  type MappingImportReport,
} from '#slices/imports/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

interface ImportOptions {
  format: MappingFormat;
  file: string;
  createMissing: boolean;
  json?: boolean;
}

const LISTED = 20;

const linesOf = (report: MappingImportReport): string[] => {
  const { rules, episodes, anime, created, refused, refusals, conflicting, conflicts } = report;
  return [
    `${rules} rules and ${episodes} episode ids for ${anime} anime (${created} of them new); ${refused} rows refused, ${conflicting} rules in conflict.`,
    ...refusals.slice(0, LISTED).map(({ ref, reason }) => `  refused ${ref}: ${reason}`),
    ...conflicts
      .slice(0, LISTED)
      .map(
        ({ at, rule, other, believed }) =>
          `  conflict at ${at}: ${rule}; ${other}; ${believed === null ? 'the air date decides' : `${believed} is believed`}`,
      ),
    ...(report.notice === null ? [] : [report.notice]),
  ];
};

export const mappingCommands = (program: Command): void => {
  const command = program
    .command('mapping')
    .description('how external ids and episode numbers map to the catalogue');
  command
    .command('import')
    .description('take over a mapping file; it replaces what a file of the same format said before')
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
      print({ ...report }, { ...(json && { json }) }, linesOf(report));
    });
  command
    .command('export')
    .description('write the whole mapping in format tsuzuki')
    .requiredOption('--file <file>', 'where to')
    .action(async ({ file, json }: { file: string; json?: boolean }) => {
      const report = await withApp('mapping export', (app) => exportMappingFile(app, file));
      const { rules, episodes, anime } = report;
      print({ ...report }, { ...(json && { json }) }, [
        `${rules} rules and ${episodes} episode ids for ${anime} anime, in ${file}.`,
      ]);
    });
};
