import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** An account asked for its deletion, which follows after the period of grace unless it is cancelled. */
export const deletionAsked = defineEvent({
  name: 'accounts.deletion-asked',
  schema: z.object({ userId: z.uuid() }),
});
