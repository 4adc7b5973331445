import type { z } from 'zod';
import type { AnimeFacts, EpisodeId, MappingRule } from '../model.ts';
import { refusal } from '../reasons.ts';

/** What a mapping file may hold; far above every known data set, far below what would hurt. */
export const MAPPING_FILE_LIMITS = {
  bytes: 128 * 1024 * 1024,
  rows: 2_000_000,
  listedRefusals: 1_000,
} as const;

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
  /** The row, as somebody who looks for it in the file would name it. */
  ref: string;
  reason: string;
}

/** A mapping file of any format, read; what of it could not be used is refused row by row. */
export interface MappingFile {
  anime: MappingFileAnime[];
  rules: MappingFileRule[];
  episodes: EpisodeId[];
  /** The first refused rows; `refusedCount` counts all. */
  refused: RefusedRow[];
  refusedCount: number;
  /** Which of several files of its format this is; they stand side by side. */
  part?: string;
}

/** Gathers what is refused while a file is read. */
export class Refusals {
  readonly refused: RefusedRow[] = [];
  refusedCount = 0;

  refuse(ref: string, reason: string): void {
    this.refusedCount++;
    if (this.refused.length < MAPPING_FILE_LIMITS.listedRefusals)
      this.refused.push({ ref, reason });
  }
}

/** What a parser says of a row it does not take. */
export const reasonOf = ({ issues: [issue] }: z.ZodError): string =>
  issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'is malformed';

/** @throws Refusal when the file is larger than any of its kind. */
export const requireSize = (text: string): void => {
  if (Buffer.byteLength(text) <= MAPPING_FILE_LIMITS.bytes) return;
  throw refusal('PAYLOAD_TOO_LARGE', 'MAPPING_FILE_TOO_LARGE', {
    mebibytes: MAPPING_FILE_LIMITS.bytes / 1024 / 1024,
  });
};

/** The file as JSON. @throws Refusal when it is none. */
export const parseJsonFile = (text: string): unknown => {
  requireSize(text);
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, '')) as unknown;
  } catch {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_JSON');
  }
};
