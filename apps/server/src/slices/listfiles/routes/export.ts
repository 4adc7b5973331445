import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { UnderWay } from '#platform/http/under-way.ts';
import { WORK_KINDS } from '#slices/catalog/values.ts';
import { findUser, parseInput, signedIn } from '#slices/accounts/index.ts';
import { admitAccount } from '#slices/access/index.ts';
import { EXPORT_FORMATS, exportList } from '../list-export/write.ts';
import { because, reasons } from '../reasons.ts';

const Input = z.object({
  format: z.enum(EXPORT_FORMATS, because('EXPORT_FORMAT_UNKNOWN')),
  kind: z.enum(WORK_KINDS).default('anime'),
});

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  exports: UnderWay;
}

const MOST_EXPORTS = { most: 8, mostOfOne: 2 };

/** A list as a download, sent as it is read. */
const send = async (
  app: App,
  { request, reply, exports }: Exchange,
  owner: { userId: string; username: string },
) => {
  const input = { ...parseInput(Input, request.query, reasons), ...owner };
  exports.begin({ owners: [owner.userId] }, reply.raw);
  const { fileName, contentType, pieces } = await exportList(app, app.db, input);
  return reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(pieces));
};

/** The list of whoever is signed in. */
export const exportRoutes = (server: FastifyInstance, app: App): void => {
  const exports = new UnderWay(MOST_EXPORTS);
  server.get('/account/list-export', async (request, reply) => {
    const { account } = await signedIn(app, request);
    return send(
      app,
      { request, reply, exports },
      { userId: account.id, username: account.username },
    );
  });
};

/** The list of whoever has a key, or an access token. */
export const exportByKeyRoutes = (server: FastifyInstance, app: App): void => {
  const exports = new UnderWay(MOST_EXPORTS);
  server.get('/list-export', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const userId = await admitAccount(app, { request, reply }, 'read:list');
    const { username = '' } = (await findUser(app.db, userId)) ?? {};
    return send(app, { request, reply, exports }, { userId, username });
  });
};
