import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
let evil: Server;
let own: string;
let evilPort: number;

beforeAll(async () => {
  test = await startTestApp({ settings: { TSUZUKI_LIMITS: 'on', TSUZUKI_BURST_ANONYMOUS: '50' } });
  await test.user('mika');
  evil = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>evil</title>');
  });
  await new Promise<void>((resolve) => evil.listen(0, resolve));
  evilPort = (evil.address() as AddressInfo).port;
  // On plain HTTP, browsers accept our Secure cookie only from localhost.
  own = test.url.replace('127.0.0.1', 'localhost');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  evil.close();
  await test.close();
});

const audit = async (): Promise<number> => {
  const { rows } = await test.app.database.pool.query(
    'select count(*)::int as n from accounts.audit',
  );
  return rows[0].n;
};

/** A page of our own in which mika is signed in. */
const signIn = async (): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${own}/healthz`);
  const status = await page.evaluate(
    async ([login, password]) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ login, password });
      return (await fetch('/auth/sign-in', { method: 'POST', headers, body })).status;
    },
    ['mika', PASSWORD],
  );
  expect(status).toBe(200);
  return page;
};

/** `localhost` on another port is the same site, so its requests have the cookie. `127.0.0.1` is another site. */
describe.each(['localhost', '127.0.0.1'])('a page of another origin, on %s', (host) => {
  it('can post forms and fetch as much as it likes: nothing changes', async () => {
    const page = await signIn();
    const before = await audit();
    await page.goto(`http://${host}:${evilPort}/`);
    const fetched = await page.evaluate(async (target) => {
      const outcomes = [];
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
        for (const path of ['/auth/sign-out', '/account/keys', '/auth/delete-account']) {
          const request = {
            method: 'POST',
            credentials: 'include',
            body: '{}',
            headers: { 'content-type': type },
          } as const;
          outcomes.push(
            await fetch(target + path, request).then(
              (answer) => answer.status,
              () => 'refused',
            ),
          );
        }
      }
      return outcomes;
    }, own);
    expect(new Set(fetched)).toEqual(new Set(['refused']));
    for (const enctype of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]) {
      await page.goto(`http://${host}:${evilPort}/`);
      const answered = page.waitForResponse((response) => response.url().startsWith(own));
      // As text, because the types of pages are not the server's.
      await page.evaluate(`{
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', enctype: '${enctype}', action: '${own}/auth/delete-account' });
        form.innerHTML = '<input name="{&quot;x&quot;:&quot;" value="&quot;}">';
        document.body.append(form);
        form.submit();
      }`);
      expect((await answered).status()).toBe(403);
      await page.waitForURL(`${own}/auth/delete-account`);
    }
    expect(await audit()).toBe(before);
    await page.goto(`${own}/healthz`);
    expect(await page.evaluate(async () => (await fetch('/auth/session')).status)).toBe(200);
    await page.context().close();
  });

  it('reads the API without a cookie, and its limits', async () => {
    const page = await signIn();
    await page.goto(`http://${host}:${evilPort}/`);
    const read = await page.evaluate(async (target) => {
      const headers = { 'content-type': 'application/json' };
      const body = '{"query":"{ viewer { username } }"}';
      const answer = await fetch(`${target}/graphql`, { method: 'POST', headers, body });
      const names = ['ratelimit', 'ratelimit-policy', 'x-ratelimit-remaining'];
      const withCookie = await fetch(`${target}/graphql`, {
        method: 'POST',
        headers,
        body,
        credentials: 'include',
      }).then(
        () => 'read',
        () => 'refused',
      );
      return {
        body: await answer.json(),
        limits: names.map((name) => answer.headers.get(name)),
        withCookie,
      };
    }, own);
    expect(read.body).toMatchObject({ data: { viewer: null } });
    expect(read.limits).not.toContain(null);
    expect(read.withCookie).toBe('refused');
    await page.context().close();
  });
});
