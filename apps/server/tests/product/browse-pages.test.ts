import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { openPlain } from '../plain/open.ts';
import { showAdult } from '../show-adult.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** The heading of a page of works that a filter finds. */
const headingOf = async (filter: string, field = 'browseAnime'): Promise<string> => {
  const { data } = await test.ask(`{ ${field}(first: 0, filter: ${filter}) { totalCount } }`);
  expect(data[field].totalCount).toBeGreaterThan(5);
  return `${data[field].totalCount.toLocaleString('en')} results`;
};
const headingFor = (genres: string): Promise<string> => headingOf(`{ genres: ${genres} }`);

it('anime are browsed by what they have and have not, without scripts', async () => {
  const page = openPlain();
  await page.goto(`${addressOf(test)}/anime`);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByText('Genres').click();
  await page.getByRole('checkbox', { name: 'Include Action', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Exclude Comedy', exact: true }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  expect(new URL(page.url()).searchParams.getAll('genre')).toEqual(['Action']);
  const wanted = await headingFor('{ in: ["Action"], not: ["Comedy"] }');
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(wanted);
});

it('a choice counts at once with scripts, and fits a phone', async () => {
  const { page, faults } = await openPage(browser, `${addressOf(test)}/anime?genre=Action`, {
    viewport: { width: 390, height: 844 },
  });
  await page.getByText('Filters (1)').click();
  await page.getByText('Genres (1)').click();
  await page.getByRole('checkbox', { name: 'Exclude Action', exact: true }).click();
  await page.waitForURL('**/anime?no-genre=Action');
  const wanted = await headingFor('{ not: ["Action"] }');
  await page.getByText(wanted).waitFor();
  await page.getByText('More filters').click();
  await page.getByLabel('Episodes: From').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(faults).toEqual([]);
  await page.context().close();
});

it.each(['/anime', '/search'])(
  'filters of %s stand side by side in a wide window',
  async (path) => {
    const viewport = { width: 1280, height: 900 };
    const { page } = await openPage(browser, `${addressOf(test)}${path}`, { viewport });
    const boxOf = (name: string) => page.getByLabel(name, { exact: true }).boundingBox();
    const [status, year] = [await boxOf('Status'), await boxOf('Year')];
    expect(year?.y).toBe(status?.y);
    expect(year?.x).toBeGreaterThan(status?.x ?? NaN);
    await page.context().close();
  },
);

it('cards stay as they came with the page until others are found, and come back with it', async () => {
  const { page, faults } = await openPage(browser, undefined);
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('#results-heading ~ * .title').textContent = 'As it came';
  })`);
  await page.goto(`${addressOf(test)}/anime?genre=Action`, { waitUntil: 'networkidle' });
  const titles = page.locator('#results-heading ~ * .work .title');
  const [first, ...others] = await titles.allTextContents();
  expect(first).toBe('As it came');
  await page.getByText('Genres (1)').click();
  await page.getByRole('checkbox', { name: 'Exclude Action', exact: true }).click();
  await page.getByText(await headingFor('{ not: ["Action"] }')).waitFor();
  expect((await titles.allTextContents()).slice(1)).not.toEqual(others);
  await page.goBack();
  await page.getByText(await headingFor('{ in: ["Action"] }')).waitFor();
  const again = await titles.allTextContents();
  expect(again).toEqual([expect.not.stringMatching('As it came'), ...others]);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('a field that is used before the scripts of the filters are there stays, with its focus', async () => {
  const { page, faults } = await openPage(browser, undefined);
  await page.goto(`${addressOf(test)}/anime`, { waitUntil: 'networkidle' });
  const held = Promise.withResolvers<undefined>();
  await page.route('**/_app/immutable/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const season = page.getByLabel('Season', { exact: true });
  await season.focus();
  await page.evaluate('window.field = document.activeElement');
  await season.selectOption('Spring');
  held.resolve(undefined);
  await page.getByText(await headingOf('{ season: { in: [SPRING] } }')).waitFor();
  await page.getByRole('link', { name: 'Clear filters' }).waitFor();
  expect(await page.evaluate('document.activeElement === window.field')).toBe(true);
  await page.goBack();
  await page.getByRole('link', { name: 'Clear filters' }).waitFor({ state: 'detached' });
  expect(await season.inputValue()).toBe('');
  expect(await page.evaluate('window.field.isConnected')).toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('ranges, countries and sources stand behind "More filters", without scripts', async () => {
  const page = openPlain();
  await page.goto(`${addressOf(test)}/anime`);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByText('More filters').click();
  await page.getByLabel('Episodes: From').fill('12');
  await page.getByLabel('Episodes: To').fill('13');
  await page.getByLabel('Released: From').fill('2015');
  await page.getByLabel('Country').selectOption('JP');
  await page.getByLabel('Source').selectOption('MANGA');
  await page.getByRole('button', { name: 'Show results' }).click();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('episodes-from')).toBe('12');
  const wanted = await headingOf(
    '{ episodeCount: { greater: 11, less: 14 }, seasonYear: { greater: 2014 }, countryOfOrigin: { in: ["JP"] }, source: { in: [MANGA] } }',
  );
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(wanted);
});

it.each([
  ['/anime?minutes-from=60', 'browseAnime', '{ durationMinutes: { greater: 59 } }'],
  ['/anime?studio=madhouse', 'browseAnime', '{ studios: { in: ["madhouse"] } }'],
  ['/manga?volumes-to=5', 'browseManga', '{ volumeCount: { less: 6 } }'],
  [
    '/manga?chapters-from=50&years-to=1999',
    'browseManga',
    '{ chapterCount: { greater: 49 }, startDate: { less: "2000" } }',
  ],
])('%s finds what the API does', async (path, field, filter) => {
  const page = openPlain();
  await page.goto(`${addressOf(test)}${path}`);
  const wanted = await headingOf(filter, field);
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(wanted);
});

it('anime are found by where they are streamed, and the fields stay open when one is set', async () => {
  const { page, faults } = await openPage(browser, `${addressOf(test)}/anime`);
  const service = page.getByLabel('Available on');
  expect(await service.isVisible()).toBe(false);
  await page.getByText('More filters').click();
  await service.selectOption('netflix');
  await page.waitForURL('**/anime?service=netflix&region=any');
  await page.getByLabel('Region').selectOption('JP');
  await page.waitForURL('**/anime?service=netflix&region=JP');
  await page.reload();
  await page.getByText('More filters (1)').waitFor();
  expect(await service.inputValue()).toBe('netflix');
  expect(await service.isVisible()).toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('tags stand under their categories, with the keyboard as well', async () => {
  const { page, faults } = await openPage(browser, `${addressOf(test)}/anime`);
  await page.getByText('Tags', { exact: true }).click();
  const fantasy = page.getByRole('list', { name: 'Fantasy' });
  await fantasy.getByRole('checkbox', { name: 'Include Isekai', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL('**/anime?tag=Isekai');
  await page.getByText(await headingOf('{ tags: { in: ["Isekai"] } }')).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

it.each([
  ['added', 'ADDED_AT_DESC'],
  ['native', 'TITLE_NATIVE'],
  ['extent', 'DURATION_DESC'],
])('anime are sorted by "%s"', async (sort, order) => {
  const page = openPlain();
  await page.goto(`${addressOf(test)}/anime?sort=${sort}`);
  const { data } = await test.ask(`{ browseAnime(first: 1, sort: ${order}) { nodes { id } } }`);
  const [{ id }] = data.browseAnime.nodes;
  const first = page.locator('a[href^="/anime/"]').first();
  expect(await first.getAttribute('href')).toContain(id);
});

it('what a search by words found can be put in another order', async () => {
  const { page, faults } = await openPage(browser, `${addressOf(test)}/search?q=frieren`);
  const sort = page.getByLabel('Sort by');
  expect(await sort.inputValue()).toBe('');
  const first = () => page.locator('a[href^="/anime/"]').first().getAttribute('href');
  const best = await first();
  await sort.selectOption('newest');
  await page.waitForURL('**/search?q=frieren&sort=newest');
  await expect.poll(first).not.toBe(best);
  await page.getByRole('searchbox').first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

it('only those whose account shows titles for adults choose between them', async () => {
  const { bearer } = await test.user('grown');
  const visit = async () => {
    const { page } = await openPageAs(browser, { test, name: 'grown', path: '/anime' });
    await page.getByText('More filters').click();
    return page;
  };
  const before = await visit();
  expect(await before.getByLabel('Adult titles').count()).toBe(0);
  await before.context().close();
  await showAdult(test, bearer);
  const page = await visit();
  await page.getByLabel('Adult titles').selectOption('only');
  await page.waitForURL('**/anime?adult=only');
  const { data } = await test.ask(
    '{ browseAnime(first: 0, filter: { isAdult: true }) { totalCount } }',
    { bearer },
  );
  await page.getByText(`${data.browseAnime.totalCount.toLocaleString('en')} results`).waitFor();
  await page.context().close();
});
