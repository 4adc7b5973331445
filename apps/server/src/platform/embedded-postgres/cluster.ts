import { once } from 'node:events';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { refusal } from '#platform/operation-reasons.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { lastLines } from './log-file.ts';
import { startProgram } from './program.ts';
import { giveTo, type ServerUser } from './server-user.ts';

/** The input for creating or checking a cluster. */
interface ClusterOptions {
  layout: Layout;
  binaries: Binaries;
  user: ServerUser | undefined;
  /** Set if connections use TCP (Windows). Otherwise the private socket folder protects the server. */
  password: string | undefined;
  log: (message: string) => void;
}

const majorOf = (version: string): string => version.split('.')[0] ?? version;

const refuseVersion = (cluster: string, found: string, supported: string): never => {
  const isOlder = Number(found) < Number(supported);
  throw refusal('UNAVAILABLE', isOlder ? 'DATABASE_VERSION_OLDER' : 'DATABASE_VERSION_NEWER', {
    cluster,
    found,
    supported,
  });
};

const checkCluster = async ({ layout, binaries, user }: ClusterOptions): Promise<void> => {
  const { cluster } = layout;
  const supported = majorOf(binaries.version);
  const found = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined) {
    throw refusal('UNAVAILABLE', 'DATABASE_MISSING', { cluster });
  }
  if (found.trim() !== supported) refuseVersion(cluster, found.trim(), supported);
  // A restored copy often belongs to root and is readable by everybody. PostgreSQL refuses both.
  await giveTo(cluster, user);
  await chmod(cluster, 0o700);
};

/** Sorts by code point, and knows the letters of all scripts (pg_trgm drops Japanese if the C library does not know them). */
const localeArguments = (): string[] => {
  if (process.platform === 'linux') return ['--locale=C.UTF-8'];
  const builtin = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return process.platform === 'darwin' ? [...builtin, '--lc-ctype=en_US.UTF-8'] : builtin;
};

const initdbArguments = (folder: string, passwordFile: string | undefined): string[] => [
  `--pgdata=${folder}`,
  '--username=postgres',
  '--encoding=UTF8',
  ...localeArguments(),
  '--no-instructions',
  // One flush of the file system instead of one for each of a thousand files.
  ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
  ...(passwordFile ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
];

const runInitdb = async (options: ClusterOptions, folder: string): Promise<void> => {
  const { layout, binaries, user, password } = options;
  const passwordFile = password ? path.join(layout.root, 'password') : undefined;
  if (passwordFile) await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const child = await startProgram(binaries, {
    program: 'initdb',
    folders: [folder],
    args: (seen) => initdbArguments(seen, passwordFile),
    user,
    output: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const [code, signal]: unknown[] = await once(child, 'close');
  if (passwordFile) await rm(passwordFile);
  if (code === 0) return;
  throw refusal('UNAVAILABLE', 'DATABASE_NOT_CREATED', {
    root: layout.root,
    ending: String(code ?? signal),
    output: lastLines(output),
  });
};

/** Makes a rename durable. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

const createCluster = async (options: ClusterOptions): Promise<void> => {
  const { cluster, root } = options.layout;
  options.log(`creating the database in ${root}`);
  const unfinished = await mkdtemp(`${cluster}.new-`);
  try {
    await giveTo(unfinished, options.user);
    await runInitdb(options, unfinished);
    await rmdir(cluster).catch(() => {});
    await rename(unfinished, cluster);
    syncFolder(root);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};

/** Removes what an interrupted `initdb` left. An `initdb` that still runs fails, because its folder is gone. */
const removeUnfinished = async ({ root, cluster }: Layout): Promise<void> => {
  const prefix = `${path.basename(cluster)}.new-`;
  for (const name of await readdir(root)) {
    if (!name.startsWith(prefix)) continue;
    await rm(path.join(root, name), { recursive: true, force: true, maxRetries: 5 });
  }
};

/** Makes sure that there is a complete cluster of the right version that the server's user can open. */
export const ensureCluster = async (options: ClusterOptions): Promise<void> => {
  const { cluster } = options.layout;
  await removeUnfinished(options.layout);
  const entries = await readdir(cluster).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  if (entries.length === 0) await createCluster(options);
  else await checkCluster(options);
};
