import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type AnimeClaim, ANIME_FORMATS, CORRECTIONS } from '#slices/catalog/index.ts';
import { PUBLIC_DOMAIN } from '../data-source.ts';
import { Count, Title } from '../manga/field.ts';
import { type OwnList, readOwnLines, versionOf } from '../own-list.ts';
import type { Refuse } from '../packages/row.ts';

/** What the data sets get wrong, and titles in Latin letters that they lack. A work stands in one of the two. */
const FILES = ['corrections', 'titles'].map((name) =>
  fileURLToPath(new URL(`./${name}.jsonl`, import.meta.url)),
);

const Id = z.int().positive();

/** What is right where the data sets are wrong or say nothing. Strict, since a mistake in it is ours. */
export const Correction = z.strictObject({
  /** The id of the work at Bangumi. */
  bangumi: z.int().positive(),
  /** Its native title, for those who read the file. */
  native: Title,
  episodes: Count.optional(),
  romaji: Title.optional(),
  english: Title.optional(),
  format: z.enum(ANIME_FORMATS).optional(),
  /** Its ids at other sites, where a data set gives those of another part of the series. */
  ids: z.strictObject({ mal: Id, anilist: Id, anidb: Id, annict: Id }).partial().optional(),
  /** A public page where the facts can be seen. */
  reference: z.url({ protocol: /^https$/u }).max(300),
});
export type Correction = z.infer<typeof Correction>;

/** What a correction says of its work: nothing of the fields it leaves out. */
export const correctedFacts = (row: Correction): Omit<AnimeClaim, 'sourceId'> => ({
  ...(row.episodes !== undefined && {
    episodeCount: row.episodes,
    episodeCountSource: 'RECORDED' as const,
  }),
  ...(row.romaji !== undefined && { titleRomaji: row.romaji }),
  ...(row.english !== undefined && { titleEnglish: row.english }),
  ...(row.format !== undefined && { format: row.format }),
  ...(row.ids && {
    externalIds: Object.entries(row.ids).map(([site, id]) => ({
      site,
      id: String(id),
      isPrimary: true,
    })),
  }),
});

/** The corrections that come with the program. */
export const readCorrections = async (refuse: Refuse): Promise<Correction[]> =>
  readOwnLines({ source: CORRECTIONS, files: FILES, row: Correction, refuse });

/** What the data sets get wrong, or lack. */
export const corrections: OwnList = {
  info: {
    key: CORRECTIONS,
    name: 'Corrections',
    version: versionOf(FILES),
    asOf: '2026-11-30',
    ...PUBLIC_DOMAIN,
    attribution:
      'Corrections and titles of anime: facts written down for Tsuzuki, each with a reference.',
  },
  rows: async (refuse) =>
    (await readCorrections(refuse)).map((row) => ({
      bangumi: row.bangumi,
      native: row.native,
      facts: correctedFacts(row),
    })),
};
