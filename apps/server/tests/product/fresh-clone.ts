import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
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

/** All at once by `tar`: one by one, thousands of files take seconds. */
const copyTracked = (folder: string): void => {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const present = files.split('\0').filter((name) => name && existsSync(path.join(root, name)));
  const packed = execFileSync('tar', ['-c', '--null', '-T', '-'], {
    cwd: root,
    input: present.join('\0'),
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x'], { cwd: folder, input: packed });
};

/** Uses hard links if the file system allows them, because installing again would need the registry. */
const copyPackages = (folder: string, isLeftOut: (name: string) => boolean): void => {
  const [from, to] = [root, folder].map((place) => path.join(place, 'node_modules'));
  mkdirSync(to!);
  const names = readdirSync(from!).filter((name) => !isLeftOut(name));
  const words = [...names.map((name) => path.join(from!, name)), to!];
  const linked = spawnSync('cp', ['-al', ...words]);
  if (linked.status !== 0) execFileSync('cp', ['-a', '--remove-destination', ...words]);
};

/** The places of packages that `npm ci --omit=dev` does not install. */
const devPlaces = (): string[] => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const places = Object.keys(packages).filter((place) => packages[place]?.dev);
  return places.filter((place) => place.startsWith('node_modules/'));
};

const removeBrokenLinks = (folder: string): void => {
  for (const name of readdirSync(folder))
    if (!existsSync(path.join(folder, name))) rmSync(path.join(folder, name));
};

const installPackages = (folder: string, installed: Installed): void => {
  const omitted = installed === 'run' ? devPlaces() : [];
  const leftOut = new Set(['node_modules/.cache', ...omitted]);
  copyPackages(folder, (name) => leftOut.has(`node_modules/${name}`));
  // Those that are not at the top were copied with what is around them.
  for (const place of omitted) rmSync(path.join(folder, place), { recursive: true, force: true });
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
  copyTracked(folder);
  installPackages(folder, installed);
  noteInstalled(folder, installed);
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
