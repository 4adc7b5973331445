import { z } from 'zod';
import { openPayload } from '#platform/secrets/index.ts';
import type { TestApp } from './test-app.ts';

const JOB = 'platform.send-mail';

const schema = z.object({
  to: z.string(),
  language: z.string().optional(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  link: z.string().optional(),
});

/** The letters that were queued so far, oldest first. */
export const queuedLetters = async ({ app }: TestApp): Promise<z.infer<typeof schema>[]> => {
  const { rows } = await app.database.pool.query<{ data: { id: string; sealed: string } }>(
    `select data from pgboss.job where name = '${JOB}' order by created_on`,
  );
  return rows.map(({ data }) => openPayload(app, { job: JOB, schema }, data));
};

/** How many letters were queued so far. */
export const queuedMail = async (test: TestApp): Promise<number> =>
  (await queuedLetters(test)).length;
