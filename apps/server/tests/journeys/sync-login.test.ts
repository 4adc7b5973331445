import { afterAll, beforeAll, expect, it } from 'vitest';
import { warnOfLoginEnds } from '#slices/sync/link/warn.ts';
import { type Browser, signedInBrowser } from '../browser.ts';
import { beginLogin, comeBack as comeBackTo } from '../service-login.ts';
import { startAnilist } from '../stand-ins/anilist/index.ts';
import { startKitsu } from '../stand-ins/kitsu/index.ts';
import { startMal } from '../stand-ins/mal/index.ts';
import { startMangaupdates } from '../stand-ins/mangaupdates/index.ts';
import { pass, syncedPerson, type SyncedPerson } from '../synced.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const NOW = '2026-10-01T12:00:00Z';
const HOME = 'http://127.0.0.1:4000';
const DAY = 86_400;
/** The job that sends a mail. */
const MAIL = 'platform.send-mail';

const now = { at: () => new Date(NOW) };
const options = { now: () => now.at() };
const [anilist, mal, kitsu, mangaupdates] = await Promise.all([
  startAnilist(options),
  startMal(options),
  startKitsu(options),
  startMangaupdates(options),
]);
const services = [anilist, mal, kitsu, mangaupdates];

let test: TestApp;
let mika: SyncedPerson;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({
    roles: ['web'],
    now: NOW,
    settings: {
      BASE_URL: HOME,
      SYNC_CALLS_PER_MINUTE: '600000',
      SYNC_ANILIST_URL: anilist.url,
      SYNC_ANILIST_AUTHORIZE_URL: `${anilist.url}/api/v2/oauth/authorize`,
      SYNC_ANILIST_TOKEN_URL: `${anilist.url}/api/v2/oauth/token`,
      SYNC_ANILIST_CLIENT_ID: '12',
      SYNC_ANILIST_CLIENT_SECRET: 'quiet',
      SYNC_MAL_URL: `${mal.url}/v2`,
      SYNC_MAL_AUTHORIZE_URL: `${mal.url}/v1/oauth2/authorize`,
      SYNC_MAL_TOKEN_URL: `${mal.url}/v1/oauth2/token`,
      SYNC_MAL_CLIENT_ID: '34',
      SYNC_KITSU_URL: `${kitsu.url}/api/edge`,
      SYNC_KITSU_TOKEN_URL: `${kitsu.url}/api/oauth/token`,
      SYNC_MANGAUPDATES_URL: `${mangaupdates.url}/v1`,
    },
  });
  now.at = () => test.clock.now();
  const redirectUri = `${HOME}/sync/callback`;
  anilist.accounts.clients.set('12', { id: '12', secret: 'quiet', redirectUri });
  mal.accounts.clients.set('34', { id: '34', redirectUri });
  for (const { accounts } of services)
    accounts.people.set('7', { id: '7', name: 'mika', password: 'calm' });
  mika = await syncedPerson(test, 'mika');
  browser = await signedInBrowser(test, 'mika');
});
afterAll(async () => {
  await test.close();
  for (const service of services) service.close();
});

const begin = (service: string, as: string) => beginLogin(browser, service, as);
const comeBack = (back: URL, cookie: string) => comeBackTo(test, back, cookie);

it('links an account by the page of its service, with the method of proof that it knows', async () => {
  const ofMal = await begin('mal', '7');
  expect(ofMal.location.searchParams.get('code_challenge_method')).toBe('plain');
  const { linked = '' } = await comeBack(ofMal.back, `${browser.cookie()}; ${ofMal.cookie}`);
  const fields = 'service accountName state loginEndsAt';
  expect(await mika.link(linked, fields)).toEqual({
    service: 'MAL',
    accountName: 'mika',
    state: 'HEALTHY',
    loginEndsAt: null,
  });
  const ofAnilist = await begin('anilist', '7');
  expect(ofAnilist.location.searchParams.has('code_challenge')).toBe(false);
  const second = await comeBack(ofAnilist.back, `${browser.cookie()}; ${ofAnilist.cookie}`);
  expect(await mika.link(second['linked'] ?? '', fields)).toMatchObject({
    service: 'ANILIST',
    loginEndsAt: '2027-10-01T12:00:00.000Z',
  });
});

it('accepts nothing that does not belong to the login that this browser began', async () => {
  const { back, cookie } = await begin('mal', '7');
  const session = browser.cookie() ?? '';
  const wrongState = new URL(back);
  wrongState.searchParams.set('state', 'another');
  expect(await comeBack(wrongState, `${session}; ${cookie}`)).toMatchObject({
    fault: 'SYNC_LOGIN_REFUSED',
  });
  expect(await comeBack(back, session)).toEqual({ fault: 'SYNC_LOGIN_LOST' });
  expect(await comeBack(back, cookie)).toMatchObject({ fault: 'SYNC_LOGIN_LOST' });
  await test.user('stranger');
  const stranger = await signedInBrowser(test, 'stranger');
  expect(await comeBack(back, `${stranger.cookie()}; ${cookie}`)).toMatchObject({
    fault: 'SYNC_LOGIN_LOST',
  });
  const refused = await begin('mal', 'nobody');
  expect(await comeBack(refused.back, `${session}; ${refused.cookie}`)).toMatchObject({
    fault: 'SYNC_LOGIN_REFUSED',
  });
  pass(test, 601);
  expect(await comeBack(back, `${session}; ${cookie}`)).toMatchObject({ fault: 'SYNC_LOGIN_LOST' });
  const unknown = await browser.post('/account/sync/shikimori/login');
  expect(unknown.body.reason).toBe('SYNC_SERVICE_NOT_OFFERED');
});

it('links accounts by a name and a password, which it does not keep', async () => {
  const wrong = await mika.answered(
    'mutation { connectSync(input: { service: KITSU, userName: "mika", password: "wrong" }) { id } }',
  );
  expect(wrong.errors?.[0]?.extensions.reason).toBe('SYNC_LOGIN_REFUSED');
  const id = await mika.connect({ service: 'KITSU', userName: 'mika', password: 'calm' });
  expect(await mika.link(id, 'accountName service')).toEqual({
    accountName: 'mika',
    service: 'KITSU',
  });
  const session = await mika.connect({
    service: 'MANGAUPDATES',
    userName: 'mika',
    password: 'calm',
  });
  expect(await mika.link(session, 'accountName fields')).toEqual({
    accountName: 'mika',
    fields: ['STATUS', 'PROGRESS', 'VOLUMES'],
  });
  const { rows } = await test.app.database.pool.query(`select link::text as row from sync.link`);
  expect(rows.filter(({ row }: { row: string }) => row.includes('calm'))).toEqual([]);
});

it('warns 30 and 7 days before a login ends, once each', async () => {
  test.clock.set(new Date('2027-09-02T12:00:00Z'));
  expect(await warnOfLoginEnds(test.app)).toBe(1);
  expect(await warnOfLoginEnds(test.app)).toBe(0);
  pass(test, 23 * DAY);
  expect(await warnOfLoginEnds(test.app)).toBe(1);
  const { rows } = await test.app.database.pool.query(
    `select (select count(*)::int from pgboss.job where name = $1) as mails,
       (select count(*)::int from profiles.notice where kind = 'SYNC_LOGIN_ENDED') as notices`,
    [MAIL],
  );
  expect(rows).toEqual([{ mails: 2, notices: 1 }]);
});
