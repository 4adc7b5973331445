import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import {
  confirmedIn,
  parseInput,
  requireActive,
  signedIn,
  takeAttempts,
  visitorOf,
  type AttemptLimit,
} from '#slices/accounts/index.ts';
import { reasons, refusal } from '../reasons.ts';
import { accessInput } from './address.ts';
import { openLibrary } from './open.ts';
import { endAccess, keepAccess, serverOf } from './stored-access.ts';

/** Addresses that one account may have tried, so that nobody looks through a network with them. */
const CHECKS: AttemptLimit = { name: 'libraryCheck', points: 30, duration: 60 * 60 };
const PATIENCE = { deadlineMs: 10_000 };

const idInput = z.object({ id: z.string() });
const idOf = (request: FastifyRequest): string => parseInput(idInput, request.params).id;

const tooMany = (retryAfterSeconds: number) =>
  refusal('RATE_LIMITED', 'LIBRARY_CHECKS_EXHAUSTED', { retryAfterSeconds });

/** Whether Tsuzuki may read the library of a media server. To allow it needs a confirmation: it goes on when the session is over. */
export const libraryRoutes = (server: FastifyInstance, app: App): void => {
  server.post('/account/media-servers/:id/library', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const own = { id: idOf(request), userId: who.account.id };
    const input = parseInput(accessInput, request.body, reasons);
    const mediaServer = await serverOf(app.db, own);
    await takeAttempts(app, [[CHECKS, own.userId]], tooMany);
    await (await openLibrary(app, { ...mediaServer, ...input }, PATIENCE)).check();
    const access = { ...own, ...input, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => keepAccess(app, tx, access));
    return reply.code(204).send();
  });

  server.delete('/account/media-servers/:id/library', async (request, reply) => {
    const { account } = await signedIn(app, request);
    const own = { id: idOf(request), userId: account.id, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => endAccess(app, tx, own));
    return reply.code(204).send();
  });
};
