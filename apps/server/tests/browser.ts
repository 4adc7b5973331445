import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataSettings } from '#platform/data-dir.ts';
import { expect } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';
import type { TestApp } from './test-app.ts';

/** What a browser shows of a response of `/auth`. */
export interface Reply {
  status: number;
  body: any;
  headers: Headers;
}

/** A browser on our own pages: it keeps cookies and sends its origin. */
export interface Browser {
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  patch(path: string, body: object): Promise<Reply>;
  get(path: string): Promise<Reply>;
  delete(path: string): Promise<Reply>;
  /** The session cookie it holds. */
  cookie(): string | undefined;
}

let addresses = 0;

/** It has its own address (the app must trust the test as a proxy), so that the limits of one test do not affect another. */
export const openBrowser = (test: TestApp, cookie?: string): Browser => {
  const jar = createCookieJar();
  if (cookie) jar.keep(cookie);
  addresses += 1;
  const address = `198.51.${addresses >> 8}.${addresses & 255}`;
  const send = async (method: string, path: string, more: RequestInit = {}): Promise<Reply> => {
    const response = await fetch(`${test.url}${path}`, {
      method,
      ...more,
      headers: {
        origin: test.url,
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Test Browser',
        'x-forwarded-for': address,
        ...jar.header(),
        ...(more.headers as Record<string, string>),
      },
    });
    response.headers.getSetCookie().forEach(jar.keep);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  };
  return {
    post: (path, body = {}, headers = {}) =>
      send('POST', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    patch: (path, body) =>
      send('PATCH', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    get: (path) => send('GET', path),
    delete: (path) => send('DELETE', path),
    cookie: () => {
      const session = jar.get('__Host-sid');
      return session && `__Host-sid=${session}`;
    },
  };
};

/** The password of every account of `signedIn`. */
export const PASSWORD = 'a long password';

/** A password that is known to be wrong for them, so that no test waits for its hash. */
export const WRONG_PASSWORD = 'not my password';

/** A browser in which a user of `test.user` is signed in. */
export const signedInBrowser = async (test: TestApp, name: string): Promise<Browser> => {
  const browser = openBrowser(test);
  const { status } = await browser.post('/auth/sign-in', { login: name, password: PASSWORD });
  expect(status).toBe(200);
  return browser;
};

/** The letters in the outbox to one address, in their raw form. */
export const lettersTo = async (test: TestApp, address: string): Promise<string[]> => {
  const folder = path.join(test.app.settings.of(dataSettings).dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const letters = await Promise.all(
    files.sort((a, b) => (a < b ? -1 : 1)).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return letters.filter(
    (letter) => letter.includes(`To: ${address}`) || letter.includes(`<${address}>`),
  );
};

/** Waits for a letter with a subject. */
export const letterTo = async (
  test: TestApp,
  address: string,
  subject: string,
): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const letters = await lettersTo(test, address);
        found = letters.findLast((letter) => letter.includes(`Subject: ${subject}`));
        return found;
      },
      { interval: 100 },
    )
    .toBeDefined();
  return found ?? '';
};

/** The one-time code of a letter's link. */
export const codeOf = (letter: string): string => {
  const plain = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /[?&]code=(?<code>[\w-]{43})/u.exec(plain)?.groups?.['code'] ?? '';
};
