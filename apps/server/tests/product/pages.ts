import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { PASSWORD, signedInBrowser } from '../browser.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { openPlain } from '../plain/open.ts';
import type { TestApp } from '../test-app.ts';

/** A page with its errors. */
export interface OpenedPage<P extends AnyPage = Page> {
  page: P;
  /** Errors of the console and of the page. */
  faults: string[];
}

/** On plain HTTP, browsers keep `__Host-` cookies only for localhost. */
export const addressOf = (test: TestApp): string => test.url.replace('127.0.0.1', 'localhost');

/** A user of `test.user` at a page, or without one yet if there is no path. */
export interface Visit {
  test: TestApp;
  name: string;
  path?: string;
}

const openContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({ timezoneId: 'Europe/Berlin', locale: 'en-GB', ...options });

/** A page that the web app has not taken over yet. What is pressed there loads it anew, and what is typed meanwhile is gone. */
const UNTAKEN = 'html:not([data-started]):has(.app script)';

const openIn = async (
  context: BrowserContext,
  address: string | undefined,
  { javaScriptEnabled: runsScripts = true }: BrowserContextOptions,
): Promise<OpenedPage> => {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  if (address !== undefined) {
    await page.goto(address);
    if (runsScripts) await page.locator(UNTAKEN).waitFor({ state: 'detached' });
  }
  return { page, faults };
};

/** Opens a page in a separate browser, or a blank one without an address. */
export const openPage = async (
  browser: Browser,
  address: string | undefined,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> => openIn(await openContext(browser, options), address, options);

/** Signs a user of `test.user` in on a page. */
export const signIn = async (page: AnyPage, test: TestApp, name: string): Promise<void> => {
  await page.goto(`${addressOf(test)}/sign-in`);
  // By the names of its fields, because the page may be in any language.
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form:has(input[name=login]) button').click();
  await page.waitForURL(`${addressOf(test)}/`);
};

/** Gives a browser the session of a user of `test.user`. */
export const enter = async (
  context: BrowserContext,
  test: TestApp,
  name: string,
): Promise<void> => {
  const [cookie, value = ''] = (await signedInBrowser(test, name)).cookie()?.split('=') ?? [];
  const url = addressOf(test).replace('http:', 'https:');
  const session = { name: cookie ?? '', value, url, secure: true, httpOnly: true };
  await context.addCookies([{ ...session, sameSite: 'Lax' }]);
};

/** Opens a page in a browser with a session, for tests that are not about signing in. */
export const openPageAs = async (
  browser: Browser,
  { test, name, path }: Visit,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> => {
  const context = await openContext(browser, options);
  await enter(context, test, name);
  return openIn(context, path === undefined ? path : `${addressOf(test)}${path}`, options);
};

const openPlainPage = async (
  address: string | undefined,
  { locale, extraHTTPHeaders: headers }: BrowserContextOptions,
  cookie?: string,
): Promise<OpenedPage<AnyPage>> => {
  const page = openPlain({ cookie, ...(locale && { locale }), ...(headers && { headers }) });
  if (address !== undefined) await page.goto(address);
  return { page, faults: page.faults };
};

/** Opens a page in a separate browser. If scripts are off, the page is plain HTML and needs no Chromium. */
export const openAnyPage = async (
  browser: Browser,
  address: string | undefined,
  options: BrowserContextOptions,
): Promise<OpenedPage<AnyPage>> =>
  options.javaScriptEnabled === false
    ? openPlainPage(address, options)
    : openPage(browser, address, options);

/** The same with a session. */
export const openAnyPageAs = async (
  browser: Browser,
  visit: Visit,
  options: BrowserContextOptions,
): Promise<OpenedPage<AnyPage>> => {
  if (options.javaScriptEnabled !== false) return openPageAs(browser, visit, options);
  const { test, name, path } = visit;
  const session = (await signedInBrowser(test, name)).cookie();
  return openPlainPage(path === undefined ? path : `${addressOf(test)}${path}`, options, session);
};

/** Delays scripts until the returned function is called, to show the page before they run. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};
