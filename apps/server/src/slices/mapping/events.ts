import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';
import { RuleRow } from './rule-value.ts';

/** The mapping of a source was replaced, so what had no match may have one now. */
export const mappingImported = defineEvent({
  name: 'mapping.imported',
  schema: z.object({ source: z.string(), rules: z.number().int() }),
});

/** Somebody corrected what their media server played, and others could be served by the same rule. */
export const ruleProposed = defineEvent({
  name: 'mapping.rule-proposed',
  schema: z.object({
    userId: z.uuid(),
    animeId: z.uuid(),
    rule: RuleRow,
    evidence: z.string(),
  }),
});
