import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** Somebody found a credential in public. The event has only its SHA-256, because a queue must not store credentials. */
export const credentialReported = defineEvent({
  name: 'access.credential-reported',
  schema: z.object({ sha256: z.hash('sha256') }),
});
