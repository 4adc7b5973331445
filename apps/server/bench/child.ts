/** The messages of a measured server to the process that started it. It imports only Node, because the reference servers use it too. */
import type { Server } from 'node:http';

/** What a process has used since it started. */
export interface Usage {
  cpuMicros: number;
  rssBytes: number;
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  return { cpuMicros: user + system, rssBytes: process.memoryUsage.rss() };
};

/** Sends the server's address to the parent, answers its questions about usage, and closes and ends with it. */
export const announce = (url: string, close = (): Promise<void> => Promise.resolve()): void => {
  process.on('message', (message) => {
    if (message === 'usage') process.send?.({ usage: usage() });
  });
  process.once('disconnect', () => void close().finally(() => process.exit()));
  process.send?.({ url });
};

/** Listens on a free port of this machine and announces it. */
export const listenAndAnnounce = (server: Server): void => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address) announce(`http://127.0.0.1:${address.port}`);
  });
};

/** The parent's message to a server before it starts. */
export const firstMessage = <T>(): Promise<T> =>
  new Promise((resolve) => {
    process.once('message', (message) => resolve(message as T));
  });
