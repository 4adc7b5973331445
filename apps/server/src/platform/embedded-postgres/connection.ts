import { Client, type ClientConfig } from 'pg';
import type { Endpoint } from './endpoint.ts';

/** What a `pg.Pool` needs to reach the server. */
export interface Connection {
  /** The folder of the Unix socket, or a loopback address. */
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
  /** Set explicitly, because otherwise PGSSLMODE in the environment could request TLS from a Unix socket. */
  ssl: false;
}

const DATABASE = 'tsuzuki';
const CONNECT_TIMEOUT_MS = 5_000;

/** The connection to Tsuzuki's database on an embedded server. */
export const connectionTo = ({ host, port, password }: Endpoint): Connection => ({
  host,
  port,
  user: 'postgres',
  database: DATABASE,
  ssl: false,
  ...(password === undefined ? {} : { password }),
});

/** Opens one connection, which the caller must end. */
export const connect = async (
  connection: Connection,
  config: ClientConfig = {},
): Promise<Client> => {
  const client = new Client({
    application_name: 'tsuzuki launcher',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...config,
    ...connection,
  });
  // A server that stops ends its connections with an error. Without a handler that error would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** `busy`: starting, recovering or stopping. `empty`: it answers, but our database does not exist yet. */
type ServerState = 'ready' | 'busy' | 'empty' | 'unreachable';

const stateOf = (error: unknown): ServerState => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '57P03') return 'busy';
  return code === '3D000' ? 'empty' : 'unreachable';
};

/** Checks the state of a server with one connection. */
export const probe = async (endpoint: Endpoint): Promise<ServerState> => {
  try {
    const client = await connect(connectionTo(endpoint));
    await client.end();
    return 'ready';
  } catch (error) {
    return stateOf(error);
  }
};

/** Creates Tsuzuki's database on a new server, if it does not exist. */
export const ensureDatabase = async (endpoint: Endpoint): Promise<void> => {
  const connection = connectionTo(endpoint);
  try {
    const client = await connect(connection);
    await client.end();
  } catch (error) {
    if (stateOf(error) !== 'empty') throw error;
    const client = await connect({ ...connection, database: 'postgres' });
    try {
      await client.query(`create database ${DATABASE}`);
    } finally {
      await client.end();
    }
  }
};
