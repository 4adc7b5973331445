import { expect, test } from 'vitest';
import { isJson, negotiate, prefersHtml } from './media-type.ts';

const CHROMIUM = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

test.each([
  [undefined, 'json'],
  ['', 'json'],
  ['*/*', 'json'],
  ['application/*', 'json'],
  ['Application/JSON; charset=UTF-8', 'json'],
  ['application/graphql-response+json', 'graphql'],
  ['application/graphql-response+json, application/json;q=0.9', 'graphql'],
  ['application/json, application/graphql-response+json', 'json'],
  ['application/graphql-response+json;q=0.1, application/json', 'json'],
  ['*/*, application/graphql-response+json', 'graphql'],
  ['application/graphql-response+json;q=0, */*', 'json'],
  [CHROMIUM, 'json'],
  ['application/json;charset=latin1', undefined],
  ['text/html', undefined],
  ['application/json;q=0', undefined],
  ['application/json;q=x', undefined],
])('Accept: %s is answered with %s', (accept, type) => {
  expect(negotiate(accept)).toBe(type);
});

test.each([
  ['application/json', true],
  ['application/json; charset="utf-8"', true],
  ['APPLICATION/JSON;Charset=UTF8', true],
  ['application/json; charset=utf-16', false],
  ['application/graphql', false],
  ['text/plain', false],
  ['application/x-www-form-urlencoded', false],
  ['multipart/form-data; boundary=x', false],
  [undefined, false],
])('Content-Type: %s is JSON: %s', (contentType, answer) => {
  expect(isJson(contentType)).toBe(answer);
});

test.each([
  [CHROMIUM, true],
  ['application/json', false],
  ['*/*', false],
  [undefined, false],
  ['text/html;q=0.5, application/json', false],
])('Accept: %s is that of a page visit: %s', (accept, answer) => {
  expect(prefersHtml(accept)).toBe(answer);
});
