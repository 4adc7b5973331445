import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** The hub describes a work again that became part of another here, as it had there: it took that merge back. */
export const hubUnmerged = defineEvent({
  name: 'sources.hub-unmerged',
  schema: z.object({
    medium: z.enum(['ANIME', 'MANGA']),
    id: z.uuid(),
    /** What the hub says of it now. */
    line: z.unknown(),
  }),
});

/** The hub merged works that this instance has too, and says nothing of the first any more. */
export const hubMerged = defineEvent({
  name: 'sources.hub-merged',
  schema: z.object({
    medium: z.enum(['ANIME', 'MANGA']),
    from: z.uuid(),
    into: z.uuid(),
  }),
});
