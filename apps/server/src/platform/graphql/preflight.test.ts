import { describe, expect, test } from 'vitest';
import { preflightOf } from './preflight.ts';

const OWN = ['authorization', 'content-type', 'if-none-match', 'x-api-key'];

const allowedFor = (names: string | undefined): string[] => {
  const { headers } = preflightOf(
    names === undefined ? {} : { 'access-control-request-headers': names },
  );
  expect(headers['vary']).toBe('Access-Control-Request-Headers');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  return (headers['access-control-allow-headers'] ?? '').toLowerCase().split(', ');
};

describe('a preflight', () => {
  test.each([
    [
      'Apollo Client',
      'apollographql-client-name,apollographql-client-version,x-apollo-operation-name',
    ],
    ['Apollo Router', 'apollo-require-preflight, x-apollo-operation-id, graphql-require-preflight'],
    ['Relay and urql', 'content-type, x-requested-with, if-none-match, x-graphql-client-name'],
    ['OpenTelemetry', 'traceparent, tracestate, baggage'],
    ['Sentry and Datadog', 'sentry-trace, baggage, x-datadog-trace-id'],
  ])('grants what %s sends', (_client, names) => {
    expect(allowedFor(names)).toEqual(expect.arrayContaining([...OWN, ...names.split(/, ?/u)]));
  });

  test('grants what the API reads, whatever is asked', () => {
    expect(allowedFor(undefined)).toEqual(OWN);
    expect(allowedFor('X-API-Key, content-type')).toEqual(OWN);
  });

  test('repeats nothing that is no name of a header, nor without end', () => {
    expect(allowedFor('a b, "c", ,é, <d>')).toEqual(OWN);
    expect(allowedFor('x,'.repeat(5_000)).length).toBeLessThan(100);
    expect(allowedFor('x'.repeat(10_000))).toEqual(OWN);
  });
});
