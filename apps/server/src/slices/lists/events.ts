import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** All that one batch wrote into a list was taken back. */
export const batchUndone = defineEvent({
  name: 'lists.batch-undone',
  schema: z.object({ userId: z.uuid(), batchId: z.uuid() }),
});
