import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSetUpLink } from '#slices/accounts/index.ts';
import { codeOf, letterTo, PASSWORD } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { holdScripts, openAnyPage } from './pages.ts';

let test: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1', TSUZUKI_LIMITS: 'on' } });
  // On plain HTTP, browsers keep `__Host-` cookies only for localhost.
  address = test.url.replace('127.0.0.1', 'localhost');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

let visitors = 0;

/** A separate browser with its own address, so that the limits of one test do not affect another. */
const visit = async (path: string, options: BrowserContextOptions = {}): Promise<AnyPage> => {
  visitors += 1;
  const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${visitors}` };
  const how = { ...options, extraHTTPHeaders };
  return (await openAnyPage(browser, `${address}${path}`, how)).page;
};

const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

it('the printed link says when it is opened what to do if it is too old, and that it has done its work', async () => {
  const { pathname, search } = new URL((await createSetUpLink(test.app)) ?? '');
  const fill = async (page: AnyPage) => {
    await page.getByLabel('Username').fill('first');
    await page.getByLabel('Email address').fill('first@example.org');
    await page.getByLabel('Password').fill(PASSWORD);
    await press(page, 'Create administrator account');
  };
  const plain = { javaScriptEnabled: false };
  const late = await visit(`${pathname}?code=of-yesterday`, plain);
  await late.getByRole('heading', { name: 'This setup link no longer works' }).waitFor();
  await late.getByText('Restart the server to get a new link').waitFor();
  expect(await late.getByLabel('Username').count()).toBe(0);
  const typed = await visit(pathname, plain);
  await typed.getByLabel('Confirmation code').fill('of-yesterday');
  await fill(typed);
  await typed.getByText('Restart the server: it prints a new one.').waitFor();
  await fill(await visit(`${pathname}${search}`, plain));
  const again = await visit(`${pathname}${search}`, plain);
  await again.getByRole('heading', { name: 'This instance is already set up' }).waitFor();
  expect(await again.getByLabel('Username').count()).toBe(0);
  await again.locator('main').getByRole('link', { name: 'Sign in' }).click();
  await again.getByLabel('Username or email address').waitFor();
});

const fillSignIn = async (page: AnyPage, name: string): Promise<void> => {
  await page.getByLabel('Username or email address').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Sign in');
};

const signedIn = async (name: string, path: string, options?: BrowserContextOptions) => {
  const page = await visit(`/sign-in?next=${encodeURIComponent(path)}`, options);
  await fillSignIn(page, name);
  await page.waitForURL(`${address}${path}`);
  return page;
};

const register = async (page: AnyPage, name: string): Promise<void> => {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email address').fill(`${name}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Create account');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const code = codeOf(await letterTo(test, `${name}@example.org`, 'Confirm your email address'));
  await page.goto(`${address}/verify?code=${code}`);
  await press(page, 'Confirm and create account');
  await page.getByText('Your account has been created').waitFor();
  await fillSignIn(page, name);
  await page.getByRole('link', { name: `Settings of ${name}` }).waitFor();
};

/** The time zone that an account knows of its browser. Only scripts know it. */
const zoneOf = async (username: string): Promise<string | null> => {
  const user = await test.app.db
    .selectFrom('accounts.user')
    .select('browser_time_zone')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return user.browser_time_zone;
};

const secretOf = (page: AnyPage): Promise<string> => page.locator('pre').first().innerText();

const ask = (key: string) =>
  fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': key,
      'x-forwarded-for': '192.0.2.1',
    },
    body: JSON.stringify({ query: '{ viewer { username } rateLimit { tier } }' }),
  });

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  const name = javaScriptEnabled ? 'mika' : 'yuki';

  it('a new user registers, makes a key, uses it up to the limit, and signs out', async () => {
    const page = await visit('/sign-up', { javaScriptEnabled });
    await register(page, name);
    expect(await zoneOf(name)).toBe(javaScriptEnabled ? 'Europe/Berlin' : null);
    await page.goto(`${address}/settings/keys`);
    // The scope of the user's own list comes first, and a key has it unless its maker changes that.
    const boxes = page.locator('[name=scopes]');
    const scopes = [];
    for (let at = 0; at < 3; at += 1) {
      const box = boxes.nth(at);
      scopes.push([await box.inputValue(), await box.isChecked()]);
    }
    expect(scopes).toEqual([
      ['read:list', true],
      ['read:public', true],
      ['write:list', false],
    ]);
    await page.getByLabel('Name').fill('script');
    await press(page, 'Create API key');
    await page.getByText('“script” is ready').waitFor();
    const key = await secretOf(page);
    const [first, second] = [await ask(key), await ask(key)];
    expect(await first.json()).toMatchObject({
      data: { viewer: { username: name }, rateLimit: { tier: 'FREE' } },
    });
    expect(first.headers.get('ratelimit')).toContain('"daily";r=1999');
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '2']);
    await page.goto(`${address}/settings/keys`);
    expect(await page.content()).not.toContain(key);
    await page.getByText(/^(?:My list · Catalogue|Catalogue · My list)$/u).waitFor();
    await page.getByText('Revoke…').click();
    await press(page, 'Revoke script');
    await page.getByText('revoked', { exact: true }).waitFor();
    expect((await ask(key)).status).toBe(401);
    await press(page, 'Sign out');
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.goto(`${address}/settings/keys`);
    expect(page.url()).toBe(`${address}/sign-in?next=%2Fsettings%2Fkeys`);
    await page.context().close();
  });

  it('a refused form names its fields and keeps what was typed, but no password', async () => {
    const page = await visit('/sign-up', { javaScriptEnabled });
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Email address').fill('someone@example.org');
    await page.getByLabel('Password').fill(PASSWORD);
    await press(page, 'Create account');
    await page.getByText('is kept for the service').waitFor();
    const field = page.getByLabel('Username');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('admin');
    expect(await page.getByLabel('Email address').inputValue()).toBe('someone@example.org');
    expect(await page.content()).not.toContain(PASSWORD);
    if (javaScriptEnabled) {
      const hasFocus = () => (field as Locator).evaluate((element) => element.matches(':focus'));
      await expect.poll(hasFocus).toBe(true);
    }
    await page.context().close();
  });

  it('what matters asks for the password once more, and goes on with what was typed', async () => {
    const user = `${name}-careful`;
    await test.user(user);
    const page = await signedIn(user, '/settings/media-servers', { javaScriptEnabled });
    test.clock.set(new Date(test.clock.now().getTime() + 11 * 60_000));
    await page.getByLabel('Name', { exact: true }).fill('attic');
    await press(page, 'Create webhook URL');
    await page.getByLabel('Your password').fill('not my password');
    await press(page, 'Confirm');
    await page.getByText('Incorrect').waitFor();
    await page.getByLabel('Your password').fill(PASSWORD);
    await press(page, 'Confirm');
    await page.getByText('Webhook URL for attic').waitFor();
    const url = await secretOf(page);
    expect(url).toMatch(/\/ingest\/server_a\/svc_hook_\w+$/u);
    await page.goto(`${address}/settings/media-servers`);
    expect(await page.content()).not.toContain(url);
    await page.getByText('attic').first().waitFor();
    await page.context().close();
  });
});

it('what is typed before the scripts have come is kept', async () => {
  const page = await (await browser.newContext()).newPage();
  const release = await holdScripts(page);
  await page.goto(`${address}/sign-in`, { waitUntil: 'commit' });
  const field = page.getByLabel('Username or email address');
  await field.fill('typed early');
  release();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  expect(await field.inputValue()).toBe('typed early');
  await page.context().close();
});

it('another browser is signed out from the list of sessions', async () => {
  await test.user('rin');
  const here = await signedIn('rin', '/settings/sessions');
  const there = await signedIn('rin', '/settings');
  await here.reload();
  expect(await here.getByText('Chrome on Linux').count()).toBeGreaterThanOrEqual(2);
  await here.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expect.poll(() => here.getByRole('row').count()).toBe(2);
  await there.goto(`${address}/settings`);
  expect(there.url()).toContain('/sign-in');
  for (const page of [here, there]) await page.context().close();
});

it('pages about people are framed by nobody and kept by no cache', async () => {
  for (const path of ['/sign-in', '/sign-up', '/settings', '/pricing', '/']) {
    const { headers } = await fetch(`${test.url}${path}`, { redirect: 'manual' });
    expect(headers.get('x-frame-options')).toBe('DENY');
    const isPublic = path === '/pricing' || path === '/';
    expect(headers.get('cache-control')).toBe(isPublic ? 'private, no-cache' : 'no-store');
  }
  const { headers } = await fetch(`${test.url}/sign-in`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/u);
});

it("another site's form is refused", async () => {
  const response = await fetch(`${test.url}/sign-in`, {
    method: 'POST',
    headers: {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ login: 'mika', password: PASSWORD }),
  });
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('no page is wider than a phone', async () => {
  await test.user('sora');
  const viewport = { width: 360, height: 740 };
  const page = (await signedIn('sora', '/settings', { viewport })) as Page;
  const paths = ['', '/security', '/sessions', '/programs', '/media-servers', '/keys', '/plan'];
  for (const path of [...paths.map((each) => `/settings${each}`), '/pricing']) {
    await page.goto(`${address}${path}`);
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
  await page.context().close();
});

it('whoever is no administrator finds no administration', async () => {
  await test.user('kei');
  const page = await signedIn('kei', '/settings', { javaScriptEnabled: false });
  const response = await page.goto(`${address}/admin`);
  expect(response?.status()).toBe(404);
  await page.context().close();
});
