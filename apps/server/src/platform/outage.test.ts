import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { outageOf } from './outage.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

it.each(['08006', '53100', '53300', '57P01', '57P03', '58030', '25006', 'ECONNREFUSED', 'EPIPE'])(
  '%s is an outage, by itself and as a cause',
  (code) => {
    expect(outageOf(withCode(code))).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(outageOf(new Error('outer', { cause: withCode(code) }))).toBeDefined();
  },
);

it.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'database "tsuzuki" is not currently accepting connections',
])('so is "%s"', (message) => expect(outageOf(new Error(message))).toBeDefined());

it.each(['23505', '40001', '42P01', '55000', '57014', 'ENOENT', 'EACCES'])(
  '%s is none: it says something of the statement or of us',
  (code) => expect(outageOf(withCode(code))).toBeUndefined(),
);

it('knows what Node says of a port and of a socket where nobody listens', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  for (const place of [{ port, host: '127.0.0.1' }, { path: '/nowhere/.s.PGSQL.5432' }]) {
    const [error] = await once(connect(place), 'error', {}).catch((fault: unknown) => [fault]);
    expect(outageOf(error)).toBeDefined();
  }
});
