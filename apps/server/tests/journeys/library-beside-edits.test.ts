import { afterAll, beforeAll, expect, it } from 'vitest';
import { runImport } from '#slices/listfiles/list-import/run.ts';
import { askShow } from '#slices/scrobble/library/ask-show.ts';
import { beside, besideEdit } from '../held-open.ts';
import { allow, ownerOf, startLibraryApp } from '../library-app.ts';
import { PLEX_PLAY, PLEX_SHELF } from '../library-shelf.ts';
import { PLEX_TOKEN, startPlex, type StandIn } from '../library-stand-in.ts';
import { listOf, lookUpNext, outcomes, send, settle } from '../media-server.ts';
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

it('a play that is looked up while its server tells of the show is tried again with that', async () => {
  const { app } = test;
  const owner = await ownerOf(test, 'watcher', 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  await send(test, { path: 'server_a', token: owner.token }, PLEX_PLAY);
  const show = { tokenId: owner.serverId, showKey: JSON.stringify(['c0ffee', '100']) };
  await beside(test, lookUpNext(test, owner.id), () => askShow.run(app, show));
  await settle(test);
  expect(await outcomes(test)).toEqual(['recorded']);
});
