// The never-arrows of ARCHITECTURE.md. Slices stand in dependency order: left knows nothing of right.
import { readFileSync } from 'node:fs';

/** The order is read where it is written. This file is no TypeScript and may load none. */
const text = readFileSync(new URL('apps/server/src/slices.ts', import.meta.url), 'utf8');
const SLICES = /readonly Slice\[\] = \[([^\]]+)\]/u.exec(text)?.[1].match(/\w+/gu);
if (!SLICES) throw new Error('.dependency-cruiser.mjs finds no list of slices in slices.ts.');

const SOURCE = '^apps/server/src';
const WEB = '^apps/web/src';
const SLICE = `${SOURCE}/slices`;
const TEST = '\\.test\\.ts$|/fixtures(/|\\.ts$)|/tests/';

const sliceOrder = SLICES.slice(0, -1).map((name, index) => ({
  name: `${name}-knows-no-slice-right-of-it`,
  comment: 'News travels upward as events (platform/events.ts).',
  severity: 'error',
  from: { path: `${SLICE}/${name}/`, pathNot: TEST },
  to: { path: `${SLICE}/(${SLICES.slice(index + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...sliceOrder,
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one thing, or hide a third.',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-knows-no-slice',
      severity: 'error',
      from: { path: `${SOURCE}/platform/`, pathNot: TEST },
      to: { path: `${SLICE}/` },
    },
    {
      name: 'one-way-out',
      comment: 'What leaves goes through platform/outbound, which checks where to.',
      severity: 'error',
      from: {
        path: `${SOURCE}/`,
        pathNot: [
          TEST,
          `${SOURCE}/platform/outbound/`,
          // Signs requests with aws4fetch, and sends them through outbound.
          `${SLICE}/listfiles/export-schedule/targets/s3\\.ts$`,
        ],
      },
      to: { path: 'node_modules/(undici|axios|got|node-fetch|aws4fetch)/' },
    },
    {
      name: 'slices-meet-at-front-doors',
      comment:
        'Import #slices/<slice>/index.ts; values.ts where the whole slice would be too much to load.',
      severity: 'error',
      from: { path: `${SLICE}/([^/]+)/`, pathNot: TEST },
      to: {
        path: `${SLICE}/([^/]+)/`,
        pathNot: [`${SLICE}/$1/`, `${SLICE}/[^/]+/(index|values)\\.ts$`],
      },
    },
    {
      name: 'the-edge-meets-slices-at-front-doors',
      comment: 'Import #slices/<slice>/index.ts; only slices.ts registers them.',
      severity: 'error',
      from: { path: `${SOURCE}/(cli/|[^/]+\\.ts$)`, pathNot: `${SOURCE}/slices\\.ts$` },
      to: { path: `${SLICE}/[^/]+/`, pathNot: `${SLICE}/[^/]+/index\\.ts$` },
    },
    {
      name: 'rules-and-policies-are-pure',
      comment:
        'Decisions have no I/O and no clock: pass in what they need. The calendar, lengths of time and codes of countries are neither.',
      severity: 'error',
      from: { path: `${SLICE}/.+/(rules|policy)(\\.ts$|/)`, pathNot: TEST },
      to: {
        pathNot: [
          `${SLICE}/`,
          'node_modules/(zod|wanakana)/',
          '/platform/(partial-date|durations|region)[.]ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-and-policies-read-nothing',
      severity: 'error',
      from: { path: `${SLICE}/.+/(rules|policy)(\\.ts$|/)`, pathNot: TEST },
      to: {
        path: `${SLICE}/.+/(index|queries|commands|process|worker|read-model|packages)(\\.ts$|/)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'work-knows-no-edge',
      comment: 'The edge calls commands and queries, never the other way.',
      severity: 'error',
      from: {
        path: `${SLICE}/[^/]+/`,
        pathNot: [TEST, '/(slice|index|graphql|routes|jobs|reactions|worker)(\\.ts$|/)'],
      },
      to: { path: `${SLICE}/.+/(graphql|routes|jobs|reactions|worker)(\\.ts$|/)` },
    },
    {
      name: 'adapters-only-translate',
      comment: 'The slice decides and writes.',
      severity: 'error',
      from: {
        path: `${SLICE}/(scrobble/(servers|players/decode)|sources/adapters|listfiles/formats|sync/connectors|mapping/(formats|rules)|alerts/targets)/`,
        pathNot: TEST,
      },
      to: {
        path: [
          `${SOURCE}/platform/(app|jobs|events|resource|database)`,
          `${SLICE}/.+/(commands|queries|read-model)(\\.ts$|/)`,
          `${SLICE}/scrobble/(inbox|tokens|corrections)/`,
          '^node_modules/(pg|kysely|pg-boss)/',
        ],
      },
    },
    {
      name: 'stand-ins-know-no-code-of-ours',
      comment:
        'What they take and answer comes from what services say, or a test proves only that we agree with ourselves.',
      severity: 'error',
      from: {
        path: '^apps/server/tests/stand-ins/',
        pathNot: '^apps/server/tests/stand-ins/connectors/',
      },
      to: { path: `${SOURCE}/` },
    },
    {
      name: 'a-payload-is-read-before-it-is-understood',
      comment: 'scrobble/payload reads bytes; what they mean is for the adapters.',
      severity: 'error',
      from: { path: `${SLICE}/scrobble/payload/`, pathNot: TEST },
      to: { path: `${SLICE}/scrobble/`, pathNot: `${SLICE}/scrobble/payload/` },
    },
    {
      name: 'the-pipeline-knows-no-origin',
      comment: 'Servers and players hand it events; it reads no payload and asks no adapter.',
      severity: 'error',
      from: { path: `${SLICE}/scrobble/pipeline/`, pathNot: TEST },
      to: {
        path: `${SLICE}/scrobble/(payload|servers|players)/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'stripe-is-loaded-where-it-is-configured',
      comment:
        'Most instances sell nothing: access/billing/stripe.ts imports it when its settings are there.',
      severity: 'error',
      from: { path: `${SOURCE}/` },
      to: { path: '^node_modules/stripe/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'apps-meet-in-the-contract',
      severity: 'error',
      from: { path: '^(packages|apps/(web|extension))/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'the-extension-takes-only-the-look-of-the-web-app',
      severity: 'error',
      from: { path: '^apps/extension/' },
      to: { path: '^apps/web/', pathNot: '^apps/web/src/lib/ui/style/' },
    },
    {
      name: 'adapters-of-pages-only-read',
      comment: 'They get a document; they know no browser, no server and no storage.',
      severity: 'error',
      from: { path: '^apps/extension/src/adapters/', pathNot: TEST },
      to: { path: '^apps/extension/src/', pathNot: '^apps/extension/src/adapters/' },
    },
    {
      name: 'pages-of-others-hold-no-token',
      comment: 'What runs in a page of another site talks to the worker alone.',
      severity: 'error',
      from: { path: '^apps/extension/src/content/' },
      to: {
        path: '^apps/extension/src/(background|servers|queue|pages)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'what-features-share-knows-no-feature',
      comment: 'Pass in what a feature has: a snippet, a word, a value.',
      severity: 'error',
      from: { path: `${WEB}/lib/(ui|form|text|time|i18n|live|seo|preferences|server)/` },
      to: { path: `${WEB}/lib/features/` },
    },
    {
      name: 'features-share-fragments-not-reads',
      comment:
        'Of what the server runs a feature takes fragments of documents from another; what both read goes to lib.',
      severity: 'error',
      from: { path: `${WEB}/lib/features/([^/]+)/` },
      to: {
        path: `${WEB}/lib/features/.+\\.server\\.ts$`,
        pathNot: [`${WEB}/lib/features/$1/`, '/fragments\\.server\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browsers-load-nothing-of-the-server',
      severity: 'error',
      from: {
        path: `${WEB}/`,
        pathNot: [TEST, '\\.server\\.ts$', '/\\+server\\.ts$', `${WEB}/lib/server/`],
      },
      to: { path: `${WEB}/lib/server/|\\.server\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'source-knows-no-test',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [TEST, '^apps/server/bench/'] },
      to: { path: TEST },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: ['^@tsuzuki/web/handler$', '^\\$', '^\\./\\$types', '\\.svelte'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        'apps/server/bench/references',
        'apps/server/bench/lighthouse/',
        // What is built: `npm test` leaves it behind, and `npm run check` follows it.
        'apps/web/(build|\\.svelte-kit)',
        'apps/extension/dist',
        'packages/client/dist',
        'node_modules/.+/node_modules',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.json'],
    },
  },
};
