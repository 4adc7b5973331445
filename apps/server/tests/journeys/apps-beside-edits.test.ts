import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { changeSettings } from '#slices/compat/commands/change-settings.ts';
import { saveListOptions } from '#slices/compat/commands/save-list-options.ts';
import { recordPlay } from '#slices/lists/index.ts';
import { askAniList } from '../anilist-client.ts';
import { beside } from '../held-open.ts';
import { listOf } from '../media-server.ts';
import { workOf } from '../show-owner.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const FRIEREN = { mal: 52991, title: '葬送のフリーレン' };

let test: TestApp;
let userId: string;
let bearer: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  ({ id: userId, bearer } = await test.user('mika'));
  const { key } = await test.app.db
    .transaction()
    .execute((tx) =>
      createKey(test.app, tx, { userId, name: 'Mihon', scopes: ['read:list', 'write:list'] }),
    );
  token = key;
});
afterAll(() => test.close());

it('a title that an app adds while its first episode is recorded is not planned again', async () => {
  const { app, url } = test;
  const play = {
    userId,
    media: 'ANIME',
    workId: workOf(test, FRIEREN.title),
    unit: 1,
    source: 'PLEX',
    client: { kind: 'media-server', name: null },
    at: app.clock.now(),
  } as const;
  const add = () =>
    fetch(`${url}/api/v1/media/anime/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ source: 'mal', media_id: String(FRIEREN.mal), notes: 'at last' }),
    });
  const { status } = await beside(test, (tx) => recordPlay(app, tx, play), add);
  expect(status).toBe(201);
  expect(await listOf(test, bearer)).toMatchObject([{ status: 'CURRENT', progress: 1 }]);
});

it('settings that two apps change at once are both kept', async () => {
  const { app } = test;
  const client = { kind: 'api-key', name: 'another' } as const;
  const [batchId, at] = [app.ids.next(), app.clock.now()];
  const writer = { userId, source: 'API', client, batchId, at } as const;
  const options = { sectionOrder: ['Dropped'] };
  const field =
    '{ id mediaListOptions { animeList { sectionOrder splitCompletedSectionByFormat } } }';
  const { data } = await beside(
    test,
    (tx) =>
      changeSettings(app, tx, writer, () =>
        saveListOptions(app, tx, writer, { media: 'ANIME', options }),
      ),
    () =>
      askAniList(
        test,
        `mutation { UpdateUser(animeListOptions: { splitCompletedSectionByFormat: true }) ${field} }`,
        { token },
      ),
  );
  expect(data.UpdateUser.mediaListOptions.animeList).toEqual({
    sectionOrder: ['Dropped'],
    splitCompletedSectionByFormat: true,
  });
});
