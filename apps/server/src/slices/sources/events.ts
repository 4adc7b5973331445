import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** The hub merged works that this instance has too, and says nothing of the first any more. */
export const hubMerged = defineEvent({
  name: 'sources.hub-merged',
  schema: z.object({
    medium: z.enum(['ANIME', 'MANGA']),
    from: z.uuid(),
    into: z.uuid(),
  }),
});
