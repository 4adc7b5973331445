import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { createProgramOn, type Program, type Server } from './program.ts';

let program: Program & { databaseUrl: string };
let server: Server;
let key: { id: string; key: string };

beforeAll(async () => {
  program = await createProgramOn('bare', {
    TSUZUKI_LIMITS: 'on',
    TSUZUKI_BURST_ANONYMOUS: '100',
    TSUZUKI_BURST_FREE: '100',
    TSUZUKI_BURST_INDIE: '100',
  });
  const words = ['--name', 'mika', '--email', 'mika@example.org', '--password', 'a long password'];
  await program.tsuzuki('user', 'create', ...words);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await program.remove();
});

/** On its own connection, because the server ends one that is idle while a command runs. */
const ask = (query: string, apiKey?: string) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      ...(apiKey && { 'x-api-key': apiKey }),
    },
    body: JSON.stringify({ query }),
  });

const statusWith = async (apiKey: string): Promise<number> =>
  (await ask('{ __typename }', apiKey)).status;

const leftOfDay = async (apiKey?: string): Promise<string | undefined> => {
  const { headers } = await ask('{ __typename }', apiKey);
  return /"daily";r=(\d+)/u.exec(headers.get('ratelimit') ?? '')?.[1];
};

/** How many requests of an address the server has written down. */
const keptCount = async (): Promise<unknown> => {
  const client = new pg.Client({ connectionString: program.databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select used from access.bucket where bucket like 'address:%'`,
  );
  await client.end();
  return rows[0]?.used;
};

it('a key made on the command line works in the server that was started after', async () => {
  const made = await program.tsuzuki('key', 'create', '--user', 'mika', '--name', 'script');
  expect(made).toMatchObject({ name: 'script', scopes: ['read:public'], expiresAt: null });
  expect(made['key']).toMatch(/^svc_live_[0-9A-Za-z]{42}$/u);
  key = { id: made['id'], key: made['key'] };
  server = await program.serve();
  const answer: any = await (
    await ask('{ viewer { username } rateLimit { tier } }', key.key)
  ).json();
  expect(answer.data).toEqual({ viewer: { username: 'mika' }, rateLimit: { tier: 'FREE' } });
});

it('a tier set beside the running server counts at once', async () => {
  expect(await program.tsuzuki('tier', 'set', '--user', 'mika', '--tier', 'indie')).toEqual({
    username: 'mika',
    tier: 'indie',
  });
  const tier = async () => {
    const answer: any = await (await ask('{ rateLimit { tier } }', key.key)).json();
    return answer.data.rateLimit.tier;
  };
  await expect.poll(tier).toBe('INDIE');
  await program.tsuzuki('tier', 'set', '--user', 'mika', '--tier', 'free');
});

it('a rotated key works beside its successor, a revoked one is refused', async () => {
  const next = await program.tsuzuki('key', 'rotate', '--id', key.id, '--overlap', '1h');
  expect([await statusWith(key.key), await statusWith(next['key'])]).toEqual([200, 200]);
  expect(await program.tsuzuki('key', 'revoke', '--id', key.id)).toEqual({ revoked: key.id });
  await expect.poll(() => statusWith(key.key)).toBe(401);
  expect(await statusWith(next['key'])).toBe(200);
  const { keys } = await program.tsuzuki('key', 'list', '--user', 'mika');
  expect(keys).toMatchObject([
    { id: key.id, state: 'revoked', replacedBy: next['id'], display: key.key.slice(0, 13) },
    { id: next['id'], state: 'active', name: 'script' },
  ]);
  const { stdout } = await program.here('key', 'list', '--user', 'mika');
  expect(stdout).toContain(key.key.slice(0, 13));
  expect(stdout).not.toContain(next['key']);
  expect(server.output()).not.toContain(next['key']);
});

it('second factors are removed by an operator', async () => {
  expect(await program.tsuzuki('user', 'reset-factors', '--name', 'Mika')).toEqual({
    username: 'mika',
    totp: false,
    passkeys: 0,
  });
});

it.each([
  [['key', 'create', '--user', 'mika', '--scopes', 'admin'], 2, 'read:public'],
  [['key', 'create', '--user', 'mika', '--expires', 'soon'], 1, '90d'],
  [['key', 'create', '--user', 'mika', '--expires', '2001-01-01'], 1, 'has passed'],
  [['key', 'create', '--user', 'nobody'], 1, 'No user is called'],
  [['user', 'reset-factors', '--name', 'nobody'], 1, 'No user is called'],
  [['key', 'revoke', '--id', 'x'], 1, 'No API key'],
  [['key', 'rotate', '--id', 'x', '--overlap', '5m'], 2, '24h'],
  [['tier', 'set', '--user', 'mika', '--tier', 'gold'], 2, 'commercial'],
])('%j ends with %d and says what to do', async (words, code, hint) => {
  const ran = await program.here(...words);
  expect(ran.code).toBe(code);
  expect(ran.stderr).toContain(hint);
});

it('the counts of the day survive kill -9 and an orderly end', async () => {
  expect(await leftOfDay()).toBe('499');
  for (let count = 0; count < 4; count += 1) await leftOfDay();
  await expect.poll(keptCount).toBe(5);
  server.child.kill('SIGKILL');
  await server.ended;
  server = await program.serve();
  expect(await leftOfDay()).toBe('494');
  server.child.kill('SIGTERM');
  await server.ended;
  server = await program.serve();
  expect(await leftOfDay()).toBe('493');
});
