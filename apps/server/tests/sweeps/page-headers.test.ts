import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { webAddresses } from '../web-routes.ts';

const WATCHED = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'access-control-allow-origin',
] as const;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'] });
});
afterAll(() => test.close());

const seen = async (path: string) => {
  const { status, headers } = await fetch(`${test.url}${path}`, { redirect: 'manual' });
  const nonces = /'nonce-([^']+)'/u.exec(headers.get('content-security-policy') ?? '');
  const watched = WATCHED.map((name) => {
    const value = headers.get(name)?.replaceAll(/'nonce-[^']+'/gu, "'nonce-…'");
    return `${name}: ${value ?? '–'}`;
  });
  return { line: `${status} ${headers.get('cache-control')}`, watched, nonce: nonces?.[1] };
};

it('every page has the headers that are kept here', async () => {
  const bySet = new Map<string, string[]>();
  for (const path of [...webAddresses(), '/nowhere']) {
    const { line, watched } = await seen(path);
    const set = watched.join('\n');
    bySet.set(set, [...(bySet.get(set) ?? []), `  ${path} ${line}`]);
  }
  const text = [...bySet].map(([set, paths]) => `${set}\n${paths.join('\n')}\n`).join('\n');
  await expect(text).toMatchFileSnapshot('page-headers.txt');
});

it('no nonce is used twice', async () => {
  const first = await seen('/');
  const second = await seen('/');
  expect(first.nonce).toMatch(/^[\w+/=]{20,}$/u);
  expect(second.nonce).not.toBe(first.nonce);
});
