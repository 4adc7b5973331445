import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/index.ts';
import { refusal } from '#platform/operation-reasons.ts';
import type { Log } from '#platform/log.ts';
import { CancellableClient } from './cancellable-client.ts';
import { columnTypes, NamedStatementClient } from './client.ts';
import { NotificationHub } from './listen.ts';
import type { DB } from './tables.gen.ts';

/** The typed query builder over every table of the service. */
export type Database = Kysely<DB>;

/** A connection string or the embedded server's socket. */
export interface DatabaseOptions {
  url: string | undefined;
  dataDir: string;
  poolSize: number;
  namedStatements: boolean;
  /** `own`: the server process. `attach-or-own`: a command that may run beside it. */
  mode: 'own' | 'attach-or-own';
  purpose: string;
  log: Log;
  /** Cancels a running start of the embedded server. */
  signal?: AbortSignal | undefined;
}

/** An open database: pool, query builder, and connections outside the pool. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** What `listen` hears with. */
  notifications: NotificationHub;
  close(): Promise<void>;
}

/** The oldest PostgreSQL whose SQL we write. */
const OLDEST_SERVER = 150_000;

interface Backend {
  config: pg.ClientConfig;
  stop(): Promise<void>;
}

const openBackend = async (options: DatabaseOptions): Promise<Backend> => {
  if (options.url) {
    return {
      config: { connectionString: options.url },
      stop: () => Promise.resolve(),
    };
  }
  const server = await openEmbeddedPostgres({
    dataDir: path.join(options.dataDir, 'postgres'),
    mode: options.mode,
    purpose: options.purpose,
    log: (message) => options.log.info(message),
    signal: options.signal,
  });
  return {
    config: server.connection,
    stop: () => server.stop(),
  };
};

/** If a pool has no free connection for this long, we treat the database as unavailable. */
const CONNECTION_PATIENCE_MS = 10_000;
/** How long interrupted work may continue before its connection is closed. */
const CLOSING_PATIENCE_MS = 2_000;

const openPool = (
  config: pg.ClientConfig,
  { poolSize, namedStatements, log }: DatabaseOptions,
): { pool: pg.Pool; close: () => Promise<void> } => {
  const pool = new pg.Pool({
    ...config,
    max: poolSize,
    connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
    Client: namedStatements ? NamedStatementClient : CancellableClient,
  });
  const clients = new Set<pg.PoolClient>();
  const ignoreLoss = (error: Error): void => {
    log.debug({ error: error.message }, 'a database connection was lost');
  };
  pool.on('error', ignoreLoss);
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', ignoreLoss);
  });
  pool.on('remove', (client) => clients.delete(client));
  const cut = (): void => {
    for (const client of clients) void (client as pg.PoolClient & pg.Client).end();
  };
  return {
    pool,
    close: async () => {
      const timer = setTimeout(cut, CLOSING_PATIENCE_MS);
      await pool.end();
      clearTimeout(timer);
    },
  };
};

const checkServer = async (pool: pg.Pool): Promise<void> => {
  let version: number;
  try {
    const result = await pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    version = Number(result.rows[0]?.version);
  } catch (error) {
    throw refusal('UNAVAILABLE', 'DATABASE_UNREACHABLE', { cause: describe(error) });
  }
  if (version < OLDEST_SERVER) {
    const major = Math.floor(version / 10_000);
    throw refusal('UNAVAILABLE', 'POSTGRES_TOO_OLD', { major });
  }
};

/** Node gathers refused connections to several addresses in an AggregateError with an empty message. */
const describe = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ');
  return error instanceof Error ? error.message : String(error);
};

/**
 * Opens the given server, or the embedded one in the data folder.
 * @throws Refusal `UNAVAILABLE` when it cannot be reached or is older than PostgreSQL 15.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const backend = await openBackend(options);
  const config: pg.ClientConfig = {
    ...backend.config,
    types: columnTypes,
    application_name: `tsuzuki ${options.purpose}`.slice(0, 63),
  };
  const { pool, close: closePool } = openPool(config, options);
  try {
    await checkServer(pool);
  } catch (error) {
    await closePool();
    await backend.stop();
    throw error;
  }
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    notifications: new NotificationHub(() => new pg.Client(config)),
    close: async () => {
      await closePool();
      await backend.stop();
    },
  };
};
