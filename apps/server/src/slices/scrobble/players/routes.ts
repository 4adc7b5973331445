import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { admitCaller, programOf, requireAccount } from '#slices/access/index.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { reportPlayback } from '../inbox/report.ts';
import { answerTo } from './answer.ts';
import {
  PLAYER_ACTIONS,
  playerEvent,
  playerMessage,
  playerPayload,
  type PlayerAction,
} from './decode.ts';
import { reasons } from '../reasons.ts';

const MOST_BYTES = 64 * 1024;

/** `POST /scrobble/start|pause|stop` as players know them from Trakt, with our own credentials. */
export const playerRoutes = (server: FastifyInstance, app: App): void => {
  const take = async (action: PlayerAction, request: FastifyRequest, reply: FastifyReply) => {
    const caller = await admitCaller(app, { request, reply });
    const userId = requireAccount(caller, 'write:list');
    const message = parseInput(playerMessage, request.body, reasons);
    const program = await programOf(app.db, caller);
    const event = playerEvent('player', action, message);
    const payload = playerPayload(action, request.body);
    const { settlement } = await app.db
      .transaction()
      .execute((tx) =>
        reportPlayback(app, tx, { userId, kind: 'player', program, event, payload }),
      );
    return reply.code(201).send(answerTo(action, message.progress, settlement));
  };
  for (const action of PLAYER_ACTIONS) {
    const options = { bodyLimit: MOST_BYTES };
    server.post(`/scrobble/${action}`, options, (request, reply) => take(action, request, reply));
  }
};
