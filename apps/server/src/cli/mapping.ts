import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  exportMappingFile,
  FILL_SOURCES,
  fillEpisodes,
  findMappingConflicts,
  importMappingFile,
  MAPPING_FORMATS,
  type ConflictPlace,
  type MappingFormat,
  type MappingImportReport,
} from '#slices/sources/index.ts';
import { mappingCompareCommand } from './mapping-compare.ts';
import { failIfNothingTaken, print } from './print.ts';
import { withApp } from './session.ts';
import { titlesNow } from './title-of.ts';

interface ImportOptions {
  format: MappingFormat;
  file: string;
  createMissing: boolean;
  json?: boolean;
}

const LISTED = 20;

type TitleOf = (animeId: string) => string;

const conflictText = ({ at, rules, believed }: ConflictPlace, titleOf: TitleOf): string => {
  const said = rules.map(
    ({ source, from, to, animeId, animeFrom }) =>
      `${source}: ${from}-${to ?? ''} is ${titleOf(animeId)} from ${animeFrom}`,
  );
  const used = believed === null ? 'the air date decides' : `${believed} is used`;
  return `${at}: ${said.join('; ')}; ${used}`;
};

const linesOf = (report: MappingImportReport, titleOf: TitleOf): string[] => {
  const { rules, episodes, anime, created, refused, refusals, conflicting, places } = report;
  return [
    `${rules} rules and ${episodes} episode ids for ${anime} anime (${created} of them new); ${refused} rows refused, ${conflicting} rules in conflict.`,
    ...refusals.slice(0, LISTED).map(({ ref, reason }) => `  refused ${ref}: ${reason}`),
    ...places.slice(0, LISTED).map((place) => `  conflict at ${conflictText(place, titleOf)}`),
    ...(report.notice === null ? [] : [report.notice]),
  ];
};

interface FillCommand {
  source: (typeof FILL_SOURCES)[number];
  limit: number;
  json?: boolean;
}

const wholeNumber = (text: string): number => {
  if (/^[1-9]\d{0,8}$/u.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a whole number from 1.');
};

/** How many shows one line of progress covers. It goes to stderr, because stdout is for the result. */
const SHOWS_A_LINE = 100;

const fill = async ({ source, limit, json }: FillCommand): Promise<void> => {
  const onProgress = (done: number, total: number): void => {
    if (!json && (done % SHOWS_A_LINE === 0 || done === total)) {
      process.stderr.write(`${done} of ${total} shows\n`);
    }
  };
  const report = await withApp('mapping fill', (app) =>
    fillEpisodes(app, { source, limit, onProgress }),
  );
  const { shows, episodes, unknown, faults, left } = report;
  print({ ...report }, { ...(json && { json }) }, [
    `${episodes} episode ids of ${shows} shows; ${unknown} are unknown there, ${faults} got no answer, ${left} are still to be asked for.`,
  ]);
};

const showConflicts = async ({ json }: { json?: boolean }): Promise<void> => {
  const [{ conflicting, conflicts }, lines] = await withApp('mapping conflicts', async (app) => {
    const found = await findMappingConflicts(app);
    const titleOf = await titlesNow(app);
    return [found, found.places.map((place) => `  ${conflictText(place, titleOf)}`)] as const;
  });
  print({ conflicting, conflicts }, { ...(json && { json }) }, [
    `${conflicting} rules contradict another.`,
    ...lines,
  ]);
};

export const mappingCommands = (program: Command): void => {
  const command = program
    .command('mapping')
    .description('manage the mapping of external ids and episode numbers');
  command
    .command('import')
    .description('import a mapping file; it replaces earlier imports of the same format')
    .addOption(
      new Option('--format <format>', 'format of the file')
        .choices(MAPPING_FORMATS)
        .makeOptionMandatory(),
    )
    .requiredOption('--file <file>', 'the file; .gz works, too')
    .option('--create-missing', 'add anime that are missing from the catalogue', false)
    .action(async ({ format, file, createMissing, json }: ImportOptions) => {
      const [report, lines] = await withApp('mapping import', async (app) => {
        const made = await importMappingFile(app, { format, file, createMissing });
        return [made, linesOf(made, await titlesNow(app))] as const;
      });
      const { places: _places, ...answer } = report;
      print(answer, { ...(json && { json }) }, lines);
      const { rules, episodes, created, refused } = report;
      failIfNothingTaken({ taken: rules + episodes + created, refused });
    });
  command
    .command('fill')
    .description(
      'fetch episode ids of mapped shows with your own key; if stopped, it continues next time',
    )
    .addOption(
      new Option('--source <source>', 'the database to ask')
        .choices(FILL_SOURCES)
        .makeOptionMandatory(),
    )
    .option('--limit <shows>', 'how many shows at most', wholeNumber, 100_000)
    .action(fill);
  command
    .command('export')
    .description('export the whole mapping in the format tsuzuki')
    .requiredOption('--file <file>', 'file to write')
    .action(async ({ file, json }: { file: string; json?: boolean }) => {
      const report = await withApp('mapping export', (app) => exportMappingFile(app, file));
      const { rules, episodes, anime } = report;
      print({ ...report }, { ...(json && { json }) }, [
        `${rules} rules and ${episodes} episode ids for ${anime} anime, in ${file}.`,
      ]);
    });
  command
    .command('conflicts')
    .description('list rules of the mapping that contradict each other, and which one is used')
    .action(showConflicts);
  mappingCompareCommand(command);
};
