import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { OPERATOR, preferencesOf, type PreferenceChange } from '#slices/accounts/index.ts';
import type { Tx } from '#platform/database/index.ts';
import { changeSettings, undoSettings } from '#slices/compat/commands/change-settings.ts';
import { saveListOptions } from '#slices/compat/commands/save-list-options.ts';
import { recordPlay, type Writer } from '#slices/lists/index.ts';
import { changePreferences } from '#slices/profiles/index.ts';
import { askAniList } from '../anilist-client.ts';
import { beside, waitingForAny } from '../held-open.ts';
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

const anotherApp = (): Writer => ({
  userId,
  source: 'API',
  client: { kind: 'api-key', name: 'another' },
  batchId: test.app.ids.next(),
  at: test.app.clock.now(),
});

/** As the form of the settings does. */
const prefer = (change: PreferenceChange) => (tx: Tx) =>
  changePreferences(test.app, tx, { userId, change, visitor: OPERATOR });
const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  test.app.db.transaction().execute(work);

const undo = ({ batchId }: Writer): Promise<void> =>
  inTransaction((tx) => undoSettings(test.app, tx, { batchId, undoneIn: test.app.ids.next() }));

it('settings that two apps change at once are both kept', async () => {
  const { app } = test;
  const writer = anotherApp();
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

it('a preference that its owner changes while that of an app is undone stays as they changed it', async () => {
  const { app } = test;
  const writer = anotherApp();
  const change = prefer({ bio: 'by an app' });
  await inTransaction((tx) =>
    changeSettings(app, tx, writer, async () => {
      await change(tx);
    }),
  );
  await beside(test, prefer({ bio: 'by its owner' }), () => undo(writer));
  expect(await preferencesOf(app.db, userId)).toMatchObject({ bio: 'by its owner' });
});

it('a preference that its owner changes while an app changes settings is not undone with them', async () => {
  const { app } = test;
  const writer = anotherApp();
  const [changing, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changed = inTransaction((tx) =>
    changeSettings(app, tx, writer, async () => {
      await saveListOptions(app, tx, writer, {
        media: 'MANGA',
        options: { sectionOrder: ['Dropped'] },
      });
      changing.resolve();
      await goOn.promise;
    }),
  );
  await changing.promise;
  const preferred = inTransaction(prefer({ bio: 'of its owner' }));
  await expect.poll(() => waitingForAny(test)).toBe(1);
  goOn.resolve();
  await Promise.all([changed, preferred]);
  await undo(writer);
  expect(await preferencesOf(app.db, userId)).toMatchObject({ bio: 'of its owner' });
});
