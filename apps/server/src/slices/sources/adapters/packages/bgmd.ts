import path from 'node:path';
import { z } from 'zod';
import { PACKAGES, type DataSource } from '../data-source.ts';
import { tmdbId } from '../../rules/external-id.ts';
import { findPackage, readJson } from './package-file.ts';
import { parseRow, type Refuse } from './row.ts';

const KEY = 'bgmd';

const Row = z.object({
  id: z.int().positive(),
  alias: z.array(z.string()).default([]),
  air_date: z.iso.date(),
  bangumi: z.object({ tags: z.array(z.string()).default([]) }).default({ tags: [] }),
  tmdb: z
    .object({
      id: z.int().positive(),
      type: z.enum(['tv', 'movie']),
      season: z.int().nonnegative().optional(),
    })
    .optional(),
});

const Root = z.object({ bangumis: z.array(z.unknown()) });

/** The facts of one work; texts and pictures of the package belong to others and are left alone. */
export interface BgmdRow {
  aliases: readonly string[];
  airDay: string;
  tmdb: string | null;
  /** What Bangumi's users call it, the most used word first. */
  tags: readonly string[];
}

export interface Bgmd {
  info: DataSource;
  /** By Bangumi id. */
  rows: ReadonlyMap<string, BgmdRow>;
}

/** Works that are announced stand there with the first of a month; others tell how recent the data is. */
const newestAirDay = (rows: Iterable<BgmdRow>): string =>
  [...rows].reduce((newest, { airDay }) => {
    return airDay > newest && !airDay.endsWith('-01') ? airDay : newest;
  }, '');

/** Reads the npm package `bgmd`. */
export const readBgmd = (refuse: Refuse): Bgmd => {
  const { directory, manifest } = findPackage(PACKAGES[KEY]);
  const { bangumis } = Root.parse(readJson(path.join(directory, 'data/full.json')));
  const rows = new Map<string, BgmdRow>();
  for (const [index, raw] of bangumis.entries()) {
    const row = parseRow(Row, raw, { source: KEY, ref: () => `row ${index}`, refuse });
    if (!row) continue;
    const tmdb = row.tmdb ? tmdbId(row.tmdb.type, row.tmdb.id, row.tmdb.season) : null;
    rows.set(String(row.id), {
      aliases: row.alias,
      airDay: row.air_date,
      tmdb,
      tags: row.bangumi.tags,
    });
  }
  return {
    info: {
      key: KEY,
      name: 'bgmd',
      version: manifest.version,
      asOf: newestAirDay(rows.values()),
      licence: 'MIT',
      attribution: 'Aliases, dates, TMDB ids and tags: bgmd by XLor (MIT).',
      url: 'https://github.com/yjl9903/bgmc',
    },
    rows,
  };
};
