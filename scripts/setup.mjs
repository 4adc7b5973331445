// Makes a fresh clone ready: installs the locked packages and builds the web app, each only when it is missing or stale.
// Runs on the host's own Node (20 or newer), before anything is installed; it speaks on stderr, so that stdout stays a command's.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = path.join(root, 'node_modules');
const web = path.join(root, 'apps', 'web');
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

/** No package needs its install script: every binary we use is shipped inside its package. */
const install = () => {
  const stamp = path.join(modules, '.tsuzuki-install');
  const digest = digestOf([path.join(root, 'package-lock.json')]);
  if (isCurrent(stamp, digest)) return;
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
  writeFileSync(stamp, digest);
  say(`Installed in ${seconds(since)}.`);
};

const buildWeb = () => {
  const stamp = path.join(web, 'build', '.tsuzuki-build');
  const sources = ['src', 'static', 'package.json', 'svelte.config.js', 'vite.config.ts'].map(
    (name) => path.join(web, name),
  );
  const digest = digestOf([
    ...sources,
    path.join(root, 'packages', 'contract', 'src'),
    path.join(root, 'package-lock.json'),
  ]);
  if (isCurrent(stamp, digest)) return;
  say('Building the web app …');
  const since = Date.now();
  rmSync(path.join(web, 'build'), { recursive: true, force: true });
  const { isDone, output } = run(['npm', 'run', '--silent', 'build'], web);
  if (!isDone) fail(`The web app could not be built:\n${output}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
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
install();
checkNode();
buildWeb();
