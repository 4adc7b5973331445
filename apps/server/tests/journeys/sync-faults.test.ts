import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#platform/app.ts';
import { outbound, type Outbound } from '#platform/outbound/index.ts';
import {
  announceChange,
  animeChanges,
  catalogue,
  changeFeed,
  type Anime,
} from '#slices/catalog/index.ts';
import { keepAccount } from '#slices/sync/link/connect.ts';
import { sendOperations } from '#slices/sync/outbox/worker.ts';
import { workOnRuns } from '#slices/sync/run/worker.ts';
import { configuredService } from '#slices/sync/service/configured.ts';
import { type AnilistStandIn, startAnilist } from '../stand-ins/anilist/index.ts';
import { EMPTY as ANILIST_EMPTY } from '../stand-ins/anilist/state.ts';
import { contractFaults } from '../stand-ins/connectors/contract-faults.ts';
import { FAULTS } from '../stand-ins/kit/fault.ts';
import type { StandIn } from '../stand-ins/kit/stand-in.ts';
import { startKitsu, type KitsuStandIn } from '../stand-ins/kitsu/index.ts';
import { EMPTY as KITSU_EMPTY } from '../stand-ins/kitsu/fields.ts';
import { startMal, type MalStandIn } from '../stand-ins/mal/index.ts';
import { EMPTY as MAL_EMPTY } from '../stand-ins/mal/fields.ts';
import { longAnime } from '../list-files.ts';
import { pass, settle, syncedPerson, type SyncedPerson } from '../synced.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const NOW = '2026-10-01T12:00:00Z';
const PLENTY = { calls: 1_000_000, seconds: 60 };
const VISITOR = {
  actor: { kind: 'user' },
  address: '127.0.0.1',
  userAgent: '',
  requestId: 'r',
} as const;

let test: TestApp;
let anilist: AnilistStandIn;
let mal: MalStandIn;
let kitsu: KitsuStandIn;
let services: Readonly<Record<'anilist' | 'mal' | 'kitsu', StandIn>>;
let mika: SyncedPerson;
let works: Anime[];
const links: Record<string, string> = {};

const idAt = (work: Anime, site: string): string =>
  work.externalIds.find((one) => one.site === site)?.id ?? '';

const connect = async (service: 'anilist' | 'mal' | 'kitsu', address: string): Promise<void> => {
  const standIn = { anilist, mal, kitsu }[service];
  const { accessToken: access, refreshToken: refresh } = standIn.accounts.grant('7', '12');
  const tokens = { access, refresh: service === 'anilist' ? null : refresh, endsAt: null };
  const account = { id: '7', name: 'mika', ...(service === 'kitsu' && { timeZone: 'Asia/Tokyo' }) };
  const configured = configuredService(test.app.settings, service)!;
  const connected = { userId: mika.id, visitor: VISITOR, configured, account, tokens, address };
  const link = await test.app.db
    .transaction()
    .execute((tx) => keepAccount(test.app, tx, connected));
  links[service] = link.id;
  await mika.ask(
    `mutation { updateSyncConnection(id: "${link.id}", input: { deletes: PROPAGATE }) { id } }`,
  );
};

/** Works that all three services know. No data set of the tests has ids of Kitsu, so some are added. */
const worksOfAllThree = async (): Promise<Anime[]> => {
  const { app } = test;
  const known = longAnime(test)
    .filter((work) => ['anilist', 'mal'].every((site) => idAt(work, site) !== ''))
    .slice(0, 6);
  const ids = known.map(({ id }) => id);
  await app.db.transaction().execute(async (tx) => {
    await sql`insert into catalog.external_id (anime_id, site, external_id, is_primary)
      select id, 'kitsu', (90000 + number)::text, true from unnest(${ids}::uuid[]) with ordinality as work (id, number)`.execute(
      tx,
    );
    await announceChange(tx, animeChanges, ids);
  });
  await app.get(changeFeed).catchUp();
  return ids.flatMap((id) => app.get(catalogue).get(id) ?? []);
};

beforeAll(async () => {
  const started: { test?: TestApp } = {};
  const now = () => started.test?.clock.now() ?? new Date(NOW);
  [anilist, mal, kitsu] = await Promise.all([
    startAnilist({ now }),
    startMal({ now }),
    startKitsu({ now }),
  ]);
  anilist.limits = { usual: PLENTY, burst: PLENTY };
  mal.limit = PLENTY;
  services = { anilist, mal, kitsu };
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    now: NOW,
    settings: {
      SYNC_ANILIST_CLIENT_ID: '12',
      SYNC_CALLS_PER_MINUTE: '600000',
      SYNC_MAL_CLIENT_ID: '12',
      SYNC_MAL_TOKEN_URL: `${mal.url}/v1/oauth2/token`,
      SYNC_KITSU_TOKEN_URL: `${kitsu.url}/api/oauth/token`,
    },
  });
  started.test = test;
  works = await worksOfAllThree();
  for (const [name, standIn] of Object.entries({ anilist, mal, kitsu })) {
    standIn.accounts.people.set('7', { id: '7', name: 'mika' });
    standIn.accounts.clients.set('12', { id: '12', redirectUri: 'http://127.0.0.1:9' });
    for (const work of works)
      standIn.lists.addWork({
        id: idAt(work, name),
        kind: 'anime',
        title: work.titleNative,
        total: work.episodeCount,
      });
  }
  mika = await syncedPerson(test, 'mika');
  const at = test.clock.now();
  const on = (work: Anime, site: string) => ({
    accountId: '7',
    kind: 'anime' as const,
    workId: idAt(work, site),
  });
  const [first, second, third] = works as [Anime, Anime, Anime];
  anilist.lists.put(on(first, 'anilist'), { ...ANILIST_EMPTY, progress: 3, scoreRaw: 87 }, at);
  mal.lists.put(on(second, 'mal'), { ...MAL_EMPTY, status: 'watching', units: 4, score: 7 }, at);
  kitsu.lists.put(
    on(third, 'kitsu'),
    { ...KITSU_EMPTY, progress: 5, startedAt: at.toISOString() },
    at,
  );
  await connect('anilist', anilist.url);
  await connect('mal', `${mal.url}/v2`);
  await connect('kitsu', `${kitsu.url}/api/edge`);
});
afterAll(async () => {
  await test.close();
  for (const standIn of Object.values(services)) standIn.close();
});

const save = (work: Anime, fields: string) =>
  mika.ask(
    `mutation { saveAnimeListEntry(input: { animeId: "${work.id}", ${fields} }) { outcome } }`,
  );

/** How far each list is with a work; null where it is on no list. */
const progressOf = async (work: Anime) => {
  const { anime } = await mika.ask(`{ anime(id: "${work.id}") { viewerEntry { progress } } }`);
  return [
    anime.viewerEntry?.progress ?? null,
    anilist.lists.rowOf('7', 'anime', idAt(work, 'anilist'))?.fields.progress ?? null,
    mal.lists.rowOf('7', 'anime', idAt(work, 'mal'))?.fields.units ?? null,
    kitsu.lists.rowOf('7', 'anime', idAt(work, 'kitsu'))?.fields.progress ?? null,
  ];
};

const isWrite = ({ method, json }: { method: string; json?: unknown }): boolean =>
  method === 'PATCH' ||
  method === 'DELETE' ||
  ((json as { query?: string } | undefined)?.query ?? '').startsWith('mutation') ||
  (method === 'POST' && json !== undefined && 'data' in (json as object));

/** A refresh token is good once, so that one whose answer is lost needs its owner, whatever we do. */
const isNoLogin = ({ path }: { path: string }): boolean => !/oauth/u.test(path);

/** The writes that services did, and not only received. */
const writes = (): number =>
  Object.values(services)
    .flatMap(({ log }) => log)
    .filter((call) => isWrite(call) && call.fault !== 'closed-before' && call.status < 400).length;

/** Lets hours pass, until everything that was put off was done. */
const untilQuiet = async (rounds = 12): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    pass(test, 31 * 60);
    await settle(test);
  }
};

it('brings three services and ours to the same state', async () => {
  for (const id of Object.values(links)) {
    const run = await mika.run(id);
    expect(run.state).toBe('WAITING');
    await mika.confirm(run.id);
  }
  await untilQuiet();
  const [first, second, third] = works as [Anime, Anime, Anime];
  expect(await progressOf(first)).toEqual([3, 3, 3, 3]);
  expect(await progressOf(second)).toEqual([4, 4, 4, 4]);
  expect(await progressOf(third)).toEqual([5, 5, 5, 5]);
  const before = writes();
  for (const id of Object.values(links)) await mika.run(id);
  await untilQuiet();
  expect(writes()).toBe(before);
});

it.each(FAULTS.filter((fault) => fault !== 'revoked'))(
  'loses and repeats nothing after %s at every call',
  async (fault) => {
    const turn = FAULTS.indexOf(fault);
    const work = works[turn % works.length]!;
    const progress = 6 + (turn % 4);
    await save(work, `status: CURRENT, progress: ${progress}`);
    const before = writes();
    for (const standIn of Object.values(services))
      standIn.faults.push(...Array.from({ length: 4 }, () => ({ fault, meets: isNoLogin })));
    await untilQuiet();
    for (const standIn of Object.values(services)) standIn.faults.splice(0);
    await untilQuiet();
    expect(await progressOf(work)).toEqual([progress, progress, progress, progress]);
    expect(writes() - before).toBe(3);
  },
);

/** An app whose process ends at one of its calls: before the request is sent, or before its answer is read. */
const dyingAt = (call: number, isSent: boolean): App => {
  let count = 0;
  const send: Outbound['send'] = async (request) => {
    const real = await test.app.open(outbound);
    count += 1;
    if (count !== call) return real.send(request);
    if (isSent) await real.send(request);
    throw new Error('the process ended');
  };
  return new Proxy<App>(test.app, {
    get: (app, name) =>
      name === 'open'
        ? (resource: never) =>
            resource === (outbound as never) ? Promise.resolve({ send }) : app.open(resource)
        : (app as never)[name],
  });
};

it('loses and repeats nothing if the process ends at any call', async () => {
  let count = 0;
  for (const isSent of [false, true]) {
    for (let call = 1; call <= 6; call += 1) {
      const work = works[count % works.length]!;
      const progress = 3 + (count % 7);
      count += 1;
      await save(work, `status: CURRENT, progress: ${progress}`);
      const before = writes();
      const dying = dyingAt(call, isSent);
      pass(test, 60);
      await settle({ ...test, app: dying as TestApp['app'] });
      await workOnRuns(dying);
      await sendOperations(dying);
      await untilQuiet(4);
      expect([call, isSent, ...(await progressOf(work))]).toEqual([
        call,
        isSent,
        progress,
        progress,
        progress,
        progress,
      ]);
      expect(writes() - before).toBe(3);
    }
  }
});

it('keeps an entry that one service lost while another has an edit of it', async () => {
  const work = works[1]!;
  await untilQuiet(4);
  const row = anilist.lists.rowOf('7', 'anime', idAt(work, 'anilist'))!;
  const edited = { ...row.fields, progress: 10 };
  pass(test, 60);
  anilist.lists.put(
    { accountId: '7', kind: 'anime', workId: row.workId },
    edited,
    test.clock.now(),
  );
  mal.lists.rows.delete(mal.lists.rowOf('7', 'anime', idAt(work, 'mal'))!.id);
  await mika.run(links['mal']!);
  await untilQuiet();
  expect(await progressOf(work)).toEqual([10, 10, 10, 10]);
  const { rows } = await test.app.database.pool.query(
    `select from sync.audit where action = 'delete'`,
  );
  expect(rows).toEqual([]);
});

it('waits for days while a service refuses everybody, tells its owner once, and goes on by itself', async () => {
  const work = works[2]!;
  anilist.outage = 'disabled';
  await save(work, 'status: CURRENT, progress: 9');
  const before = writes();
  for (let hours = 0; hours < 3 * 24; hours += 3) {
    pass(test, 3 * 3600);
    await settle(test);
  }
  const { state, fault } = await mika.link(links['anilist']!, 'state fault { reason }');
  expect([state, fault.reason]).toEqual(['PAUSED', 'SYNC_REFUSED']);
  expect(await mika.told('SYNC_STOPPED')).toBe(1);
  anilist.outage = null;
  pass(test, 7 * 3600);
  await untilQuiet();
  expect(await progressOf(work)).toEqual([9, 9, 9, 9]);
  expect(writes() - before).toBe(3);
  expect(await mika.told('SYNC_STOPPED')).toBe(0);
});

it('tells its owner once that a login has ended, and goes on after the next', async () => {
  const work = works[0]!;
  anilist.accounts.revoke(() => true);
  await save(work, 'progress: 2');
  await untilQuiet();
  const link = await mika.link(links['anilist']!, 'state fault { reason } waitingCount');
  expect(link).toMatchObject({ state: 'REAUTHORISE', fault: { reason: 'SYNC_LOGIN_ENDED' } });
  expect(await mika.told('SYNC_LOGIN_ENDED')).toBe(1);
  await connect('anilist', anilist.url);
  await untilQuiet();
  expect(await progressOf(work)).toEqual([2, 2, 2, 2]);
  expect(await mika.told('SYNC_LOGIN_ENDED')).toBe(0);
});

it.each(['anilist', 'mal', 'kitsu'] as const)(
  'made no call that the contract of %s lacks',
  (id) => {
    const address = { anilist: '', mal: '/v2', kitsu: '/api/edge' }[id];
    const { log, url } = services[id];
    expect(contractFaults(id, { log, address: `${url}${address}` })).toEqual([]);
  },
);
