import { z } from 'zod';
import {
  ANIME_FORMATS,
  CHARACTER_ROLES,
  COUNT_SOURCES,
  MANGA_FORMATS,
  MEDIA,
  MEDIA_SOURCES,
  MEDIA_STATUSES,
  MOST_DETAILS,
  RELATION_KINDS,
  SEASONS,
  STAFF_ROLES,
} from '#slices/catalog/index.ts';

const text = (most: number) => z.string().min(1).max(most);
const language = z.string().min(2).max(35).nullable().describe('BCP 47; null if unknown');
const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/u);
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/u);
const address = z
  .string()
  .max(2_000)
  .regex(/^https?:\/\/\S+$/u);
const country = z.string().regex(/^[A-Z]{2}$/u);
const count = z.number().int().min(0).max(1_000_000_000);
const title = text(300);
const titled = z.object({ text: title, lang: language });
const named = { name: text(200), nameNative: text(200).nullable() };
const source = text(60);
const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).optional();

const shared = {
  id: z.uuid(),
  titleNative: title,
  titleRomaji: title.optional(),
  titleEnglish: title.optional(),
  synonyms: list(titled, 60),
  status: z.enum(MEDIA_STATUSES).optional(),
  startOn: date.optional(),
  endOn: date.optional(),
  averageScore: z.number().int().min(0).max(100).optional().describe('0 to 100'),
  popularity: count.optional().describe('how many people a source counts'),
  isAdult: z.boolean().optional(),
  genres: list(text(100), 100),
  tags: list(
    z.object({ name: text(100), rank: count.max(100).nullable(), isSpoiler: z.boolean() }),
    300,
  ),
  staff: list(z.object({ ...named, role: z.enum(STAFF_ROLES) }), 300),
  coverUrl: address.optional().describe('a picture at its source, which has terms of its own'),
  bannerUrl: address.optional(),
  externalIds: list(z.object({ site: text(40), id: text(200), isPrimary: z.boolean() }), 200),
  descriptions: list(
    z.object({ text: text(MOST_DETAILS.descriptionCharacters), lang: language, source }),
    MOST_DETAILS.descriptions,
  ),
  characters: list(
    z.object({
      key: text(100).nullable(),
      ...named,
      role: z.enum(CHARACTER_ROLES),
      voices: z.array(z.object({ ...named, lang: language })).max(MOST_DETAILS.voices),
      source,
    }),
    MOST_DETAILS.characters,
  ),
  related: list(
    z.object({
      medium: z.enum(MEDIA),
      site: text(40),
      id: text(200),
      kind: z.enum(RELATION_KINDS).nullable(),
      source,
    }),
    MOST_DETAILS.related,
  ),
  trailers: list(address, MOST_DETAILS.trailers),
  sources: z
    .record(text(40), z.array(source).min(1).max(50))
    .describe('field → the sources that gave it, or a part of it'),
  licences: z.record(source, text(100)).describe('source → its licence'),
};

/** An anime, as it is passed on. A field that no open source states is absent. */
export const AnimeLine = z.object({
  kind: z.literal('anime'),
  ...shared,
  format: z.enum(ANIME_FORMATS).optional(),
  season: z.enum(SEASONS).optional(),
  seasonYear: z.number().int().min(1900).max(2200).optional(),
  episodeCount: count.min(1).optional(),
  episodeCountSource: z.enum(COUNT_SOURCES).optional(),
  durationMinutes: count.min(1).optional(),
  studios: list(text(200), 50),
  material: z.enum(MEDIA_SOURCES).optional().describe('what it was made from'),
  country: country.optional(),
  officialSite: address.optional(),
  airing: list(
    z.object({
      startsAt: instant,
      isDayOnly: z.literal(true).optional(),
      every: z
        .string()
        .max(20)
        .regex(/^P\S+$/u)
        .nullable(),
      until: instant.nullable(),
      basis: z.enum(['RECURRENCE', 'DERIVED', 'PREMIERE']),
      confirmedUntil: instant.nullable(),
      airedBefore: count.optional(),
    }),
    50,
  ),
  episodes: list(
    z.object({
      number: count,
      titles: z.array(titled).max(MOST_DETAILS.episodeTitles),
      airedOn: date.nullable(),
      durationMinutes: count.min(1).nullish(),
    }),
    MOST_DETAILS.episodes,
  ),
});
export type AnimeLine = z.infer<typeof AnimeLine>;

/** A manga, as it is passed on. */
export const MangaLine = z.object({
  kind: z.literal('manga'),
  ...shared,
  format: z.enum(MANGA_FORMATS).optional(),
  volumeCount: count.min(1).optional(),
  chapterCount: count.min(1).optional(),
  magazine: text(200).optional(),
  publisher: text(200).optional(),
  country: country.optional(),
});
export type MangaLine = z.infer<typeof MangaLine>;

export type WorkLine = AnimeLine | MangaLine;
