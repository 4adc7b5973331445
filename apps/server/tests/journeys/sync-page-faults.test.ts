import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Anime } from '#slices/catalog/index.ts';
import { type BangumiStandIn, startBangumi } from '../stand-ins/bangumi/index.ts';
import { pass, settle } from '../synced.ts';
import {
  ACCOUNT,
  addWorks,
  idAt,
  startSynced,
  type SyncedService,
  worksAt,
} from '../synced-service.ts';

const DAY = 24 * 3600;
/** A page and a bit. */
const COUNT = 58;
const PAGE = 50;

let synced: SyncedService<BangumiStandIn>;
let works: Anime[];
let linkId: string;

beforeAll(async () => {
  const opening = { name: 'bangumi', start: startBangumi, token: '/oauth/access_token' };
  synced = await startSynced(opening, ({ path, query }) =>
    path.endsWith('/collections') ? `page ${query['offset']}` : path.split('/').at(-1),
  );
  const { test, service, login } = synced;
  service.accounts.people.set(ACCOUNT, { id: ACCOUNT, name: 'mika' });
  works = worksAt(test, 'bangumi', COUNT);
  addWorks(service, works, (work) => ({ id: idAt(work, 'bangumi') }));
  const fields = {
    type: 3,
    rate: 0,
    ep_status: 0,
    vol_status: 0,
    comment: '',
    tags: [],
    private: false,
  };
  for (const work of works) {
    const place = { accountId: ACCOUNT, kind: 'anime' as const, workId: idAt(work, 'bangumi') };
    service.lists.put(place, { ...fields, typedAt: test.clock.now() }, test.clock.now());
  }
  ({ linkId } = await login());
});
afterAll(() => synced.close());

const listed = async (): Promise<number> => {
  const { rows } = await synced.test.app.database.pool.query(
    'select count(*)::int as count from lists.entry where user_id = $1 and deleted_at is null',
    [synced.mika.id],
  );
  return rows[0].count;
};

it('reads a list of several pages', async () => {
  const { mika } = synced;
  expect(works).toHaveLength(COUNT);
  const run = await mika.run(linkId);
  expect(run).toMatchObject({ state: 'WAITING', readCount: COUNT });
  await mika.confirm(run.id);
  await mika.ask(
    `mutation { updateSyncConnection(id: "${linkId}", input: { deletes: PROPAGATE }) { id } }`,
  );
  expect(await listed()).toBe(COUNT);
});

it.each(['repeated-page', 'shifted-page'] as const)(
  'deletes and doubles nothing after a %s, because what is missing is read by itself',
  async (fault) => {
    const { test, service, newCalls } = synced;
    newCalls();
    service.faults.push({ fault, meets: ({ query }) => query['offset'] === String(PAGE) });
    pass(test, DAY);
    await settle(test);
    expect(service.faults).toEqual([]);
    const calls = newCalls();
    const missing = fault === 'repeated-page' ? COUNT - PAGE : 1;
    expect(
      calls.filter((call) => works.some((work) => idAt(work, 'bangumi') === call)),
    ).toHaveLength(missing);
    expect(await listed()).toBe(COUNT);
    const { holds, state } = await synced.mika.link(linkId, 'state holds { nodes { id } }');
    expect([state, holds.nodes]).toEqual(['HEALTHY', []]);
    const writes = service.log.filter(
      ({ method, path }) => method !== 'GET' && path.startsWith('/v0'),
    );
    expect(writes).toEqual([]);
  },
);
