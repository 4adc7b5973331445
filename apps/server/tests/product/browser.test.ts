import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', now: '2026-01-15T12:00:00Z' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** A page with what went wrong on it and every address it asked. */
const open = async (
  path: string,
  options: Parameters<Browser['newPage']>[0] = {},
): Promise<{ page: Page; faults: string[]; origins: Set<string> }> => {
  const page = await browser.newPage({ timezoneId: 'Europe/Berlin', locale: 'en-GB', ...options });
  const faults: string[] = [];
  const origins = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${test.url}${path}`);
  return { page, faults, origins };
};

describe('the home page', () => {
  it('shows the season of the real catalogue, and asks nobody but its own server', async () => {
    const { page, faults, origins } = await open('/');
    await page.getByText('葬送のフリーレン(第2期)').first().waitFor();
    expect(await page.title()).toContain('Tsuzuki');
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
    expect([...origins]).toEqual([test.url]);
    await page.close();
  });

  it('finds as you type, by keyboard alone', async () => {
    const { page, faults } = await open('/');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('/');
    await page.keyboard.type('鬼滅の刃');
    await page.getByText('Demon Slayer: Kimetsu no Yaiba').first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('searches without JavaScript', async () => {
    const { page } = await open('/?q=sousou%20no%20frieren', { javaScriptEnabled: false });
    expect(await page.getByText('Sousou no Frieren').count()).toBeGreaterThan(0);
    await page.close();
  });

  it.each([360, 1440])('fits a window of %i pixels', async (width) => {
    const { page } = await open('/', { viewport: { width, height: 900 } });
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow).toBe(0);
    await page.close();
  });

  it('says what it does not know', async () => {
    const response = await fetch(`${test.url}/?season=AUTUMN&year=2026`);
    expect(response.status).toBe(404);
    expect(await (await fetch(`${test.url}/nowhere`)).text()).toContain('Tsuzuki');
  });
});
