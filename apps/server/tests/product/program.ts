import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { createDatabase, type Template } from '../databases.ts';
import { runHere, type Ran } from './command-here.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const node = path.join(root, 'node_modules', '.bin', 'node');
const main = path.join(root, 'apps', 'server', 'src', 'main.mjs');
const cli = path.join(root, 'apps', 'server', 'src', 'cli', 'main.mjs');

/** The program as people run it. */
export interface Program {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  /** Starts the server without waiting for it. */
  start(...words: string[]): StartedServer;
  /** Starts the server and waits for its address. */
  serve(...words: string[]): Promise<Server>;
  /** Runs `tsuzuki <words> --json` in this process. @returns its output */
  tsuzuki(...words: string[]): Promise<Record<string, any>>;
  /** Runs `tsuzuki` in this process, and accepts any exit code. */
  here(...words: string[]): Promise<Ran>;
  /** Runs `tsuzuki` in a separate process, as people do. */
  run(...words: string[]): Promise<Ran>;
  /** The same, and nobody reads what it says. */
  unread(...words: string[]): Promise<Ran>;
  remove(): Promise<void>;
}

/** A server process. */
export interface StartedServer {
  child: ChildProcess;
  output(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

export interface Server extends StartedServer {
  url: string;
}

/** Generous for a busy machine, because tests check that it starts, not how fast: a clone builds its pages and fills the catalogue first. */
export const START_MS = 900_000;

/** Resolves with the address that a server prints when it is ready. */
export const untilReady = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No address: ${output()}`)), START_MS);
    const look = (): void => {
      const url = /ready at (http:\/\/\S+)/u.exec(output())?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output()}`)));
  });

/** The program on an embedded database in its own folder, which each command starts while no server runs. */
export const createProgram = async (more: Record<string, string> = {}): Promise<Program> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tsuzuki-product-'));
  // A clean environment, because the test runner sets its own variables (BASE_URL is one of them).
  const { PATH, HOME } = process.env;
  const environment = {
    PATH,
    HOME,
    TSUZUKI_DATA: dataDir,
    PORT: '0',
    TSUZUKI_CATALOGUE: 'off',
    LOG_FORMAT: 'json',
    TSUZUKI_LIMITS: 'off',
    ...more,
  };
  // Without blocking this process, which would otherwise not notice that a server closed its connections, and send on one of them.
  const spawned = async (words: readonly string[], isRead: boolean) => {
    const child = spawn(node, [cli, ...words], { cwd: dataDir, env: environment, stdio: 'pipe' });
    child.stdin.end();
    if (!isRead) child.stdout.destroy();
    const ended = once(child, 'close') as Promise<[number | null]>;
    const [[code], stdout, stderr] = await Promise.all([
      ended,
      isRead ? text(child.stdout) : '',
      text(child.stderr),
    ]);
    return { code, stdout, stderr };
  };
  const run = (...words: string[]) => spawned(words, true);
  const unread = (...words: string[]) => spawned(words, false);
  const here = (...words: string[]) => runHere(words, { environment, folder: dataDir });
  const start = (...words: string[]): StartedServer => {
    const child = spawn(node, [main, ...words], { cwd: dataDir, env: environment, stdio: 'pipe' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { child, output: () => said, ended };
  };
  return {
    dataDir,
    environment,
    here,
    run,
    unread,
    start,
    serve: async (...words) => {
      const started = start(...words);
      return { ...started, url: await untilReady(started.child, () => started.output()) };
    },
    tsuzuki: async (...words) => {
      const { code, stdout, stderr } = await here(...words, '--json');
      if (code !== 0) throw new Error(`tsuzuki ${words.join(' ')} ended with ${code}: ${stderr}`);
      return JSON.parse(stdout) as Record<string, any>;
    },
    remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
};

/** The program on a database of the test server: for tests of commands, whatever runs their database. */
export const createProgramOn = async (
  template: Template,
  more: Record<string, string> = {},
): Promise<Program & { databaseUrl: string }> => {
  const database = await createDatabase(inject('serverUrl'), template);
  const program = await createProgram({ DATABASE_URL: database.url, ...more });
  await database.furnish(program.dataDir);
  const remove = async (): Promise<void> => {
    await program.remove();
    await database.drop();
  };
  return { ...program, databaseUrl: database.url, remove };
};
