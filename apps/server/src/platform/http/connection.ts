import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressBlock } from './address-block.ts';
import type { Trust } from './client-address.ts';
import { isAnswering } from './turn.ts';

/** How many connections may be open at once. */
export interface ConnectionLimits {
  most: number;
  /** Connections of one address, except trusted proxies. */
  mostOfOne: number;
  /** Connections without a response so far. */
  mostUnanswered: number;
}

/** The oldest idle connection. A browser whose connection is closed opens another. */
const oldestIdle = (connections: Iterable<Socket>): Socket | undefined => {
  for (const socket of connections) if (!isAnswering(socket)) return socket;
  return undefined;
};

/** Open connections, in the order they were made. */
class Connections {
  /** Each with those of its address. */
  readonly all = new Map<Socket, Set<Socket>>();
  /** Connections that got a response since are sorted out only when there are many. */
  readonly unanswered = new Set<Socket>();
  readonly #byAddress = new Map<string, Set<Socket>>();

  /** @returns those of the same address. */
  add(socket: Socket): ReadonlySet<Socket> {
    const address = addressBlock(socket.remoteAddress ?? '');
    const neighbours = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, neighbours.add(socket));
    this.all.set(socket, neighbours);
    this.unanswered.add(socket);
    socket.once('close', () => {
      this.#remove(socket);
      if (neighbours.size === 0) this.#byAddress.delete(address);
    });
    return neighbours;
  }

  /** Ends the oldest idle connection, or the newest if none is idle. */
  makeWay(among: Iterable<Socket>, newest: Socket): void {
    const leaving = oldestIdle(among) ?? newest;
    this.#remove(leaving);
    leaving.destroy();
  }

  endOldestUnanswered(): void {
    for (const socket of this.unanswered) {
      this.unanswered.delete(socket);
      if (socket.bytesWritten > 0) continue;
      socket.destroy();
      return;
    }
  }

  #remove(socket: Socket): void {
    this.all.get(socket)?.delete(socket);
    this.all.delete(socket);
    this.unanswered.delete(socket);
  }
}

/**
 * Limits the connections of a server, and those of one address. A server that stops does not wait for connections without a request:
 * browsers open such connections ahead of time, and Node would wait for them as if they were busy.
 */
export const limitConnections = (
  server: FastifyInstance,
  { most, mostOfOne, mostUnanswered, trust }: ConnectionLimits & { trust: Trust | undefined },
): void => {
  const open = new Connections();
  server.server.on('connection', (socket: Socket) => {
    const neighbours = open.add(socket);
    const isProxy = trust?.(socket.remoteAddress ?? '') ?? false;
    if (open.unanswered.size > mostUnanswered) open.endOldestUnanswered();
    if (!isProxy && neighbours.size > mostOfOne) open.makeWay(neighbours, socket);
    if (open.all.size > most) open.makeWay(open.all.keys(), socket);
  });
  server.addHook('preClose', (done) => {
    for (const socket of open.unanswered) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
};
