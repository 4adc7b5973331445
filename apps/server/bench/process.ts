import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage } from './child.ts';

/** A server in its own process. */
export interface ServerProcess {
  name: string;
  url: string;
  pid: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

interface Launch {
  name: string;
  /** Relative to this folder. */
  file: string;
  /** The message to the server before it starts. */
  order?: object;
  env?: Readonly<Record<string, string>>;
}

/** A start on a large catalogue takes minutes where other work keeps the machine busy. */
const PATIENCE_MS = 900_000;

/** The next message with this member. @throws Error if the process ends or is silent for long */
export const hear = <T>(child: ChildProcess, key: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const settle = (settled: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      settled();
    };
    const onMessage = (message: Record<string, T>): void => {
      const value = message[key];
      if (value !== undefined) settle(() => resolve(value));
    };
    const onExit = (code: number | null): void =>
      settle(() => reject(new Error(`It ended with ${code}.`)));
    const timer = setTimeout(() => settle(() => reject(new Error('It is silent.'))), PATIENCE_MS);
    child.on('message', onMessage).on('exit', onExit);
  });

/** Starts a server and waits until it listens. `BENCH_PROFILE` names the server whose CPU is profiled. */
export const startServer = async (launch: Launch): Promise<ServerProcess> => {
  const { name, file, order, env = {} } = launch;
  const isProfiled = process.env['BENCH_PROFILE'] === name;
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: isProfiled ? ['--cpu-prof', '--cpu-prof-dir=bench-results'] : [],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (order) child.send(order);
  const url = await hear<string>(child, 'url').catch((error: unknown) => {
    throw new Error(`The server "${name}" does not start.`, { cause: error });
  });
  return {
    name,
    url,
    pid: child.pid!,
    usage: () => {
      const heard = hear<Usage>(child, 'usage');
      child.send('usage');
      return heard;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};
