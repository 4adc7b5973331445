import { serverAudits } from 'graphql-http';
import { afterAll, expect, test } from 'vitest';
import { startFixtureServer } from './fixtures/start.ts';

const server = await startFixtureServer();
afterAll(() => server.stop());

const audits = serverAudits({ url: server.url });

test('the audit suite of GraphQL over HTTP is complete', () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
  '%s',
  async (_name, audit) => {
    const result = await audit.fn();
    expect(result).toMatchObject({ status: 'ok' });
  },
);
