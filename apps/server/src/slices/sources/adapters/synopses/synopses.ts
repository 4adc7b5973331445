import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { SYNOPSES } from '#slices/catalog/index.ts';
import { PUBLIC_DOMAIN } from '../data-source.ts';
import { Title } from '../manga/field.ts';
import { type OwnList, readOwnLines, versionOf } from '../own-list.ts';
import { descriptionsOf, OwnSynopsis } from '../own-synopsis.ts';
import type { Refuse } from '../packages/row.ts';

const FILES = [fileURLToPath(new URL('./synopses.jsonl', import.meta.url))];

/** A row of our own file. */
const Row = OwnSynopsis.extend({
  /** The id of the work at Bangumi. */
  bangumi: z.int().positive(),
  /** Its native title, for those who read the file. */
  native: Title,
});
type Row = z.infer<typeof Row>;

/** The synopses that come with the program. */
export const readSynopses = async (refuse: Refuse): Promise<Row[]> =>
  readOwnLines({ source: SYNOPSES, files: FILES, row: Row, refuse });

/** What well-known anime are about, where nobody wrote it here or at the hub. */
export const synopses: OwnList = {
  info: {
    key: SYNOPSES,
    name: 'Tsuzuki synopses',
    version: versionOf(FILES),
    asOf: '2026-11-30',
    ...PUBLIC_DOMAIN,
    attribution: 'Synopses of well-known anime in English and Japanese, written for Tsuzuki.',
  },
  rows: async (refuse) =>
    (await readSynopses(refuse)).map(({ bangumi, native, ...synopsis }) => ({
      bangumi,
      native,
      facts: { descriptions: descriptionsOf(synopsis) },
    })),
};
