import '#platform/heap.ts';
import type { FastifyInstance } from 'fastify';
import { EXAMPLES } from '@tsuzuki/contract/examples';
import type { App } from '#platform/app.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { dataSettings, makeDataDir } from '#platform/data-dir.ts';
import { databaseSettings, migrate, openDatabase } from '#platform/database/index.ts';
import { responseCache } from '#platform/graphql/response-cache.ts';
import { graphqlRoutes } from '#platform/graphql/routes.ts';
import type { Reaction } from '#platform/events.ts';
import { graphqlSettings } from '#platform/graphql/settings.ts';
import { createServer, httpSettings, type Patience } from '#platform/http/index.ts';
import { outboundSettings } from '#platform/outbound/index.ts';
import { systemIds, type Ids } from '#platform/ids.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog, logSettings, type Log } from '#platform/log.ts';
import { ResourceSet } from '#platform/resource.ts';
import {
  createSecrets,
  isSealed,
  keepCanary,
  readMasterKeys,
  requireMasterKey,
  secretsSettings,
} from '#platform/secrets/index.ts';
import type { Settings, SettingsGroup } from '#platform/settings.ts';
import { webSettings } from './web-settings.ts';
import type { Slice } from '#platform/slice.ts';
import { admit } from '#slices/access/index.ts';
import { overviewRoutes } from './overview.ts';
import { publicSchema } from './schema.ts';
import { secretPatternRoutes } from './secret-patterns.ts';
import { slices, vocabulary } from './slices.ts';
import { mountWeb } from './web.ts';

/** Every setting of the program, in the order the docs list them. */
export const settingsGroups: readonly SettingsGroup[] = [
  httpSettings,
  graphqlSettings,
  outboundSettings,
  dataSettings,
  databaseSettings,
  secretsSettings,
  logSettings,
  webSettings,
  ...slices.flatMap((slice) => slice.settings ?? []),
];

export const migrationsFolder = new URL('../migrations/', import.meta.url);

export const ROLES = ['web', 'worker'] as const;
/** The roles of a process: serve requests, run jobs and workers, or both. */
export type Role = (typeof ROLES)[number];

/** What tests replace, and what a command sets. */
export interface Overrides {
  clock?: Clock;
  ids?: Ids;
  log?: Log;
  /** `own` for the server process; commands attach to a running one. */
  mode?: 'own' | 'attach-or-own';
  patience?: Partial<Patience>;
  /** Reactions of tests, besides those of the slices. */
  reactions?: readonly Reaction[];
  /** The name in messages about the lock of the embedded database. */
  purpose?: string;
  /** Aborts the start of an embedded database. */
  signal?: AbortSignal;
}

/** An app that can serve and be closed. */
export interface Application extends App {
  /** Applies pending migrations and returns their names. @throws WrongMasterKey, and then has changed nothing */
  migrate(): Promise<string[]>;
  /** Opens every resource, begins the given roles, and returns the HTTP server, which is not yet listening. */
  start(roles: readonly Role[]): Promise<FastifyInstance>;
  /** Finishes requests, jobs and workers, then closes the database. */
  close(): Promise<void>;
}

/** The one composition of the program, used by the server, the commands and the tests. */
export const createApp = async (
  settings: Settings,
  overrides: Overrides = {},
): Promise<Application> => {
  const { dataDir } = settings.of(dataSettings);
  const databaseOptions = settings.of(databaseSettings);
  const log = overrides.log ?? createLog(settings);
  for (const fault of settings.unknown) log.warn(fault);
  await makeDataDir(dataDir);
  const database = await openDatabase({
    ...databaseOptions,
    namedStatements: databaseOptions.namedStatements === 'on',
    dataDir,
    mode: overrides.mode ?? 'own',
    purpose: overrides.purpose ?? 'serve',
    signal: overrides.signal,
    log,
  });
  const masterKeys = await readMasterKeys({
    configured: settings.of(secretsSettings).masterKeys,
    dataDir,
    isSealed: () => isSealed(database),
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const resources = new ResourceSet(() => app);
  const app: App = {
    settings,
    clock: overrides.clock ?? systemClock,
    ids: overrides.ids ?? systemIds,
    log,
    db: database.db,
    database,
    jobs: createJobs(database, declaredJobs(overrides), log),
    secrets: createSecrets(masterKeys),
    vocabulary,
    get: (resource) => resources.get(resource),
    peek: (resource) => resources.peek(resource),
    open: (resource) => resources.open(resource),
  };
  const opened = new AsyncDisposableStack();
  const closeLater: CloseLater = (part, close) =>
    opened.defer(async () => {
      try {
        await close();
      } catch (error) {
        log.error({ err: error, part }, 'a part of the program could not be closed');
      }
    });
  closeLater('database', () => database.close());
  closeLater('resources', () => resources.close());
  closeLater('jobs', () => app.jobs.close());
  return {
    ...app,
    migrate: () => bringUpToDate(app),
    start: (roles) => start(app, { roles, patience: overrides.patience }, closeLater),
    close: () => opened.disposeAsync(),
  };
};

const bringUpToDate = async (app: App): Promise<string[]> => {
  await requireMasterKey(app);
  const applied = await migrate(app.database.pool, migrationsFolder);
  await keepCanary(app);
  await app.jobs.open();
  return applied;
};

/** Registers how an opened part is closed. The last opened is closed first, and an error in one does not affect the others. */
type CloseLater = (part: string, close: () => Promise<void>) => void;

const declaredJobs = ({ reactions = [] }: Overrides) => ({
  jobs: slices.flatMap((slice) => slice.jobs ?? []),
  reactions: [...slices.flatMap((slice) => slice.reactions ?? []), ...reactions],
});

/** The server starts last, so that no request is open when the workers stop. */
const start = async (
  app: App,
  { roles, patience }: { roles: readonly Role[]; patience: Partial<Patience> | undefined },
  closeLater: CloseLater,
): Promise<FastifyInstance> => {
  await app.jobs.open();
  for (const slice of slices) {
    for (const resource of slice.resources ?? []) await app.open(resource);
  }
  if (roles.includes('worker')) await startWorkers(app, closeLater);
  const server = createServer(app, patience);
  closeLater('HTTP server', () => server.close());
  if (roles.includes('web')) await mountRoutes(app, server, slices);
  return server;
};

const startWorkers = async (app: App, closeLater: CloseLater): Promise<void> => {
  await app.jobs.work(app);
  for (const worker of slices.flatMap((slice) => slice.workers ?? [])) {
    const running = worker.start(app);
    closeLater(worker.name, () => running.stop());
  }
};

const mountRoutes = async (
  app: App,
  server: FastifyInstance,
  mounted: readonly Slice[],
): Promise<void> => {
  for (const slice of mounted) slice.routes?.(server, app);
  overviewRoutes(server, app);
  secretPatternRoutes(server, mounted);
  await server.register(graphqlRoutes, {
    app,
    schema: publicSchema(),
    examples: EXAMPLES,
    contextOf: (visit, lines) => admit(app, visit, lines),
    cache: await app.open(responseCache),
    ...app.settings.of(graphqlSettings),
  });
  await mountWeb(server, app);
};
