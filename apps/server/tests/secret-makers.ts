import { createInvitation, createSetUpLink } from '#slices/accounts/index.ts';
import { expect } from 'vitest';
import { codeOf, letterTo, openBrowser, signedInBrowser, type Browser } from './browser.ts';
import { TEST_SECRET } from './databases.ts';
import { extension, players } from './extension-secrets.ts';
import { passkeys, secondFactors } from './factor-secrets.ts';
import { listRows, people } from './list-rows.ts';
import { succeed, type SecretMaker } from './secret-maker.ts';
import type { TestApp } from './test-app.ts';

const tokenOf = (browser: Browser): string => browser.cookie()?.split('=')[1] ?? '';

const accounts: SecretMaker = async ({ test, mika }) => {
  const password = 'sign-up password 4711';
  const input = { username: 'yuki', email: 'yuki@example.org', password };
  await succeed(openBrowser(test).post('/auth/sign-up', input));
  const verify = codeOf(await letterTo(test, input.email, 'Confirm your email address'));
  await succeed(openBrowser(test).post('/auth/verify', { code: verify }));
  const wrongPassword = 'a wrong password 0815';
  await openBrowser(test).post('/auth/sign-in', { login: 'yuki', password: wrongPassword });
  const pending = { username: 'rin', email: 'rin@example.org', password: 'pending password 0042' };
  await succeed(openBrowser(test).post('/auth/sign-up', pending));
  const unused = codeOf(await letterTo(test, pending.email, 'Confirm your email address'));
  const changed = 'changed password 1234';
  const change = { current: 'a long password', password: changed };
  await succeed(mika.post('/auth/change-password', change));
  await succeed(mika.post('/auth/change-email', { email: 'mika-2@example.org' }));
  const email = codeOf(
    await letterTo(test, 'mika-2@example.org', 'Confirm your new email address'),
  );
  const secrets = { password, verify, wrongPassword, changed, unused, email };
  return { ...secrets, pendingPassword: pending.password, session: tokenOf(mika) };
};

/** No secrets, but what is kept of people who take another name. */
const names: SecretMaker = async ({ test }) => {
  await test.user('renamed');
  const browser = await signedInBrowser(test, 'renamed');
  await succeed(browser.post('/auth/change-username', { username: 'renamed-2' }));
  return {};
};

const resets: SecretMaker = async ({ test }) => {
  const codeFor = async (name: string): Promise<string> => {
    await test.user(name);
    const email = `${name}@example.org`;
    await succeed(openBrowser(test).post('/auth/forgot-password', { email }));
    return codeOf(await letterTo(test, email, 'Reset your password'));
  };
  const [used, open] = [await codeFor('forgetful'), await codeFor('hesitant')];
  const password = 'reset password 9876';
  await succeed(openBrowser(test).post('/auth/reset-password', { code: used, password }));
  return { used, open, password };
};

const bearers: SecretMaker = async ({ test, mika }) => {
  const { accessToken } = await succeed(mika.post('/auth/token'));
  const { data } = await test.ask('{ viewer { username } }', { bearer: accessToken });
  expect(data.viewer.username).toBe('mika');
  await test.ask('{ viewer { username } }', { bearer: `${accessToken}x` });
  const row = await test.app.db
    .selectFrom('accounts.signing_key')
    .select(['kid', 'private_sealed'])
    .where('state', '=', 'current')
    .executeTakeFirstOrThrow();
  const jwk = test.app.secrets.open(row.private_sealed, `accounts.signing_key/${row.kid}`);
  return { accessToken, signature: accessToken.split('.')[2], signingKey: JSON.parse(jwk).d };
};

const keys: SecretMaker = async ({ test, mika }) => {
  const made = await succeed(mika.post('/account/keys', { name: 'script' }));
  const rotated = await succeed(mika.post(`/account/keys/${made.id}/rotate`, { overlap: '1h' }));
  const reported = await succeed(mika.post('/account/keys', { name: 'reported' }));
  for (const key of [made.key, rotated.key, reported.key]) {
    const headers = { 'content-type': 'application/json', 'x-api-key': key };
    const body = '{"query":"{ viewer { username } }"}';
    expect((await fetch(`${test.url}/graphql`, { method: 'POST', headers, body })).status).toBe(
      200,
    );
    await fetch(`${test.url}/graphql?key=${key}`, { headers });
    await fetch(`${test.url}/nowhere/${key}`);
  }
  await succeed(openBrowser(test).post('/security/leaked-key', { key: reported.key }));
  await letterTo(test, 'mika@example.org', 'One of your API keys');
  return { made: made.key, rotated: rotated.key, reported: reported.key };
};

const mediaServers: SecretMaker = async ({ test, mika }) => {
  const { id, token } = await succeed(mika.post('/account/media-servers', { kind: 'server_b' }));
  const send = (url: string) =>
    fetch(`${test.url}${url}`, { method: 'POST', body: '{"NotificationType":"PlaybackStop"}' });
  expect((await send(`/ingest/server_b/${token}`)).status).toBe(200);
  await send(`/ingest/server_b/${token}?token=${token}`);
  await send(`/ingest/${token}`);
  const rotated = await succeed(mika.post(`/account/media-servers/${id}/rotate`));
  await send(`/ingest/server_b/${rotated.token}`);
  return { token, rotated: rotated.token };
};

const feeds: SecretMaker = async ({ test, mika }) => {
  const secrets: Record<string, string> = {};
  for (const kind of ['calendar', 'atom', 'anime-list', 'manga-list']) {
    const { url } = await succeed(mika.post(`/account/feeds/${kind}`));
    const [token = ''] = /svc_(?:feed|list)_\w+/u.exec(url) ?? [];
    const path = new URL(url).pathname;
    expect((await fetch(`${test.url}${path}`)).status).toBe(200);
    await fetch(`${test.url}${path}x?token=${token}`);
    secrets[kind] = token;
  }
  return secrets;
};

const exports: SecretMaker = async ({ mika }) => {
  const secret = 'the password of my cloud 8866';
  const place = { target: 'webdav', address: 'https://cloud.invalid/lists/', name: 'mika' };
  const schedule = { frequency: 'weekly', format: 'tsuzuki', place, secret };
  await succeed(mika.post('/account/list-export-schedule', schedule));
  await succeed(mika.post('/account/list-export-schedule/run'));
  return { secret };
};

const invitations: SecretMaker = async ({ test }) => {
  const made = await test.app.db.transaction().execute((tx) => createInvitation(test.app, tx));
  return { invite: made.code };
};

/** The test app is given its key by a setting, as an instance on several machines is. */
const masterKey: SecretMaker = () => Promise.resolve({ key: TEST_SECRET });

/** Before there is any account. */
const makeSetUpCode = async (test: TestApp): Promise<string> =>
  codeOf((await createSetUpLink(test.app)) ?? '');

/** Everything that makes secrets. Whoever adds a kind of secret adds its maker here. */
const MAKERS: Readonly<Record<string, SecretMaker>> = {
  accounts,
  names,
  bearers,
  keys,
  mediaServers,
  feeds,
  exports,
  people,
  listRows,
  invitations,
  masterKey,
  resets,
  secondFactors,
  passkeys,
  extension,
  players,
};

/** Makes every secret there is. @returns them by the name of their maker and their own. */
export const makeSecrets = async (test: TestApp): Promise<Map<string, string>> => {
  const secrets = new Map([['set-up code', await makeSetUpCode(test)]]);
  await test.user('mika');
  const world = { test, mika: await signedInBrowser(test, 'mika') };
  for (const [maker, make] of Object.entries(MAKERS)) {
    for (const [name, secret] of Object.entries(await make(world))) {
      secrets.set(`${maker}: ${name}`, secret);
    }
  }
  return secrets;
};
