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
        // A list, in which a name may be quoted.
        unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
        port,
        // The statements of a process that was killed do not go on holding locks.
        client_connection_check_interval: '5s',
      }
    : { listen_addresses: host, unix_socket_directories: '', port };

/**
 * The service keeps in its own memory what it reads most, and the system caches files, so that larger buffers would hold the same
 * pages twice. Workers that read ahead and the watch over subscriptions have nothing to do here.
 */
const MEMORY_OPTIONS = {
  shared_buffers: '32MB',
  // As much as the usual buffers of 128 MB give: deliveries are written in large pieces.
  wal_buffers: '4MB',
  io_method: 'sync',
  max_logical_replication_workers: 0,
};

/**
 * The arguments of `postgres`. Options are given here rather than in `postgresql.conf`, so that every start has those of
 * the release that starts it.
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
    // After a crash: one flush of the file system instead of one per file (a thousand), which took 3 s of each of many starts.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    log_checkpoints: 'off',
    // Statements can hold what people wrote; the errors reach our own log anyway.
    log_min_error_statement: 'panic',
  };
  return [
    '-D',
    folder,
    ...Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
};
