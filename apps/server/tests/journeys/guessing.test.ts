import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, PASSWORD, signedInBrowser, WRONG_PASSWORD } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'], settings: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => test.close());

const wrong = (login: string) => ({ login, password: WRONG_PASSWORD });
/** A wrong password that is hashed, for what depends on the time that takes. */
const guess = (login: string) => ({ login, password: 'a guess' });

describe('guessing a password', () => {
  it('ends after ten attempts from one address, for the right one too, and not for the owner elsewhere', async () => {
    await test.user('target');
    const guesser = openBrowser(test);
    const statuses = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      statuses.push((await guesser.post('/auth/sign-in', wrong('target'))).status);
    }
    expect(statuses).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      ...Array.from({ length: 10 }, () => 429),
    ]);
    const right = { login: 'TARGET', password: PASSWORD };
    const locked = await guesser.post('/auth/sign-in', right);
    expect(locked).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const wait = Number(locked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    await signedInBrowser(test, 'target');
  });

  it('is counted anew when a clock that was days ahead counted it', async () => {
    await test.user('timeless');
    const guesser = openBrowser(test);
    const attemptOnce = async () => (await guesser.post('/auth/sign-in', wrong('timeless'))).status;
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await attemptOnce()).toBe(401);
    await test.app.database.pool.query(
      'update accounts.attempt set expire = expire + 3 * 86400000',
    );
    expect(await attemptOnce()).toBe(401);
    for (let attempt = 0; attempt < 9; attempt += 1) await attemptOnce();
    const { status, headers } = await guesser.post('/auth/sign-in', wrong('timeless'));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('ends as early for a name nobody has', async () => {
    const guesser = openBrowser(test);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await guesser.post('/auth/sign-in', wrong('nobody-here'))).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('ends when the guesses come from everywhere', async () => {
    await test.user('famous');
    const statuses = [];
    for (let attempt = 0; attempt < 51; attempt += 1) {
      statuses.push((await openBrowser(test).post('/auth/sign-in', wrong('famous'))).status);
    }
    expect(statuses.slice(0, 50)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  it('at once, in many requests, gets no more attempts than one by one', async () => {
    await test.user('hurried');
    const guesser = openBrowser(test);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => guesser.post('/auth/sign-in', guess('hurried'))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('has one budget of an account, whether its name or its address is typed', async () => {
    await test.user('twofold');
    const guesser = openBrowser(test);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const login = attempt % 2 === 0 ? 'twofold' : 'TwoFold@example.org';
      statuses.push((await guesser.post('/auth/sign-in', wrong(login))).status);
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('of somebody who left their browser open ends too', async () => {
    await test.user('away');
    const browser = await signedInBrowser(test, 'away');
    const first = await browser.post('/auth/confirm', { password: 'a guess' });
    // Nobody was asked for a name.
    expect(first).toMatchObject({ status: 401, body: { reason: 'PASSWORD_INCORRECT' } });
    const statuses = [first.status];
    for (let attempt = 1; attempt < 11; attempt += 1) {
      statuses.push((await browser.post('/auth/confirm', { password: 'a guess' })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

it('codes of links cannot be tried without end', async () => {
  const guesser = openBrowser(test);
  const statuses = [];
  for (let attempt = 0; attempt < 61; attempt += 1) {
    statuses.push((await guesser.post('/auth/verify', { code: 'x'.repeat(43) })).status);
  }
  expect(statuses.slice(0, 60)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

it('names cannot be tried without end, though a form says which are taken', async () => {
  await test.user('named');
  const guesser = openBrowser(test);
  const input = { username: 'named', email: 'guesser@example.org', password: PASSWORD };
  const statuses = [];
  for (let attempt = 0; attempt < 61; attempt += 1)
    statuses.push((await guesser.post('/auth/sign-up', input)).status);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([409]));
  expect(statuses.at(-1)).toBe(429);
});

/** Calls of each kind. By chance alone the area varies around 0.5 with a standard deviation of 0.06. */
const ROUNDS = 50;
/** Chance fails once in seventy runs, and hardly ever twice. A difference in the code fails each time. */
const MEASURED = { retry: 1, timeout: 180_000 };

describe('nobody learns who has an account', () => {
  /** How often a time of `a` is longer than one of `b`: 0.5 if they do not differ. */
  const areaUnderCurve = (a: readonly number[], b: readonly number[]): number => {
    let wins = 0;
    for (const x of a) for (const y of b) wins += x > y ? 1 : x === y ? 0.5 : 0;
    return wins / (a.length * b.length);
  };
  const measure = async (ask: (kind: 'known' | 'unknown', round: number) => Promise<unknown>) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const order =
        round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        const since = performance.now();
        await ask(kind, round);
        times[kind].push(performance.now() - since);
      }
    }
    return areaUnderCurve(times.known.slice(5), times.unknown.slice(5));
  };

  beforeAll(async () => {
    for (let user = 0; user < ROUNDS; user += 1) {
      await test.app.database.pool.query(
        `insert into accounts."user" (id, username, email, password_hash, created_at)
         select gen_random_uuid(), $1, $1 || '@example.org', password_hash, created_at
         from accounts."user" where username = 'target'`,
        [`known-${user}`],
      );
    }
  });

  it('and the measure would tell an answer that hashes no password', MEASURED, async () => {
    const area = await measure((kind, round) =>
      kind === 'known'
        ? openBrowser(test).post('/auth/sign-in', guess(`known-${round}`))
        : openBrowser(test).post('/auth/sign-in', {}),
    );
    expect(area).toBeGreaterThan(0.8);
  });

  it('by the time of a failed sign-in', MEASURED, async () => {
    const area = await measure((kind, round) =>
      openBrowser(test).post('/auth/sign-in', guess(`${kind}-${round}`)),
    );
    expect(Math.abs(area - 0.5)).toBeLessThan(0.15);
  });

  it('by the time of a forgotten password', MEASURED, async () => {
    const area = await measure((kind, round) =>
      openBrowser(test).post('/auth/forgot-password', { email: `${kind}-${round}@example.org` }),
    );
    expect(Math.abs(area - 0.5)).toBeLessThan(0.15);
  });

  it('by the time of a sign-up', MEASURED, async () => {
    const area = await measure((kind, round) =>
      openBrowser(test).post('/auth/sign-up', {
        username: `new-${round}`,
        email: `${kind}-${round}@example.org`,
        password: PASSWORD,
      }),
    );
    expect(Math.abs(area - 0.5)).toBeLessThan(0.15);
  });
});

it('a flood of sign-ins is answered 503 beyond what can wait, while the rest goes on', async () => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, number) =>
      openBrowser(test).post('/auth/sign-in', guess(`flood-${number}`)),
    ),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([401, 503]));
  expect((await fetch(`${test.url}/healthz`)).status).toBe(200);
});

it('no secret stands in any table in plain text', async () => {
  const browser = await signedInBrowser(test, 'away');
  const { accessToken } = (await browser.post('/auth/token')).body;
  const secrets = [PASSWORD, browser.cookie()?.split('=')[1] ?? '', accessToken];
  const { rows } = await test.app.database.pool.query(
    `select table_schema || '."' || table_name || '"' as name from information_schema.tables
     where table_schema in ('accounts', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  for (const { name } of rows) {
    for (const secret of secrets) {
      const sql = `select count(*)::int as found from ${name} t where position($1 in t::text) > 0`;
      const found = await test.app.database.pool.query(sql, [secret]);
      expect({ name, secret, found: found.rows[0].found }).toEqual({ name, secret, found: 0 });
    }
  }
});
