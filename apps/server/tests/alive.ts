import type { Browser, BrowserContext, Page } from 'playwright-core';

/** The mark of a hydrated page, or of one without scripts of ours. SvelteKit adds its announcer when it mounts a page. */
const ALIVE = 'xpath=//*[@id="svelte-announcer"] | /html[not(//script[contains(., "kit.start(")])]';

const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward', 'waitForURL'] as const;

/** Makes each navigation of a page wait until the page is hydrated. Before that, a click sends a plain form or is lost. */
const waitWhereAlive = (page: Page): void => {
  for (const name of NAVIGATIONS) {
    const navigate = page[name].bind(page) as (...values: any[]) => Promise<any>;
    const andWait = async (...values: any[]): Promise<any> => {
      const response = await navigate(...values);
      const options = values.at(-1);
      // A test that waits only for the first bytes looks at the page before its scripts run.
      if (options?.waitUntil !== 'commit')
        await page.locator(ALIVE).first().waitFor({ state: 'attached' });
      return response;
    };
    Object.assign(page, { [name]: andWait });
  }
};

/** Makes the navigations of all scripted pages of a browser wait until they are hydrated. */
export const withAlivePages = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options = {}): Promise<BrowserContext> => {
    const context = await newContext(options);
    if (options.javaScriptEnabled !== false) context.on('page', waitWhereAlive);
    return context;
  };
  return browser;
};
