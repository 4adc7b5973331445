import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Keeps connections over which nothing was answered yet from becoming many, and from keeping a server that stops: browsers make
 * them ahead of time, others make them to wear a server out, and Node waits for both as if they were busy.
 */
export const endSilentConnections = (server: FastifyInstance, most: number): void => {
  /** Those that were answered since are found out when they are many. */
  const unanswered = new Set<Socket>();
  const endOldest = (): void => {
    for (const socket of unanswered) {
      unanswered.delete(socket);
      if (socket.bytesWritten > 0) continue;
      socket.destroy();
      return;
    }
  };
  server.server.on('connection', (socket: Socket) => {
    unanswered.add(socket);
    socket.once('close', () => unanswered.delete(socket));
    if (unanswered.size > most) endOldest();
  });
  server.addHook('preClose', (done) => {
    for (const socket of unanswered) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
};
