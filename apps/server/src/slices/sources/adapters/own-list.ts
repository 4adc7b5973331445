import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { AnimeClaim, CORRECTIONS, SYNOPSES } from '#slices/catalog/index.ts';
import type { DataSource } from './data-source.ts';
import { readJsonLines } from './manga/json-lines.ts';
import type { Refuse } from './packages/row.ts';

/** What a list of our own says of an anime. */
export interface OwnRow {
  /** The id of the work at Bangumi, by which it is found. */
  bangumi: number;
  /** Its native title, for those who read the list. */
  native: string;
  facts: Omit<AnimeClaim, 'sourceId'>;
}

/** A list of our own that comes with the program. It adds to anime that are here, and makes none. */
export interface OwnList {
  info: DataSource & { key: typeof CORRECTIONS | typeof SYNOPSES };
  rows: (refuse: Refuse) => Promise<OwnRow[]>;
}

/** The version of a list: a digest of its files, so that every change of them is imported. */
export const versionOf = (files: readonly string[]): string => {
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest('hex').slice(0, 12);
};

interface OwnLines<Row> {
  source: string;
  files: readonly string[];
  row: z.ZodType<Row>;
  refuse: Refuse;
}

/** The rows of all files of a list, as they are written. */
export const readOwnLines = async <Row>({ files, ...form }: OwnLines<Row>): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const file of files) {
    for await (const row of readJsonLines({ ...form, file })) rows.push(row);
  }
  return rows;
};
