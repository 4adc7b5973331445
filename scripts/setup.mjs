// Prepares a fresh clone: installs the locked packages and builds the web app, each only if it is missing or outdated. `setup.mjs run` is
// for `npm start` and the commands, and leaves out what only tests and checks need. `setup.mjs develop` installs everything, and writes the
// types that the tests of the web app read. It runs on the host's own Node (20 or newer) before anything is installed, and writes to
// stderr, because stdout belongs to the command.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, isCurrent, read } from './setup/files.mjs';
import { waitForLock } from './setup/one-process.mjs';
import { modules, root } from './setup/place.mjs';
import { fail, isAlive, run, say } from './setup/processes.mjs';
import { SMALL_BUILD } from './small-build.mjs';

const web = path.join(root, 'apps', 'web');
const extension = path.join(root, 'apps', 'extension');
const dataDir = path.resolve(root, process.env.TSUZUKI_DATA || 'data');
const OLDEST_NODE = 20;
const isForDevelopment = process.argv[2] === 'develop';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The process that serves from this folder's packages, according to its own note. */
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
const typesStamp = path.join(web, '.svelte-kit', '.tsuzuki-types');
const extensionStamp = path.join(extension, 'dist', '.tsuzuki-build');
const EXTENSION_SOURCES = ['src', 'public', 'scripts', 'package.json'];
const WEB_SOURCES = ['src', 'static', 'package.json', 'tsconfig.json', 'vite.config.ts'];

const installDigest = () => digestOf([path.join(root, 'package-lock.json')]);

const buildDigest = () =>
  digestOf([
    ...WEB_SOURCES.map((name) => path.join(web, name)),
    // The docs pages are built from these.
    path.join(root, 'packages', 'contract'),
    path.join(root, 'packages', 'client', 'README.md'),
    path.join(root, 'docs'),
    path.join(root, 'package-lock.json'),
  ]);

/** What is installed: nothing current (`missing`), what `run` needs, or everything for `develop`. */
const installed = (digest) => {
  const [of, what] = read(installStamp).split(' ');
  return of === digest ? what : 'missing';
};

const extensionDigest = () =>
  digestOf([
    ...EXTENSION_SOURCES.map((name) => path.join(extension, name)),
    path.join(web, 'src', 'lib', 'ui', 'style'),
    path.join(root, 'packages', 'contract', 'src', 'extension.ts'),
    path.join(root, 'package-lock.json'),
  ]);

const areTypesCurrent = (digest) => !isForDevelopment || isCurrent(typesStamp, digest);

const isInstalled = (digest) =>
  isForDevelopment ? installed(digest) === 'develop' : installed(digest) !== 'missing';

const isReady = () => {
  if (!isInstalled(installDigest())) return false;
  const digest = buildDigest();
  return (
    isCurrent(buildStamp, digest) &&
    isCurrent(extensionStamp, extensionDigest()) &&
    areTypesCurrent(digest)
  );
};

const refuseBesideServer = () => {
  const server = runningServer();
  if (server !== undefined)
    fail(
      `The packages must be installed again, which would remove them while the server runs: stop the server (process ${server}) first.`,
    );
};

// No package needs its install script, because every binary we use is inside its package.
const NPM_FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

const npm = (...words) => {
  const { isDone, output } = run(['npm', ...words, ...NPM_FLAGS], root);
  if (!isDone)
    fail(
      `The packages could not be installed:\n${output}\nCheck the connection to the npm registry and run the command again.`,
    );
};

/** Installs from the lockfile. If only the packages for development are missing, those in use stay unchanged. */
const install = () => {
  const digest = installDigest();
  if (isInstalled(digest)) return;
  const isOutdated = installed(digest) === 'missing';
  // A folder that had the packages for development keeps them.
  const what = isForDevelopment || read(installStamp).endsWith(' develop') ? 'develop' : 'run';
  if (isOutdated) {
    refuseBesideServer();
    // Removed first, so that no process treats a folder as ready that npm is about to empty.
    rmSync(installStamp, { force: true });
    say('Installing packages (once, and after updates; about half a minute) …');
  } else {
    say('Installing the packages for tests and checks …');
  }
  const since = Date.now();
  if (!isOutdated) npm('install', '--no-save');
  else if (what === 'develop') npm('ci');
  else npm('ci', '--omit=dev');
  writeFileSync(installStamp, `${digest} ${what}`);
  say(`Installed in ${seconds(since)}.`);
};

/** The types that SvelteKit writes for the web app. Its tests do not start without them. */
const writeTypes = () => {
  const digest = buildDigest();
  if (areTypesCurrent(digest)) return;
  const { isDone, output } = run(['svelte-kit', 'sync'], web);
  if (!isDone) fail(`The types of the web app could not be written:\n${output}`);
  writeFileSync(typesStamp, digest);
};

/**
 * The web app is built in a copy of its sources and renamed into place, so that a running server never sees half a build. The copy is
 * beside the sources because the configuration has relative paths.
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
  const { isDone, output } = run(['npm', 'run', '--silent', 'build'], fresh, SMALL_BUILD);
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

/** The browser extension that this instance offers. It moves itself into place. */
const buildExtension = () => {
  const digest = extensionDigest();
  if (isCurrent(extensionStamp, digest)) return;
  const since = Date.now();
  const { isDone, output } = run(['npm', 'run', '--silent', 'build'], extension, SMALL_BUILD);
  if (!isDone) fail(`The browser extension could not be built:\n${output}`);
  writeFileSync(extensionStamp, digest);
  say(`Built the browser extension in ${seconds(since)}.`);
};

/** The packages include Node 24 for the usual machines. On others the host's Node must be new enough. */
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
  buildExtension();
  writeTypes();
}
