import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  await test.user('mika');
  await test.user('haru');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const WIDTHS = [1280, 390];

const open = (path: string, width = 1280) =>
  openPage(browser, `${addressOf(test)}${path}`, { viewport: { width, height: 844 } });

const signedIn = (path: string, width = 1280) =>
  openPageAs(browser, { test, name: 'mika', path }, { viewport: { width, height: 844 } });

const focused = (page: Page) =>
  page.evaluate<string>('`${document.activeElement.name}:${document.activeElement.value}`');

const field = (page: Page) => page.locator('main [name=q]');

/** The data of the search before anything is asked. */
const EMPTY_SEARCH = /\/search\/__data\.json(?!.*[?&]q=)/u;

/** Delays the data of navigations, as a slow connection would, until the returned function is called. */
const holdData = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/__data.json*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

describe('the way to the search', () => {
  it.each(WIDTHS)('“/” puts what is typed after it into the field, at %i px', async (width) => {
    const { page, faults } = await open('/schedule', width);
    const goOn = await holdData(page);
    await page.keyboard.type('/frie');
    goOn();
    await page.waitForURL('**/search?q=frie');
    await page.keyboard.type('ren');
    await page.waitForURL('**/search?q=frieren');
    expect(await focused(page)).toBe('q:frieren');
    await page.getByRole('link', { name: 'Sousou no Frieren' }).first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('of the header too, and Enter need not wait for it', async () => {
    const { page } = await open('/schedule');
    await page.getByRole('link', { name: 'Search anime and manga' }).click();
    await page.waitForURL('**/search');
    await expect.poll(() => focused(page)).toBe('q:');
    await page.goto(`${addressOf(test)}/schedule`);
    const goOn = await holdData(page);
    await page.keyboard.type('/frieren\n');
    goOn();
    await page.waitForURL('**/search?q=frieren');
    await expect.poll(() => field(page).inputValue()).toBe('frieren');
    await page.context().close();
  });

  it('searches once for what Enter sent, however late the empty search comes', async () => {
    const { page } = await open('/schedule');
    const gate = Promise.withResolvers<void>();
    await page.route(EMPTY_SEARCH, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.keyboard.type('/frieren\n');
    await page.waitForURL('**/search?q=frieren');
    await page.getByRole('link', { name: 'Sousou no Frieren' }).first().waitFor();
    gate.resolve();
    await page.locator('header form [name=q]').waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('frieren');
    expect(await focused(page)).toBe('q:frieren');
    await page.context().close();
  });

  it('leaves the focus where somebody has moved it meanwhile', async () => {
    const { page } = await open('/schedule');
    const [asked, gate, ended] = [1, 2, 3].map(() => Promise.withResolvers<void>());
    await page.route(EMPTY_SEARCH, async (route) => {
      asked?.resolve();
      await gate?.promise;
      await route.continue();
    });
    // A page need not read a response that it has no use for, so its request may never be finished.
    for (const end of ['response', 'requestfailed'] as const)
      page.on(end as 'response', (sent) => {
        if (EMPTY_SEARCH.test(sent.url())) ended?.resolve();
      });
    await page.keyboard.press('/');
    await asked?.promise;
    await page.keyboard.type('frieren\n');
    await page.waitForURL('**/search?q=frieren');
    await expect.poll(() => focused(page)).toBe('q:frieren');
    await page.locator('select[name=genre]').focus();
    gate?.resolve();
    await ended?.promise;
    // Two frames later the page has done whatever it does with the response.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
    expect(await focused(page)).toMatch(/^genre:/u);
    await page.context().close();
  });

  it('begins in the field without scripts, where nothing is asked yet', async () => {
    const { page } = await openPage(browser, `${addressOf(test)}/schedule`, {
      javaScriptEnabled: false,
    });
    await page.getByRole('link', { name: 'Search anime and manga' }).click();
    await page.waitForURL('**/search');
    expect(await page.locator('[name=q]:focus').count()).toBe(1);
    await page.goto(`${addressOf(test)}/search?type=manga`);
    expect(await page.locator('[name=q]:focus').count()).toBe(0);
    await page.context().close();
  });
});

it('leads signed-in people to every place on a phone', async () => {
  const { page, faults } = await signedIn('/', 390);
  for (const tab of ['Search', 'Schedule'])
    for (const [name, title] of [
      ['Seasons', / 20\d\d$/u],
      ['Anime', /anime/iu],
      ['Manga', /manga/iu],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main navigation' }).getByText(tab).click();
      const browse = page.getByRole('navigation', { name: 'Browse' });
      await browse.getByRole('link', { name }).click();
      await page.locator('main h1', { hasText: title }).waitFor();
      expect(await browse.locator('[aria-current]').innerText()).toBe(name);
    }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('says nothing of who is signed in without a connection', async () => {
  // At a width that shows the header and the tabs at the bottom.
  const { page } = await signedIn('/', 390);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.goto(`${addressOf(test)}/settings`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await page.getByText('Sign in').count()).toBe(0);
  await page.context().close();
});

it.each(WIDTHS)('asks below the title before it blocks, at %i px', async (width) => {
  const { page } = await signedIn('/user/haru', width);
  const title = page.locator('main header');
  const before = await title.boundingBox();
  await page.getByText('Block…').click();
  const confirm = page.getByRole('button', { name: 'Block' });
  await confirm.waitFor();
  expect(await title.boundingBox()).toEqual(before);
  const box = (await confirm.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  expect(box.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
  // Nothing covers it, and nothing is outside the window.
  await confirm.click({ trial: true });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  await page.context().close();
});
