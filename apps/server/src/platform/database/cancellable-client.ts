import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { presentInterruption, type Interruption } from '#platform/interruption.ts';

/** Members of the driver that its types lack. */
interface Wire extends EventEmitter {
  /** A port of a host, or the path of a Unix socket. */
  connect(portOrPath: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
  end(): void;
}

interface Session {
  processID: number;
  secretKey: number;
  ssl: pg.ClientConfig['ssl'];
  connectionParameters: { ssl: pg.ClientConfig['ssl'] };
}

/** If a server has not answered by then, it will not cancel anything. */
const CANCELLING_PATIENCE_MS = 5_000;

/** Asks the server to cancel the statement of a connection. Done when the server has passed the request on, or cannot be reached. */
const cancel = (client: pg.Client): Promise<void> =>
  new Promise((resolve) => {
    const { processID, secretKey, connectionParameters } = client as pg.Client & Session;
    const { ssl } = connectionParameters;
    const wire = new pg.Connection({ ssl }) as pg.Connection & Wire;
    const timer = setTimeout(() => wire.stream.destroy(), CANCELLING_PATIENCE_MS);
    const finish = (): void => {
      clearTimeout(timer);
      resolve();
    };
    wire.once('error', finish);
    wire.once('end', finish);
    if (ssl) wire.once('connect', () => wire.requestSsl());
    wire.once(ssl ? 'sslconnect' : 'connect', () => wire.cancel(processID, secretKey));
    const { host, port } = client;
    // As the driver itself does: a host that is a path is the folder of a Unix socket.
    if (host.startsWith('/')) wire.connect(`${host}/.s.PGSQL.${port}`);
    else wire.connect(port, host);
  });

/** A cancellation that arrives before its statement has no effect, so we repeat it until the statement has ended. */
const CANCEL_AGAIN_MS = 250;

const cancelUntil = async (client: pg.Client, ended: AbortSignal): Promise<void> => {
  while (!ended.aborted) {
    await cancel(client);
    await sleep(CANCEL_AGAIN_MS, undefined, { signal: ended }).catch(() => undefined);
  }
};

interface Cancelling {
  /** Done when no cancellation is running any more. */
  stop(): Promise<void>;
}

const startCancelling = (client: pg.Client): Cancelling => {
  const ended = new AbortController();
  const done = cancelUntil(client, ended.signal);
  return {
    stop: () => {
      ended.abort();
      return done;
    },
  };
};

type Parameters = readonly unknown[];

/** A copy ends with its stream, and the driver must return that. */
const isStream = ([first]: Parameters): boolean =>
  typeof first === 'object' && first !== null && 'submit' in first;

/** The end of a transaction is never refused, because cancelled work must be able to roll back. */
const isRollback = ([text]: Parameters): boolean =>
  typeof text === 'string' && /^\s*rollback/iu.test(text);

/**
 * A client that cancels its statements in the server when their work is interrupted (`platform/interruption.ts`). It returns a connection
 * to the pool only after the cancellation has arrived, so that it never hits the next statement.
 */
export class CancellableClient extends pg.Client {
  override query(...parameters: unknown[]): never {
    const interruption = presentInterruption();
    const answer =
      interruption && !isRollback(parameters) && !isStream(parameters)
        ? this.#cancellable(interruption, parameters)
        : this.send(parameters);
    return answer as never;
  }

  /** Sends a statement. */
  protected send(parameters: Parameters): unknown {
    return super.query(...(parameters as unknown as [string]));
  }

  #cancellable(interruption: Interruption, parameters: Parameters): unknown {
    const callback = parameters.at(-1);
    if (typeof callback !== 'function') return this.#settled(interruption, parameters);
    this.#settled(interruption, parameters.slice(0, -1)).then(
      (result) => process.nextTick(callback, null, result),
      (error: unknown) => process.nextTick(callback, error),
    );
    return undefined;
  }

  async #settled(interruption: Interruption, parameters: Parameters): Promise<unknown> {
    if (interruption.reason) throw interruption.reason;
    let cancelling: Cancelling | undefined;
    const stopHearing = interruption.onCallOff(() => {
      cancelling = startCancelling(this);
    });
    try {
      return await this.send(parameters);
    } catch (error) {
      throw interruption.reason ?? error;
    } finally {
      stopHearing();
      await cancelling?.stop();
    }
  }
}
