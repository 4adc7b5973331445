import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Anime, catalogue } from '#slices/catalog/index.ts';
import { workOnRuns } from '#slices/sync/run/worker.ts';
import { signedInBrowser } from '../browser.ts';
import { openPlain } from '../plain/open.ts';
import type { PlainPage } from '../plain/page.ts';
import { type AnilistStandIn, startAnilist } from '../stand-ins/anilist/index.ts';
import { EMPTY } from '../stand-ins/anilist/state.ts';
import { settle, syncedPerson, type SyncedPerson } from '../synced.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf } from './pages.ts';

let test: TestApp;
let anilist: AnilistStandIn;
let mika: SyncedPerson;
let page: PlainPage;
let works: Anime[];

const idAt = (work: Anime): string =>
  work.externalIds.find(({ site }) => site === 'anilist')?.id ?? '';

const put = (workId: string, fields: object): void => {
  const before = anilist.lists.rowOf('7', 'anime', workId)?.fields ?? EMPTY;
  const target = { accountId: '7', kind: 'anime' as const, workId };
  anilist.lists.put(target, { ...before, ...fields }, test.clock.now());
};

beforeAll(async () => {
  const started: { test?: TestApp } = {};
  anilist = await startAnilist({ now: () => started.test?.clock.now() ?? new Date() });
  anilist.limits = { usual: { calls: 60_000, seconds: 60 }, burst: { calls: 60_000, seconds: 5 } };
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    settings: {
      SYNC_ANILIST_URL: anilist.url,
      SYNC_ANILIST_AUTHORIZE_URL: `${anilist.url}/api/v2/oauth/authorize`,
      SYNC_ANILIST_TOKEN_URL: `${anilist.url}/api/v2/oauth/token`,
      SYNC_ANILIST_CLIENT_ID: '12',
      SYNC_MANGAUPDATES_URL: 'http://127.0.0.1:9/v1',
    },
  });
  started.test = test;
  anilist.accounts.people.set('7', { id: '7', name: 'mika at AniList' });
  mika = await syncedPerson(test, 'mika');
  works = [...test.app.get(catalogue).all()]
    .filter((work) => !work.isAdult && idAt(work) !== '' && (work.episodeCount ?? 0) > 6)
    .slice(0, 3);
  for (const work of works)
    anilist.lists.addWork({
      id: idAt(work),
      kind: 'anime',
      title: work.titleNative,
      total: work.episodeCount,
    });
  anilist.lists.addWork({ id: '9999999', kind: 'anime', title: 'A show from a dream', total: 3 });
  page = openPlain({ cookie: (await signedInBrowser(test, 'mika')).cookie() });
});
afterAll(async () => {
  await test.close();
  anilist.close();
});

const open = (path: string) => page.goto(`${addressOf(test)}/settings/sync${path}`);
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const text = () => page.getByRole('main').innerText();

it('shows what can be connected, and what a plan changes, before anything is written', async () => {
  await open('');
  expect(await text()).toContain('You have not connected an account yet.');
  expect(await text()).toContain('Not offered by this server: MyAnimeList, Simkl, Shikimori');
  await page.getByText('AniList', { exact: true }).click();
  expect(await page.getByRole('button', { name: 'Connect AniList' }).count()).toBe(1);
  expect(await text()).toContain('You sign in there, and allow access.');
  put(idAt(works[0] as Anime), { status: 'CURRENT', progress: 4 });
  put(idAt(works[1] as Anime), { status: 'COMPLETED', progress: 6, scoreRaw: 80 });
  put('9999999', { status: 'COMPLETED', progress: 3 });
  const token = anilist.accounts.grant('7', '12').accessToken;
  const id = await mika.connect({ service: 'ANILIST', token });
  await open('');
  expect(await text()).toContain('Waiting for you to confirm the first plan');
  await page.getByRole('link', { name: 'AniList' }).click();
  await press('Make the first plan');
  expect(await text()).toContain('Reading the list there');
  await workOnRuns(test.app);
  await open(`/${id}`);
  expect(await text()).toContain('Here: 2 added');
  await page.getByRole('link', { name: 'Open the plan' }).click();
  const rows = await page.getByRole('row').allInnerTexts();
  expect(rows.filter((row) => row.includes('is added'))).toHaveLength(2);
  expect(rows.join('\n')).toContain('Score: 80');
});

it('leaves out what is held back, and writes the rest when it is confirmed', async () => {
  await page
    .getByRole('button', { name: /^Hold back/u })
    .first()
    .click();
  expect(await page.getByRole('button', { name: /^Accept/u }).count()).toBe(1);
  await press(/^Write 1 change here/u);
  await settle(test);
  await page.goto(page.url());
  expect(await text()).toContain('Written');
  await page.getByLabel('Show').selectOption('Unknown titles');
  await press('Filter');
  expect(await text()).toContain('A show from a dream');
});

it('lets unknown titles be chosen, and tells what was written', async () => {
  const { id } = (await mika.ask('{ viewer { syncConnections { id } } }')).viewer
    .syncConnections[0];
  await open(`/${id}/unmapped`);
  expect(await text()).toContain('A show from a dream');
  await press(/^Always skip/u);
  expect(await text()).toContain('Every title was found.');
  await open(`/${id}/history`);
  expect(await page.getByRole('row').count()).toBe(2);
  await open(`/${id}/questions`);
  expect(await text()).toContain('No questions.');
});

it('connects an account by the page of its service, and says why it could not', async () => {
  await open('');
  await page.getByText('AniList', { exact: true }).last().click();
  await press('Connect AniList');
  const href = await page
    .getByRole('link', { name: 'Continue at the service' })
    .getAttribute('href');
  const redirectUri = new URL(href ?? '').searchParams.get('redirect_uri') ?? '';
  anilist.accounts.clients.set('12', { id: '12', redirectUri });
  /** Where the service sends somebody back to, who lets us in or does not. */
  const backFrom = async (as: string): Promise<string> => {
    const { headers } = await fetch(`${href}&as=${as}`, { redirect: 'manual' });
    const { pathname, search } = new URL(headers.get('location') ?? '');
    return addressOf(test) + pathname + search;
  };
  await page.goto(await backFrom('7'));
  expect(await text()).toContain('AniList is connected.');
  await page.goto(await backFrom('nobody'));
  expect(await page.getByRole('alert').innerText()).toMatch(/^[^_]+$/u);
});

it('says that a service cannot be reached, and keeps what was typed', async () => {
  await open('');
  await page.getByText('MangaUpdates', { exact: true }).last().click();
  await page.getByLabel('User name there').nth(1).fill('mika');
  await page.getByLabel('Password there').nth(1).fill('a long password');
  await press('Connect MangaUpdates');
  expect(await text()).toContain('MangaUpdates can’t be reached at the moment. Try again later.');
  expect(page.faults.splice(0)).toEqual(['The server answered 503']);
});

it('changes what is synced, pauses, undoes and disconnects', async () => {
  const { id } = (await mika.ask('{ viewer { syncConnections { id } } }')).viewer
    .syncConnections[0];
  await open(`/${id}`);
  await page.getByLabel('Direction').selectOption('Only from AniList to here');
  await press('Save');
  expect(await mika.link(id, 'direction')).toEqual({ direction: 'PULL' });
  await press('Pause');
  expect(await text()).toContain('Paused');
  await press('Resume');
  await page.getByRole('link', { name: /^First run/u }).click();
  await page.getByText('Undo this run…').click();
  await press('Undo this run');
  expect(await text()).toContain('This run was undone.');
  await open(`/${id}`);
  await page.getByText('Disconnect…').click();
  await press('Disconnect');
  expect(await text()).toContain('You have not connected an account yet.');
  expect(page.faults).toEqual([]);
});
