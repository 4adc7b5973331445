import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What `npm ci` installs for `npm start`, or for tests and checks. */
export type Installed = 'run' | 'develop';

/** The project after cloning and `npm ci`, before anything is built or generated. */
export interface FreshClone {
  folder: string;
  /** Runs npm to its end, without the environment of the test runner. */
  npm(...words: string[]): { code: number | null; stdout: string; stderr: string };
  /** Starts npm in its own process group. */
  start(...words: string[]): ChildProcess;
  remove(): Promise<void>;
}

const copyTracked = async (folder: string): Promise<void> => {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  for (const file of files.split('\0').filter((name) => name && existsSync(path.join(root, name))))
    await cp(path.join(root, file), path.join(folder, file));
};

/** Uses hard links if the file system allows them, because installing again would need the registry. */
const copyPackages = (folder: string): void => {
  const words = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  const linked = spawnSync('cp', ['-al', ...words]);
  if (linked.status === 0) return;
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  execFileSync('cp', ['-a', ...words]);
};

const removeBrokenLinks = (folder: string): void => {
  for (const name of readdirSync(folder))
    if (!existsSync(path.join(folder, name))) rmSync(path.join(folder, name));
};

/** Keeps the packages that `npm ci --omit=dev` would install. */
const omitDev = (folder: string): void => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [place, { dev }] of Object.entries(packages))
    if (dev && place.startsWith('node_modules/'))
      rmSync(path.join(folder, place), { recursive: true, force: true });
  removeBrokenLinks(path.join(folder, 'node_modules', '.bin'));
};

const noteInstalled = (folder: string, installed: Installed): void => {
  const stamp = path.join('node_modules', '.tsuzuki-install');
  const [digest] = readFileSync(path.join(root, stamp), 'utf8').split(' ');
  rmSync(path.join(folder, stamp));
  writeFileSync(path.join(folder, stamp), `${digest} ${installed}`);
};

/** Clones the project from the work tree. Remove it in the end. */
export const freshClone = async (installed: Installed): Promise<FreshClone> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-clone-'));
  await copyTracked(folder);
  copyPackages(folder);
  rmSync(path.join(folder, 'node_modules', '.cache'), { recursive: true, force: true });
  noteInstalled(folder, installed);
  if (installed === 'run') omitDev(folder);
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: '0', LOG_FORMAT: 'json' };
  return {
    folder,
    npm: (...words) => {
      const { status, stdout, stderr } = spawnSync('npm', words, {
        cwd: folder,
        env,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      });
      return { code: status, stdout, stderr };
    },
    start: (...words) => spawn('npm', words, { cwd: folder, env, stdio: 'pipe', detached: true }),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
};
