import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** Somebody found a credential where it should not be. It is named by its SHA-256: a queue is no place for credentials. */
export const credentialReported = defineEvent({
  name: 'access.credential-reported',
  schema: z.object({ sha256: z.hash('sha256') }),
});
