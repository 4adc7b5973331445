import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Anime } from '#slices/catalog/index.ts';
import { lockList } from '#slices/lists/index.ts';
import { lockRun, runUnderWay, updateRun } from '#slices/sync/run/stored-run.ts';
import { changeLink } from '#slices/sync/link/change.ts';
import { beside, waitingForAny } from '../held-open.ts';
import { newEntry } from '../stand-ins/simkl/fields.ts';
import { startSimkl, type SimklStandIn } from '../stand-ins/simkl/index.ts';
import { addWorks, idAt, startSynced, type SyncedService, worksAt } from '../synced-service.ts';

let synced: SyncedService<SimklStandIn>;
let linkId: string;

beforeAll(async () => {
  synced = await startSynced({ name: 'simkl', start: startSimkl });
  const { service, test, login } = synced;
  const works = worksAt(test, 'mal');
  const simklId = (work: Anime): string => `9${idAt(work, 'mal')}`;
  addWorks(service, works, (work) => ({ id: simklId(work), malId: Number(idAt(work, 'mal')) }));
  const now = test.clock.now();
  const place = { accountId: '7', kind: 'anime', workId: simklId(works[0]!) } as const;
  service.lists.put(place, newEntry('watching', now), now);
  ({ linkId } = await login());
});
afterAll(() => synced.close());

it('a run that ends while its owner cancels it has ended, and can be undone', async () => {
  const { test, mika } = synced;
  const { id } = await mika.run(linkId);
  const end = { state: 'done', finishedAt: test.clock.now(), dueAt: null } as const;
  const answer = await beside(
    test,
    async (tx) => {
      const run = await runUnderWay(tx, linkId);
      expect(await lockRun(tx, run!)).toMatchObject({ id });
      await updateRun(tx, id, end);
    },
    () =>
      mika.ask('mutation ($id: ID!) { cancelSyncRun(id: $id) { state undoableUntil } }', { id }),
  );
  expect(answer.cancelSyncRun).toEqual({ state: 'DONE', undoableUntil: expect.any(String) });
});

it('two changes of a connection at once are both kept', async () => {
  const { test, mika } = synced;
  const change = { userId: mika.id, id: linkId, input: { direction: 'pull' } } as const;
  const answer = await beside(
    test,
    (tx) => changeLink(test.app, tx, change),
    () =>
      mika.ask(
        `mutation ($id: ID!) { updateSyncConnection(id: $id, input: { deletes: IGNORE }) { direction deletes } }`,
        { id: linkId },
      ),
  );
  expect(answer.updateSyncConnection).toEqual({ direction: 'PULL', deletes: 'IGNORE' });
});

it('what is undone while a later run writes does not wait for it in turn', async () => {
  const { test, mika } = synced;
  const { id } = await mika.run(linkId);
  await mika.confirm(id);
  const pairs = async () => {
    const rows = await test.app.db.selectFrom('sync.pair').select('work_id').execute();
    return rows.length;
  };
  expect(await pairs()).toBe(1);
  const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = test.app.db.transaction().execute(async (tx) => {
    await lockList(tx, mika.id);
    locked.resolve();
    await go.promise;
    await tx.updateTable('sync.pair').set({ updated_at: test.clock.now() }).execute();
  });
  await locked.promise;
  const undo = 'mutation ($id: ID!) { undoSyncRun(id: $id) { isUndone } }';
  const undoing = mika.answered(undo, { id });
  await expect.poll(() => waitingForAny(test)).toBe(1);
  go.resolve();
  await writing;
  expect((await undoing).data.undoSyncRun).toEqual({ isUndone: true });
  expect(await pairs()).toBe(0);
});
