import { createInvitation } from '#slices/accounts/index.ts';
import { expect } from 'vitest';
import { codeOf, letterTo, openBrowser, signedInBrowser, type Browser } from '../browser.ts';
import { extension, players } from '../extension-secrets.ts';
import { passkeys, secondFactors } from '../factor-secrets.ts';
import { succeed, type SecretMaker, type SecretMakers } from '../secret-maker.ts';

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

/** Creates no secrets, but the rows of people who change their username. */
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

const invitations: SecretMaker = async ({ test }) => {
  const made = await test.app.db.transaction().execute((tx) => createInvitation(test.app, tx));
  return { invite: made.code };
};

export const makers: SecretMakers = {
  accounts,
  names,
  bearers,
  invitations,
  resets,
  secondFactors,
  passkeys,
  extension,
  players,
};
