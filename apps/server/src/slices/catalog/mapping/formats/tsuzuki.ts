import { z } from 'zod';
import { refusal } from '#platform/errors.ts';
import type { AnimeFacts, EpisodeId, MappingRule } from '../model.ts';
import { animeRow, episodeRow, ruleRow } from './tsuzuki-row.ts';

export const TSUZUKI_MAPPING_FORMAT = 'tsuzuki-mapping/1';

/** What a mapping file may hold; far above every known data set, far below what would hurt. */
export const MAPPING_FILE_LIMITS = {
  bytes: 128 * 1024 * 1024,
  rows: 2_000_000,
  listedRefusals: 1_000,
} as const;

const sections = z.array(z.unknown()).max(MAPPING_FILE_LIMITS.rows).default([]);
const fileHead = z.object({
  format: z.literal(TSUZUKI_MAPPING_FORMAT),
  anime: sections,
  rules: sections,
  episodes: sections,
});

/** An anime of the file: matched to the catalogue by its ids, in the order they stand here. */
export interface MappingFileAnime extends Omit<AnimeFacts, 'animeId' | 'isAdult'> {
  key: string;
  anidb: number | null;
  mal: number | null;
  anilist: number | null;
}

/** A rule that still names its anime by the key it has in the file. */
export type MappingFileRule = Omit<MappingRule, 'animeId'> & { anime: string };

export interface RefusedRow {
  section: 'anime' | 'rules' | 'episodes';
  /** Place in its section, from 0. */
  index: number;
  reason: string;
}

export interface MappingFile {
  anime: MappingFileAnime[];
  rules: MappingFileRule[];
  episodes: EpisodeId[];
  /** The first refused rows; `refusedCount` counts all. */
  refused: RefusedRow[];
  refusedCount: number;
}

const reasonOf = ({ issues: [issue] }: z.ZodError): string =>
  issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'is malformed';

const headOf = (text: string): z.infer<typeof fileHead> => {
  if (Buffer.byteLength(text) > MAPPING_FILE_LIMITS.bytes) {
    const most = `${MAPPING_FILE_LIMITS.bytes / 1024 / 1024} MiB`;
    throw refusal('PAYLOAD_TOO_LARGE', `The mapping file is larger than ${most}. Split it.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    throw refusal('BAD_USER_INPUT', 'The mapping file is not JSON.');
  }
  const head = fileHead.safeParse(json);
  if (head.success) return head.data;
  const reason = reasonOf(head.error);
  throw refusal('BAD_USER_INPUT', `The file is not of format ${TSUZUKI_MAPPING_FORMAT}: ${reason}`);
};

const toFileAnime = (row: z.infer<typeof animeRow>): MappingFileAnime => ({
  key: row.key,
  titles: [...new Set([row.title, ...row.titles])],
  anidb: row.anidb ?? null,
  mal: row.mal ?? null,
  anilist: row.anilist ?? null,
  episodeCount: row.episodes ?? null,
  startOn: row.start ?? null,
  endOn: row.end ?? null,
});

/** Gathers what is refused while sections are read. */
class RowReader {
  readonly refused: RefusedRow[] = [];
  refusedCount = 0;

  /** The well-formed rows of a section that `objectionTo` has nothing against. */
  read<S extends z.ZodType>(
    section: RefusedRow['section'],
    { rows, schema }: { rows: readonly unknown[]; schema: S },
    objectionTo: (row: z.infer<S>) => string | null,
  ): z.infer<S>[] {
    return rows.flatMap((raw, index) => {
      const parsed = schema.safeParse(raw);
      const reason = parsed.success ? objectionTo(parsed.data) : reasonOf(parsed.error);
      if (parsed.success && reason === null) return [parsed.data];
      this.#refuse({ section, index, reason: reason ?? 'is malformed' });
      return [];
    });
  }

  #refuse(row: RefusedRow): void {
    this.refusedCount++;
    if (this.refused.length < MAPPING_FILE_LIMITS.listedRefusals) this.refused.push(row);
  }
}

/** Objects to a key that came before. */
const onlyOnce = (name: string) => {
  const seen = new Set<string>();
  return (key: string): string | null => {
    if (seen.has(key)) return `${name}: ${key} is given twice`;
    seen.add(key);
    return null;
  };
};

/**
 * Reads a mapping file of format `tsuzuki-mapping/1`. A broken row is refused with its reason and the rest is kept.
 * @throws Refusal when the file as a whole cannot be read.
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

/** The rules of a file with the ids of our anime; those of anime the catalogue lacks are left out. */
export const bindMapping = (
  rules: readonly MappingFileRule[],
  idOfKey: ReadonlyMap<string, string>,
): MappingRule[] =>
  rules.flatMap(({ anime, ...rule }) => {
    const animeId = idOfKey.get(anime);
    return animeId === undefined ? [] : [{ ...rule, animeId }];
  });
