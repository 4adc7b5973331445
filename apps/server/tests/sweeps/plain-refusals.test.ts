import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let cookie: string;
let bearer: string;

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'] });
  const user = await test.user('mika');
  bearer = user.bearer;
  await test.app.database.pool.query(`update accounts."user" set role = 'admin' where id = $1`, [
    user.id,
  ]);
  cookie = (await signedInBrowser(test, 'mika')).cookie() ?? '';
});
afterAll(() => test.close());

/** Signing out would end the visit of all routes after it. */
const ENDS_VISIT = /sign-out|sessions/u;

const routes = (): [string, string][] =>
  readFileSync(new URL('routes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((route) => !ENDS_VISIT.test(route))
    .map((route) => route.split(' ') as [string, string])
    // `GET *` is every page.
    .filter(([, path]) => path.startsWith('/'));

const NAMES =
  'after cursor days end extras first format hours id include kind limit month name offset only page policy q search size sort source start status tier token type year';

const queryOf = (value: string): string =>
  new URLSearchParams(NAMES.split(' ').map((name): [string, string] => [name, value])).toString();

const membersOf = (value: unknown) =>
  Object.fromEntries(NAMES.split(' ').map((name) => [name, value]));

const QUERIES = ['x', '-1', '99999999999'];
const BODIES: unknown[] = [[], [{ foo: 1 }], {}, membersOf(-1), membersOf('x'), membersOf([{}])];

/** Words in which zod speaks. */
const OF_ZOD =
  /Invalid (?:input|option|string|UUID|ISO|URL|email|key|number)|Too (?:big|small):|[Ee]xpected (?:\w+ to have|number|string|object|array|record|boolean|int)\b|Unrecognized key/u;

const isOwn = (path: string): boolean => /^\/(?:auth|account|admin|billing)(?:\/|$)/u.test(path);

const ask = async (method: string, path: string, body?: unknown): Promise<string> => {
  const own = { cookie, origin: test.url, 'sec-fetch-site': 'same-origin' };
  const headers = {
    ...(isOwn(path) ? own : { authorization: `Bearer ${bearer}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`${test.url}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) {
    await response.body?.cancel();
    return '';
  }
  return response.text();
};

it('no route lets a sentence of the validator through', async () => {
  const told: string[] = [];
  for (const [method, pattern] of routes()) {
    for (const [i, query] of QUERIES.entries()) {
      const path = `${pattern.replaceAll(/:\w+/gu, query).replace(/\*$/u, 'x')}?${queryOf(query)}`;
      const bodies = method === 'GET' ? [undefined] : BODIES.slice(i * 2, i * 2 + 2);
      for (const body of bodies) {
        const [said] = OF_ZOD.exec(await ask(method, path, body)) ?? [];
        if (said !== undefined) told.push(`${method} ${pattern}: ${said}`);
      }
    }
  }
  expect([...new Set(told)]).toEqual([]);
});
