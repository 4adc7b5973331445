import path from 'node:path';

/** The paths in the data folder of the embedded server. */
export interface Layout {
  root: string;
  /** PostgreSQL's own data directory. It exists only after `initdb` has finished. */
  cluster: string;
  /** The private folder of the Unix socket, unless its path is too long for a socket. */
  sockets: string;
  /** The endpoint of the running server, for processes that did not start it. */
  endpoint: string;
  lock: string;
  log: string;
  /** Program files, if an unprivileged user cannot use the installed package in place. */
  programs: string;
}

/** The layout of a data folder, which need not exist yet. */
export const layoutOf = (dataDir: string): Layout => {
  const root = path.resolve(dataDir);
  const below = (name: string): string => path.join(root, name);
  return {
    root,
    cluster: below('pgdata'),
    sockets: below('run'),
    endpoint: below('endpoint.json'),
    lock: below('tsuzuki.lock'),
    log: below('postgres.log'),
    programs: below('programs'),
  };
};
