import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries, type Binaries } from '#platform/embedded-postgres/binaries.ts';
import { startProgram } from '#platform/embedded-postgres/program.ts';
import { chooseServerUser, giveTo } from '#platform/embedded-postgres/server-user.ts';

/** A PostgreSQL of a test run. */
export interface TestServer {
  /** Connection string of its maintenance database. */
  url: string;
  stop(): Promise<void>;
}

/** The oldest PostgreSQL we support comes from npm as well, so that its tests run on every machine. */
const packageOf15 = (): Binaries => {
  const name = `postgres-15-${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(name);
  return { folder: path.join(path.dirname(path.dirname(entry)), 'native'), version: '15.18' };
};

const initdb = async (
  binaries: Binaries,
  folder: string,
  user: ReturnType<typeof chooseServerUser>,
): Promise<void> => {
  const child = await startProgram(binaries, {
    program: 'initdb',
    folders: [folder],
    args: (seen) => [
      `--pgdata=${seen}/data`,
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    user,
    output: 'pipe',
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdout?.resume();
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`initdb of PostgreSQL 15 failed: ${output}`);
};

const untilReady = async (config: pg.ClientConfig): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client(config);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === 200) throw error;
      await delay(50);
    }
  }
};

/** Starts PostgreSQL 15 in a folder of its own; nothing of it outlives the run, so it need not sync. */
export const startPostgres15 = async (): Promise<TestServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-pg15-'));
  const user = chooseServerUser(path.join(folder, 'data'));
  const folders = { shared: '/var/cache/tsuzuki', own: path.join(folder, 'programs') };
  const binaries = await prepareBinaries(packageOf15(), user, folders);
  await chmod(folder, 0o700);
  await giveTo(folder, user);
  await initdb(binaries, folder, user);
  const child = await startProgram(binaries, {
    program: 'postgres',
    folders: [folder],
    args: (seen) => [
      '-D',
      `${seen}/data`,
      `--unix-socket-directories=${seen}`,
      '--listen-addresses=',
      '--fsync=off',
      '--max-connections=200',
    ],
    user,
    output: 'pipe',
  });
  child.stderr?.resume();
  child.stdout?.resume();
  await untilReady({ host: folder, user: 'postgres', database: 'postgres' });
  return {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
