import type { z } from 'zod';
import { objectionOf } from '#platform/plain-issue.ts';
import type { AnimeFacts, EpisodeId, MappingRule } from '../model.ts';
import { refusal } from '../reasons.ts';

/** The limits of a mapping file, far above every known data set and low enough to be harmless. */
export const MAPPING_FILE_LIMITS = {
  bytes: 128 * 1024 * 1024,
  rows: 2_000_000,
  listedRefusals: 1_000,
} as const;

/** An anime of the file. It is matched to the catalogue by its ids, in this order. */
export interface MappingFileAnime extends Omit<AnimeFacts, 'animeId' | 'isAdult'> {
  key: string;
  anidb: number | null;
  mal: number | null;
  anilist: number | null;
}

/** A rule that names its anime by its key in the file. */
export type MappingFileRule = Omit<MappingRule, 'animeId'> & { anime: string };

export interface RefusedRow {
  /** The row, in a form that can be searched for in the file. */
  ref: string;
  reason: string;
}

/** A mapping file of any format. Rows that cannot be used are refused one by one. */
export interface MappingFile {
  anime: MappingFileAnime[];
  rules: MappingFileRule[];
  episodes: EpisodeId[];
  /** The first refused rows; `refusedCount` counts all. */
  refused: RefusedRow[];
  refusedCount: number;
  /** Which of several files of one format this is. They are kept side by side. */
  part?: string;
}

/** Collects the refused rows of a file. */
export class Refusals {
  readonly refused: RefusedRow[] = [];
  refusedCount = 0;

  refuse(ref: string, reason: string): void {
    this.refusedCount++;
    if (this.refused.length < MAPPING_FILE_LIMITS.listedRefusals)
      this.refused.push({ ref, reason });
  }
}

/** As long as a row of any source may be. */
const MOST_ROW_CHARACTERS = 2 * 1024 ** 2;

/** What is to be said against a row whatever its form: fields that nobody reads may be of any length. Null if nothing is. */
export const objectionToRow = (row: unknown): string | null =>
  (JSON.stringify(row) ?? '').length > MOST_ROW_CHARACTERS ? 'is longer than 2 MB' : null;

/** A row as its schema reads it, or why it is refused. */
export const parseMappingRow = <T>(
  schema: z.ZodType<T>,
  raw: unknown,
): { data: T } | { objection: string } => {
  const objection = objectionToRow(raw);
  if (objection !== null) return { objection };
  const parsed = schema.safeParse(raw);
  return parsed.success ? { data: parsed.data } : { objection: objectionOf(parsed.error) };
};

/** @throws Refusal if the file is larger than any mapping file */
export const requireSize = (text: string): void => {
  if (Buffer.byteLength(text) <= MAPPING_FILE_LIMITS.bytes) return;
  throw refusal('PAYLOAD_TOO_LARGE', 'MAPPING_FILE_TOO_LARGE', {
    mebibytes: MAPPING_FILE_LIMITS.bytes / 1024 / 1024,
  });
};

/** The file as JSON. @throws Refusal if it is not JSON */
export const parseJsonFile = (text: string): unknown => {
  requireSize(text);
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, '')) as unknown;
  } catch {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_JSON');
  }
};
