import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerOfVisitor } from '#slices/access/index.ts';
import { openBrowser, signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => test.close());

const callerWith = (cookie: string | undefined) =>
  callerOfVisitor(test.app, { headers: cookie === undefined ? {} : { cookie } });

const ANYBODY = { userId: null, tier: 'anonymous', canSeeAdult: false };

it('our own pages read as whoever is signed in, with the tier of the account', async () => {
  const { id } = await test.user('mika');
  const browser = await signedInBrowser(test, 'mika');
  expect(await callerWith(browser.cookie())).toMatchObject({
    userId: id,
    username: 'mika',
    tier: 'free',
    canSeeAdult: false,
  });
});

it('without a session in force they read as anybody', async () => {
  await test.user('yuki');
  const browser = await signedInBrowser(test, 'yuki');
  const cookie = browser.cookie();
  await browser.post('/auth/sign-out');
  for (const each of [undefined, '__Host-sid=nonsense', cookie]) {
    expect(await callerWith(each)).toMatchObject(ANYBODY);
  }
});

it('an account that is to be deleted reads as anybody', async () => {
  await test.user('rin');
  await (await signedInBrowser(test, 'rin')).post('/auth/delete-account');
  const again = await signedInBrowser(test, 'rin');
  expect(await callerWith(again.cookie())).toMatchObject(ANYBODY);
});

it('pages greet the visitor by name, and are then for no shared cache', async () => {
  await test.user('sora');
  const page = await (await signedInBrowser(test, 'sora')).get('/pricing');
  expect(page.body).toContain('sora');
  expect(page.headers.get('cache-control')).toBe('private, no-cache');
  expect((await openBrowser(test).get('/pricing')).body).not.toContain('sora');
});

it('the API reads no cookie', async () => {
  await test.user('kei');
  const browser = await signedInBrowser(test, 'kei');
  const { body } = await browser.post('/graphql', { query: '{ viewer { username } }' });
  expect(body.data?.viewer ?? null).toBeNull();
});
