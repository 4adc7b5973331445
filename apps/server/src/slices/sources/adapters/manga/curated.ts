import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  type DataSource,
  MANGA_FORMATS,
  MEDIA_STATUSES,
  STAFF_ROLES,
  emptyMangaClaim,
} from '#slices/catalog/index.ts';
import { Count, Name, Title } from './field.ts';
import { readJsonLines } from './json-lines.ts';
import { ownId, type MangaSource } from './source.ts';
import { PUBLIC_DOMAIN } from '../data-source.ts';
import { descriptionsOf, OwnSynopsis } from '../own-synopsis.ts';

const KEY = 'curated-manga';

/** The day the file was last changed. */
const VERSION = '2026-11-30';
/** What its rows were known to say by: later ends and counts are not in it. */
const AS_OF = '2025-07-31';

export const CURATED_FILE = fileURLToPath(new URL('./curated-manga.jsonl', import.meta.url));

const PartialDate = z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/u);

/** A row of our own file: strict, since a mistake in it is ours. */
export const CuratedRow = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u),
  native: Title,
  romaji: Title.optional(),
  english: Title.optional(),
  synonyms: z.array(Title).optional(),
  format: z.enum(MANGA_FORMATS).default('MANGA'),
  country: z.enum(['JP', 'KR', 'CN', 'TW']).default('JP'),
  staff: z
    .array(
      z.strictObject({
        name: Name,
        native: Name.optional(),
        role: z.enum(STAFF_ROLES).default('STORY_AND_ART'),
      }),
    )
    .min(1),
  magazine: Name.optional(),
  start: PartialDate.optional(),
  end: PartialDate.optional(),
  status: z.enum(MEDIA_STATUSES).optional(),
  volumes: Count.optional(),
  chapters: Count.optional(),
  mal: z.int().positive().optional(),
  anilist: z.int().positive().optional(),
  synopsis: OwnSynopsis.optional(),
});
export type CuratedRow = z.infer<typeof CuratedRow>;

export const curatedSource: DataSource = {
  key: KEY,
  name: 'Curated sample of manga',
  version: VERSION,
  asOf: AS_OF,
  ...PUBLIC_DOMAIN,
  attribution: 'Well-known manga: a sample written for Tsuzuki from general knowledge.',
};

const idsOf = ({ mal, anilist }: CuratedRow) =>
  Object.entries({ mal, anilist }).flatMap(([site, id]) =>
    id === undefined ? [] : [ownId(site, id)],
  );

const claimOf = (row: CuratedRow) => ({
  ...emptyMangaClaim(row.key, row.native),
  titleRomaji: row.romaji ?? null,
  titleEnglish: row.english ?? null,
  synonyms: (row.synonyms ?? []).map((text) => ({ text, lang: null })),
  format: row.format,
  status: row.status ?? (row.end === undefined ? null : ('FINISHED' as const)),
  startOn: row.start ?? null,
  endOn: row.end ?? null,
  volumeCount: row.volumes ?? null,
  chapterCount: row.chapters ?? null,
  magazine: row.magazine ?? null,
  country: row.country,
  staff: row.staff.map(({ name, native, role }) => ({ name, nameNative: native ?? null, role })),
  isAdult: false,
  descriptions: row.synopsis ? descriptionsOf(row.synopsis) : [],
  externalIds: idsOf(row),
});

/** The starter catalogue: some hundred well-known works, written by hand and checked against other databases. */
export const curated: MangaSource = {
  key: KEY,
  info: curatedSource,
  licence: { needsConsent: false, isNonCommercial: false, terms: 'Public domain.' },
  form: 'comes with the program',
  read: async function* ({ file, refuse }) {
    for await (const row of readJsonLines({ source: KEY, file, row: CuratedRow, refuse })) {
      yield claimOf(row);
    }
  },
};
