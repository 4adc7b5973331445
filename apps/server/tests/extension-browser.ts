import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXTENSION } from '@tsuzuki/contract/extension';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { buildWithSites } from './built-extension.ts';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A whole Chromium: its headless shell runs no extensions. */
const wholeChromium = (): string => {
  const found = WHOLE.find((place) => existsSync(place));
  if (!found) throw new Error('These tests need Chromium: run "sudo apt-get install chromium".');
  return found;
};

/** The popup, which is no page for Playwright: other pages of the extension see into it. */
export interface Popup {
  text(): Promise<string>;
  close(): Promise<void>;
}

const popupOver = async (own: Page, over: Page): Promise<Popup> => {
  await over.bringToFront();
  await own.evaluate(() => (globalThis as any).chrome.action.openPopup());
  const inPopup = (what: string): Promise<any> =>
    own.evaluate(`chrome.extension.getViews({ type: 'popup' })[0]?.${what}`);
  return {
    text: async () => (await inPopup('document.body.innerText')) ?? '',
    close: async () => {
      await inPopup('close()');
      await own.close();
    },
  };
};

/** A browser with the extension as it is built. */
export interface ExtensionBrowser {
  context: BrowserContext;
  /** Opens a page of the extension. */
  open(name: string): Promise<Page>;
  /** Opens its popup over a page. */
  openPopup(over: Page): Promise<Popup>;
  /** Ends its worker, as the browser does when it needs memory. */
  killWorker(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a browser with the extension, which may read the given sites. */
export const launchWithExtension = async (sites: readonly string[]): Promise<ExtensionBrowser> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-extension-'));
  const extension = await buildWithSites(folder, { browser: 'chrome', sites });
  const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: wholeChromium(),
    headless: true,
    locale: 'en-GB',
    // People go back to pages that the browser kept.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      '--no-sandbox',
      '--disable-gpu',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
  if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker');
  const origin = `chrome-extension://${EXTENSION.chromeId}`;
  const open = async (name: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${origin}/${name}`);
    return page;
  };
  return {
    context,
    open,
    openPopup: async (over) => popupOver(await open('options.html'), over),
    killWorker: async () => {
      const session = await context.browser()?.newBrowserCDPSession();
      const { targetInfos = [] } = (await session?.send('Target.getTargets')) ?? {};
      const workers = targetInfos.filter(
        ({ type, url }) => type === 'service_worker' && url.startsWith(origin),
      );
      for (const { targetId } of workers) await session?.send('Target.closeTarget', { targetId });
      await session?.detach();
    },
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
