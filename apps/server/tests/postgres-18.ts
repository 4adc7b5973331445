import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/index.ts';
import type { TestServer } from './postgres-15.ts';

/** Starts the PostgreSQL that comes with the program, in a folder of its own. */
export const startPostgres18 = async (): Promise<TestServer> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tsuzuki-pg18-'));
  const server = await openEmbeddedPostgres({
    dataDir,
    mode: 'own',
    purpose: 'tests',
    log: () => {},
  });
  const { host, port, user } = server.connection;
  return {
    url: `postgres://${user}@/postgres?host=${encodeURIComponent(host)}&port=${port}`,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
