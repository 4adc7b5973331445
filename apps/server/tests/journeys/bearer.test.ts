import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseSettings } from '#platform/database/index.ts';
import { advanceKeys, issueBearer, verifyBearer } from '#slices/accounts/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { testSettings } from '../databases.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
/** Another process of the same instance, without the master key that decrypts private keys. */
let verifier: Application;
let folder: string;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  await test.user('mika');
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
  const url = test.app.settings.of(databaseSettings).url ?? '';
  verifier = await createApp(testSettings(url, folder, { TSUZUKI_SECRET: 'none' }), {
    clock: test.clock,
  });
  await verifier.start(['web']);
});
afterAll(async () => {
  await verifier.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  browser = await signedInBrowser(test, 'mika');
});

const MINUTE = 60_000;
const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));
const viewer = async (bearer: string) =>
  (await test.ask('{ viewer { username } }', { bearer })).status;
const jwks = async (): Promise<string[]> => {
  const { keys } = (await (await fetch(`${test.url}/.well-known/jwks.json`)).json()) as any;
  return keys.map(({ kid }: JWK) => kid);
};
const newToken = async (): Promise<string> => (await browser.post('/auth/token')).body.accessToken;
const kidOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';

describe('an access token', () => {
  it('is given to whoever has a session, and names it', async () => {
    const { body, headers } = await browser.post('/auth/token');
    expect(headers.get('cache-control')).toBe('no-store');
    const { id } = (await browser.get('/auth/session')).body.session;
    const { sid, client, exp = 0, iat = 0, ...claims } = decodeJwt(body.accessToken);
    expect({ sid, client, life: exp - iat }).toEqual({ sid: id, client: 'web', life: 600 });
    expect(Object.keys(claims).sort()).toEqual(['aud', 'iss', 'jti', 'sub']);
    expect(await viewer(body.accessToken)).toBe(200);
  });

  it('needs a session', async () => {
    const response = await fetch(`${test.url}/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(401);
  });

  it('is verified by a process that cannot open the private key', async () => {
    const token = await newToken();
    expect(await verifyBearer(verifier, token)).toMatchObject({
      sessionId: decodeJwt(token)['sid'],
    });
    await expect(issueBearer(verifier, 'x', 'web')).rejects.toThrow();
  });

  it('ends at once, here and in every other process, when its session is revoked', async () => {
    const token = await newToken();
    expect(await viewer(token)).toBe(200);
    await verifyBearer(verifier, token);
    await browser.post('/auth/sign-out');
    expect(await viewer(token)).toBe(401);
    const refusedAfter = performance.now();
    await expect
      .poll(
        () =>
          verifyBearer(verifier, token).then(
            () => 'taken',
            () => 'refused',
          ),
        { interval: 5 },
      )
      .toBe('refused');
    expect(performance.now() - refusedAfter).toBeLessThan(1_000);
  });

  it('that a process verified before still expires', async () => {
    const token = await newToken();
    expect(await viewer(token)).toBe(200);
    later(10 * MINUTE - 1_000);
    expect(await viewer(token)).toBe(200);
    later(1_000);
    expect(await viewer(token)).toBe(401);
  });
});

describe('a token signed with our own key', () => {
  const forge = async (change: object, header: object = {}): Promise<string> => {
    const token = await newToken();
    const row = await test.app.db
      .selectFrom('accounts.signing_key')
      .select(['kid', 'private_sealed'])
      .where('state', '=', 'current')
      .executeTakeFirstOrThrow();
    const jwk = test.app.secrets.open(row.private_sealed, `accounts.signing_key/${row.kid}`);
    return new SignJWT({ ...decodeJwt(token), ...change })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: row.kid, ...header })
      .sign(await importJWK(JSON.parse(jwk), 'ES256'));
  };
  const seconds = () => Math.floor(test.clock.now().getTime() / 1000);

  it('is taken when nothing is wrong with it', async () => {
    expect(await viewer(await forge({}))).toBe(200);
  });

  it.each<[string, () => object, object?]>([
    ['that has expired', () => ({ exp: seconds() - 1 })],
    ['that lives for ever', () => ({ exp: undefined })],
    ['that is not in force yet', () => ({ nbf: seconds() + 60 })],
    ['issued in the future', () => ({ iat: seconds() + 60 })],
    ['issued long ago with a long life', () => ({ iat: seconds() - 660, exp: seconds() + 600 })],
    ['for somebody else to read', () => ({ aud: 'another-api' })],
    ['by somebody else', () => ({ iss: 'another' })],
    ['of another type', () => ({}), { typ: 'JWT' }],
    ['of no type', () => ({}), { typ: undefined }],
    ['without a subject', () => ({ sub: undefined })],
    ['without a session', () => ({ sid: undefined })],
    ['whose session is not an id', () => ({ sid: { $ne: null } })],
    ['without an id', () => ({ jti: undefined })],
    ['that is longer than any of ours', () => ({ padding: 'x'.repeat(5_000) })],
  ])('%s is refused', async (_what, change, header) => {
    const token = await forge(change(), header);
    expect(await viewer(token)).toBe(401);
  });

  it('of 64 kB is refused before it is read', async () => {
    await expect(
      verifyBearer(test.app, `${await newToken()}${'x'.repeat(64_000)}`),
    ).rejects.toThrow();
  });
});

describe('the signing key', () => {
  it('is replaced without one refused request', async () => {
    const old = await newToken();
    expect((await advanceKeys(test.app, 'asked')).steps).toEqual([{ step: 'stage' }]);
    expect(await jwks()).toHaveLength(2);
    expect(kidOf(await newToken())).toBe(kidOf(old));
    expect((await advanceKeys(test.app, 'asked')).steps).toEqual([]);

    later(60 * MINUTE);
    const lastOfOld = await newToken();
    await advanceKeys(test.app, 'scheduled');
    const firstOfNew = await newToken();
    expect(kidOf(lastOfOld)).toBe(kidOf(old));
    expect(kidOf(firstOfNew)).not.toBe(kidOf(old));
    for (const token of [lastOfOld, firstOfNew]) {
      expect(await viewer(token)).toBe(200);
      await verifyBearer(verifier, token);
    }
    expect(await jwks()).toHaveLength(2);
    later(15 * MINUTE);
    await advanceKeys(test.app, 'scheduled');
    expect(await jwks()).toEqual([kidOf(firstOfNew)]);
  });

  it('is replaced under a stream of requests, here and in another process, without one refused', async () => {
    const seen = new Map<string, number>();
    let isOver = false;
    const stream = async (): Promise<void> => {
      while (!isOver) {
        const token = await newToken();
        const [status] = await Promise.all([viewer(token), verifyBearer(verifier, token)]);
        expect(status).toBe(200);
        seen.set(kidOf(token), (seen.get(kidOf(token)) ?? 0) + 1);
      }
    };
    const served = () => [...seen.values()].reduce((sum, times) => sum + times, 0);
    const more = async (): Promise<void> => {
      const before = served();
      await expect.poll(served).toBeGreaterThan(before + 10);
    };
    const streams = Promise.all([stream(), stream(), stream(), stream()]);
    const rotation = async (): Promise<void> => {
      await more();
      await advanceKeys(test.app, 'asked');
      await more();
      // As if it had been published an hour ago. The clock itself must not jump past the tokens in use.
      await test.app.db
        .updateTable('accounts.signing_key')
        .set({ state_since: new Date(test.clock.now().getTime() - 60 * MINUTE) })
        .where('state', '=', 'next')
        .execute();
      // Tokens issued just before and just after the promotion are in use at the same time.
      await Promise.all([advanceKeys(test.app, 'scheduled'), more()]);
      await more();
      isOver = true;
    };
    await Promise.all([
      streams,
      rotation().finally(() => {
        isOver = true;
      }),
    ]);
    expect(seen.size).toBe(2);
  });

  it('that another process made a moment ago verifies at once, before its notification arrives', async () => {
    const token = await newToken();
    const row = await test.app.db
      .deleteFrom('accounts.signing_key')
      .where('kid', '=', kidOf(token))
      .returningAll()
      .executeTakeFirstOrThrow();
    const jwk = JSON.stringify(row.public_jwk);
    // Both processes have just read the keys, without this one.
    await sql`select pg_notify('accounts_keys', '')`.execute(test.app.db);
    await expect.poll(() => verifyBearer(verifier, token).catch(() => null)).toBeNull();
    await test.app.db
      .insertInto('accounts.signing_key')
      .values({ ...row, public_jwk: jwk })
      .execute();
    expect(await verifyBearer(verifier, token)).toMatchObject({ client: 'web' });
    expect(await viewer(token)).toBe(200);
  });

  it('that may have leaked is withdrawn at once, with every token it signed', async () => {
    const leaked = await newToken();
    expect(await viewer(leaked)).toBe(200);
    await verifyBearer(verifier, leaked);
    await advanceKeys(test.app, 'emergency');
    for (const app of [test.app, verifier]) {
      await expect
        .poll(
          () =>
            verifyBearer(app, leaked).then(
              () => 'taken',
              () => 'refused',
            ),
          { interval: 5 },
        )
        .toBe('refused');
    }
    const fresh = await newToken();
    expect(await viewer(fresh)).toBe(200);
    await verifyBearer(verifier, fresh);
    expect(await jwks()).toEqual([kidOf(fresh)]);
  });

  it('set may be kept for five minutes', async () => {
    const { headers } = await fetch(`${test.url}/.well-known/jwks.json`);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });
});
