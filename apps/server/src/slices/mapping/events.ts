import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** The mapping of external ids was replaced for a source: what could not be matched may match now. */
export const mappingImported = defineEvent({
  name: 'mapping.imported',
  schema: z.object({ source: z.string(), rules: z.number().int() }),
});
