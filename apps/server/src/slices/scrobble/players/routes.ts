import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { admitAccount } from '#slices/access/index.ts';
import { mapping, resolveAll } from '#slices/mapping/index.ts';
import { recordPlay } from '#slices/lists/index.ts';
import { mediaOf, playerMessage, type PlayerMessage } from './message.ts';
import { DEFAULT_THRESHOLD } from '../pipeline/rules/decide.ts';

const MOST_BYTES = 64 * 1024;

/** What a player is told: the words of Trakt, and which episode of ours it was. */
interface PlayerAnswer {
  action: 'start' | 'pause' | 'scrobble';
  progress: number;
  anime?: { id: string };
  episode?: number;
}

const record = async (app: App, userId: string, message: PlayerMessage): Promise<PlayerAnswer> => {
  const at = app.clock.now();
  const today = at.toISOString().slice(0, 10);
  const [found] = resolveAll(app.get(mapping), mediaOf(message), { today, trustAirDate: true });
  if (found?.outcome !== 'matched' || found.partial) {
    const outcome = found?.outcome === 'matched' ? 'partial' : (found?.outcome ?? 'no_mapping');
    throw refusal('NOT_FOUND', 'This is no episode that could be recorded: see /mapping.', {
      outcome,
    });
  }
  const { animeId, episode } = found;
  const play = { userId, animeId, episode, at, source: 'API' as const };
  const outcome = await app.db.transaction().execute((tx) => recordPlay(app, tx, play));
  if (outcome === 'duplicate') {
    throw refusal('CONFLICT', 'This was recorded a moment ago.', { outcome });
  }
  if (outcome === 'out_of_range') {
    throw refusal('NOT_FOUND', 'The anime does not have this episode.', { outcome });
  }
  return { action: 'scrobble', progress: message.progress, anime: { id: animeId }, episode };
};

/**
 * `POST /scrobble/start|pause|stop` as players know them from Trakt, with our own credentials. A stop at 80 % or more is
 * recorded; one before is a pause.
 */
export const playerRoutes = (server: FastifyInstance, app: App): void => {
  const options = { bodyLimit: MOST_BYTES };
  for (const action of ['start', 'pause'] as const) {
    server.post(`/scrobble/${action}`, options, async (request, reply) => {
      await admitAccount(app, { request, reply }, 'write:list');
      const { progress } = parseInput(playerMessage, request.body);
      const answer: PlayerAnswer = { action, progress };
      return reply.code(201).send(answer);
    });
  }
  server.post('/scrobble/stop', options, async (request, reply) => {
    const userId = await admitAccount(app, { request, reply }, 'write:list');
    const message = parseInput(playerMessage, request.body);
    const { progress } = message;
    const isWatched = progress >= DEFAULT_THRESHOLD * 100;
    const answer = isWatched ? await record(app, userId, message) : { action: 'pause', progress };
    return reply.code(201).send(answer);
  });
};
