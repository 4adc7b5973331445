import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-01-15T12:00:00Z' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** A page with its errors and every address that it requested. */
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
    await page.getByText('Sousou no Frieren 2nd Season').first().waitFor();
    expect(await page.title()).toContain('Tsuzuki');
    expect(faults).toEqual([]);
    expect([...origins]).toEqual([test.url]);
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
});

describe('the search page', () => {
  it('finds as you type, by keyboard alone, and keeps its address', async () => {
    const { page, faults } = await open('/');
    await page.keyboard.press('/');
    await page.keyboard.type('鬼滅の刃');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=*');
    await page.getByText('Kimetsu no Yaiba').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('frieren');
    await page.getByRole('link', { name: 'Sousou no Frieren' }).first().waitFor();
    await page.waitForURL('**/search?q=frieren');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('filters what it found, with a choice that counts at once', async () => {
    const { page, faults } = await open('/search?q=kimetsu');
    await page.getByLabel('Format').selectOption('MOVIE');
    await page.waitForURL('**/search?q=kimetsu&format=MOVIE');
    await page.getByText('Mugen Ressha').first().waitFor();
    expect(await page.getByText('TV · ').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('leads back from choice to choice, with the words of each', async () => {
    const { page, faults } = await open('/');
    await page.goto(`${test.url}/search?q=kimetsu`);
    const words = page.getByRole('searchbox');
    const format = page.getByLabel('Format');
    await format.selectOption('MOVIE');
    await page.waitForURL('**/search?q=kimetsu&format=MOVIE');
    await page.getByLabel('Year').selectOption('2020');
    await page.waitForURL('**/search?q=kimetsu&format=MOVIE&year=2020');
    await words.fill('kimetsu no');
    await page.waitForURL('**/search?q=kimetsu+no&format=MOVIE&year=2020');
    await page.goBack();
    await page.waitForURL('**/search?q=kimetsu&format=MOVIE');
    await expect.poll(() => words.inputValue()).toBe('kimetsu');
    expect([await format.inputValue(), await page.getByLabel('Year').inputValue()]).toEqual([
      'MOVIE',
      '',
    ]);
    await page.goBack();
    await page.waitForURL('**/search?q=kimetsu');
    await expect.poll(() => format.inputValue()).toBe('');
    await page.goBack();
    await page.waitForURL(`${test.url}/`);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('asks for a service and a region, which the address keeps', async () => {
    const { page, faults } = await open('/search');
    const service = page.getByLabel('Available on');
    const region = page.getByLabel('Region');
    const count = async (): Promise<number> =>
      Number(
        /[\d,]+/u.exec(await page.locator('#results-heading').innerText())?.[0].replace(',', ''),
      );
    const names = await service.locator('option').allInnerTexts();
    expect(names.filter((name) => /bilibili/iu.test(name))).toEqual(['Bilibili']);
    expect(new Set(names).size).toBe(names.length);
    expect(names.slice(0, 3)).toEqual(['Any', 'U-NEXT', 'd Anime Store']);
    await service.selectOption('Bilibili');
    await page.waitForURL('**/search?service=bilibili&region=any');
    const everywhere = await count();
    await region.selectOption('Taiwan');
    await page.waitForURL('**/search?service=bilibili&region=TW');
    await page
      .locator('#results-heading', { hasNotText: everywhere.toLocaleString('en') })
      .waitFor();
    expect(await count()).toBeLessThan(everywhere);
    expect(await service.locator('option', { hasText: 'ABEMA' }).count()).toBe(0);
    await service.selectOption('Any');
    await page.waitForURL('**/search?region=TW');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('asks for the visitor’s own region where an address names none, without scripts too', async () => {
    const page = openPlain({ cookie: 'region=CN' });
    await page.goto(`${test.url}/search?service=bilibili_tw`);
    expect(await page.getByLabel('Available on').inputValue()).toBe('bilibili');
    expect(await page.getByLabel('Region').inputValue()).toBe('CN');
    await page.locator('summary', { hasText: /^\s*Filters/u }).click();
    await page.getByLabel('Region').selectOption('Any region');
    await page.getByRole('button', { name: 'Show results' }).click();
    expect(new URL(page.url()).searchParams.get('region')).toBe('any');
    expect(await page.getByLabel('Region').inputValue()).toBe('any');
  });

  it('keeps the filters open, and the cursor where it is, from choice to choice on a phone', async () => {
    const { page } = await open('/', { viewport: { width: 390, height: 844 } });
    await page.context().addCookies([{ name: 'region', value: 'CN', url: test.url }]);
    await page.goto(`${test.url}/search?genre=Fantasy`);
    const service = page.getByLabel('Available on');
    expect(await service.isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'Filters (1)' }).click();
    await service.focus();
    await service.selectOption('Bilibili');
    await page.waitForURL('**/search?genre=Fantasy&service=bilibili&region=CN');
    await page.locator('summary', { hasText: 'Fantasy · Bilibili · China' }).waitFor();
    expect(await page.getByLabel('Region').inputValue()).toBe('CN');
    expect(await page.locator('select:focus').getAttribute('name')).toBe('service');
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await page.waitForURL(`${test.url}/search`);
    await expect.poll(() => service.inputValue()).toBe('');
    expect(await page.getByLabel('Region').inputValue()).toBe('');
    await page.close();
  });

  it('works without JavaScript, from the field to the work', async () => {
    const page = openPlain();
    await page.goto(test.url);
    await page.getByLabel('Find anime and manga').fill('sousou no frieren');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Sousou no Frieren' }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sousou no Frieren');
    expect(await page.getByRole('region', { name: 'Where to watch' }).innerText()).toContain(
      'Netflix',
    );
  });

  it('leads old addresses of a search here', async () => {
    const { status, headers } = await fetch(`${test.url}/?q=frieren`, { redirect: 'manual' });
    expect({ status, location: headers.get('location') }).toEqual({
      status: 308,
      location: '/search?q=frieren',
    });
  });
});

describe('what is not there', () => {
  it.each([
    '/nowhere',
    '/anime/8f8ef296-0000-5f74-8819-e88974765be3',
    '/anime/%3Cscript%3E',
    '/manga/8f8ef296-fd54-5f74-8819-e88974765be3',
    '/seasons/2026/autumn',
    '/seasons/26/fall',
    '/schedule?week=tomorrow',
    '/legal/secrets',
  ])('answers %s with a page that helps', async (path) => {
    const response = await fetch(`${test.url}${path}`);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('Search for a title instead');
    expect(text).not.toContain('<script>alert');
  });
});
