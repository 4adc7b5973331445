import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Anime } from '#slices/catalog/index.ts';
import { startAnilist, type AnilistStandIn } from '../stand-ins/anilist/index.ts';
import { EMPTY } from '../stand-ins/anilist/state.ts';
import { contractFaults } from '../stand-ins/connectors/contract-faults.ts';
import { pass, settle, syncedPerson, type SyncedPerson } from '../synced.ts';
import { addWorks, idAt, startSynced, worksAt } from '../synced-service.ts';
import type { TestApp } from '../test-app.ts';

const HOUR = 3600;

let test: TestApp;
let anilist: AnilistStandIn;
let mika: SyncedPerson;
let works: Anime[];
let linkId: string;
let newCalls: () => string[];
let close: () => Promise<void>;

const anilistId = (work: Anime): string => idAt(work, 'anilist');

const put = (work: Anime, fields: object): void => {
  const target = { accountId: '7', kind: 'anime' as const, workId: anilistId(work) };
  const before = anilist.lists.rowOf('7', 'anime', target.workId)?.fields ?? EMPTY;
  anilist.lists.put(target, { ...before, ...fields }, test.clock.now());
};
const there = (work: Anime) => anilist.lists.rowOf('7', 'anime', anilistId(work))?.fields;
const take = (work: Anime): void => {
  const row = anilist.lists.rowOf('7', 'anime', anilistId(work));
  anilist.lists.rows.delete(row?.id ?? 0);
};

const here = (work: Anime) =>
  mika.here(work, 'status progress score startedOn completedOn notes visibility');

beforeAll(async () => {
  const opening = { name: 'anilist', start: startAnilist, oauth: '/api/v2/oauth' };
  const opened = await startSynced(
    opening,
    ({ json }) => /(?:query|mutation) (\w+)/u.exec((json as any).query)?.[1] ?? '',
  );
  ({ test, service: anilist, mika, newCalls, close } = opened);
  anilist.limits = { usual: { calls: 60_000, seconds: 60 }, burst: { calls: 60_000, seconds: 5 } };
  works = worksAt(test, 'anilist');
  addWorks(anilist, works, (work) => ({ id: anilistId(work) }));
});
afterAll(() => close());

it('connects an account by a token, and says who it is', async () => {
  const refused = await mika.answered(
    'mutation { connectSync(input: { service: ANILIST, token: "made.up" }) { id } }',
  );
  expect(refused.errors?.[0]?.extensions.reason).toBe('SYNC_LOGIN_REFUSED');
  linkId = await mika.connect({
    service: 'ANILIST',
    token: anilist.accounts.grant('7', '12').accessToken,
  });
  const fields =
    'accountName state isConfirmed loginEndsAt direction deletes waitingCount holdCount';
  expect(await mika.link(linkId, fields)).toEqual({
    accountName: 'mika there',
    state: 'HEALTHY',
    isConfirmed: false,
    loginEndsAt: '2027-10-01T12:00:00.000Z',
    direction: 'TWO_WAY',
    deletes: 'ASK',
    waitingCount: 0,
    holdCount: 0,
  });
});

it('stops the first run at a plan, and writes what is confirmed', async () => {
  const [onlyThere, onlyHere, both, unknown, held] = works as [Anime, Anime, Anime, Anime, Anime];
  put(onlyThere, {
    status: 'COMPLETED',
    progress: onlyThere.episodeCount,
    scoreRaw: 85,
    completedAt: { year: 2026, month: 9, day: null },
  });
  put(both, { status: 'CURRENT', progress: 5, scoreRaw: 70 });
  put(held, { status: 'PAUSED', progress: 2 });
  anilist.lists.addWork({ id: '999999999', kind: 'anime', title: unknown.titleNative, total: 12 });
  anilist.lists.put(
    { accountId: '7', kind: 'anime', workId: '999999999' },
    { ...EMPTY, status: 'CURRENT' },
    test.clock.now(),
  );
  await mika.save(onlyHere, 'status: CURRENT, progress: 3, score: 64');
  await mika.save(both, 'status: CURRENT, progress: 4, score: 70, notes: "calm"');
  newCalls();
  const run = await mika.run(linkId);
  expect(newCalls()).toEqual(['Viewer', 'List', 'List']);
  expect(run).toMatchObject({ kind: 'FIRST', state: 'WAITING', readCount: 4 });
  expect(run.counts).toMatchObject({
    createHere: 2,
    updateHere: 1,
    createThere: 1,
    updateThere: 1,
    unmapped: 1,
  });
  expect([await here(onlyThere), there(onlyHere)]).toEqual([null, undefined]);
  const rows = `rows(only: HERE, field: PROGRESS) { nodes { number anime { id } here changes { field side from to rule } } }`;
  const { run: shown } = await mika.link(linkId, `run(id: "${run.id}") { ${rows} }`);
  const row = shown.rows.nodes.find(({ anime }: any) => anime.id === both.id);
  expect(row).toMatchObject({
    here: 'UPDATE',
    changes: expect.arrayContaining([
      { field: 'PROGRESS', side: 'HERE', from: '4', to: '5', rule: null },
    ]),
  });
  const heldRow = shown.rows.nodes.find(({ anime }: any) => anime.id === held.id);
  await mika.ask(
    `mutation { holdSyncRows(id: "${run.id}", numbers: [${heldRow.number}], isHeld: true) { id } }`,
  );
  await mika.confirm(run.id);
  expect(newCalls()).toEqual(['Save', 'Save']);
  expect(await here(onlyThere)).toMatchObject({
    status: 'COMPLETED',
    score: 85,
    completedOn: '2026-09',
  });
  expect(await here(both)).toMatchObject({ progress: 5, notes: 'calm' });
  expect(await here(held)).toBeNull();
  expect(there(onlyHere)).toMatchObject({ status: 'CURRENT', progress: 3, scoreRaw: 64 });
  expect(there(both)).toMatchObject({ progress: 5, notes: 'calm' });
  const link = await mika.link(
    linkId,
    'isConfirmed waitingCount unmapped { nodes { title reason } } audit { nodes { side action outcome } }',
  );
  expect(link).toMatchObject({
    isConfirmed: true,
    waitingCount: 0,
    unmapped: { nodes: [{ title: unknown.titleNative }] },
  });
  expect(link.audit.nodes).toHaveLength(4);
  take(held);
});

it('writes nothing in a second run, nor because of its own writes', async () => {
  pass(test, 60);
  await settle(test);
  newCalls();
  const run = await mika.run(linkId);
  await settle(test);
  expect(newCalls()).toEqual(['Viewer', 'List', 'List']);
  expect(run).toMatchObject({ kind: 'FULL', state: 'DONE' });
  expect(run.counts).toMatchObject({
    createHere: 0,
    updateHere: 0,
    createThere: 0,
    updateThere: 0,
    held: 0,
  });
});

it('sends edits after a while of quiet, and only them', async () => {
  const [, onlyHere] = works as [Anime, Anime];
  await mika.save(onlyHere, 'progress: 4');
  await mika.save(onlyHere, 'progress: 5');
  await settle(test);
  expect(newCalls()).toEqual([]);
  pass(test, 21);
  await settle(test);
  expect(newCalls()).toEqual(['One', 'Save']);
  expect(there(onlyHere)).toMatchObject({ progress: 5 });
});

it('asks the service for changes first, and takes them', async () => {
  const [onlyThere] = works as [Anime];
  pass(test, HOUR / 2);
  put(onlyThere, { scoreRaw: 90 });
  await settle(test);
  expect(newCalls()).toEqual(['Changes', 'Changes']);
  expect(await here(onlyThere)).toMatchObject({ score: 90 });
});

it('asks before it deletes, and does what its owner says', async () => {
  const [, onlyHere, both] = works as [Anime, Anime, Anime];
  take(onlyHere);
  await mika.run(linkId);
  expect(newCalls()).toEqual(['Viewer', 'List', 'List', 'One']);
  expect(await here(onlyHere)).toMatchObject({ progress: 5 });
  const fields = 'holds { nodes { id reason field here there anime { id } } }';
  const { holds } = await mika.link(linkId, fields);
  expect(holds.nodes).toMatchObject([
    {
      reason: 'delete-needs-approval',
      field: null,
      here: 'true',
      there: 'false',
      anime: { id: onlyHere.id },
    },
  ]);
  const { viewer } = await mika.ask('{ viewer { notices(first: 5) { nodes { kind subject } } } }');
  expect(viewer.notices.nodes).toContainEqual({ kind: 'SYNC_QUESTIONS', subject: 'AniList' });
  await mika.ask(
    `mutation { decideSyncHolds(ids: ["${holds.nodes[0].id}"], decision: THEIRS) { decision } }`,
  );
  await settle(test);
  expect(await here(onlyHere)).toBeNull();
  expect((await mika.link(linkId, 'holdCount')).holdCount).toBe(0);
  await mika.ask(
    `mutation { updateSyncConnection(id: "${linkId}", input: { deletes: PROPAGATE, fieldsOff: [NOTES] }) { id } }`,
  );
  const { anime } = await mika.ask(`{ anime(id: "${both.id}") { viewerEntry { id } } }`);
  await mika.ask(`mutation { deleteAnimeListEntry(id: "${anime.viewerEntry.id}") { outcome } }`);
  await settle(test);
  pass(test, 21);
  newCalls();
  await settle(test);
  expect(newCalls()).toEqual(['One', 'Delete']);
  expect(there(both)).toBeUndefined();
});

it('keeps connections, runs and questions to their owner', async () => {
  const other = await syncedPerson(test, 'stranger');
  const { runs } = await mika.link(linkId, 'runs { id }');
  const [run] = runs;
  const id = `id: "${linkId}"`;
  const runId = `id: "${run.id}"`;
  const fields = [
    `runSync(${id}) { id }`,
    `updateSyncConnection(${id}, input: { isPaused: true }) { id }`,
    `disconnectSync(${id})`,
    `mapSyncEntry(${id}, media: ANIME, remoteId: "999999999")`,
    `confirmSyncRun(${runId}) { id }`,
    `cancelSyncRun(${runId}) { id }`,
    `holdSyncRows(${runId}, numbers: [1], isHeld: true) { id }`,
    `undoSyncRun(${runId}) { id }`,
    `decideSyncHolds(ids: ["${linkId}"], decision: OURS) { id }`,
  ];
  const answers = [
    await other.answered(`{ viewer { syncConnection(${id}) { id } } }`),
    ...(await Promise.all(fields.map((field) => other.answered(`mutation { ${field} }`)))),
  ];
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes).toEqual(answers.map(() => 'NOT_FOUND'));
  expect(await mika.link(linkId, 'state')).toEqual({ state: 'HEALTHY' });
});

it('undoes a run here, and stops', async () => {
  const [onlyThere] = works as [Anime];
  const { runs } = await mika.link(linkId, 'runs { id kind undoableUntil }');
  const first = runs.find(({ kind }: any) => kind === 'FIRST');
  await mika.ask(`mutation { undoSyncRun(id: "${first.id}") { isUndone } }`);
  await settle(test);
  pass(test, HOUR);
  newCalls();
  await settle(test);
  expect(newCalls()).toEqual([]);
  expect(there(onlyThere)).toMatchObject({ scoreRaw: 90 });
  const link = await mika.link(linkId, 'state isConfirmed fault { reason }');
  expect(link).toEqual({ state: 'PAUSED', isConfirmed: false, fault: { reason: 'SYNC_UNDONE' } });
});

it('forgets everything when its owner disconnects', async () => {
  await mika.ask(`mutation { disconnectSync(id: "${linkId}") }`);
  const { rows } = await test.app.database.pool.query(
    'select (select count(*) from sync.link) + (select count(*) from sync.audit) + (select count(*) from sync.pair) as n',
  );
  expect(Number(rows[0].n)).toBe(0);
});

it('made no call that its contract does not have', () => {
  expect(contractFaults('anilist', { log: anilist.log, address: anilist.url })).toEqual([]);
});
