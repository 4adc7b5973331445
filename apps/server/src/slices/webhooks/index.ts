/** Webhooks: what happens here, told to programs of others, signed and tried again until they have it. */
export { emitWebhookEvent, type Emitted } from './event/emit.ts';
export { occurrenceOf, type Occurrence, type OccurrenceInput } from './event/occurrence.ts';
