import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '#platform/errors.ts';
import {
  bindMapping,
  catalogue,
  deriveMappingRules,
  importMapping,
  readTsuzukiMapping,
  type AnimeRecord,
  type Catalogue,
  type MappingFile,
  type MappingImport,
} from '#slices/catalog/index.ts';
import { recordOfMappingAnime } from './mapping-anime.ts';
import { readNpmCatalogue } from './sources/npm-catalogue.ts';
import { readBytes } from './sources/packages/package-file.ts';
import { writeAnime } from './write-anime.ts';

export const MAPPING_FORMATS = ['tsuzuki', 'bangumi-data'] as const;
export type MappingFormat = (typeof MAPPING_FORMATS)[number];

export interface MappingImportOptions {
  format: MappingFormat;
  file: string;
  /** Whether anime of the file that the catalogue does not have are added. */
  createMissing: boolean;
}

/** What a mapping import did, in rows. */
export interface MappingImportReport {
  rules: number;
  episodes: number;
  /** Anime of the file that the catalogue has now. */
  anime: number;
  created: number;
  refused: number;
  refusals: { ref: string; reason: string }[];
}

/** The rows of a file, bound to the catalogue. */
interface BoundFile extends Pick<MappingImport, 'rules' | 'episodes' | 'entries'> {
  anime: number;
  missing: AnimeRecord[];
  refused: number;
  refusals: { ref: string; reason: string }[];
}

const readFileBytes = (file: string): Buffer => {
  try {
    return readBytes(file);
  } catch (error) {
    throw refusal('BAD_USER_INPUT', `The file ${file} cannot be read: ${(error as Error).message}`);
  }
};

/** The anime of the catalogue a row of a mapping file means: by its AniDB, then MyAnimeList, then AniList id. */
const findAnime = (titles: Catalogue, row: MappingFile['anime'][number]): string | undefined => {
  for (const site of ['anidb', 'mal', 'anilist'] as const) {
    const id = row[site];
    const found = id === null ? undefined : titles.byExternalId(site, String(id))[0];
    if (found) return found.id;
  }
  return undefined;
};

const bindTsuzuki = (
  titles: Catalogue,
  file: MappingFile,
  { createMissing, now }: { createMissing: boolean; now: Date },
): BoundFile => {
  const idOfKey = new Map<string, string>();
  const missing: AnimeRecord[] = [];
  const refusals = file.refused.map(({ section, index, reason }) => ({
    ref: `${section}[${index}]`,
    reason,
  }));
  let unknown = 0;
  for (const row of file.anime) {
    const found = findAnime(titles, row);
    if (found !== undefined) idOfKey.set(row.key, found);
    else if (createMissing) {
      const record = recordOfMappingAnime(row, file.rules, now);
      missing.push(record);
      idOfKey.set(row.key, record.id);
    } else {
      unknown += 1;
      refusals.push({
        ref: row.key,
        reason: 'the catalogue has no such anime (see --create-missing)',
      });
    }
  }
  const entries = file.anime.flatMap(({ key, titles: names, episodeCount, startOn, endOn }) => {
    const animeId = idOfKey.get(key);
    return animeId === undefined ? [] : [{ animeId, titles: names, episodeCount, startOn, endOn }];
  });
  return {
    rules: bindMapping(file.rules, idOfKey),
    episodes: file.episodes,
    entries,
    anime: idOfKey.size,
    missing,
    refused: file.refusedCount + unknown,
    refusals,
  };
};

/** What is to be written, under which source and version. */
interface BoundImport {
  bound: BoundFile;
  source: string;
  version: string;
}

const bindBangumiData = async (
  app: App,
  titles: Catalogue,
  { file, createMissing }: MappingImportOptions,
): Promise<BoundImport> => {
  const { records, refusals, sources } = await readNpmCatalogue({
    now: app.clock.now(),
    files: { 'bangumi-data': file },
  });
  const missing = records.filter(({ id }) => !titles.anime(id));
  const isMissing = new Set(missing.map(({ id }) => id));
  const known = createMissing ? records : records.filter(({ id }) => !isMissing.has(id));
  const { rules, refused } = deriveMappingRules(known);
  const all = [
    ...refusals.map(({ ref, reason }) => ({ ref, reason })),
    ...refused.map(({ id, reason }) => ({ ref: id, reason })),
  ];
  const bound = {
    rules,
    episodes: [],
    entries: [],
    anime: known.length,
    missing: createMissing ? missing : [],
    refused: all.length,
    refusals: all,
  };
  const spine = sources.find(({ key }) => key === 'bangumi-data');
  return { bound, source: 'bangumi-data', version: spine?.version ?? 'unknown' };
};

const bind = async (app: App, options: MappingImportOptions): Promise<BoundImport> => {
  const titles = await app.open(catalogue);
  if (options.format === 'bangumi-data') return bindBangumiData(app, titles, options);
  const bytes = readFileBytes(options.file);
  const bound = bindTsuzuki(titles, readTsuzukiMapping(bytes.toString('utf8')), {
    createMissing: options.createMissing,
    now: app.clock.now(),
  });
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { bound, source: 'tsuzuki-mapping', version };
};

const write = async (app: App, tx: Tx, { bound, source, version }: BoundImport): Promise<void> => {
  if (bound.missing.length > 0) await writeAnime(app, tx, bound.missing);
  await importMapping(app, tx, { source, version, ...bound });
};

/**
 * Takes over a mapping file. It replaces what a file of the same format said before; rules of other sources stay.
 * @throws Refusal when the file as a whole cannot be read.
 */
export const importMappingFile = async (
  app: App,
  options: MappingImportOptions,
): Promise<MappingImportReport> => {
  const input = await bind(app, options);
  await app.jobs.open();
  await app.db.transaction().execute((tx) => write(app, tx, input));
  const { rules, episodes, anime, missing, refused, refusals } = input.bound;
  return {
    rules: rules.length,
    episodes: episodes.length,
    anime,
    created: missing.length,
    refused,
    refusals,
  };
};
