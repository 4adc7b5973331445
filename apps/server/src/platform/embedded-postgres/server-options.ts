import type { Endpoint } from './endpoint.ts';

/** The options for the command line of the server. */
interface ServerSetup {
  endpoint: Endpoint;
  /** Identifies the server of one data folder among all processes. */
  name: string;
}

const listenOptions = ({ host, port, password }: Endpoint, socketFolder: string) =>
  password === undefined
    ? {
        listen_addresses: '',
        // The option is a list whose names can be quoted.
        unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
        port,
        // The statements of a killed process must not keep holding locks.
        client_connection_check_interval: '5s',
      }
    : { listen_addresses: host, unix_socket_directories: '', port };

/**
 * The service keeps what it reads most in its own memory, and the system caches files, so larger buffers would hold the same pages twice.
 * Read-ahead workers and the launcher of logical replication have nothing to do here.
 */
const MEMORY_OPTIONS = {
  shared_buffers: '32MB',
  // As much as the default buffers of 128 MB would give, because deliveries are written in large pieces.
  wal_buffers: '4MB',
  io_method: 'sync',
  max_logical_replication_workers: 0,
};

/**
 * The arguments of `postgres`. Options are arguments rather than lines of `postgresql.conf`, so that every start uses those of its release.
 */
export const serverArguments = (
  { endpoint, name }: ServerSetup,
  folder: string,
  socketFolder: string,
): string[] => {
  const options = {
    ...listenOptions(endpoint, socketFolder),
    cluster_name: name,
    max_connections: 100,
    ...MEMORY_OPTIONS,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // After a crash: one flush of the file system instead of one for each of a thousand files, which would cost 3 s.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    log_checkpoints: 'off',
    // Statements can contain what people wrote. The errors are in our own log anyway.
    log_min_error_statement: 'panic',
  };
  return [
    '-D',
    folder,
    ...Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
};
