import { z } from 'zod';
import { objectionOf } from '#platform/plain-issue.ts';
import type { MappingRule } from '../model.ts';
import {
  MAPPING_FILE_LIMITS,
  parseJsonFile,
  Refusals,
  type MappingFile,
  type MappingFileAnime,
  type MappingFileRule,
} from './mapping-file.ts';
import { animeRow, episodeRow, ruleRow } from './tsuzuki-row.ts';
import { refusal } from '../reasons.ts';

export const TSUZUKI_MAPPING_FORMAT = 'tsuzuki-mapping/1';

const sections = z.array(z.unknown()).max(MAPPING_FILE_LIMITS.rows).default([]);
const fileHead = z.object({
  format: z.literal(TSUZUKI_MAPPING_FORMAT),
  anime: sections,
  rules: sections,
  episodes: sections,
});

const headOf = (text: string): z.infer<typeof fileHead> => {
  const head = fileHead.safeParse(parseJsonFile(text));
  if (head.success) return head.data;
  const place = head.error.issues[0]?.path.join('.') ?? '';
  if (place === '') {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_A_MAP', { format: TSUZUKI_MAPPING_FORMAT });
  }
  throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_PART_INVALID', {
    format: TSUZUKI_MAPPING_FORMAT,
    place,
  });
};

const toFileAnime = (row: z.infer<typeof animeRow>): MappingFileAnime => ({
  key: row.key,
  titles: [...new Set(row.title == null ? row.titles : [row.title, ...row.titles])],
  anidb: row.anidb ?? null,
  mal: row.mal ?? null,
  anilist: row.anilist ?? null,
  episodeCount: row.episodes ?? null,
  startOn: row.start ?? null,
  endOn: row.end ?? null,
});

/** Reads sections and collects their refused rows. */
class RowReader extends Refusals {
  /** The well-formed rows of a section, except those that `objectionTo` refuses. */
  read<S extends z.ZodType>(
    section: 'anime' | 'rules' | 'episodes',
    { rows, schema }: { rows: readonly unknown[]; schema: S },
    objectionTo: (row: z.infer<S>) => string | null,
  ): z.infer<S>[] {
    return rows.flatMap((raw, index) => {
      const parsed = schema.safeParse(raw);
      const reason = parsed.success ? objectionTo(parsed.data) : objectionOf(parsed.error);
      if (parsed.success && reason === null) return [parsed.data];
      this.refuse(`${section}[${index}]`, reason ?? 'is malformed');
      return [];
    });
  }
}

/** Refuses a repeated key. */
const onlyOnce = (name: string) => {
  const seen = new Set<string>();
  return (key: string): string | null => {
    if (seen.has(key)) return `${name}: ${key} is given twice`;
    seen.add(key);
    return null;
  };
};

/**
 * Reads a mapping file in the format `tsuzuki-mapping/1`. A malformed row is refused with its reason, and the others are kept.
 * @throws Refusal if the file as a whole cannot be read
 */
export const readTsuzukiMapping = (text: string): MappingFile => {
  const head = headOf(text);
  const reader = new RowReader();
  const isNewKey = onlyOnce('key');
  const anime = reader.read('anime', { rows: head.anime, schema: animeRow }, ({ key }) =>
    isNewKey(key),
  );
  const keys = new Set(anime.map(({ key }) => key));
  const rules = reader.read('rules', { rows: head.rules, schema: ruleRow }, (row) =>
    keys.has(row.anime) ? null : `anime: the file holds no usable anime "${row.anime}"`,
  );
  const isNewId = onlyOnce('id');
  const episodes = reader.read(
    'episodes',
    { rows: head.episodes, schema: episodeRow },
    ({ kind, id }) => isNewId(`${kind} ${id}`),
  );
  const { refused, refusedCount } = reader;
  return { anime: anime.map(toFileAnime), rules, episodes, refused, refusedCount };
};

/** The rules of a file with the ids of our anime. Rules of anime that the catalogue lacks are left out. */
export const bindMapping = (
  rules: readonly MappingFileRule[],
  idOfKey: ReadonlyMap<string, string>,
): MappingRule[] =>
  rules.flatMap(({ anime, ...rule }) => {
    const animeId = idOfKey.get(anime);
    return animeId === undefined ? [] : [{ ...rule, animeId }];
  });
