import path from 'node:path';
import { z } from 'zod';
import { PACKAGES, type DataSource } from '../data-source.ts';
import type { WorkId } from '../work.ts';
import { findPackage, readJson } from './package-file.ts';
import { parseRow, type Refuse } from './row.ts';

export const ARM = 'arm';

const Id = z.int().positive();
/** A row of its table. */
export const ArmRow = z.object({
  mal_id: Id.optional(),
  anilist_id: Id.optional(),
  annict_id: Id.optional(),
  syobocal_tid: Id.optional(),
});
type ArmRow = z.infer<typeof ArmRow>;

/** What is to be said of it, from wherever it was read. */
export const ARM_INFO = {
  name: 'arm',
  licence: 'MIT',
  attribution: 'Ids: arm by P-Chan (MIT).',
  url: 'https://github.com/kawaiioverflow/arm',
} as const;

const Manifest = z.looseObject({ generatedAt: z.iso.datetime({ offset: true }) });

/** The table of MyAnimeList, AniList, Annict and Syobocal ids of one work. */
export interface Arm {
  info: DataSource;
  /** The ids of the work that has one of these, its MyAnimeList id first. */
  idsOf: (mal: string | undefined, anilist: string | undefined) => WorkId[];
}

/** The ids of a work at each site. */
export const idsOfRow = (row: ArmRow): WorkId[] =>
  Object.entries({
    mal: row.mal_id,
    anilist: row.anilist_id,
    annict: row.annict_id,
    syobocal: row.syobocal_tid,
  }).flatMap(([site, id]) => (id === undefined ? [] : [{ site, id: String(id) }]));

/** Reads the npm package `@kawaiioverflow/arm`. */
export const readArm = (refuse: Refuse): Arm => {
  const { directory, manifest } = findPackage(PACKAGES[ARM]);
  const rows = z.array(z.unknown()).parse(readJson(path.join(directory, 'arm.json')));
  const byMal = new Map<string, ArmRow>();
  const byAnilist = new Map<string, ArmRow>();
  for (const [index, raw] of rows.entries()) {
    const row = parseRow(ArmRow, raw, { source: ARM, ref: () => `row ${index}`, refuse });
    if (row?.mal_id !== undefined) byMal.set(String(row.mal_id), row);
    if (row?.anilist_id !== undefined) byAnilist.set(String(row.anilist_id), row);
  }
  return {
    info: {
      ...ARM_INFO,
      key: ARM,
      version: manifest.version,
      asOf: Manifest.parse(manifest).generatedAt.slice(0, 10),
    },
    idsOf: (mal, anilist) => {
      const row = byMal.get(mal ?? '') ?? byAnilist.get(anilist ?? '');
      return row ? idsOfRow(row) : [];
    },
  };
};
