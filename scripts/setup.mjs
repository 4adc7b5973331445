// Makes a fresh clone ready: installs the locked packages and builds the web app, each only when it is missing or stale.
// Runs on the host's own Node (20 or newer), before anything is installed; it speaks on stderr, so that stdout stays a command's.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = path.join(root, 'node_modules');
const web = path.join(root, 'apps', 'web');
const dataDir = path.resolve(root, process.env.TSUZUKI_DATA || 'data');
const OLDEST_NODE = 20;

const say = (text) => process.stderr.write(`  ${text}\n`);

const fail = (text) => {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
};

/** All files below the given paths, in a fixed order. */
const filesBelow = (place) => {
  if (!existsSync(place)) return [];
  const entries = readdirSync(path.dirname(place), { withFileTypes: true });
  const self = entries.find((entry) => entry.name === path.basename(place));
  if (self?.isFile()) return [place];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

const digestOf = (places) => {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

const isCurrent = (stamp, digest) => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;

const run = (words, folder) => {
  const [command, ...rest] = words;
  const result = spawnSync(command, rest, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  return { isDone: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
};

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const isAlive = (pid) => {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const lock = path.join(root, '.setup.lock');

/** Linked into place, so that nobody reads it half written. */
const takeLock = () => {
  const aside = `${lock}.${process.pid}`;
  writeFileSync(aside, String(process.pid));
  try {
    linkSync(aside, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside);
  }
};

/** Of several that find the lock of a dead process one moves it away; who moved a living one's instead puts it back. */
const breakLock = (holder) => {
  const aside = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, aside);
    if (Number(read(aside)) !== holder) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

/** One process at a time installs and builds; it gives the lock up however it ends, or is found dead. */
const waitForLock = () => {
  for (let isTold = false; !takeLock();) {
    const holder = Number(read(lock));
    if (existsSync(lock) && !isAlive(holder)) {
      breakLock(holder);
      continue;
    }
    if (!isTold) say(`Waiting for process ${holder}, which sets this folder up (${lock}) …`);
    isTold = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  process.once('exit', () => rmSync(lock, { force: true }));
};

/** The process that serves from this folder's packages, as it noted itself. */
const runningServer = () => {
  try {
    const { pid } = JSON.parse(read(path.join(dataDir, 'server.json')));
    return isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
};

const installStamp = path.join(modules, '.tsuzuki-install');
const buildStamp = path.join(web, 'build', '.tsuzuki-build');
const WEB_SOURCES = ['src', 'static', 'package.json', 'tsconfig.json', 'vite.config.ts'];

const installDigest = () => digestOf([path.join(root, 'package-lock.json')]);

const buildDigest = () =>
  digestOf([
    ...WEB_SOURCES.map((name) => path.join(web, name)),
    // The docs pages are made of these.
    path.join(root, 'packages', 'contract'),
    path.join(root, 'packages', 'client', 'README.md'),
    path.join(root, 'docs'),
    path.join(root, 'package-lock.json'),
  ]);

const isReady = () =>
  isCurrent(installStamp, installDigest()) && isCurrent(buildStamp, buildDigest());

/** No package needs its install script: every binary we use is shipped inside its package. */
const install = () => {
  const digest = installDigest();
  if (isCurrent(installStamp, digest)) return;
  const server = runningServer();
  if (server !== undefined)
    fail(
      `The packages must be installed anew, which would take them from the running server: stop the server (process ${server}) first.`,
    );
  // First, so that nobody takes a folder for ready that npm is about to empty.
  rmSync(installStamp, { force: true });
  say('Installing packages (once, and after updates; about half a minute) …');
  const since = Date.now();
  const { isDone, output } = run(
    ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    root,
  );
  if (!isDone)
    fail(
      `The packages could not be installed:\n${output}\nCheck the connection to the npm registry and run the command again.`,
    );
  writeFileSync(installStamp, digest);
  say(`Installed in ${seconds(since)}.`);
};

/**
 * The web app is built in a copy of its sources, beside them because its configuration names files relative to it,
 * and renamed into place: a running server never sees half a build.
 */
const buildWeb = () => {
  const digest = buildDigest();
  if (isCurrent(buildStamp, digest)) return;
  say('Building the web app …');
  const since = Date.now();
  const fresh = path.join(root, 'apps', '.web-fresh');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  for (const name of WEB_SOURCES)
    cpSync(path.join(web, name), path.join(fresh, name), { recursive: true });
  const { isDone, output } = run(['npm', 'run', '--silent', 'build'], fresh);
  if (!isDone) {
    rmSync(fresh, { recursive: true, force: true });
    fail(`The web app could not be built:\n${output}`);
  }
  writeFileSync(path.join(fresh, 'build', '.tsuzuki-build'), digest);
  if (existsSync(path.join(web, 'build')))
    renameSync(path.join(web, 'build'), path.join(fresh, 'replaced'));
  renameSync(path.join(fresh, 'build'), path.join(web, 'build'));
  rmSync(fresh, { recursive: true, force: true });
  say(`Built in ${seconds(since)}.`);
};

/** The packages bring Node 24 for the usual machines; on others the host's must do. */
const checkNode = () => {
  const pinned = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const major = Number(process.versions.node.split('.')[0]);
  if (!existsSync(pinned) && major < 24) {
    fail(
      `There is no packaged Node 24 for ${process.platform} on ${process.arch}: install Node 24 or newer and run the command again.`,
    );
  }
};

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  fail(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
if (!isReady()) {
  waitForLock();
  install();
  checkNode();
  buildWeb();
}
