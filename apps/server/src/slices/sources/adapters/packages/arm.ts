import path from 'node:path';
import { z } from 'zod';
import { PACKAGES, type DataSource } from '../data-source.ts';
import type { WorkId } from '../work.ts';
import { findPackage, readJson } from './package-file.ts';
import { parseRow, type Refuse } from './row.ts';

const KEY = 'arm';

const Id = z.int().positive();
const Row = z.object({
  mal_id: Id.optional(),
  anilist_id: Id.optional(),
  annict_id: Id.optional(),
  syobocal_tid: Id.optional(),
});
type Row = z.infer<typeof Row>;

const Manifest = z.looseObject({ generatedAt: z.iso.datetime({ offset: true }) });

/** The table of MyAnimeList, AniList, Annict and Syobocal ids of one work. */
export interface Arm {
  info: DataSource;
  /** The ids of the work that has one of these, its MyAnimeList id first. */
  idsOf: (mal: string | undefined, anilist: string | undefined) => WorkId[];
}

const idsOfRow = (row: Row): WorkId[] =>
  Object.entries({
    mal: row.mal_id,
    anilist: row.anilist_id,
    annict: row.annict_id,
    syobocal: row.syobocal_tid,
  }).flatMap(([site, id]) => (id === undefined ? [] : [{ site, id: String(id) }]));

/** Reads the npm package `@kawaiioverflow/arm`. */
export const readArm = (refuse: Refuse): Arm => {
  const { directory, manifest } = findPackage(PACKAGES[KEY]);
  const rows = z.array(z.unknown()).parse(readJson(path.join(directory, 'arm.json')));
  const byMal = new Map<string, Row>();
  const byAnilist = new Map<string, Row>();
  for (const [index, raw] of rows.entries()) {
    const row = parseRow(Row, raw, { source: KEY, ref: () => `row ${index}`, refuse });
    if (row?.mal_id !== undefined) byMal.set(String(row.mal_id), row);
    if (row?.anilist_id !== undefined) byAnilist.set(String(row.anilist_id), row);
  }
  return {
    info: {
      key: KEY,
      name: 'arm',
      version: manifest.version,
      asOf: Manifest.parse(manifest).generatedAt.slice(0, 10),
      licence: 'MIT',
      attribution: 'Ids: arm by P-Chan (MIT).',
      url: 'https://github.com/kawaiioverflow/arm',
    },
    idsOf: (mal, anilist) => {
      const row = byMal.get(mal ?? '') ?? byAnilist.get(anilist ?? '');
      return row ? idsOfRow(row) : [];
    },
  };
};
