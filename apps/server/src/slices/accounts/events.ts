import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** A user asked to delete their account. It is erased after the period of grace unless they cancel. */
export const deletionAsked = defineEvent({
  name: 'accounts.deletion-asked',
  schema: z.object({ userId: z.uuid() }),
});
