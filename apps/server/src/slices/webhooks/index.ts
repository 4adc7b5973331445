/** Webhooks: what happens here, told to programs of others, signed and tried again until they have it. */
export { candidatesFor, emitWebhookEvent, type Emitted } from './event/emit.ts';
export { occurrenceOf, type Occurrence, type OccurrenceInput } from './event/occurrence.ts';
