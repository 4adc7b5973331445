import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@redis/client';

/** A Redis of a test, which can be stopped and started. */
export interface TestRedis {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const isInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** As root on Debian, Redis is installed if it is missing; otherwise the error says how to install it. */
const ensureInstalled = (): void => {
  if (isInstalled()) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { env: environment });
    spawnSync('apt-get', ['install', '-y', '-qq', 'redis-server'], { env: environment });
  }
  if (!isInstalled()) {
    throw new Error('These tests need Redis: run "sudo apt-get install redis-server".');
  }
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const untilReady = async (url: string): Promise<void> => {
  const socket = { reconnectStrategy: 25, connectTimeout: 10_000 };
  const client = createClient({ url, socket });
  client.on('error', () => {});
  await client.connect();
  await client.ping();
  client.destroy();
};

/** Starts a new Redis on a free port. It stores nothing on disk. */
export const startRedis = async (): Promise<TestRedis> => {
  ensureInstalled();
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  let child: ReturnType<typeof spawn> | undefined;
  const redis: TestRedis = {
    url,
    start: async () => {
      child = spawn('redis-server', words, { stdio: 'ignore' });
      await untilReady(url);
    },
    stop: async () => {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = undefined;
    },
    remove: async () => {
      await redis.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
};
