import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** The mapping of a source was replaced, so what had no match may have one now. */
export const mappingImported = defineEvent({
  name: 'mapping.imported',
  schema: z.object({ source: z.string(), rules: z.number().int() }),
});
