import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Anime } from '#slices/catalog/index.ts';
import { besideEdit } from '../held-open.ts';
import { newEntry } from '../stand-ins/simkl/fields.ts';
import { startSimkl, type SimklStandIn } from '../stand-ins/simkl/index.ts';
import { addWorks, idAt, startSynced, type SyncedService, worksAt } from '../synced-service.ts';

let synced: SyncedService<SimklStandIn>;
let works: Anime[];

const simklId = (work: Anime): string => `9${idAt(work, 'mal')}`;

beforeAll(async () => {
  synced = await startSynced({ name: 'simkl', start: startSimkl });
  const { service, test } = synced;
  works = worksAt(test, 'mal');
  addWorks(service, works, (work) => ({ id: simklId(work), malId: Number(idAt(work, 'mal')) }));
});
afterAll(() => synced.close());

it('what its owner writes while a plan is carried out is merged, too', async () => {
  const { test, service, mika, login } = synced;
  const [work] = works as [Anime];
  const now = test.clock.now();
  service.lists.put(
    { accountId: '7', kind: 'anime', workId: simklId(work) },
    { ...newEntry('watching', now), watched: new Set([1, 2, 3, 4]) },
    now,
  );
  const { linkId } = await login();
  const run = await mika.run(linkId);
  expect(run).toMatchObject({ state: 'WAITING', counts: { createHere: 1 } });
  await besideEdit(test, { userId: mika.id, animeId: work.id, progress: 7 }, () =>
    mika.confirm(run.id),
  );
  expect(await mika.here(work)).toMatchObject({ progress: 7 });
});
