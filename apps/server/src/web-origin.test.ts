import { expect, it } from 'vitest';
import { pageOriginOf } from './web-origin.ts';

const OURS = 'https://tsuzuki.example';

it.each([
  ['plain HTTP', { host: 'localhost:3000' }, undefined, 'http://localhost:3000'],
  ['a form of that page', { host: 'a:1', origin: 'http://a:1' }, undefined, 'http://a:1'],
  ['HTTPS ended by an unnamed proxy', { host: 'a', origin: 'https://a' }, undefined, 'https://a'],
  ['a proxy that changes the host', { host: '10.0.0.7', origin: OURS }, OURS, OURS],
  ['a page of the configured address', { host: 'tsuzuki.example' }, OURS, OURS],
  ['a page beside the configured address', { host: 'localhost:1' }, OURS, 'http://localhost:1'],
  ['a form of another site', { host: 'a', origin: 'https://evil.example' }, OURS, 'http://a'],
  ['an origin that is kept secret', { host: 'a', origin: 'null' }, undefined, 'http://a'],
])('%s', (_name, headers, baseUrl, expected) => {
  const { protocol, host } = pageOriginOf(
    { headers, protocol: 'http', host: headers.host },
    baseUrl,
  );
  expect(`${protocol}://${host}`).toBe(expected);
});
