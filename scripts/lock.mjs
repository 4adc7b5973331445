// `npm run lock`: writes package-lock.json again, for every platform. A registry that has only the common platforms' builds of native
// packages leaves gaps in the lockfile, which `npm ci` then refuses everywhere. This fills the gaps from the names of those packages, which
// are installed only on their own platforms.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const workspaces = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`),
);
const MANIFESTS = [
  'package.json',
  '.npmrc',
  'apps/server/bin',
  'apps/server/tests/postgres-15/package.json',
  ...workspaces,
];

const OS =
  /(?:^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)(?=-|$)/u;
const CPU = /-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64|universal)(?=-|$)/u;
const LIBC = { musl: 'musl', gnu: 'glibc' };

/** The machines of a platform package, by its name. */
const platformOf = (name) => {
  const os = OS.exec(name)?.[1];
  const cpu = CPU.exec(name)?.[1];
  const libc = os === 'linux' && LIBC[/-(musl|gnu)/u.exec(name)?.[1]];
  return {
    ...(os && { os: [os === 'windows' ? 'win32' : os] }),
    ...(cpu && cpu !== 'universal' && { cpu: [cpu] }),
    ...(libc && { libc: [libc] }),
  };
};

const readLock = (folder) =>
  JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;

/** The digest in the existing lockfile, so that a digest from another registry is not lost. */
const digestOf = (known, place, version) => {
  const entry = known[place];
  return entry?.version === version && entry.integrity ? { integrity: entry.integrity } : {};
};

const EXACT = /^\d+\.\d+\.\d+[-+.\w]*$/u;

/** Entries for exact optional dependencies that the lockfile does not have. */
const holesOf = (packages, known) =>
  Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => EXACT.test(version) && !packages[`node_modules/${name}`])
      .map(([name, version]) => [
        `node_modules/${name}`,
        {
          version,
          ...digestOf(known, `node_modules/${name}`, version),
          ...platformOf(name),
          ...(dev && { dev: true }),
          optional: true,
        },
      ]),
  );

const folder = mkdtempSync(path.join(tmpdir(), 'tsuzuki-lock-'));
for (const file of MANIFESTS)
  cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
const npm = spawnSync(
  'npm',
  ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'],
  { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
);
if (npm.status !== 0) process.exit(npm.status ?? 1);
const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
const holes = holesOf(lock.packages, readLock(root));
const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(holes) }).sort(
  ([a], [b]) => (a < b ? -1 : 1),
);
writeFileSync(
  path.join(root, 'package-lock.json'),
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
rmSync(folder, { recursive: true });
process.stdout.write(
  `package-lock.json: ${sorted.length} packages, ${holes.filter(([, { integrity }]) => !integrity).length} of them known by name only\n`,
);
