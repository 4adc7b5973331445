import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { webAddresses } from '../web-routes.ts';
import { foreignTexts } from './foreign-texts.ts';
import { addressOf, enter, openPage } from './pages.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  await test.user('mika');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const lookAt = async (page: Page, paths: readonly string[]): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(`${addressOf(test)}${path}`);
    const foreign = await foreignTexts(page);
    if (foreign.length > 0) found[path] = foreign;
  }
  return found;
};

const japanese = async (): Promise<Page> => {
  const { page } = await openPage(browser, `${addressOf(test)}/?lang=ja`);
  return page;
};

it('shows strangers no English where there is Japanese', { timeout: 300_000 }, async () => {
  const page = await japanese();
  const { data } = await test.ask('{ browseManga(first: 1) { nodes { id } } }');
  const paths = [
    '/',
    '/search?q=frieren',
    '/search?type=manga',
    '/search?q=zzzzqqqq',
    '/anime?genre=Action',
    '/manga',
    '/schedule',
    '/seasons/2026/winter',
    `/anime/${FRIEREN}`,
    `/manga/${data.browseManga.nodes[0].id}`,
    '/about',
    '/preferences',
    '/adapters',
    '/adapters/new',
    '/adapters/netflix',
    '/mapping',
    '/mapping?kind=TMDB&level=SHOW&id=209867&season=1&number=1',
    '/extension',
    '/pricing',
    '/legal/privacy',
    '/legal/terms',
    '/legal/imprint',
    '/offline',
    '/nowhere',
    ...webAddresses().filter((path) =>
      /^\/(?:sign-in|sign-up|forgot|reset|verify|confirm-email|check-your|account-deleted)/u.test(
        path,
      ),
    ),
  ];
  expect(await lookAt(page, paths)).toEqual({});
  await page.context().close();
});

it('shows administrators none', { timeout: 300_000 }, async () => {
  const { id } = await test.user('kanri');
  await test.app.database.pool.query(`update accounts."user" set role = 'admin' where id = $1`, [
    id,
  ]);
  const page = await japanese();
  await enter(page.context(), test, 'kanri');
  const admin = webAddresses().filter((path) => path.startsWith('/admin'));
  expect(admin.length).toBeGreaterThan(2);
  expect(await lookAt(page, [...admin, '/admin/people?query=zzzz', '/legal/privacy'])).toEqual({});
  await page.context().close();
});

it('shows users none in their settings', { timeout: 300_000 }, async () => {
  const page = await japanese();
  await page.goto(`${addressOf(test)}/sign-in`);
  await page.getByLabel('ユーザー名またはメールアドレス').fill('mika');
  await page.getByLabel('パスワード').fill('a long password');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL(`${addressOf(test)}/`);
  const settings = webAddresses().filter(
    (path) => path.startsWith('/settings') && !/\/(?:x|export)(?:\/|$)/u.test(path),
  );
  expect(await lookAt(page, [...settings, '/user/mika', `/anime/${FRIEREN}`])).toEqual({});
  await page.context().close();
});
