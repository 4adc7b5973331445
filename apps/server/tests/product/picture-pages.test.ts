import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import { launchBrowser } from '../chromium.ts';
import { COVERS, givePictures } from '../give-pictures.ts';
import { coverJpeg } from '../picture-files.ts';
import { PictureShelf } from '../picture-shelf.ts';
import { addressOf, openPage, openPageAs } from './pages.ts';

let shelf: PictureShelf;
let browser: Browser;
/** Well-known anime of the shelf. */
let anime: { id: string }[];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const coverAt = (index: number): string => `${COVERS}/anime-${index}.jpg`;

/** Gives anime covers, as a source would. */
const giveCovers = (): Promise<void> =>
  givePictures(shelf.test.app, {
    media: 'anime',
    picture: 'cover',
    addresses: new Map(anime.map(({ id }, index) => [id, coverAt(index)])),
  });

beforeAll(async () => {
  shelf = await PictureShelf.start({ template: 'shelf' });
  const { data } = await shelf.test.ask('{ browseAnime(first: 24) { nodes { id } } }');
  anime = data.browseAnime.nodes;
  await giveCovers();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await shelf.close();
});
beforeEach(() => shelf.web.clear());

/** What a page shows of a cover: whether its picture came, which is more than a pixel, and is seen. */
interface Seen {
  hasCome: boolean;
  opacity: string;
  src: string;
  loading: string;
}

const seen = (picture: Locator): Promise<Seen> =>
  picture.evaluate((image: any) => ({
    hasCome: image.complete && image.naturalWidth > 1,
    opacity: (globalThis as any).getComputedStyle(image).opacity,
    src: image.currentSrc,
    loading: image.loading,
  }));

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, javaScriptEnabled) => {
  const open = (path: string) =>
    openPage(browser, `${addressOf(shelf.test)}${path}`, { javaScriptEnabled });
  const head = '.cover-place .cover-picture';

  it('the page of a work shows its picture and where it comes from, and asks no other site', async () => {
    const cover = await coverJpeg('#b04030');
    for (const index of anime.keys()) shelf.web.put(coverAt(index), cover);
    const { page, faults } = await open(`/anime/${anime[0]!.id}`);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.reload({ waitUntil: 'networkidle' });
    const picture = await seen(page.locator(head));
    expect(picture).toMatchObject({ hasCome: true, opacity: '1', loading: 'eager' });
    expect(new URL(picture.src).pathname).toMatch(
      /^\/images\/anime\/[\w-]+\/cover\/(?:medium|large)$/u,
    );
    expect([...hosts]).toEqual([new URL(addressOf(shelf.test)).host]);
    const credit = page.getByText('Cover:');
    expect(await credit.textContent()).toMatch(/Cover:\s+MangaBaka\s+\(CC BY-NC-SA 4\.0\)/u);
    expect(faults).toEqual([]);
  });

  it('a picture that does not come leaves the drawn cover, and nothing of itself', async () => {
    const { page } = await open(`/anime/${anime[1]!.id}`);
    await page.waitForLoadState('networkidle');
    const { hasCome } = await seen(page.locator(head));
    expect(hasCome).toBe(false);
    const withPicture = await page.locator('.cover-place .cover').screenshot();
    await page.locator(head).evaluate((image: any) => image.remove());
    expect(withPicture.equals(await page.locator('.cover-place .cover').screenshot())).toBe(true);
  });
});

it('cards load the pictures that come into view, in the size they need, and nothing moves', async () => {
  const cover = await coverJpeg('#206080');
  // What did not come before is asked for again.
  shelf.later(2 * DAY_MS);
  for (const index of anime.keys()) shelf.web.put(coverAt(index), cover);
  const { page, faults } = await openPage(browser, undefined, PHONE);
  await page.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => { shift += entry.value; }))
      .observe({ type: 'layout-shift', buffered: true });`);
  await page.goto(`${addressOf(shelf.test)}/search`, { waitUntil: 'networkidle' });
  const images = page.locator('.cover-picture');
  await images.first().waitFor();
  const loading = await images.evaluateAll((all: any[]) =>
    all.map((image) => image.loading as string),
  );
  // Those in view are what the page is waited for.
  expect(new Set(loading.slice(0, 3))).toEqual(new Set(['eager']));
  expect(new Set(loading.slice(3))).toEqual(new Set(['lazy']));
  await expect.poll(async () => (await seen(images.first())).hasCome).toBe(true);
  await expect.poll(async () => (await seen(images.first())).opacity).toBe('1');
  expect(await page.evaluate('window.shift')).toBeLessThan(0.01);
  expect(faults).toEqual([]);
});

it("the rows of somebody's list show small pictures", async () => {
  const cover = await coverJpeg('#604080');
  for (const index of anime.keys()) shelf.web.put(coverAt(index), cover);
  const { bearer } = await shelf.test.user('mika');
  for (const { id } of anime.slice(3, 6))
    await shelf.test.ask(
      'mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome } }',
      { bearer, variables: { input: { animeId: id, status: 'CURRENT' } } },
    );
  const { page, faults } = await openPageAs(
    browser,
    { test: shelf.test, name: 'mika', path: '/list/anime' },
    { viewport: { width: 1280, height: 900 } },
  );
  const first = page.locator('.cover-picture').first();
  await expect.poll(async () => (await seen(first)).hasCome).toBe(true);
  expect(new URL((await seen(first)).src).pathname).toMatch(/\/small$/u);
  expect(faults).toEqual([]);
});

it('a banner stands above the head of a work, and its pattern where the picture does not come', async () => {
  const { id } = anime[6]!;
  const addresses = new Map([[id, `${COVERS}/banner.jpg`]]);
  await givePictures(shelf.test.app, { media: 'anime', picture: 'banner', addresses });
  const { page } = await openPage(browser, `${addressOf(shelf.test)}/anime/${id}`, PHONE);
  const banner = page.locator('.banner');
  await banner.locator('.cover-shape').waitFor();
  expect((await seen(banner.locator('img'))).src).toMatch(/\/banner\/(?:small|medium)\?v=/u);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.goto(`${addressOf(shelf.test)}/anime/${anime[7]!.id}`);
  expect(await page.locator('.banner').count()).toBe(0);
});
