import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { catalogue, type Catalogue, recordDataSources } from '#slices/catalog/index.ts';
import { addLocalRules, importMapping, mapping } from '#slices/mapping/index.ts';
import { readBytes } from '../adapters/packages/package-file.ts';
import { addMappedAnime, writeMappedClaims } from '../commands/write-anime.ts';
import { bindBangumiData } from './bangumi-data.ts';
import { bindFile, type BoundFile } from './bind.ts';
import { conflictsOf, type FoundConflicts } from './conflicts.ts';
import { FILE_FORMATS, type FileFormat, type MappingFormat } from './format.ts';
import { refusal } from '../reasons.ts';
import type { Stated } from '../rules/stated.ts';
import { refusal as platformRefusal } from '#platform/operation-reasons.ts';

export interface MappingImportOptions {
  format: MappingFormat;
  file: string;
  /** Whether anime of the file that the catalogue does not have are added. */
  createMissing: boolean;
  /** Refuses the file for what it states. */
  judge?: (tx: Tx, stated: Stated) => Promise<void>;
}

/** What a mapping import did, in rows. */
export interface MappingImportReport extends FoundConflicts {
  rules: number;
  episodes: number;
  /** Anime of the file that the catalogue has now. */
  anime: number;
  created: number;
  refused: number;
  refusals: { ref: string; reason: string }[];
  /** What is to be known of the data. */
  notice: string | null;
}

export const readFileBytes = (file: string): Buffer => {
  try {
    return readBytes(file);
  } catch (error) {
    throw platformRefusal('BAD_USER_INPUT', 'FILE_UNREADABLE', {
      file,
      cause: (error as Error).message,
    });
  }
};

/** What is to be written, under which source and version. */
export interface BoundImport {
  bound: BoundFile;
  source: string;
  version: string;
  format: FileFormat | null;
}

const bindFormat = (
  app: App,
  titles: Catalogue,
  { options, format }: { options: MappingImportOptions; format: FileFormat },
): BoundImport => {
  const { createMissing, file } = options;
  if (createMissing && !format.hasTitles) {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FORMAT_WITHOUT_TITLES', { format: options.format });
  }
  const bytes = readFileBytes(file);
  const read = format.read(bytes.toString('utf8'));
  const bound = bindFile(titles, { file: read, format }, { createMissing, now: app.clock.now() });
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const source = read.part === undefined ? format.source : `${format.source}/${read.part}`;
  return { bound, source, version, format };
};

/** Reads a mapping file and binds it to the catalogue. @throws Refusal if the file as a whole cannot be read */
export const bindMappingFile = async (
  app: App,
  options: MappingImportOptions,
): Promise<BoundImport> => {
  const titles = await app.open(catalogue);
  if (options.format !== 'bangumi-data') {
    return bindFormat(app, titles, { options, format: FILE_FORMATS[options.format] });
  }
  const { bound, version } = await bindBangumiData(app, titles, options);
  return { bound, version, source: 'bangumi-data', format: null };
};

const write = async (app: App, tx: Tx, input: BoundImport): Promise<void> => {
  const { bound, source, version, format } = input;
  if (bound.missing.length > 0) {
    const said = {
      source: 'tsuzuki-mapping',
      records: bound.missing,
    } as const;
    await addMappedAnime(app, tx, said);
  }
  if (format?.romaji) {
    await writeMappedClaims(app, tx, { source: format.romaji, claims: bound.claims });
  }
  await addLocalRules(app, tx, bound.local);
  await importMapping(app, tx, { source, version, ...bound });
  if (!format?.info) return;
  const asOf = app.clock.now().toISOString().slice(0, 10);
  await recordDataSources(app, tx, [{ key: source, version, asOf, ...format.info }]);
};

/**
 * Takes over a mapping file. It replaces what a file of the same format said before; rules of other sources and those
 * of this instance's editors stay.
 * @throws Refusal when the file as a whole cannot be read.
 */
export const importMappingFile = async (
  app: App,
  options: MappingImportOptions,
): Promise<MappingImportReport> => {
  const input = await bindMappingFile(app, options);
  const { bound, source, format } = input;
  const graph = await app.open(mapping);
  const conflicts = conflictsOf(bound.rules, { source, graph });
  await app.db.transaction().execute(async (tx) => {
    await options.judge?.(tx, input.bound.stated);
    await write(app, tx, input);
  });
  const { rules, local, episodes, anime, missing, refused, refusals } = bound;
  return {
    rules: rules.length + local.length,
    episodes: episodes.length,
    anime,
    created: missing.length,
    refused,
    refusals,
    ...conflicts,
    notice: format?.notice ?? null,
  };
};
