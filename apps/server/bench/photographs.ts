/** `npm run photographs`: fills an instance from a stand-in of its sources, and photographs its pages as people see them. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchOwnBrowser } from '../tests/chromium.ts';
import { openFilledServer } from './filled-server.ts';

const WIDTHS = [1280, 390];
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en-GB', 'ja-JP'];

interface Shot {
  url: string;
  width: number;
  colorScheme: (typeof THEMES)[number];
  locale: string;
}

const SHOTS: readonly Omit<Shot, 'url'>[] = WIDTHS.flatMap((width) =>
  THEMES.flatMap((colorScheme) => LOCALES.map((locale) => ({ width, colorScheme, locale }))),
);

/** What is far below the window is neither loaded nor drawn, so the window becomes as high as the page. What is scrolled out of a row stays so. */
const showWhole = async (page: Page, width: number): Promise<void> => {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    'Promise.all([...document.images].filter((image) => image.complete).map((image) => image.decode().catch(() => {})))',
  );
};

const photograph = async (
  browser: Browser,
  { url, width, ...look }: Shot,
  file: string,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    timezoneId: 'Europe/Berlin',
    ...look,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await showWhole(page, width);
  await page.screenshot({ path: file, animations: 'disabled' });
  await context.close();
};

const [folderName = 'bench-results/photographs', ...chosen] = process.argv.slice(2);
const folder = path.resolve(folderName);
await mkdir(folder, { recursive: true });
const { server, pages, close } = await openFilledServer();
const browser = await launchOwnBrowser();
try {
  const names = chosen.length > 0 ? chosen : Object.keys(pages);
  for (const name of names)
    for (const shot of SHOTS) {
      const { width, colorScheme, locale } = shot;
      const file = path.join(folder, `${name}-${width}-${colorScheme}-${locale.slice(0, 2)}.png`);
      await photograph(browser, { url: `${server.url}${pages[name]}`, ...shot }, file);
      process.stdout.write(`${file}\n`);
    }
} finally {
  await browser.close();
  await close();
}
