import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { addDetails, type DetailedWorks } from '../detailed-work.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { webAddresses } from '../web-routes.ts';
import { addressOf, openPage, openPageAs } from './pages.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

let test: TestApp;
let browser: Browser;
let manga: string;
let detailed: DetailedWorks;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  const { id } = await test.user('mika');
  await test.app.database.pool.query(`update accounts."user" set role = 'admin' where id = $1`, [
    id,
  ]);
  const { data } = await test.ask('{ browseManga(first: 1) { nodes { id } } }');
  manga = data.browseManga.nodes[0].id;
  detailed = await addDetails(test);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/**
 * The rules checked in each theme: all of them in the first, and in the second those that depend on colours, because themes only differ in
 * colours.
 */
const THEMES = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: ['color-contrast', 'link-in-text-block'],
} as const;

type Theme = keyof typeof THEMES;

/** What axe finds against WCAG 2.2 AA, as "rule: the elements". */
const violationsOf = async (page: Page, theme: Theme): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // Passes are only counted, because describing each of them takes most of the time.
  const how = { runOnly: THEMES[theme], resultTypes: ['violations'] };
  const run = `axe.run(document, ${JSON.stringify(how)})`;
  const { violations } = await page.evaluate<{
    violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
  }>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

/**
 * The height of the window, in CSS pixels. The whole page is in it, so that nothing fixed to the window's edge covers the content, and
 * covers that browsers only lay out near the window change no height later.
 */
const TALLER_THAN_ANY_PAGE = 24_000;

/** Checks every page in both themes, alternately at the width of a phone and of a desktop. */
const lookAt = async (page: Page, paths: readonly string[]): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  await page.addInitScript(axe.source);
  for (const [at, path] of paths.entries()) {
    const width = at % 2 === 0 ? 1280 : 390;
    await page.setViewportSize({ width, height: TALLER_THAN_ANY_PAGE });
    await page.goto(`${addressOf(test)}${path}`);
    const height = await page.evaluate<number>('document.documentElement.scrollHeight');
    expect(height, path).toBe(TALLER_THAN_ANY_PAGE);
    for (const theme of ['light', 'dark'] as const) {
      const violations = await violationsOf(page, theme);
      if (violations.length > 0) found[`${path} ${theme} ${width}`] = violations;
    }
  }
  return found;
};

/** Every page twice, which takes long on a busy machine. */
const PATIENCE_MS = 600_000;

describe('axe finds nothing', { timeout: PATIENCE_MS }, () => {
  it('on the pages anybody sees', async () => {
    const { page } = await openPage(browser, addressOf(test));
    const paths = [
      '/',
      '/search?q=frieren',
      '/search?type=manga',
      '/search?q=zzzzqqqq',
      '/anime?genre=Action&no-tag=School',
      '/manga',
      '/schedule',
      '/schedule?week=2040-01-01',
      '/seasons/2026/winter',
      `/anime/${FRIEREN}`,
      `/manga/${manga}`,
      `/characters/${detailed.character}`,
      `/people/${detailed.voice}`,
      `/studios/${detailed.studio}`,
      '/adapters',
      '/adapters/plex',
      '/about',
      '/legal/privacy',
      '/preferences',
      '/extension',
      '/pricing',
      '/offline',
      '/nowhere',
      '/docs',
      '/docs/reference',
      '/docs/accounts',
      '/sign-in',
      '/sign-up',
      '/forgot-password',
      '/?lang=ja',
    ];
    expect(await lookAt(page, paths)).toEqual({});
    await page.context().close();
  });

  it('on the pages of an account and of an administrator', async () => {
    const { page } = await openPageAs(browser, { test, name: 'mika' });
    const paths = webAddresses().filter(
      (path) => /^\/(?:settings|admin)/u.test(path) && !/\/(?:x|export)(?:\/|$)/u.test(path),
    );
    expect(paths.length).toBeGreaterThan(9);
    expect(await lookAt(page, paths)).toEqual({});
    await page.context().close();
  });

  it('on the home and the lists of whoever has some', async () => {
    const { bearer } = await test.user('lister');
    const { data } = await test.ask('{ browseAnime(first: 6) { nodes { id } } }');
    const inputs = data.browseAnime.nodes.map(({ id: animeId }: { id: string }) => ({
      animeId,
      progress: 1,
    }));
    await test.ask(
      `mutation ($inputs: [SaveAnimeListEntryInput!]!) {
        saveAnimeListEntries(inputs: $inputs) { results { outcome } } }`,
      { variables: { inputs }, bearer },
    );
    const { page } = await openPageAs(browser, { test, name: 'lister' });
    const paths = ['/', '/', '/list/anime', '/list/anime', '/list/anime?view=grid', '/list/manga'];
    const history = `/anime/${inputs[0].animeId}/history`;
    expect(await lookAt(page, [...paths, history, history])).toEqual({});
    await page.context().close();
  });
});

it('shows where the keyboard is, all the way through the first page', async () => {
  const { page } = await openPage(browser, addressOf(test));
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(`(() => {
      const { activeElement: at } = document;
      const rings = [at, at.closest('.field')].filter(Boolean).map((e) => getComputedStyle(e));
      return rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    })()`);
    expect({ stop, isSeen }).toEqual({ stop, isSeen: true });
  }
  await page.context().close();
});

it('moves nothing for those who asked for that', async () => {
  const { page } = await openPage(browser, `${addressOf(test)}/seasons/2026/winter`, {
    reducedMotion: 'reduce',
  });
  const moving = await page.evaluate(`[...document.querySelectorAll('*')].filter((e) => {
    const { transitionDuration, animationDuration } = getComputedStyle(e);
    return parseFloat(transitionDuration) > 0 || parseFloat(animationDuration) > 0;
  }).length`);
  expect(moving).toBe(0);
  await page.context().close();
});
