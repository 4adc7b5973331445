import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/**
 * An episode airs within the next 30 minutes. Published once for each airing. If an announced airing gets another time, the airing at the new
 * time is published too, also if that is a time that it had before. Its public name is `episode.airing`.
 */
export const episodeAiring = defineEvent({
  name: 'airing.episode-airing',
  schema: z.object({
    animeId: z.uuid(),
    /** ISO 8601, UTC. */
    airingAt: z.iso.datetime(),
    /** Null if counting airings does not give it. */
    episode: z.int().nullable(),
    /** Whether the airing only follows from the recurrence; false if a source has confirmed it. */
    isProjected: z.boolean(),
    /** The time that was announced last and is no longer true; null if there is none. */
    previousAiringAt: z.iso.datetime().nullable(),
    /** How often the airing had moved: it may move back and forth. */
    moves: z.int().default(0),
  }),
});
