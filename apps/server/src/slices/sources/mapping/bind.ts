import { isId } from '#platform/ids.ts';
import {
  type AnimeRecord,
  type Catalogue,
  type IdentifiedAnime,
  recordedCount,
} from '#slices/catalog/index.ts';
import {
  bindMapping,
  boundRules,
  deriveAbsoluteRules,
  deriveSeasonNumbers,
  LOCAL_SOURCE,
  type MappingFile,
  type MappingImport,
  type MappingRule,
} from '#slices/mapping/index.ts';
import type { FileFormat } from './format.ts';
import { isLatin } from '../rules/title-text.ts';
import { type Stated, Tally } from '../rules/stated.ts';
import { recordOfMappingAnime } from './new-anime.ts';

/** The rows of a file, bound to the catalogue. */
export interface BoundFile extends Pick<MappingImport, 'rules' | 'episodes' | 'entries'> {
  /** Rules that editors of another instance, or of this one before, made themselves. */
  local: readonly MappingRule[];
  anime: number;
  missing: AnimeRecord[];
  /** What the titles of the file are for the catalogue. */
  claims: IdentifiedAnime[];
  refused: number;
  /** What the rows of the file state, whether the catalogue knows their anime or not. */
  stated: Stated;
  refusals: { ref: string; reason: string }[];
}

/** The anime of the catalogue a row of a mapping file means: by our own id, its AniDB, then MyAnimeList, then AniList id. */
const findAnime = (titles: Catalogue, row: MappingFile['anime'][number]): string | undefined => {
  if (isId(row.key) && titles.get(row.key)) return row.key;
  for (const site of ['anidb', 'mal', 'anilist'] as const) {
    const id = row[site];
    const found = id === null ? undefined : titles.byExternalId(site, String(id))[0];
    if (found) return found.id;
  }
  return undefined;
};

interface Keys {
  idOfKey: Map<string, string>;
  missing: AnimeRecord[];
  unknown: { ref: string; reason: string }[];
}

const UNKNOWN = 'the catalogue has no such anime';

const keysOf = (
  titles: Catalogue,
  file: MappingFile,
  { createMissing, now }: { createMissing: boolean; now: Date },
): Keys => {
  const keys: Keys = { idOfKey: new Map(), missing: [], unknown: [] };
  for (const row of file.anime) {
    const found = findAnime(titles, row);
    if (found !== undefined) keys.idOfKey.set(row.key, found);
    else if (createMissing && row.titles.length > 0) {
      const record = recordOfMappingAnime(row, file.rules, now);
      keys.missing.push(record);
      keys.idOfKey.set(row.key, record.id);
    } else keys.unknown.push({ ref: row.key, reason: `${UNKNOWN} (see --create-missing)` });
  }
  return keys;
};

const countOf = (titles: Catalogue, animeId: string) => {
  const anime = titles.get(animeId);
  return anime && { episodeCount: recordedCount(anime) };
};

/** The rules of a list with their ends, and with the absolute numbers that follow from them. */
const completed = (titles: Catalogue, rules: readonly MappingRule[]): MappingRule[] => {
  const bounded = boundRules(rules, (animeId) => countOf(titles, animeId));
  return [...bounded, ...deriveAbsoluteRules(bounded), ...deriveSeasonNumbers(bounded)];
};

/** The titles of a list that is written in romaji, as claims of the works it names. */
const romajiClaims = (file: MappingFile, idOfKey: ReadonlyMap<string, string>): IdentifiedAnime[] =>
  file.anime.flatMap(({ key, titles: [title] }) => {
    const workId = idOfKey.get(key);
    if (workId === undefined || title === undefined || !isLatin(title)) return [];
    return [{ sourceId: key, workId, titleRomaji: title }];
  });

const statedBy = ({ rules, episodes, anime, refusedCount }: MappingFile): Stated => {
  const tally = new Tally();
  for (const rule of rules) tally.add(rule);
  const titled = anime.filter(({ titles }) => titles.length > 0).length;
  return {
    rows: rules.length + episodes.length,
    refused: refusedCount,
    filled: { ...tally.filled, titles: titled },
  };
};

/** Finds the anime of a file in the catalogue and gives its rules their ids. */
export const bindFile = (
  titles: Catalogue,
  { file, format }: { file: MappingFile; format: FileFormat },
  options: { createMissing: boolean; now: Date },
): BoundFile => {
  const { idOfKey, missing, unknown } = keysOf(titles, file, options);
  const known = bindMapping(file.rules, idOfKey);
  const rules = format.isListed ? completed(titles, known) : known;
  // A list says nothing of the entries but their ids.
  const described = format.isListed ? [] : file.anime;
  const entries = described.flatMap(({ key, titles: names, episodeCount, startOn, endOn }) => {
    const animeId = idOfKey.get(key);
    return animeId === undefined ? [] : [{ animeId, titles: names, episodeCount, startOn, endOn }];
  });
  return {
    rules: rules.filter(({ source }) => source !== LOCAL_SOURCE),
    local: rules.filter(({ source }) => source === LOCAL_SOURCE),
    episodes: file.episodes,
    entries,
    anime: idOfKey.size,
    missing,
    claims: format.romaji ? romajiClaims(file, idOfKey) : [],
    stated: statedBy(file),
    refused: file.refusedCount + unknown.length,
    refusals: [...file.refused, ...unknown],
  };
};
