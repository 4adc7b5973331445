import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import type { Anime } from '#slices/catalog/index.ts';
import { changeLink } from '#slices/sync/link/change.ts';
import { openLink } from '#slices/sync/link/open-link.ts';
import { markWorking, setBack } from '#slices/sync/link/set-back.ts';
import { warnOfLoginEnds } from '#slices/sync/link/warn.ts';
import { settleFailed } from '#slices/sync/outbox/settle.ts';
import { operationById } from '#slices/sync/outbox/stored-operation.ts';
import { stepRun, workOnRuns } from '#slices/sync/run/worker.ts';
import { beside, waitingForAny } from '../held-open.ts';
import { newEntry } from '../stand-ins/simkl/fields.ts';
import { startSimkl, type SimklStandIn } from '../stand-ins/simkl/index.ts';
import { pass } from '../synced.ts';
import { addWorks, idAt, startSynced, type SyncedService, worksAt } from '../synced-service.ts';

let synced: SyncedService<SimklStandIn>;
let work: Anime;
let linkId: string;

beforeAll(async () => {
  synced = await startSynced({ name: 'simkl', start: startSimkl });
  const { service, test, login } = synced;
  const works = worksAt(test, 'mal');
  const simklId = (one: Anime): string => `9${idAt(one, 'mal')}`;
  addWorks(service, works, (one) => ({ id: simklId(one), malId: Number(idAt(one, 'mal')) }));
  work = works[0]!;
  const now = test.clock.now();
  const place = { accountId: '7', kind: 'anime', workId: simklId(work) } as const;
  service.lists.put(place, newEntry('watching', now), now);
  ({ linkId } = await login());
});
afterAll(() => synced.close());

const query = async (text: string, ...values: unknown[]) =>
  (await synced.test.app.database.pool.query(text, values)).rows;
const setLink = (columns: string): Promise<unknown> =>
  query(`update sync.link set ${columns} where id = $1`, linkId);

beforeEach(async () => {
  for (const table of ['run', 'operation', 'pair', 'hold', 'unmapped', 'edited'])
    await query(`delete from sync.${table}`);
  await query('delete from profiles.notice');
  await setLink(
    `state = 'healthy', fault = null, limited_until = null, confirmed_at = null, read_at = null, pull_at = null, push_at = null, due_at = null`,
  );
});

/** The first run of the link, whose plan waits. */
const planned = async (): Promise<string> => {
  const { id, state } = await synced.mika.run(linkId);
  expect(state).toBe('WAITING');
  return id;
};

/** A run of which all is written, and which only has to end. */
const written = async (): Promise<string> => {
  const id = await planned();
  await synced.mika.ask('mutation ($id: ID!) { confirmSyncRun(id: $id) { state } }', { id });
  await stepRun(synced.test.app, id);
  return id;
};

/** What was locked before the link, whoever locked the link would wait for, and both for ever. */
const touchAll = async (tx: Tx): Promise<void> => {
  for (const table of ['sync.run', 'sync.operation', 'sync.hold', 'sync.unmapped'])
    await sql`update ${sql.table(table)} set link_id = link_id where link_id = ${linkId}`.execute(
      tx,
    );
  await sql`update profiles.notice set kind = kind where subject_id = ${linkId}`.execute(tx);
};

/** Acts while another transaction has locked the link, which then changes all that belongs to it. */
const besideLink = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  const { test } = synced;
  const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = test.app.db.transaction().execute(async (tx) => {
    await sql`select from sync.link where id = ${linkId} for no key update`.execute(tx);
    locked.resolve();
    await goOn.promise;
    await touchAll(tx);
  });
  await locked.promise;
  const acting = act();
  await expect.poll(() => waitingForAny(test), { timeout: 10_000 }).toBe(1);
  goOn.resolve();
  const [result] = await Promise.all([acting, holding]);
  return result;
};

const insertOperation = async (): Promise<string> => {
  const id = synced.test.app.ids.next();
  await query(
    `insert into sync.operation (id, link_id, media, work_id, remote_id, kind, set, created_at)
     values ($1, $2, 'ANIME', $3, '1', 'update', '{}', now())`,
    id,
    linkId,
    work.id,
  );
  return id;
};

/** An entry of the service whose work nobody knows. */
const insertUnmapped = (): Promise<unknown> =>
  query(
    `insert into sync.unmapped (link_id, media, remote_id, ids, reason, first_seen_at, seen_at)
     values ($1, 'ANIME', '1', '{}', 'unknown', now(), now())`,
    linkId,
  );
const sayWhatItIs = (): Promise<any> =>
  synced.mika.ask(
    'mutation ($id: ID!, $work: ID!) { mapSyncEntry(id: $id, media: ANIME, remoteId: "1", workId: $work) }',
    { id: linkId, work: work.id },
  );

describe('a link is locked before what belongs to it, by', () => {
  it('who confirms a plan', async () => {
    const id = await planned();
    const answer = await besideLink(() =>
      synced.mika.ask('mutation ($id: ID!) { confirmSyncRun(id: $id) { state } }', { id }),
    );
    expect(answer.confirmSyncRun).toEqual({ state: 'APPLYING' });
  });

  it('who undoes a run', async () => {
    const id = await written();
    await stepRun(synced.test.app, id);
    const answer = await besideLink(() =>
      synced.mika.ask('mutation ($id: ID!) { undoSyncRun(id: $id) { isUndone } }', { id }),
    );
    expect(answer.undoSyncRun).toEqual({ isUndone: true });
  });

  it('a run that ends', async () => {
    const id = await written();
    await besideLink(() => stepRun(synced.test.app, id));
    expect(await synced.mika.latest(linkId)).toMatchObject({ id, state: 'DONE' });
  });

  it('what is sent there, and must be planned again', async () => {
    const { app } = synced.test;
    const operation = (await operationById(app.db, await insertOperation()))!;
    const open = (await openLink(app, linkId))!;
    const answer = { kind: 'answer', status: 404 } as const;
    await besideLink(() =>
      settleFailed(app, { operation, open }, { step: { do: 'replan' }, answer }),
    );
    expect(await query('select from sync.operation')).toEqual([]);
    expect(await query('select work_id from sync.edited')).toEqual([{ work_id: work.id }]);
  });

  it('who answers a question', async () => {
    const id = synced.test.app.ids.next();
    await query(
      `insert into sync.hold (id, link_id, media, work_id, field, reason, created_at)
       values ($1, $2, 'ANIME', $3, 'score', 'both-changed', now())`,
      id,
      linkId,
      work.id,
    );
    await setLink('confirmed_at = now()');
    const answer = await besideLink(() =>
      synced.mika.ask(
        'mutation ($id: ID!) { decideSyncHolds(ids: [$id], decision: OURS) { id } }',
        { id },
      ),
    );
    expect(answer.decideSyncHolds).toEqual([{ id }]);
  });

  it('who says what an entry is', async () => {
    await insertUnmapped();
    await setLink('confirmed_at = now()');
    expect(await besideLink(sayWhatItIs)).toEqual({ mapSyncEntry: true });
  });

  it('who disconnects an account', async () => {
    await planned();
    expect(await synced.mika.told('SYNC_PLAN_READY')).toBe(1);
    const answer = await besideLink(() =>
      synced.mika.ask('mutation ($id: ID!) { disconnectSync(id: $id) }', { id: linkId }),
    );
    expect(answer.disconnectSync).toBe(true);
    ({ linkId } = await synced.login());
  });

  it('the warning that a login ends', async () => {
    const { app, clock } = synced.test;
    const warned = async (days: number): Promise<number> => {
      await query(
        'update sync.link set login_ends_at = $1',
        new Date(clock.nowMs() + days * 86_400_000),
      );
      return days > 7 ? warnOfLoginEnds(app) : besideLink(() => warnOfLoginEnds(app));
    };
    expect(await warned(20)).toBe(1);
    expect(await warned(5)).toBe(1);
    await setLink('login_ends_at = null, warned_days = null');
  });
});

/** Changes the link in a transaction that is committed once `act` waits for it. */
const besideChange = (columns: string, act: () => Promise<unknown>): Promise<unknown> =>
  beside(
    synced.test,
    (tx) => sql`update sync.link set ${sql.raw(columns)} where id = ${linkId}`.execute(tx),
    act,
  );

it('a run that starts while the first plan is confirmed is no first one', async () => {
  await besideChange('confirmed_at = now()', () =>
    synced.mika.ask('mutation ($id: ID!) { runSync(id: $id) { id } }', { id: linkId }),
  );
  expect(await synced.mika.latest(linkId)).toMatchObject({ kind: 'FULL' });
});

it('what is edited while a run ends is sent when that is due', async () => {
  const id = await written();
  const at = new Date(synced.test.clock.nowMs() + 20_000);
  const set = `push_at = '${at.toISOString()}', due_at = '${at.toISOString()}'`;
  await besideChange(set, () => stepRun(synced.test.app, id));
  expect(await query('select push_at, due_at from sync.link')).toEqual([
    { push_at: at, due_at: at },
  ]);
});

it('the whole list is read again after a run during which its owner said what an entry is', async () => {
  const { test, mika } = synced;
  const id = await written();
  await insertUnmapped();
  pass(test, 1);
  await sayWhatItIs();
  pass(test, 1);
  await stepRun(test.app, id);
  expect(await mika.latest(linkId)).toMatchObject({ id, state: 'DONE' });
  await workOnRuns(test.app);
  const next = await mika.latest(linkId);
  expect(next).toMatchObject({ kind: 'FULL' });
  expect(next.id).not.toBe(id);
});

it('a run goes on if its link does so while the run begins to wait', async () => {
  const { app, clock } = synced.test;
  const id = await written();
  await setLink(`state = 'paused', fault = '{}'`);
  await query(`update sync.run set due_at = $1`, new Date(clock.nowMs() + 180_000));
  const change = { userId: synced.mika.id, id: linkId, input: { isPaused: false } };
  await beside(
    synced.test,
    (tx) => changeLink(app, tx, change),
    () => stepRun(app, id),
  );
  expect(await query('select due_at from sync.run')).toEqual([{ due_at: clock.now() }]);
});

describe('the notice that a login ended', () => {
  const ended = {
    step: { do: 'reauthorise' },
    answer: { kind: 'answer', status: 401 },
  } as const;
  const opened = async () => (await openLink(synced.test.app, linkId))!;
  const told = () => synced.mika.told('SYNC_LOGIN_ENDED');

  it('stays when an answer comes late that was good', async () => {
    const { app } = synced.test;
    await setLink(`state = 'limited', limited_until = now()`);
    const open = await opened();
    await app.db.transaction().execute((tx) => setBack(app, tx, open, ended));
    expect(await told()).toBe(1);
    await app.db.transaction().execute((tx) => markWorking(tx, app, open, null));
    expect(await told()).toBe(1);
  });

  it('is not given once its owner has disconnected the account', async () => {
    const { app } = synced.test;
    const open = await opened();
    await synced.mika.ask('mutation ($id: ID!) { disconnectSync(id: $id) }', { id: linkId });
    await app.db.transaction().execute((tx) => setBack(app, tx, open, ended));
    expect(await told()).toBe(0);
    ({ linkId } = await synced.login());
  });
});
