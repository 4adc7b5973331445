import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { createApp, settingsGroups, type Application } from '../app.ts';
import { readSettings, type Settings } from '#platform/settings.ts';

/**
 * The settings of this process: the environment, and what `.env` adds to it.
 * @param defaults the values of variables that neither of them sets
 */
export const settingsOfProcess = (defaults: Readonly<Record<string, string>> = {}): Settings => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const configured = Object.entries(process.env).filter(([, value]) => value?.trim());
  return readSettings(settingsGroups, { ...defaults, ...Object.fromEntries(configured) });
};

/** The process was asked to end before its work was done. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';

  constructor(signal: NodeJS.Signals) {
    super(`Stopped by ${signal}.`);
  }
}

/** Aborts with the reason when the process is asked to end. */
export interface Interruption extends Disposable {
  signal: AbortSignal;
}

/** Under npm, one Ctrl-C arrives twice: from the terminal and from npm. */
const SAME_REQUEST_MS = 1_000;

/** Handles SIGINT and SIGTERM until it is disposed. The first signal aborts, a second one ends the process at once. */
export const hookSignals = (): Interruption => {
  const controller = new AbortController();
  let askedAt: number | undefined;
  const onSignal = (name: NodeJS.Signals): void => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      controller.abort(new Interrupted(name));
    } else if (performance.now() - askedAt > SAME_REQUEST_MS) {
      process.exit(128 + constants.signals[name]);
    }
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => void process.off('SIGINT', onSignal).off('SIGTERM', onSignal),
  };
};

/** Settles as the work does, or rejects at once when the signal aborts. The work then ends when its app is closed. */
export const unlessInterrupted = async <T>(
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> => {
  signal.throwIfAborted();
  const { promise: interrupted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work(), interrupted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

/**
 * Runs work on an app of its own and closes the app afterwards. The work itself ends, and cleans up, when the signal aborts. Only warnings are
 * logged, unless a level is configured, so that the output is only the result of the command.
 */
export const withStoppableApp = async <T>(
  { purpose, mode }: { purpose: string; mode: 'own' | 'attach-or-own' },
  work: (app: Application, signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  using interruption = hookSignals();
  const { signal } = interruption;
  const settings = settingsOfProcess({ LOG_LEVEL: 'warn' });
  const app = await createApp(settings, { mode, purpose });
  try {
    return await work(app, signal);
  } finally {
    await app.close();
  }
};

/** Runs a command's work on an app that shares the database with a running server. It does not migrate the database. */
export const withOpenApp = <T>(
  purpose: string,
  work: (app: Application) => Promise<T>,
): Promise<T> =>
  withStoppableApp({ purpose, mode: 'attach-or-own' }, (app, signal) =>
    unlessInterrupted(signal, () => work(app)),
  );

/** The same on a migrated database. The work gets the migrations that were applied for it. */
export const withApp = <T>(
  purpose: string,
  work: (app: Application, applied: readonly string[]) => Promise<T>,
): Promise<T> => withOpenApp(purpose, async (app) => work(app, await app.migrate()));
