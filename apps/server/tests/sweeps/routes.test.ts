import {
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicSchema } from '../../src/schema.ts';
import { createApp, type Application } from '../../src/app.ts';
import { openBrowser, signedInBrowser, type Browser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { webAddresses } from '../web-routes.ts';

let test: TestApp;
let other: Application;
let browser: Browser;
let listed: string[];

/** Parses routes such as `POST /auth/sign-in` from Fastify's tree. */
const routesOf = (tree: string): string[] => {
  const path: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', segment = '', methods] =
      /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([^)]+)\))?/u.exec(line) ?? [];
    if (segment === '' && methods === undefined) continue;
    path.length = indent.length / 4;
    path.push(segment);
    const whole = path.join('').replaceAll('//', '/');
    for (const method of methods?.split(', ') ?? []) routes.push(`${method} ${whole}`);
  }
  return [...new Set(routes)].sort((a, b) => (a < b ? -1 : 1));
};

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { id } = await test.user('mika');
  await test.app.database.pool.query(`update accounts."user" set role = 'admin' where id = $1`, [
    id,
  ]);
  browser = await signedInBrowser(test, 'mika');
  other = await createApp(test.app.settings, { clock: test.clock });
  const server = await other.start(['web']);
  await server.ready();
  listed = routesOf(server.printRoutes({ commonPrefix: false })).filter(
    (route) =>
      !/^(?:HEAD|OPTIONS|TRACE|PROPFIND|PROPPATCH|MKCOL|COPY|MOVE|LOCK|UNLOCK|SEARCH|MKCALENDAR|REPORT) /u.test(
        route,
      ),
  );
});
afterAll(async () => {
  await other.close();
  await test.close();
});

it('no route of the server hides a page of the web app', () => {
  const routes = new Set(listed.map((route) => route.replaceAll(/:\w+/gu, 'x')));
  expect(webAddresses().filter((address) => routes.has(`GET ${address}`))).toEqual([]);
});

it('every route is in the list that is kept here', async () => {
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('routes.txt');
});

/** Requests of other services, which prove themselves by a signature and have no cookie. */
const SIGNED = new Set(['POST /billing/stripe']);

/** Forms with a file, which browsers send as multipart. Other sites may not send them, as for every route below. */
const UPLOADS = new Set(['POST /account/list-imports']);

/** Routes that are only for our own pages. */
const guarded = (): [string, string][] =>
  listed
    .filter((route) => !SIGNED.has(route))
    .map((route) => route.split(' ') as [string, string])
    .filter(([, path]) => /^\/(?:auth|account|admin|billing)(?:\/|$)/u.test(path))
    .map(([method, path]) => [
      method,
      path.replaceAll(/:\w+/gu, '018f0000-0000-7000-8000-000000000000'),
    ]);

const state = async (): Promise<string> => {
  const { rows } = await test.app.database.pool.query(
    `select (select count(*) from accounts.audit) as audit, (select count(*) from accounts.session) as sessions,
       (select count(*) from accounts.code) as codes, (select count(*) from access.key) as keys,
       (select count(*) from accounts.challenge) as challenges, (select count(*) from accounts.totp) as apps,
       (select count(*) from accounts.recovery_code) as recovery, (select count(*) from accounts.passkey) as passkeys,
       (select count(*) from accounts.authorization_code) as authorizations, (select count(*) from accounts.client_grant) as grants,
       (select count(*) from scrobble.token) as tokens, (select count(*) from accounts."user") as users,
       (select count(*) from pgboss.job where name !~ '^__') as jobs`,
  );
  return JSON.stringify(rows);
};

describe('every route for our own pages', () => {
  const own = () => ({
    cookie: browser.cookie() ?? '',
    origin: test.url,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  });
  const send = (method: string, path: string, headers: Record<string, string>) =>
    fetch(`${test.url}${path}`, { method, headers, ...(method !== 'GET' && { body: '{}' }) });

  const writing = () => guarded().filter(([method]) => method !== 'GET');

  it.each<[string, Record<string, string>, number]>([
    [
      'a form of another site',
      {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      403,
    ],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an origin that hides', { origin: 'null' }, 403],
    ['another site by its metadata', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['a link that is followed', { 'sec-fetch-site': 'none' }, 403],
  ])('refuses %s and changes nothing', async (_what, headers, expected) => {
    const before = await state();
    for (const [method, path] of writing()) {
      const { status } = await send(method, path, { ...own(), ...headers });
      expect({ method, path, status }).toEqual({ method, path, status: expected });
    }
    expect(await state()).toBe(before);
    expect(writing().length).toBeGreaterThan(40);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'takes no body of the type %s',
    async (type) => {
      const before = await state();
      for (const [method, path] of writing().filter(([verb]) => verb !== 'DELETE')) {
        const { status } = await send(method, path, { ...own(), 'content-type': type });
        const isUpload = UPLOADS.has(`${method} ${path}`) && type.startsWith('multipart/');
        // The body sent here is not a valid form, so it is read and refused.
        expect({ method, path, status }).toEqual({ method, path, status: isUpload ? 400 : 415 });
      }
      expect(await state()).toBe(before);
    },
  );

  it('is not read by pages of another site', async () => {
    for (const [method, path] of guarded().filter(([verb]) => verb === 'GET')) {
      const { status, headers } = await send(method, path, {
        ...own(),
        origin: 'https://evil.example',
      });
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('answers with headers that keep it from caches, sniffing and, but for sessions, cookies', async () => {
    const stranger = openBrowser(test);
    for (const [method, path] of guarded()) {
      const { status, headers } =
        method === 'GET' ? await stranger.get(path) : await stranger.post(path, {}, {});
      const seen = {
        store: headers.get('cache-control'),
        sniff: headers.get('x-content-type-options'),
        cookie: path === '/auth/sign-out' ? null : headers.get('set-cookie'),
      };
      if (status === 404) continue;
      expect({ path, ...seen }).toEqual({
        path,
        store: 'no-store',
        sniff: 'nosniff',
        cookie: null,
      });
    }
  });
});

describe('cookies', () => {
  it('are given by no route of the API, of media servers or of the public', async () => {
    for (const path of [
      '/graphql?query={__typename}',
      '/ingest/server_a/x',
      '/healthz',
      '/readyz',
      '/.well-known/jwks.json',
      '/.well-known/oauth-authorization-server',
      '/oauth/token',
      '/oauth/revoke',
      '/billing/stripe',
      '/',
    ]) {
      const { headers } = await fetch(`${test.url}${path}`, {
        headers: { cookie: browser.cookie() ?? '' },
      });
      expect({ path, cookie: headers.get('set-cookie') }).toEqual({ path, cookie: null });
    }
  });
});

/** Fields by which editors change what everybody sees. journeys/mapping-api.test.ts sends them as other users. */
const EDITORS_BY_ID = [
  'Mutation.addMappingRule',
  'Mutation.decideMappingProposal',
  'Mutation.removeMappingRule',
];

/** Whether a type contains an id, at any depth. */
const hasId = (type: GraphQLType, seen = new Set<string>()): boolean => {
  if (isNonNullType(type) || isListType(type)) return hasId(type.ofType, seen);
  if (!isInputObjectType(type)) return String(type) === 'ID';
  if (seen.has(type.name)) return false;
  seen.add(type.name);
  return Object.values(type.getFields()).some((field) => hasId(field.type, seen));
};

/** Fields that take ids of public objects. A field that takes the id of something private needs its own test first. */
const PUBLIC_BY_ID = [
  'anime',
  'animes',
  'browseAnime',
  'browseManga',
  'character',
  'edit',
  'editableWork',
  'edits',
  'manga',
  'mangas',
  'mergePreview',
  'node',
  'nodes',
  'person',
  'revision',
  'revisions',
  'searchAnime',
  'searchManga',
  'studio',
  'workClaims',
]
  .map((name) => `Query.${name}`)
  .concat('Mutation.proposeMappingRule');

/** Fields that take ids of public works and tell or move the caller's own entry. journeys/edit-operations.test.ts sends them. */
const OWN_SPLITS = ['Mutation.moveEntryAfterSplit', 'Query.workSplit'];

/** Fields that take ids of the caller's own objects. journeys/list.test.ts sends each of them as another user. */
const OWN_BY_ID = [
  ...['advance', 'delete'].flatMap((act) => [`${act}AnimeListEntry`, `${act}MangaListEntry`]),
  'deleteAnimeListEntries',
  'deleteMangaListEntries',
  ...['finish', 'start'].flatMap((act) => [`${act}AnimePass`, `${act}MangaPass`]),
  'undo',
  'updatePlay',
  'deletePlays',
  'updateCustomList',
  'deleteCustomList',
].map((name) => `Mutation.${name}`);

/** The same for media servers, in journeys/delivery-log.test.ts and journeys/known-shows.test.ts. */
const OWN_SERVERS = [
  'Mutation.answerDelivery',
  'Mutation.confirmShow',
  'Mutation.correctDelivery',
  'Mutation.forgetDeliveryCorrection',
  'Mutation.forgetKnownShow',
  'Mutation.ignoreDeliveryLibrary',
  'Mutation.ignoreDeliveryShow',
  'Mutation.replayDelivery',
  'Mutation.undoDelivery',
  'Mutation.unignoreShow',
  'Viewer.delivery',
  'Viewer.mediaServer',
];

/** Fields that take ids of the caller's own imports. journeys/import-api.test.ts sends each of them as another user. */
const OWN_IMPORTS = [
  'Mutation.decideListImportRow',
  'Mutation.decideListImportStatus',
  'Mutation.previewListImport',
  'Mutation.startListImport',
  'Mutation.undoListImport',
  'Viewer.listImport',
];

/** Fields that take ids of public works, and of the caller's own custom lists in their filters and edits. */
const OWN_LISTS = [
  'Mutation.markMangaReadUpTo',
  'Mutation.saveAnimeListEntries',
  'Mutation.saveAnimeListEntry',
  'Mutation.saveMangaListEntries',
  'Mutation.saveMangaListEntry',
  'Mutation.recordPlay',
  'Mutation.toggleFavourite',
  // journeys/following.test.ts
  'Mutation.markNoticesRead',
  'Viewer.animeList',
  'Viewer.mangaList',
  // sweeps/privacy.test.ts
  'User.animeList',
  'User.mangaList',
];

/** Fields that take ids of edits and of public works. journeys/edits.test.ts sends them as others than the author. */
const EDITS_BY_ID = [
  'applyEdit',
  'decideEdit',
  'decideEdits',
  'lockWork',
  'proposeEdit',
  'proposeMerge',
  'proposeRemoval',
  'proposeRestoration',
  'proposeSplit',
  'sendReport',
  'settleReport',
  'submitEdit',
  'takeEdit',
  'thankForRevision',
  'undoRevision',
  'unlockWork',
  'voteOnEdit',
  'withdrawEdit',
  'writeEditMessage',
].map((name) => `Mutation.${name}`);

/** Fields that take ids of webhook endpoints and of their deliveries. journeys/webhooks.test.ts sends them as somebody else. */
const OWN_WEBHOOKS = [
  'Mutation.deleteWebhookEndpoint',
  'Mutation.expireOldWebhookSecret',
  'Mutation.pauseWebhookEndpoint',
  'Mutation.pingWebhookEndpoint',
  'Mutation.replayWebhookEvents',
  'Mutation.resendWebhookDelivery',
  'Mutation.resumeWebhookEndpoint',
  'Mutation.rotateWebhookSecret',
  'Mutation.sendTestWebhook',
  'Mutation.updateWebhookEndpoint',
  'Viewer.webhookDelivery',
  'Viewer.webhookEndpoint',
];
/** The ids in this input are those of public works, by which events are filtered. */
const FILTERS_BY_ID = ['Mutation.createWebhookEndpoint'];
/** Reports, which moderators and their reporters read. journeys/reports.test.ts asks for those of others. */
const REPORTS_BY_ID = ['Query.report'];

/** Fields that take ids of the caller's own targets for alerts. journeys/alert-targets.test.ts sends each of them as another user. */
const OWN_TARGETS = ['removeAlertTarget', 'testAlertTarget', 'updateAlertTarget'].map(
  (name) => `Mutation.${name}`,
);

/** Fields that take ids of the caller's own connections to services, and of their runs and questions. journeys/sync-anilist.test.ts */
const OWN_CONNECTIONS = [
  'Mutation.cancelSyncRun',
  'Mutation.confirmSyncRun',
  'Mutation.decideSyncHolds',
  'Mutation.disconnectSync',
  'Mutation.holdSyncRows',
  'Mutation.mapSyncEntry',
  'Mutation.runSync',
  'Mutation.undoSyncRun',
  'Mutation.updateSyncConnection',
  'SyncConnection.run',
  'Viewer.syncConnection',
];

it('no field of the API takes an id unless it is listed here', () => {
  const found: string[] = [];
  for (const type of Object.values(publicSchema().getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.some((arg) => hasId(arg.type))) found.push(`${type.name}.${field.name}`);
    }
  }
  expect(found.toSorted()).toEqual(
    [
      ...PUBLIC_BY_ID,
      ...OWN_BY_ID,
      ...OWN_SPLITS,
      ...OWN_IMPORTS,
      ...OWN_LISTS,
      ...OWN_SERVERS,
      ...OWN_TARGETS,
      ...OWN_CONNECTIONS,
      ...EDITORS_BY_ID,
      ...EDITS_BY_ID,
      ...OWN_WEBHOOKS,
      ...FILTERS_BY_ID,
      ...REPORTS_BY_ID,
    ].toSorted(),
  );
});

it('no mutation of the API signs in, or makes or tests a credential', () => {
  const names = Object.keys(publicSchema().getMutationType()?.getFields() ?? {});
  expect(names.filter((name) => /sign|login|password|token|key|verify|auth/iu.test(name))).toEqual(
    [],
  );
});
