import { z } from 'zod';

/** The same work on another site. */
const ExternalId = z
  .object({
    site: z.string().describe('The site, in the words of the API: `anilist`, `mal`.'),
    id: z.string().describe('The id of the work there.'),
  })
  .describe('The same work on another site.');

/** A work as events name it: enough to recognize it without a request. */
const work = <Media extends 'ANIME' | 'MANGA'>(media: Media) =>
  z.object({
    id: z.uuid().describe('The id in the API.'),
    media: z.literal(media),
    titles: z
      .object({
        native: z.string().nullable(),
        romaji: z.string().nullable(),
        english: z.string().nullable(),
      })
      .describe('Its main titles. At least one is known.'),
    isAdult: z.boolean().describe('True only if the endpoint takes adult titles.'),
    url: z.url().describe('Its page.'),
    externalIds: z.array(ExternalId).describe('Its ids on other sites.'),
  });

export const AnimeOfEvent = work('ANIME').describe('The anime.');
export const MangaOfEvent = work('MANGA').describe('The manga.');
export type WorkOfEvent<Media extends 'ANIME' | 'MANGA'> = z.infer<ReturnType<typeof work<Media>>>;
