import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** A work was changed by people. */
export const revisionMade = defineEvent({
  name: 'edits.revision-made',
  schema: z.object({
    medium: z.enum(['ANIME', 'MANGA']),
    workId: z.uuid(),
    revisionId: z.uuid(),
    /** The addresses that changed. */
    fields: z.array(z.string()),
  }),
});
