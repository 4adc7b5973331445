import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from './scripts/test-workers.ts';

// As root PostgreSQL runs as a user of its own, who must read what tests write, whatever the mask of who runs them.
process.umask(0o022);

// What Node compiled is kept for the other workers and for the next run.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('./node_modules/.cache/compiled', import.meta.url),
);

const setUp = (name: string): string[] => [
  fileURLToPath(new URL(`./apps/server/tests/${name}.ts`, import.meta.url)),
];
/** What runs before the tests of each file that touches data. */
const setupFiles = setUp('set-up');

const server = { root: 'apps/server' };
const usual = {
  // Node loads our modules itself, as in production. The main process then has none to transform, which took 25 s of its time.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // With room for short-lived objects workers collect garbage less often, which saves a twentieth of their time.
  execArgv: ['--max-semi-space-size=64'],
  // Limits for what hangs, generous enough for a machine that is busy with other things.
  testTimeout: 240_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
// Files share the modules they import, as none of these changes any: loading them took a third of the time.
const shared = { isolate: false };

/** These build a small schema of their own, and a process has one builder of schemas. */
const OWN_SCHEMA = ['compiler', 'write/writer'].map(
  (name) => `src/platform/graphql/${name}.test.ts`,
);

/** Where tests on PostgreSQL 18 leave the statements they sent; a file of this run alone. */
const env = { TSUZUKI_SENT_STATEMENTS: path.join(tmpdir(), `tsuzuki-statements-${process.pid}`) };
process.on('exit', () => rmSync(env.TSUZUKI_SENT_STATEMENTS, { force: true }));

/** The services that lists are kept in sync with, as we stand in for them. They need no database. */
const STAND_INS = 'tests/stand-ins/**/*.test.ts';

/**
 * What is tried on PostgreSQL 15, the oldest we support: its migrations, every statement that a test sent to 18, and every command.
 * `npm run test:all` tries all that touches data on both, `npm run test:oldest` on 15 alone.
 */
const ON_15 = ['journeys/database', 'sweeps/{audit,prepare}'];
const ALL_ON_15 = '{journeys,sweeps}/**/*';
const testsOn15 = (mode: string): string[] =>
  (mode === 'all' || mode === 'oldest' ? [ALL_ON_15] : ON_15).map(
    (name) => `tests/${name}.test.ts`,
  );

/** Unit tests run once; what touches data runs on the embedded PostgreSQL 18. */
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: TEST_WORKERS,
    reporters: ['default', './scripts/test-summary.ts'],
    projects: [
      {
        ...server,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', STAND_INS],
          exclude: OWN_SCHEMA,
          ...usual,
          ...shared,
        },
      },
      {
        root: 'packages/adapters',
        test: { name: 'adapters', include: ['src/**/*.test.ts'], ...usual, ...shared },
      },
      { ...server, test: { name: 'unit of schemas', include: OWN_SCHEMA, ...usual } },
      {
        ...server,
        test: {
          name: 'postgres 18',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/sweeps/prepare.test.ts', STAND_INS],
          globalSetup: setUp('global-setup-18'),
          setupFiles: [...setupFiles, ...setUp('set-up-18')],
          env,
          // A browser on a busy machine misses a moment now and then; the run names what was tried again.
          retry: 1,
          ...usual,
          ...shared,
        },
      },
      {
        ...server,
        test: {
          name: 'postgres 15',
          include: testsOn15(mode),
          // Plans are the planner's of one version; alone, 15 has been told of no statements to prepare.
          exclude: ['plans', ...(mode === 'oldest' ? ['prepare'] : [])].map(
            (name) => `tests/sweeps/${name}.test.ts`,
          ),
          globalSetup: setUp('global-setup-15'),
          setupFiles,
          env,
          // After all others: it prepares what they sent.
          sequence: { groupOrder: 1 },
          ...usual,
          ...shared,
        },
      },
      'apps/web',
      'apps/extension',
    ],
  },
}));
