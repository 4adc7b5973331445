import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server stop beside connections nothing was asked over yet. Browsers make them ahead of time, and Node, which ends
 * those that are idle, waits for these as if they were busy.
 */
export const endSilentConnections = (server: FastifyInstance): void => {
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
};
