import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Option, type Command } from 'commander';
import type { App } from '#platform/app.ts';
import { WORK_KINDS, type WorkKind } from '#slices/catalog/index.ts';
import { userByName } from '#slices/accounts/index.ts';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportList,
  fetchRemoteList,
  type FileImportReport,
  IMPORT_POLICIES,
  importListFile,
  type ImportPolicy,
  LIST_FORMATS,
  type ListFormat,
  REMOTE_SERVICES,
  type RemoteService,
} from '#slices/listfiles/index.ts';
import { bytesOf } from './given-file.ts';
import { failIfNothingTaken, print, table } from './print.ts';
import { withApp } from './session.ts';

interface ImportOptions {
  user: string;
  format?: ListFormat;
  file?: string;
  from?: RemoteService;
  name?: string;
  policy: ImportPolicy;
  trustTitles: boolean;
  dryRun: boolean;
  json?: boolean;
}

type Source = (
  app: App,
) => Promise<{ format: ListFormat | 'auto'; bytes: Uint8Array; fileName: string }>;

/** The source of a list: a file with a format, or a service with a username. */
const sourceOf = ({ format, file, from, name }: ImportOptions, command: Command): Source => {
  if (from !== undefined && name !== undefined && file === undefined && format === undefined)
    return (app) => fetchRemoteList(app, { service: from, name, token: null });
  if (from === undefined && name === undefined && file !== undefined)
    return async () => ({
      format: format ?? 'auto',
      bytes: await bytesOf(file),
      fileName: path.basename(file),
    });
  return command.error('error: say either --file, or --from and --name');
};

const MOST_SHOWN = 40;

/** The rows that need attention: those that were skipped or repaired. */
const linesOf = (report: FileImportReport, isDryRun: boolean): string[] => {
  const { added, updated, unchanged, skipped, removed, rows } = report;
  const telling = rows.filter(({ reason }) => reason !== null);
  const shown = telling
    .slice(0, MOST_SHOWN)
    .map(({ line, outcome, title, reason }) => [String(line), outcome, title ?? '', reason ?? '']);
  const more = telling.length - shown.length;
  return [
    `${isDryRun ? 'Dry run: ' : ''}${added} added, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped${removed > 0 ? `, ${removed} removed` : ''}.`,
    ...(shown.length > 0 ? table(['line', 'outcome', 'title', 'reason'], shown) : []),
    ...(more > 0 ? [`… and ${more} more (--json tells all).`] : []),
  ];
};

const importCommand = (list: Command): void => {
  list
    .command('import')
    .description('import a list file from another service, or our own export')
    .requiredOption('--user <name>', 'username of the list’s owner')
    .addOption(
      new Option('--format <format>', 'format of the file; detected by default').choices(
        LIST_FORMATS,
      ),
    )
    .option('--file <file>', 'the file; .gz works, too')
    .addOption(
      new Option('--from <service>', 'fetch a public list instead of reading a file').choices(
        REMOTE_SERVICES,
      ),
    )
    .option('--name <name>', 'username there')
    .addOption(
      new Option('--policy <policy>', 'what to keep if the list and the file differ')
        .choices(IMPORT_POLICIES)
        .default('file-wins'),
    )
    .option(
      '--trust-titles',
      'match rows without a known id by title, if only one title fits',
      false,
    )
    .option('--dry-run', 'show what would happen without changing anything', false)
    .action(async (options: ImportOptions, command: Command) => {
      const { user, policy, trustTitles, dryRun, json } = options;
      const source = sourceOf(options, command);
      const report = await withApp('list import', async (app) => {
        const { id: userId } = await userByName(app.db, user);
        const brought = await source(app);
        return importListFile(app, { userId, policy, trustTitles, ...brought, isDryRun: dryRun });
      });
      print({ ...report }, { ...(json && { json }) }, linesOf(report, dryRun));
      const { added, updated, unchanged, removed, skipped } = report;
      failIfNothingTaken({ taken: added + updated + unchanged + removed, refused: skipped });
    });
};

interface ExportOptions {
  user: string;
  format: ExportFormat;
  kind?: WorkKind;
  file: string;
  json?: boolean;
}

interface WrittenFile {
  file: string;
  entries: number;
  leftOut: number;
}

/** Whether a file should be compressed, by its name. */
const isGzipName = (file: string): boolean => /\.gz$/iu.test(file);

/** `list.xml` → `list-manga.xml`, `list.xml.gz` → `list-manga.xml.gz`. */
const besides = (file: string, word: string): string =>
  file.replace(/((?:\.[^./\\]+)?(?:\.gz)?)$/iu, `-${word}$1`);

type Target = Omit<ExportOptions, 'json' | 'user'> & { userId: string; username: string };

const writeFile = async (app: App, target: Target): Promise<WrittenFile> => {
  const { file, kind = 'anime' } = target;
  const { pieces, entries, leftOut } = await exportList(app, app.db, { ...target, kind });
  const written = createWriteStream(file, { mode: 0o600 });
  if (isGzipName(file)) await pipeline(Readable.from(pieces), createGzip(), written);
  else await pipeline(Readable.from(pieces), written);
  return { file, entries, leftOut };
};

/**
 * MyAnimeList's format has one kind per file. Unless a kind is given, a list of both becomes two files, and a list of only manga becomes a
 * file of manga.
 */
const writeFiles = async (app: App, target: Target): Promise<WrittenFile[]> => {
  if (target.format !== 'mal-xml' || target.kind) return [await writeFile(app, target)];
  const sizes = await Promise.all(
    WORK_KINDS.map(async (kind) => {
      const { entries, leftOut } = await exportList(app, app.db, { ...target, kind });
      return entries + leftOut;
    }),
  );
  const [anime = 0, manga = 0] = sizes;
  if (manga === 0) return [await writeFile(app, { ...target, kind: 'anime' })];
  if (anime === 0) return [await writeFile(app, { ...target, kind: 'manga' })];
  return [
    await writeFile(app, { ...target, kind: 'anime' }),
    await writeFile(app, { ...target, kind: 'manga', file: besides(target.file, 'manga') }),
  ];
};

const exportCommand = (list: Command): void => {
  list
    .command('export')
    .description('export a list to a file')
    .requiredOption('--user <name>', 'username of the list’s owner')
    .addOption(
      new Option(
        '--format <format>',
        'mal-xml for other services; the tsuzuki formats keep everything',
      )
        .choices(EXPORT_FORMATS)
        .makeOptionMandatory(),
    )
    .addOption(new Option('--kind <kind>', 'with mal-xml: which list').choices(WORK_KINDS))
    .requiredOption(
      '--file <file>',
      'file to write, compressed if it ends with .gz; with mal-xml, manga go to a second file beside it',
    )
    .action(async ({ user, json, ...options }: ExportOptions) => {
      const files = await withApp('list export', async (app) => {
        const { id: userId, username } = await userByName(app.db, user);
        return writeFiles(app, { ...options, userId, username });
      });
      const lines = files.map(({ file, entries, leftOut }) =>
        leftOut > 0
          ? `${file}: ${entries} entries; ${leftOut} left out, as MyAnimeList does not have them.`
          : `${file}: ${entries} entries.`,
      );
      print({ files }, { ...(json && { json }) }, lines);
    });
};

export const listCommands = (program: Command): void => {
  const list = program.command('list').description('import and export lists');
  importCommand(list);
  exportCommand(list);
};
