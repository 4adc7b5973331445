import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** A new chapter can be read. Its public name is `chapter.released`. */
export const chapterReleased = defineEvent({
  name: 'releases.chapter-released',
  schema: z.object({
    mangaId: z.uuid(),
    chapterId: z.uuid(),
    label: z.string(),
    language: z.string(),
    title: z.string().nullable(),
    releasedOn: z.string().nullable(),
  }),
});

/** A date of a film became known or changed. Its public name is `movie.release_date`. */
export const movieReleaseDated = defineEvent({
  name: 'releases.movie-release-dated',
  schema: z.object({
    /** Of this change: a date may change back and forth. */
    changeId: z.uuid(),
    animeId: z.uuid(),
    releaseId: z.uuid(),
    region: z.string(),
    kind: z.string(),
    releasedOn: z.string(),
    /** The previous date; null if there was none. */
    previousOn: z.string().nullable(),
  }),
});

/** A title can be watched on a service. Its public name is `streaming.available`. */
export const streamingAvailable = defineEvent({
  name: 'releases.streaming-available',
  schema: z.object({
    /** Of this offer: a service may lose a title and get it again. Null in what was planned before offers had ids. */
    changeId: z.uuid().nullable().default(null),
    animeId: z.uuid(),
    service: z.string(),
    url: z.string(),
    regions: z.array(z.string()).nullable(),
    startsAt: z.string().nullable(),
  }),
});
