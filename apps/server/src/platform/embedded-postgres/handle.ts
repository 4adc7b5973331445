import { connectionTo, type Connection } from './connection.ts';
import type { Endpoint } from './endpoint.ts';

/** An open embedded database. */
export interface EmbeddedPostgres {
  /** For `new pg.Pool(connection)`. The host is the folder of the Unix socket (on Windows: a loopback address). */
  connection: Connection;
  /** Whether this process runs the server and stops it, or uses the server of another Tsuzuki process. */
  owned: boolean;
  /** Ends the use. Shuts the server down if it is ours or nobody uses it any longer. Close pools first. */
  stop(): Promise<void>;
}

/** The parts of a handle. */
interface HandleParts {
  endpoint: Endpoint;
  owned: boolean;
  /** Ends the use; called at most once. */
  end: () => Promise<void>;
}

/** Creates a handle that may be stopped more than once. */
export const createHandle = ({ endpoint, owned, end }: HandleParts): EmbeddedPostgres => {
  let stopping: Promise<void> | undefined;
  return {
    connection: connectionTo(endpoint),
    owned,
    stop: () => (stopping ??= end()),
  };
};
