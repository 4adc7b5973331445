import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { parseInput, requireActive, signedIn } from '#slices/accounts/index.ts';
import { admitList } from '../list-import/admit-list.ts';
import { stageList } from '../list-import/stage.ts';
import { stageLibrary } from '../remote/library.ts';
import { fetchRemoteList, REMOTE_SERVICES } from '../remote/index.ts';
import { because, reasons } from '../reasons.ts';
import { IMPORT_POLICIES } from '../rules/import-word.ts';

const Input = z.object({
  name: z.string(because('REMOTE_NAME_MISSING')).trim().max(100, because('REMOTE_NAME_TOO_LONG')),
  /** One of the service's, for a list that is private there; it is kept nowhere. */
  token: z
    .string()
    .trim()
    .max(4000, because('REMOTE_TOKEN_INVALID'))
    .regex(/^[\w.~+/=-]*$/u, because('REMOTE_TOKEN_INVALID'))
    .nullish(),
  policy: z.enum(IMPORT_POLICIES, because('IMPORT_POLICY_UNKNOWN')).default('file-wins'),
});

const LibraryInput = z.object({ serverId: z.string() });

/** Lists that are fetched where they are, and then shown like a file. */
export const remoteRoutes = (server: FastifyInstance, app: App): void => {
  for (const service of REMOTE_SERVICES)
    server.post(`/account/list-imports/${service}`, async (request, reply) => {
      const who = await signedIn(app, request);
      requireActive(who);
      const { name, token, policy } = parseInput(Input, request.body, reasons);
      await admitList(app, who.account.id);
      const fetched = await fetchRemoteList(app, { service, name, token: token || null });
      const id = await stageList(app, { userId: who.account.id, ...fetched, policy });
      return reply.code(201).send({ id });
    });
  server.post('/account/list-imports/media-server', async (request, reply) => {
    const who = await signedIn(app, request);
    requireActive(who);
    const { serverId } = parseInput(LibraryInput, request.body, reasons);
    await admitList(app, who.account.id);
    const id = await stageLibrary(app, { userId: who.account.id, serverId });
    return reply.code(201).send({ id });
  });
};
