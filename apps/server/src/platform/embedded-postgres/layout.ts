import path from 'node:path';

/** Where things lie below the data folder of the embedded server. */
export interface Layout {
  root: string;
  /** PostgreSQL's own data directory; it exists only once `initdb` has finished. */
  cluster: string;
  /** The private folder of the Unix socket, unless its path is too long for one. */
  sockets: string;
  /** How the running server is reached, for processes that did not start it. */
  endpoint: string;
  lock: string;
  log: string;
  /** Program files, when the installed package cannot be used in place by an unprivileged user. */
  programs: string;
}

/** The layout of a data folder; its path need not exist yet. */
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
