import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Anime } from '#slices/catalog/index.ts';
import { sendOperations } from '#slices/sync/outbox/worker.ts';
import type { LoggedCall } from '../stand-ins/kit/stand-in.ts';
import { newEntry, type SimklFields } from '../stand-ins/simkl/fields.ts';
import { startSimkl, type SimklStandIn } from '../stand-ins/simkl/index.ts';
import { contractFaults } from '../stand-ins/connectors/contract-faults.ts';
import { pass, settle, type SyncedPerson } from '../synced.ts';
import { addWorks, CLIENT, idAt, startSynced, worksAt } from '../synced-service.ts';
import type { TestApp } from '../test-app.ts';

const HOUR = 3600;

let test: TestApp;
let simkl: SimklStandIn;
let mika: SyncedPerson;
let works: Anime[];
let linkId: string;
let login: () => Promise<{ linkId: string; location: URL }>;
let newCalls: () => string[];
let close: () => Promise<void>;

/** A call, but for who the account is. */
const wordOf = ({ path, query }: LoggedCall): string | undefined => {
  if (path === '/users/settings') return;
  if (query['date_from'] !== undefined) return `${path}?since`;
  return path + (query['extended'] === 'simkl_ids_only' ? '?ids' : '');
};

/** The service numbers its works itself. */
const simklId = (work: Anime): string => `9${idAt(work, 'mal')}`;

const rowOf = (work: Anime) => simkl.lists.rowOf('7', 'anime', simklId(work));
const put = (work: Anime, status: string, watched: number, more: Partial<SimklFields> = {}): void =>
  void simkl.lists.put(
    { accountId: '7', kind: 'anime', workId: simklId(work) },
    {
      ...newEntry(status, test.clock.now()),
      watched: new Set(Array.from({ length: watched }, (_, index) => index + 1)),
      ...more,
    },
    test.clock.now(),
  );

beforeAll(async () => {
  const opened = await startSynced({ name: 'simkl', start: startSimkl }, wordOf);
  ({ test, service: simkl, mika, login, newCalls, close } = opened);
  // As the service is at its strictest: a whole list once.
  simkl.wholeLists = 1;
  works = worksAt(test, 'mal');
  addWorks(simkl, works, (work) => ({ id: simklId(work), malId: Number(idAt(work, 'mal')) }));
});
afterAll(() => close());

it('reads the whole list once, after it asked whether there is anything', async () => {
  const [onlyThere, onlyHere, both, kept] = works as [Anime, Anime, Anime, Anime];
  put(onlyThere, 'hold', 4, { rating: 8, ratedAt: test.clock.now() });
  put(both, 'watching', 5);
  put(kept, 'plantowatch', 0);
  simkl.lists.addWork({ id: '990', kind: 'anime', title: 'Nobody knows it', total: 12 });
  simkl.lists.put(
    { accountId: '7', kind: 'anime', workId: '990' },
    newEntry('watching', test.clock.now()),
    test.clock.now(),
  );
  await mika.save(onlyHere, 'status: CURRENT, progress: 3, score: 60');
  await mika.save(both, 'status: CURRENT, progress: 4');
  const begun = await login();
  linkId = begun.linkId;
  expect(begun.location.searchParams.get('code_challenge_method')).toBe('S256');
  newCalls();
  const run = await mika.run(linkId);
  expect(newCalls()).toEqual(['/sync/activities', '/sync/all-items/anime']);
  expect(run).toMatchObject({ kind: 'FIRST', state: 'WAITING', readCount: 4 });
  expect(run.counts).toMatchObject({ createHere: 2, updateHere: 1, createThere: 1, unmapped: 1 });
  await mika.confirm(run.id);
  expect(await mika.here(onlyThere)).toEqual({ status: 'PAUSED', progress: 4, score: 80 });
  expect(await mika.here(both)).toMatchObject({ progress: 5 });
  expect(rowOf(onlyHere)?.fields).toMatchObject({ status: 'watching', rating: 6 });
  expect(rowOf(onlyHere)?.fields.watched.size).toBe(3);
});

it('asks one question if nothing changed, and writes nothing', async () => {
  pass(test, HOUR);
  await settle(test);
  pass(test, HOUR);
  newCalls();
  const run = await mika.run(linkId);
  expect(newCalls()).toEqual(['/sync/activities']);
  expect(run).toMatchObject({ kind: 'FULL', state: 'DONE' });
  expect(run.counts).toMatchObject({
    updateHere: 0,
    createThere: 0,
    updateThere: 0,
    deleteHere: 0,
    held: 0,
  });
  const { unmapped } = await mika.link(linkId, 'unmapped { nodes { title } }');
  expect(unmapped.nodes).toEqual([{ title: 'Nobody knows it' }]);
});

/** How many rows a run planned. */
const plannedBy = async (runId: string): Promise<number> => {
  const { rows } = await test.app.database.pool.query(
    'select count(*)::int as count from sync.run_row where run_id = $1',
    [runId],
  );
  return rows[0].count;
};

it('ends a quiet run after its one question, and plans nothing', async () => {
  pass(test, HOUR);
  await settle(test);
  pass(test, HOUR);
  const before = simkl.log.length;
  await settle(test);
  expect(simkl.log.slice(before).map(({ path }) => path)).toEqual(['/sync/activities']);
  const run = await mika.latest(linkId);
  expect(run).toMatchObject({ kind: 'QUICK', state: 'DONE', readCount: 0 });
  expect(await plannedBy(run.id)).toBe(0);
  newCalls();
});

it('takes what changed there, and leaves the rest as it is', async () => {
  const [onlyThere, onlyHere] = works as [Anime, Anime];
  pass(test, HOUR);
  put(onlyThere, 'watching', 6, { rating: 9, ratedAt: test.clock.now() });
  await settle(test);
  expect(newCalls()).toEqual(['/sync/activities', '/sync/all-items/anime?since']);
  expect(await mika.here(onlyThere)).toEqual({ status: 'CURRENT', progress: 6, score: 90 });
  expect(await mika.here(onlyHere)).toMatchObject({ progress: 3 });
  pass(test, HOUR);
  put(onlyThere, 'watching', 6, { rating: 8, ratedAt: test.clock.now() });
  await settle(test);
  expect(await mika.here(onlyThere)).toMatchObject({ score: 80 });
  expect(await plannedBy((await mika.latest(linkId)).id)).toBe(1);
});

it('sends edits by what changed since, and reads back what the service made of them', async () => {
  const [, onlyHere] = works as [Anime, Anime];
  pass(test, HOUR);
  await settle(test);
  newCalls();
  await mika.save(onlyHere, 'progress: 5');
  await settle(test);
  pass(test, 21);
  await settle(test);
  expect(rowOf(onlyHere)?.fields.watched.size).toBe(5);
  expect(newCalls()).toEqual(['/sync/activities', '/sync/history', '/sync/all-items/anime?since']);
});

it('sends a play once, also if the answer to it was lost', async () => {
  const [, onlyHere] = works as [Anime, Anime];
  pass(test, HOUR);
  await settle(test);
  newCalls();
  const isWrite = ({ path }: { path: string }) => path === '/sync/history';
  for (const fault of ['closed-after', 'closed-before'] as const) {
    simkl.faults.push({ fault, meets: isWrite });
    const progress = fault === 'closed-after' ? 6 : 7;
    await mika.save(onlyHere, `progress: ${progress}`);
    await settle(test);
    pass(test, 21);
    await settle(test);
    pass(test, 120);
    await sendOperations(test.app);
    expect(rowOf(onlyHere)?.fields.watched.size).toBe(progress);
    const writes = newCalls().filter((path) => path === '/sync/history');
    // What was closed before the service did it is sent again, the other is not.
    expect([fault, writes.length]).toEqual([fault, fault === 'closed-after' ? 1 : 2]);
  }
});

/** Their owner takes it off the list there. */
const removeThere = (work: Anime): Promise<Response> =>
  fetch(`${simkl.url}/sync/history/remove?client_id=${CLIENT}&app-name=x&app-version=1`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${simkl.accounts.grant('7', CLIENT).accessToken}`,
      'content-type': 'application/json',
      'user-agent': 'their app',
    },
    body: JSON.stringify({ shows: [{ ids: { simkl: Number(simklId(work)) } }] }),
  });

it('reads the ids alone when something was removed, and asks its owner', async () => {
  const [, , both] = works as [Anime, Anime, Anime];
  pass(test, HOUR);
  await settle(test);
  newCalls();
  pass(test, HOUR);
  await removeThere(both);
  newCalls();
  await settle(test);
  expect(newCalls()).toEqual([
    '/sync/activities',
    '/sync/all-items/anime?since',
    '/sync/all-items/anime?ids',
  ]);
  expect(await mika.here(both)).toMatchObject({ progress: 5 });
  const { holds, unmapped } = await mika.link(
    linkId,
    'holds { nodes { id reason } } unmapped { nodes { title } }',
  );
  expect(holds.nodes).toMatchObject([{ reason: 'delete-needs-approval' }]);
  expect(unmapped.nodes).toHaveLength(1);
  const { id } = holds.nodes[0];
  for (let hours = 0; hours < 8; hours += 1) {
    pass(test, HOUR);
    await settle(test);
  }
  expect(new Set(newCalls())).toEqual(new Set(['/sync/activities']));
  expect((await mika.link(linkId, 'holds { nodes { id } }')).holds.nodes).toEqual([{ id }]);
  await mika.ask(`mutation { decideSyncHolds(ids: ["${id}"], decision: THEIRS) { decision } }`);
  await settle(test);
  expect(await mika.here(both)).toBeNull();
  expect((await mika.link(linkId, 'state')).state).toBe('HEALTHY');
});

it('deletes what was removed there, if its owner wants that', async () => {
  const gone = works[4]!;
  put(gone, 'watching', 2);
  pass(test, HOUR);
  await settle(test);
  expect(await mika.here(gone)).toMatchObject({ progress: 2 });
  await mika.ask(
    `mutation { updateSyncConnection(id: "${linkId}", input: { deletes: PROPAGATE }) { id } }`,
  );
  pass(test, HOUR);
  await removeThere(gone);
  await settle(test);
  expect(await mika.here(gone)).toBeNull();
  await mika.ask(
    `mutation { updateSyncConnection(id: "${linkId}", input: { deletes: ASK }) { id } }`,
  );
});

it.each([-9, 9])('loses and repeats nothing if its clock is %i minutes off', async (minutes) => {
  const [onlyThere, , , kept] = works as [Anime, Anime, Anime, Anime];
  pass(test, HOUR);
  await settle(test);
  simkl.skew = minutes * 60_000;
  const progress = 8 + minutes / 9;
  simkl.lists.put(
    { accountId: '7', kind: 'anime', workId: simklId(onlyThere) },
    {
      ...newEntry('watching', simkl.now()),
      watched: new Set([1, 2]),
      rating: progress,
      ratedAt: simkl.now(),
    },
    simkl.now(),
  );
  await mika.save(kept, `status: CURRENT, progress: ${minutes > 0 ? 2 : 1}`);
  newCalls();
  for (let round = 0; round < 3; round += 1) {
    await settle(test);
    pass(test, HOUR);
  }
  await settle(test);
  expect(await mika.here(onlyThere)).toMatchObject({ score: progress * 10 });
  expect(rowOf(kept)?.fields.watched.size).toBe(minutes > 0 ? 2 : 1);
  expect(newCalls().filter((path) => path === '/sync/history')).toHaveLength(1);
  simkl.skew = 0;
});

it('stops if another account answers behind the link, and changes nothing', async () => {
  const [onlyThere] = works as [Anime];
  const before = await mika.here(onlyThere);
  simkl.accounts.people.set('8', { id: '8', name: 'somebody else' });
  const token = simkl.log.at(-1)?.headers['authorization']?.replace('Bearer ', '');
  const grant = simkl.accounts.grantOf(token);
  if (!grant) throw new Error('The link has no token.');
  grant.accountId = '8';
  const theirs = { accountId: '8', kind: 'anime' as const, workId: simklId(onlyThere) };
  pass(test, HOUR);
  simkl.lists.put(theirs, newEntry('dropped', test.clock.now()), test.clock.now());
  for (let round = 0; round < 3; round += 1) {
    pass(test, HOUR);
    await settle(test);
  }
  const link = await mika.link(linkId, 'state fault { reason }');
  expect(link).toEqual({ state: 'PAUSED', fault: { reason: 'SYNC_ACCOUNT_CHANGED' } });
  expect(await mika.here(onlyThere)).toEqual(before);
  expect(simkl.lists.listOf('8')).toMatchObject([{ fields: { status: 'dropped' } }]);
  expect(await mika.told('SYNC_STOPPED')).toBe(1);
});

it('made no call that its contract does not have', () => {
  expect(contractFaults('simkl', { log: simkl.log, address: simkl.url })).toEqual([]);
});
