import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const setUp = (name: string): string[] => [
  fileURLToPath(new URL(`./apps/server/tests/${name}.ts`, import.meta.url)),
];

const server = {
  root: 'apps/server',
  // One copy of `graphql` for our sources and for Pothos: without it Vitest takes the development build for ours.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
};
// A limit for what hangs, generous enough for a machine that is busy with other things.
const timeouts = { testTimeout: 240_000, hookTimeout: 300_000 };

/** Unit tests run once; what touches data runs on the embedded PostgreSQL 18 and on 15, the oldest we support. */
export default defineConfig({
  test: {
    // Tests wait for databases and processes half of their time: even two cores have room for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './scripts/test-summary.ts'],
    projects: [
      { ...server, test: { name: 'unit', include: ['src/**/*.test.ts'], ...timeouts } },
      {
        ...server,
        test: {
          name: 'postgres 18',
          include: ['tests/**/*.test.ts'],
          globalSetup: setUp('global-setup-18'),
          ...timeouts,
        },
      },
      {
        ...server,
        test: {
          name: 'postgres 15',
          include: ['tests/{journeys,sweeps}/**/*.test.ts'],
          // The plans of a big database are the planner's of one version, and making it that big takes a minute; times are compared once.
          exclude: ['tests/sweeps/plans.test.ts', 'tests/journeys/ingest-timing.test.ts'],
          globalSetup: setUp('global-setup-15'),
          ...timeouts,
        },
      },
      'apps/web',
    ],
  },
});
