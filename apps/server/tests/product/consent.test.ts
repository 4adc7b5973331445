import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInBrowser } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import { codeForm, EXTENSION_SETTINGS, newVerifier, postForm, queryOf } from '../extension.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
let cookie = '';
let ours = '';
/** The program that asks for consent, on a port of this machine. It also serves what another site would. */
let program: Server;
let callback = '';
let otherSite = '';
const calls: URL[] = [];

beforeAll(async () => {
  test = await startTestApp({ settings: EXTENSION_SETTINGS });
  ours = test.url.replace('127.0.0.1', 'localhost');
  await test.user('mika');
  cookie = (await signedInBrowser(test, 'mika')).cookie()?.split('=')[1] ?? '';
  program = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === '/callback') calls.push(url);
    response.setHeader('content-type', 'text/html');
    response.end(url.searchParams.get('html') ?? 'You may close this page.');
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  const { port } = program.address() as AddressInfo;
  callback = `http://127.0.0.1:${port}/callback`;
  otherSite = `http://127.0.0.1:${port}/`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  program.close();
  await test.close();
});

const verifier = newVerifier();
const authorize = (change: Record<string, string> = {}): string => {
  const client = { client_id: 'tsuzuki-development', redirect_uri: callback };
  return `${ours}/oauth/authorize?${queryOf(verifier, { ...client, ...change })}`;
};

const signedInContext = async (options: object = {}): Promise<BrowserContext> => {
  const context = await browser.newContext(options);
  // Set for HTTPS, because a cookie of this name must be secure. It is sent to plain localhost as well.
  await context.addCookies([
    { name: '__Host-sid', value: cookie, url: 'https://localhost', secure: true, httpOnly: true },
  ]);
  return context;
};

const visit = async (
  context: BrowserContext,
  address: string,
): Promise<{ page: Page; faults: string[] }> => {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address);
  return { page, faults };
};

const codes = async (): Promise<number> => {
  const { rows } = await test.app.database.pool.query(
    'select count(*)::int as n from accounts.authorization_code',
  );
  return rows[0].n;
};

describe('the consent page', () => {
  it.each([true, false])(
    'lets a program in, which gets its tokens (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const context = await signedInContext({ javaScriptEnabled });
      const { page, faults } = await visit(context, authorize());
      expect(await page.locator('strong').textContent()).toBe('mika');
      await page.getByRole('button', { name: 'Authorize' }).click();
      await page.getByText('You may close this page.').waitFor();
      expect(faults).toEqual([]);
      const answer = calls.at(-1)?.searchParams;
      expect(answer?.get('state')).toBe('a state');
      const form = codeForm(answer?.get('code') ?? '', verifier);
      const change = { client_id: 'tsuzuki-development', redirect_uri: callback };
      const { status, body } = await postForm(test, '/oauth/token', { ...form, ...change });
      expect(status).toBe(200);
      const { data } = await test.ask('{ viewer { username } }', { bearer: body.access_token });
      expect(data).toEqual({ viewer: { username: 'mika' } });
      await context.close();
    },
  );

  it('takes no for an answer', async () => {
    const context = await signedInContext({ javaScriptEnabled: false });
    const before = await codes();
    const { page } = await visit(context, authorize());
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You may close this page.').waitFor();
    expect(calls.at(-1)?.searchParams.get('error')).toBe('access_denied');
    expect(await codes()).toBe(before);
    await context.close();
  });

  it('asks who it is first, and comes back', async () => {
    const response = await fetch(authorize(), { redirect: 'manual' });
    expect(response.status).toBe(303);
    const to = new URL(response.headers.get('location') ?? '', ours);
    expect(`${to.origin}${to.pathname}`).toBe(`${ours}/sign-in`);
    const next = to.searchParams.get('next') ?? '';
    expect(next.startsWith('/oauth/authorize?')).toBe(true);
    expect(new URL(next, ours).href).toBe(authorize());
  });

  it('of a program that asks wrongly is never shown: it is sent back with what is wrong', async () => {
    const response = await fetch(authorize({ code_challenge_method: 'plain' }), {
      redirect: 'manual',
      headers: { cookie: `__Host-sid=${cookie}` },
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain(`${callback}?error=invalid_request`);
  });

  it.each([{ client_id: 'somebody' }, { redirect_uri: 'https://evil.example/callback' }])(
    'of a program that is not known (%j) is an error, and leads nowhere',
    async (change) => {
      const headers = { cookie: `__Host-sid=${cookie}` };
      const response = await fetch(authorize(change), { redirect: 'manual', headers });
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      const text = await response.text();
      expect(text).toContain('This app can’t be authorized');
      // The page's own address is in the form that changes the theme, which returns here.
      expect(text).not.toMatch(/(?:href|src|action|content)="[^"?]*evil\.example/u);
    },
  );

  it('is kept by no cache, shown in no frame, and its form leads to the program alone', async () => {
    const response = await fetch(authorize(), { headers: { cookie: `__Host-sid=${cookie}` } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${new URL(callback).origin}`);
    const home = await fetch(ours);
    expect(home.headers.get('content-security-policy')).toMatch(/form-action 'self'(?:;|$)/u);
  });

  it('in a frame of another site has no button', async () => {
    const context = await signedInContext();
    const html = `<p>other</p><iframe src="${authorize().replaceAll('&', '&amp;')}"></iframe>`;
    const { page } = await visit(context, `${otherSite}?html=${encodeURIComponent(html)}`);
    const buttons = await Promise.all(
      page.frames().map((frame) => frame.locator('button').count()),
    );
    expect(buttons).toEqual([0, 0]);
    await context.close();
  });

  it('takes no answer from a form of another site', async () => {
    const context = await signedInContext();
    const before = await codes();
    const html = `<form method="post" action="${authorize().replaceAll('&', '&amp;')}">
      <input name="decision" value="allow"><input name="username" value="mika">
      <button>Win a prize</button></form>`;
    const { page } = await visit(context, `${otherSite}?html=${encodeURIComponent(html)}`);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button').click();
    expect((await answered).status()).toBe(403);
    expect(await codes()).toBe(before);
    await context.close();
  });

  it.each([
    [360, 'light'],
    [360, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('fits a window of %i pixels, %s', async (width, colorScheme) => {
    const context = await signedInContext({ viewport: { width, height: 800 }, colorScheme });
    const { page, faults } = await visit(context, authorize());
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow).toBe(0);
    expect(faults).toEqual([]);
    const folder = process.env['SCREENSHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/consent-${width}-${colorScheme}.png` });
    await context.close();
  });
});

describe('the page on which a player is let in', () => {
  const begin = async () =>
    (await postForm(test, '/oauth/device/code', { client_id: 'kodi' }, { 'user-agent': 'Kodi/21' }))
      .body;

  it.each([true, false])('takes the code it shows (JavaScript: %s)', async (javaScriptEnabled) => {
    const { user_code, device_code } = await begin();
    const context = await signedInContext({ javaScriptEnabled });
    const { page, faults } = await visit(context, `${ours}/activate`);
    await page.getByLabel('Code').fill('BBBB-BBBB');
    await page.keyboard.press('Enter');
    await page.getByText('No player is waiting for this code.').waitFor();
    await page.getByLabel('Code').fill(user_code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByText('Kodi/21').waitFor();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.getByRole('heading', { name: 'The player is connected' }).waitFor();
    // The response to the wrong code is a 404, which Chromium reports.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    const form = { client_id: 'kodi', code: device_code };
    expect((await postForm(test, '/oauth/device/token', form)).status).toBe(200);
    await context.close();
  });

  it('takes no for an answer, and speaks Japanese', async () => {
    const { user_code, device_code } = await begin();
    const context = await signedInContext({ locale: 'ja-JP' });
    const { page } = await visit(context, `${ours}/activate`);
    await page.getByLabel('コード').fill('BBBB-BBBB');
    await page.getByRole('button', { name: '次へ' }).click();
    await page.getByText('このコードを待っているプレーヤーはありません。').waitFor();
    await page.getByLabel('コード').fill(user_code);
    await page.getByRole('button', { name: '次へ' }).click();
    await page.getByRole('button', { name: 'キャンセル' }).click();
    await page.getByRole('heading', { name: 'プレーヤーを許可しませんでした' }).waitFor();
    const form = { client_id: 'kodi', code: device_code };
    expect((await postForm(test, '/oauth/device/token', form)).status).toBe(418);
    await context.close();
  });

  it('asks who it is first', async () => {
    const response = await fetch(`${ours}/activate`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain('/sign-in?next=%2Factivate');
  });
});
