import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/index.ts';
import { readSettings } from '#platform/settings.ts';
import { importCatalogue } from '#slices/sources/index.ts';
import { createApp, settingsGroups, type Application } from '../src/app.ts';

/** A real PostgreSQL with the real catalogue in it. */
export interface BenchDatabase {
  url: string;
  /** The environment that a server process needs to serve it. */
  env: Readonly<Record<string, string>>;
  /** An app of this process on the database, to create accounts. */
  app: Application;
  close(): Promise<void>;
}

/** Starts the PostgreSQL that comes with the program in a new folder, and fills it from the installed data sets. */
export const openDatabase = async (): Promise<BenchDatabase> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-bench-'));
  const server = await openEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    mode: 'own',
    purpose: 'bench',
    log: () => {},
  });
  const { host, port, user } = server.connection;
  const url = `postgres://${user}@/postgres?host=${encodeURIComponent(host)}&port=${port}`;
  const env = {
    DATABASE_URL: url,
    TSUZUKI_DATA: path.join(folder, 'data'),
    TSUZUKI_LIMITS_STORE: 'memory',
    // A download in the middle would be measured, too.
    CATALOGUE_SOURCES: 'off',
    LOG_LEVEL: 'warn',
  };
  const app = await createApp(readSettings(settingsGroups, env));
  await app.migrate();
  await app.jobs.open();
  await importCatalogue(app);
  return {
    url,
    env,
    app,
    close: async () => {
      await app.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
