import { once } from 'node:events';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
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

type User = ReturnType<typeof chooseServerUser>;

const initdb = async (binaries: Binaries, folder: string, user: User): Promise<void> => {
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
  if (code !== 0) throw new Error(`initdb of PostgreSQL ${binaries.version} failed: ${output}`);
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

/** The options of the embedded server, but without waiting for the disk, because nothing needs to survive the run. */
const OPTIONS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=200',
  'timezone=UTC',
  'jit=off',
];

const startServer = async (binaries: Binaries, folder: string, user: User) => {
  const child = await startProgram(binaries, {
    program: 'postgres',
    folders: [folder],
    args: (seen) => [
      '-D',
      `${seen}/data`,
      `--unix-socket-directories=${seen}`,
      '--listen-addresses=',
      ...OPTIONS.flatMap((option) => ['-c', option]),
    ],
    user,
    output: 'pipe',
  });
  child.stderr?.resume();
  child.stdout?.resume();
  return child;
};

/** A file system in memory, where the server copies and drops a database five times as fast. */
const MEMORY = '/dev/shm';
/** What its databases may come to, by far. */
const ROOM_BYTES = 8 * 1024 ** 3;

/** In memory if there is much of it, otherwise where temporary files are. */
const place = async (): Promise<string> => {
  const found = await statfs(MEMORY).catch(() => undefined);
  const isRoomy = (found?.bavail ?? 0) * (found?.bsize ?? 0) > ROOM_BYTES;
  return isRoomy && freemem() > 2 * ROOM_BYTES ? MEMORY : tmpdir();
};

/** Starts a PostgreSQL in its own folder. */
export const startPostgres = async (installed: Binaries): Promise<TestServer> => {
  const folder = await mkdtemp(path.join(await place(), 'tsuzuki-pg-'));
  const user = chooseServerUser(path.join(folder, 'data'));
  const folders = { shared: '/var/cache/tsuzuki', own: path.join(folder, 'programs') };
  const binaries = await prepareBinaries(installed, user, folders);
  await chmod(folder, 0o700);
  await giveTo(folder, user);
  await initdb(binaries, folder, user);
  const child = await startServer(binaries, folder, user);
  await untilReady({ host: folder, user: 'postgres', database: 'postgres' });
  return {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
      // Beside it is what tests kept of its databases.
      for (const made of [folder, `${folder}-titles`])
        await rm(made, { recursive: true, force: true });
    },
  };
};
