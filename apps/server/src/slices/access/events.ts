import { z } from 'zod';
import { defineEvent } from '#platform/events.ts';

/** The tier of an account is another one now. Its reactions read which, because it may have changed again. */
export const tierChanged = defineEvent({
  name: 'access.tier-changed',
  schema: z.object({ userId: z.uuid() }),
});

/** Somebody found a credential in public. The event has only its SHA-256, because a queue must not store credentials. */
export const credentialReported = defineEvent({
  name: 'access.credential-reported',
  schema: z.object({ sha256: z.hash('sha256') }),
});
