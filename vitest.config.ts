import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// As root PostgreSQL runs as a user of its own, who must read what tests write, whatever the mask of who runs them.
process.umask(0o022);

const setUp = (name: string): string[] => [
  fileURLToPath(new URL(`./apps/server/tests/${name}.ts`, import.meta.url)),
];

const server = {
  root: 'apps/server',
  // One copy of `graphql` for our sources and for Pothos: without it Vitest takes the development build for ours.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
};
const usual = {
  // Limits for what hangs, generous enough for a machine that is busy with other things.
  testTimeout: 240_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
// Files share the modules they import, as none of these changes any: loading them took a third of the time.
const shared = { isolate: false };

/**
 * What goes over HTTP, into mails and through processes says nothing of another version of the database; plans are the planner's of
 * one version. Every command is still run on both, by `sweeps/audit`.
 */
const ON_18_ALONE = [
  'sweeps/{hostile-documents,page-headers,plans,routes,schema-history,secrets}',
  'journeys/{anilist,anilist-account,api-examples,client,compression,get-queries,guessing}',
  'journeys/{ingest-timing,kept-pages,limits,list-import-life,list-round-trip,mail,passkey}',
  'journeys/{players,protocol,remote-list,reported-key,scrobble-cases,second-factor}',
  'journeys/{shared-responses,social-image,spellings,stop,urql,visitor}',
];

/** Unit tests run once; what touches data runs on the embedded PostgreSQL 18 and on 15, the oldest we support. */
export default defineConfig({
  test: {
    // Tests wait for databases and processes half of their time: even two cores have room for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './scripts/test-summary.ts'],
    projects: [
      { ...server, test: { name: 'unit', include: ['src/**/*.test.ts'], ...usual } },
      {
        ...server,
        test: {
          name: 'postgres 18',
          include: ['tests/**/*.test.ts'],
          globalSetup: setUp('global-setup-18'),
          ...usual,
          ...shared,
        },
      },
      {
        ...server,
        test: {
          name: 'postgres 15',
          include: ['tests/{journeys,sweeps}/**/*.test.ts'],
          exclude: ON_18_ALONE.map((name) => `tests/${name}.test.ts`),
          globalSetup: setUp('global-setup-15'),
          ...usual,
          ...shared,
        },
      },
      'apps/web',
    ],
  },
});
