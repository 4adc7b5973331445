import { expect } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { bytesOf, codeAt, wrongCodeAt } from './authenticator-app.ts';
import { openBrowser, PASSWORD, signedInBrowser } from './browser.ts';
import { succeed, type SecretMaker } from './secret-maker.ts';
import type { TestApp } from './test-app.ts';

/** The public address of the app whose passkeys are created. */
export const PASSKEY_ORIGIN = 'https://tsuzuki.example';

const nextCode = (test: TestApp, secret: string): string => {
  test.clock.set(new Date(test.clock.now().getTime() + 30_000));
  return codeAt(secret, test.clock.now());
};

/** The first step of a sign-in: its browser, and the cookie that waits for the second step. */
const firstStep = async (test: TestApp, login: string) => {
  const browser = openBrowser(test);
  const { headers } = await browser.post('/auth/sign-in', { login, password: PASSWORD });
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-pending='));
  return { browser, pending: /=(?<token>[^;]+)/u.exec(set ?? '')?.groups?.['token'] ?? '' };
};

/** Authenticator apps, recovery codes, and sign-ins that wait for one of them. */
export const secondFactors: SecretMaker = async ({ test }) => {
  await test.user('careful');
  const browser = await signedInBrowser(test, 'careful');
  const path = '/auth/sign-in/second-factor';
  const { secret: dropped } = await succeed(browser.post('/auth/totp/begin'));
  const { secret } = await succeed(browser.post('/auth/totp/begin'));
  const enabled = browser.post('/auth/totp/enable', { code: nextCode(test, secret) });
  const [used = '', unused = ''] = (await succeed(enabled)).recoveryCodes as string[];
  const byApp = await firstStep(test, 'careful');
  const wrong = await byApp.browser.post(path, { code: wrongCodeAt(secret, test.clock.now()) });
  expect(wrong.status).toBe(401);
  await succeed(byApp.browser.post(path, { code: nextCode(test, secret) }));
  const byRecovery = await firstStep(test, 'careful');
  await succeed(byRecovery.browser.post(path, { code: used }));
  const again = await firstStep(test, 'careful');
  expect((await again.browser.post(path, { code: used })).status).toBe(401);
  const { pending } = await firstStep(test, 'careful');
  return {
    dropped,
    secret,
    secretBytes: bytesOf(secret).toString('hex'),
    recoveryUsed: used,
    recoveryUnused: unused,
    recoveryPlain: unused.replaceAll('-', ''),
    pendingUsed: byApp.pending,
    pending,
  };
};

/** Challenges of passkeys, answered and not. */
export const passkeys: SecretMaker = async ({ test }) => {
  await test.user('modern');
  const browser = await signedInBrowser(test, 'modern');
  const authenticator = createAuthenticator(PASSKEY_ORIGIN);
  const begin = (path: string): Promise<any> => succeed(browser.post(path));
  const adding = await begin('/auth/passkeys/begin');
  const response = authenticator.register(adding);
  await succeed(browser.post('/auth/passkeys/finish', { name: 'Key', response }));
  const confirming = await begin('/auth/confirm/passkey/begin');
  const shown = { response: authenticator.authenticate(confirming) };
  await succeed(browser.post('/auth/confirm/passkey/finish', shown));
  expect((await browser.post('/auth/confirm/passkey/finish', shown)).status).toBe(401);
  const open = {
    registration: await begin('/auth/passkeys/begin'),
    confirmation: await begin('/auth/confirm/passkey/begin'),
    signIn: await begin('/auth/passkey-sign-in/begin'),
  };
  return {
    added: adding.challenge,
    confirmed: confirming.challenge,
    registration: open.registration.challenge,
    confirmation: open.confirmation.challenge,
    signIn: open.signIn.challenge,
  };
};
