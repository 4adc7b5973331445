import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import { runImport } from '#slices/listfiles/list-import/run.ts';
import { tryShareWords } from '#slices/scrobble/corrections/lock-words.ts';
import { claimDelivery } from '#slices/scrobble/inbox/claim.ts';
import { processDelivery } from '#slices/scrobble/inbox/process.ts';
import { askShow } from '#slices/scrobble/library/ask-show.ts';
import { beside, besideEdit } from '../held-open.ts';
import { allow, ownerOf, startLibraryApp } from '../library-app.ts';
import { PLEX_SHELF } from '../library-shelf.ts';
import { PLEX_TOKEN, startPlex, type StandIn } from '../library-stand-in.ts';
import { listOf, outcomes, send, settle } from '../media-server.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let plex: StandIn;

beforeAll(async () => {
  [test, plex] = await Promise.all([startLibraryApp({}, ['web']), startPlex(PLEX_SHELF)]);
});
afterAll(async () => {
  plex.close();
  await test.close();
});

it('a library takes nothing back that is recorded while it is imported', async () => {
  const { id: userId, bearer, browser, serverId } = await ownerOf(test, 'editor', 'server_a');
  await allow({ browser, serverId }, plex.url, PLEX_TOKEN);
  const { body } = await browser.post('/account/list-imports/media-server', { serverId });
  const path = `/account/list-imports/${body.id}`;
  const [{ work }] = (await browser.get(path)).body.rows;
  await browser.post(`${path}/start`, { policy: 'file-wins' });
  await besideEdit(test, { userId, animeId: work.id, progress: 9 }, () =>
    runImport(test.app, body.id),
  );
  expect((await browser.get(path)).body.import.state).toBe('FINISHED');
  const entries = await listOf(test, bearer);
  expect(entries.map(({ progress }) => progress)).toContain(9);
});

/** An episode of a show that its server knows, and by whose ids nobody does. */
const PLAY = {
  multipart: {
    payload: {
      event: 'media.scrobble',
      user: true,
      Server: { uuid: 'c0ffee' },
      Account: { id: 1, title: 'mika' },
      Metadata: {
        type: 'episode',
        ratingKey: '102',
        grandparentRatingKey: '100',
        grandparentTitle: 'SPY x FAMILY',
        title: 'Mission 2',
        parentIndex: 1,
        index: 2,
        Guid: [{ id: 'tvdb://8888102' }],
      },
    },
  },
};

it('a play that is looked up while its server tells of the show is tried again with that', async () => {
  const { app } = test;
  const owner = await ownerOf(test, 'watcher', 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  await send(test, { path: 'server_a', token: owner.token }, PLAY);
  const lookUp = async (tx: Tx) => {
    const delivery = await claimDelivery(app, tx);
    expect(await tryShareWords(tx, owner.id)).toBe(true);
    await processDelivery(app, tx, delivery!);
  };
  const show = { tokenId: owner.serverId, showKey: JSON.stringify(['c0ffee', '100']) };
  await beside(test, lookUp, () => askShow.run(app, show));
  await settle(test);
  expect(await outcomes(test)).toEqual(['recorded']);
});
