import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, setDisabled } from '#slices/accounts/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let bearer: string;
let userId: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ bearer, id: userId } = await test.user('mika'));
});
afterAll(() => test.close());

const asked = (headers: Record<string, string>) =>
  fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ viewer { username } }' }),
  });

describe('bearer tokens', () => {
  it('are ES256 access tokens of ten minutes whose public key is published', async () => {
    const { alg, typ, kid } = decodeProtectedHeader(bearer);
    expect({ alg, typ }).toEqual({ alg: 'ES256', typ: 'at+jwt' });
    const { iat = 0, exp = 0, sub } = decodeJwt(bearer);
    expect({ sub, lifetime: exp - iat }).toEqual({ sub: userId, lifetime: 600 });
    const { keys } = (await (await fetch(`${test.url}/.well-known/jwks.json`)).json()) as any;
    expect(keys).toMatchObject([{ kid, kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }]);
    expect(keys[0].d).toBeUndefined();
  });

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = async (name: string): Promise<string> => {
    const [header = '', payload = '', signature = ''] = bearer.split('.');
    const { kid = '' } = decodeProtectedHeader(bearer);
    const claims = decodeJwt(bearer);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const signed = (changes: object, protectedHeader: object = {}) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...protectedHeader })
        .sign(privateKey);
    const jwks: any = await (await fetch(`${test.url}/.well-known/jwks.json`)).json();
    switch (name) {
      case 'alg none':
        return `${part({ alg: 'none', typ: 'at+jwt', kid })}.${payload}.`;
      case 'alg HS256 keyed with the public key':
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
          .sign(Buffer.from(JSON.stringify(jwks.keys[0])));
      case 'another key':
        return signed({});
      case 'a key of its own in the header':
        return signed({}, { jwk: jwks.keys[0] });
      case 'an unknown kid':
        return signed({}, { kid: 'unknown' });
      case 'a changed payload':
        return `${header}.${part({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`;
      case 'no signature':
        return `${header}.${payload}.`;
      case 'noise':
        return 'nonsense';
      default:
        return 'x'.repeat(8_000);
    }
  };

  it.each([
    'alg none',
    'alg HS256 keyed with the public key',
    'another key',
    'a key of its own in the header',
    'an unknown kid',
    'a changed payload',
    'no signature',
    'noise',
    '8 kB of noise',
  ])('with %s are refused, never anonymous', async (name) => {
    const response = await asked({ authorization: `Bearer ${await forged(name)}` });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('of 64 kB do not get as far as us', async () => {
    const { status } = await asked({ authorization: `Bearer ${'x'.repeat(64_000)}` });
    expect(status).toBe(431);
  });

  it('are refused when they have expired', async () => {
    const before = test.clock.now();
    test.clock.set(new Date(before.getTime() + 601_000));
    const { status } = await asked({ authorization: `Bearer ${bearer}` });
    test.clock.set(before);
    expect(status).toBe(401);
  });

  it('are refused once their user is disabled', async () => {
    const { bearer: other, id } = await test.user('gone');
    const disable = (isDisabled: boolean) =>
      test.app.db
        .transaction()
        .execute((tx) => setDisabled(test.app, tx, { userId: id, isDisabled }));
    await disable(true);
    expect((await asked({ authorization: `Bearer ${other}` })).status).toBe(401);
    await disable(false);
    expect((await asked({ authorization: `Bearer ${other}` })).status).toBe(200);
  });
});

describe('credentials', () => {
  it('two at once are refused', async () => {
    const both = { authorization: `Bearer ${bearer}`, 'x-api-key': 'svc_live_x' };
    expect((await asked(both)).status).toBe(400);
  });

  it.each([
    { 'x-api-key': 'svc_live_unknown' },
    { authorization: 'Basic bWlrYTp4' },
    { authorization: '' },
  ])('that are not valid never count as anonymous: %j', async (headers) => {
    expect((await asked(headers as Record<string, string>)).status).toBe(401);
  });

  it('in a cookie are not read', async () => {
    const response = await asked({ cookie: `authorization=Bearer ${bearer}` });
    expect(await response.json()).toMatchObject({ data: { viewer: null } });
  });
});

it('user names and addresses are unique without regard to case', async () => {
  const create = (username: string, email: string) =>
    test.app.db
      .transaction()
      .execute((tx) => createUser(test.app, tx, { username, email, password: 'a long password' }));
  await expect(create('MIKA', 'other@example.org')).rejects.toThrow('already taken');
  await expect(create('other', 'MIKA@example.org')).rejects.toThrow('already taken');
});

it('no secret is kept in plain text', async () => {
  const rows = await test.app.db.selectFrom('accounts.user').selectAll().execute();
  const keys = await test.app.db.selectFrom('accounts.signing_key').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('a long password');
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/u);
  expect(keys).toHaveLength(1);
  expect(keys[0]?.private_sealed.toString('latin1')).not.toContain('"d"');
});
