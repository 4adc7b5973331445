import { connectionTo, type Connection } from './connection.ts';
import type { Endpoint } from './endpoint.ts';

/** An open embedded database. */
export interface EmbeddedPostgres {
  /** For `new pg.Pool(connection)`; its host is the folder of the Unix socket (Windows: a loopback address). */
  connection: Connection;
  /** Whether this process runs the server, and stops it, or uses that of another Tsuzuki process. */
  owned: boolean;
  /** Told why, with the last lines of its log if we started it, when the server ends without `stop` having been called. */
  onExit(listener: (reason: string) => void): void;
  /** Ends the use; shuts the server down if it is ours or nobody else's. Close pools first. */
  stop(): Promise<void>;
}

/** What a handle is made from. */
interface HandleParts {
  endpoint: Endpoint;
  owned: boolean;
  /** Settles with the reason when the server is gone. */
  ended: Promise<string>;
  /** Ends the use; called at most once. */
  end: () => Promise<void>;
}

/** Makes a handle that may be stopped any number of times and reports only unasked ends. */
export const createHandle = ({ endpoint, owned, ended, end }: HandleParts): EmbeddedPostgres => {
  let stopping: Promise<void> | undefined;
  const tellOnceLost = async (listener: (reason: string) => void): Promise<void> => {
    const reason = await ended;
    if (!stopping) listener(reason);
  };
  return {
    connection: connectionTo(endpoint),
    owned,
    onExit: (listener) => void tellOnceLost(listener),
    stop: () => (stopping ??= end()),
  };
};
