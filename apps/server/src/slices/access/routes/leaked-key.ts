import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { hashCredential, isCredential } from '#platform/credential.ts';
import { publish } from '#platform/events.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { credentialReported } from '../events.ts';
import { limiter } from '../limiter/limiter.ts';
import { addressBlock } from '#platform/http/address-block.ts';
import { because, reasons, refusal } from '../reasons.ts';

const MOST_BYTES = 2_048;
const PREFIX = /^svc_[a-z]+_/u;

const schema = z.object({ key: z.string(because('LEAK_REPORT_WITHOUT_KEY')).min(1).max(256) });

const hasOurForm = (text: string): boolean => {
  const [prefix] = PREFIX.exec(text) ?? [];
  return prefix !== undefined && isCredential(text, prefix);
};

const drawFrom = async (app: App, ip: string, reply: FastifyReply): Promise<void> => {
  const { draw, quotas } = app.get(limiter);
  const report = await draw(`report:${addressBlock(ip)}`, quotas.refused);
  if (!report || report.violated.length === 0) return;
  const { retryAfterSeconds } = report;
  reply.header('retry-after', retryAfterSeconds);
  throw refusal('RATE_LIMITED', 'LEAK_REPORTS_EXHAUSTED', { retryAfterSeconds });
};

/**
 * Accepts reports of credentials that were found in public. Every report of something that has the form of one gets the same response after
 * the same work, whether or not it is valid; a job acts on it. We ask for no proof, because whoever has the credential could use it anyway.
 */
export const leakedKeyRoutes = (server: FastifyInstance, app: App): void => {
  server.post('/security/leaked-key', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    await drawFrom(app, request.ip, reply);
    const { key } = parseInput(schema, request.body, reasons);
    if (hasOurForm(key)) {
      const sha256 = hashCredential(key).toString('hex');
      await app.db.transaction().execute((tx) => publish(app, tx, credentialReported, { sha256 }));
    }
    return reply
      .code(202)
      .header('cache-control', 'no-store')
      .send({ message: 'Thank you. If it is in force it is revoked, and its owner is told.' });
  });
};
