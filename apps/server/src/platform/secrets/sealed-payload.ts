import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/app.ts';

/** The payload of a job, encrypted because it names people or contains a link that grants access. */
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

interface SealedJob extends SealedPayload {
  job: string;
  jobId: string;
}

const readSealedJobs = async (app: App): Promise<SealedJob[]> => {
  const { rows } = await sql<SealedJob>`
    select name as job, id as "jobId", data->>'id' as id, data->>'sealed' as sealed
    from pgboss.job where state < 'completed' and data ? 'sealed'`.execute(app.db);
  return rows;
};

/** Seals waiting payloads of other keys again with the first master key. @returns how many */
export const rewrapPayloads = async (app: App): Promise<number> => {
  const jobs = await readSealedJobs(app);
  const old = jobs.filter(({ sealed }) => !app.secrets.isCurrent(Buffer.from(sealed, 'base64')));
  for (const { job, jobId, id, sealed } of old) {
    const place = placeOf(job, id);
    const text = app.secrets.open(Buffer.from(sealed, 'base64'), place);
    const next = app.secrets.seal(text, place).toString('base64');
    await sql`update pgboss.job set data = jsonb_set(data, '{sealed}', to_jsonb(${next}::text))
      where name = ${job} and id = ${jobId}`.execute(app.db);
  }
  return old.length;
};
