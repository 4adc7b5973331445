import { expect } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { keepAccount } from '#slices/sync/link/connect.ts';
import { configuredService } from '#slices/sync/service/configured.ts';
import type { SecretMaker, SecretMakers } from '../secret-maker.ts';
import { startAnilist } from '../stand-ins/anilist/index.ts';
import { EMPTY } from '../stand-ins/anilist/state.ts';
import { settle, syncedPerson } from '../synced.ts';

const VISITOR = {
  actor: { kind: 'user' },
  address: '127.0.0.1',
  userAgent: '',
  requestId: 'r',
} as const;

/** Somebody whose list was synced, with a question, an entry whose title is not known, and a dry run. */
const sync: SecretMaker = async ({ test }) => {
  const { app } = test;
  const anilist = await startAnilist({ now: () => test.clock.now() });
  anilist.limits = { usual: { calls: 60_000, seconds: 60 }, burst: { calls: 60_000, seconds: 5 } };
  anilist.accounts.people.set('7', { id: '7', name: 'saki' });
  const saki = await syncedPerson(test, 'saki');
  const { accessToken: access } = anilist.accounts.grant('7', '12');
  const tokens = { access, refresh: null, endsAt: null };
  const configured = configuredService(app.settings, 'anilist')!;
  const account = { id: '7', name: 'saki' };
  const connected = {
    userId: saki.id,
    visitor: VISITOR,
    configured,
    account,
    tokens,
    address: anilist.url,
  };
  const { id } = await app.db.transaction().execute((tx) => keepAccount(app, tx, connected));
  const works = [...app.get(catalogue).all()].filter(({ externalIds }) =>
    externalIds.some(({ site }) => site === 'anilist'),
  );
  const remoteIds = works
    .slice(0, 2)
    .map(({ externalIds }) => externalIds.find(({ site }) => site === 'anilist')?.id ?? '');
  for (const workId of [...remoteIds, '999999999']) {
    anilist.lists.addWork({ id: workId, kind: 'anime', title: 'A title', total: 12 });
    anilist.lists.put(
      { accountId: '7', kind: 'anime', workId },
      { ...EMPTY, progress: 1 },
      test.clock.now(),
    );
  }
  const first = await saki.run(id);
  await saki.ask(`mutation { holdSyncRows(id: "${first.id}", numbers: [1], isHeld: true) { id } }`);
  await saki.confirm(first.id);
  await saki.work(id);
  const row = anilist.lists.rowOf('7', 'anime', remoteIds[1] ?? '');
  anilist.lists.rows.delete(row?.id ?? 0);
  await saki.run(id);
  await saki.run(id, true);
  await settle(test);
  await saki.link(
    id,
    `holds { nodes { id } } unmapped { nodes { remoteId } } audit { nodes { id } } runs { counts { held } rows(only: CHANGES) { nodes { number } } }`,
  );
  expect(anilist.log.length).toBeGreaterThan(0);
  anilist.close();
  return { access };
};

export const makers: SecretMakers = { sync };
