import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage } from './pages.ts';

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

const MOST_STOPS = 120;

/** Presses Tab until an element with this name has the focus. @throws if none gets it */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate<string>(`(() => {
      const at = document.activeElement;
      const label = at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent;
      return label.replace(/\\s+/gu, ' ').trim();
    })()`);
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab never reaches ${name}.`);
};

it('goes from the first page to a saved setting by keyboard alone, at any width', async () => {
  for (const width of [1280, 390]) {
    const { page, faults } = await openPage(browser, addressOf(test), {
      viewport: { width, height: 844 },
    });
    await tabTo(page, 'Sign in');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sign-in*');
    await tabTo(page, 'Username or email address');
    await page.keyboard.type('mika');
    await tabTo(page, 'Password');
    await page.keyboard.type('a long password');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${addressOf(test)}/`);
    await page.goto(`${addressOf(test)}/settings/profile`);
    await tabTo(page, /^Bio/u);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`By keyboard at ${width}`);
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    await page.reload();
    expect(await page.getByLabel('Bio').inputValue()).toBe(`By keyboard at ${width}`);
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

it('makes one key of two quick presses of a button', async () => {
  const { page } = await openPage(browser, `${addressOf(test)}/sign-in`);
  await page.getByLabel('Username or email address').fill('mika');
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${addressOf(test)}/`);
  await page.goto(`${addressOf(test)}/settings/keys`);
  await page.getByLabel('Name').fill('once');
  await page.getByRole('button', { name: 'Create API key' }).dblclick();
  await page.getByText('is ready').waitFor();
  await page.reload();
  expect(await page.getByRole('link', { name: 'once', exact: true }).count()).toBe(1);
  await page.context().close();
});
