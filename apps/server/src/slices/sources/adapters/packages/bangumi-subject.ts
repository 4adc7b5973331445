import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PACKAGES, type DataSource, type Step } from '../data-source.ts';
import { findPackage, readJson } from './package-file.ts';
import { parseRow, type Refuse } from './row.ts';

const KEY = 'anime-sachedule-search-data';
const ANIME = 2;
const STEP = 500;

/** A list of episodes instead of their number is as much as nothing: it may have only the first of them. */
const Count = z.preprocess(
  (value) => (typeof value === 'number' && value > 0 ? value : null),
  z.int().positive().nullable(),
);

const Subject = z.object({
  type: z.int(),
  eps: Count,
  eps_count: Count,
  air_date: z.iso.date().nullable().catch(null),
  rating: z.object({ total: z.int().nonnegative(), score: z.number().min(0).max(10) }).optional(),
});

/** What Bangumi said of one work in early 2022. */
export interface BangumiSubject {
  episodes: number | null;
  airDay: string | null;
  rating: { votes: number; score: number } | null;
}

export interface BangumiSubjects {
  info: DataSource;
  /** By Bangumi id. */
  rows: ReadonlyMap<string, BangumiSubject>;
}

const newestAirDay = (rows: Iterable<BangumiSubject>): string =>
  [...rows].reduce((newest, { airDay }) => (airDay && airDay > newest ? airDay : newest), '');

interface Reading {
  isWanted: (id: string) => boolean;
  refuse: Refuse;
  onProgress: (step: Step) => void;
}

const readSubject = (file: string, refuse: Refuse): BangumiSubject | null => {
  const ref = () => path.basename(file);
  let raw: unknown;
  try {
    raw = readJson(file);
  } catch (error) {
    refuse({
      source: KEY,
      ref: ref(),
      reason: error instanceof Error ? error.message : String(error),
    });
    return null;
  }
  const subject = parseRow(Subject, raw, { source: KEY, ref, refuse });
  if (!subject || subject.type !== ANIME) return null;
  return {
    episodes: subject.eps ?? subject.eps_count,
    airDay: subject.air_date,
    rating: subject.rating ? { votes: subject.rating.total, score: subject.rating.score } : null,
  };
};

/** Reads the wanted of the files, one a work, of the npm package `anime-sachedule-search-data`. */
export const readBangumiSubjects = ({ isWanted, refuse, onProgress }: Reading): BangumiSubjects => {
  const { directory, manifest } = findPackage(PACKAGES[KEY]);
  const folder = path.join(directory, 'dist/subject');
  const ids = readdirSync(folder)
    .map((file) => path.basename(file, '.json'))
    .filter(isWanted);
  const rows = new Map<string, BangumiSubject>();
  for (const [index, id] of ids.entries()) {
    const subject = readSubject(path.join(folder, `${id}.json`), refuse);
    if (subject) rows.set(id, subject);
    if (index % STEP === 0) onProgress({ source: KEY, done: index, total: ids.length });
  }
  onProgress({ source: KEY, done: ids.length, total: ids.length });
  return {
    info: {
      key: KEY,
      name: 'anime-sachedule-search-data',
      version: manifest.version,
      asOf: newestAirDay(rows.values()),
      licence: 'CC BY 4.0',
      attribution:
        'Episode counts, scores and dates: anime-sachedule-search-data (CC BY 4.0; data from Bangumi as of 2022), changed: filtered, re-keyed.',
      url: 'https://github.com/yilihjy/anime-sachedule-search-data',
    },
    rows,
  };
};
