import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A page that has become alive, or one that has no scripts of ours to wait for. SvelteKit adds its announcer when a page is mounted. */
const ALIVE = 'xpath=//*[@id="svelte-announcer"] | /html[not(//script[contains(., "kit.start(")])]';

const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward', 'waitForURL'] as const;

/** Ends each navigation of a page when the page is alive: what is pressed before then is sent as a plain form, or lost. */
const waitWhereAlive = (page: Page): void => {
  for (const name of NAVIGATIONS) {
    const navigate = page[name].bind(page) as (...values: any[]) => Promise<any>;
    const andWait = async (...values: any[]): Promise<any> => {
      const response = await navigate(...values);
      const options = values.at(-1);
      // Who asks for the first bytes alone looks at the page before its scripts have come.
      if (options?.waitUntil !== 'commit')
        await page.locator(ALIVE).first().waitFor({ state: 'attached' });
      return response;
    };
    Object.assign(page, { [name]: andWait });
  }
};

/** Has every page of a browser that runs scripts end its navigations when it is alive. */
export const withAlivePages = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options = {}): Promise<BrowserContext> => {
    const context = await newContext(options);
    if (options.javaScriptEnabled !== false) context.on('page', waitWhereAlive);
    return context;
  };
  return browser;
};
