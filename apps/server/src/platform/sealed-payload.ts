import { z } from 'zod';
import type { App } from '#platform/app.ts';

/** A job's payload that a dump of the queue must not show: it names people, or carries a link that opens something. */
export const sealedPayload = z.object({ id: z.string(), sealed: z.string() });
type SealedPayload = z.infer<typeof sealedPayload>;

const placeOf = (job: string, id: string): string => `job:${job}/${id}`;

/** Seals the payload of a job. */
export const sealPayload = (app: App, job: string, payload: object): SealedPayload => {
  const id = app.ids.next();
  const box = app.secrets.seal(JSON.stringify(payload), placeOf(job, id));
  return { id, sealed: box.toString('base64') };
};

/** Opens what `sealPayload` sealed for the same job. */
export const openPayload = <Payload>(
  app: App,
  { job, schema }: { job: string; schema: z.ZodType<Payload> },
  { id, sealed }: SealedPayload,
): Payload =>
  schema.parse(JSON.parse(app.secrets.open(Buffer.from(sealed, 'base64'), placeOf(job, id))));
