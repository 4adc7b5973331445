import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteAddress } from '#platform/address.ts';
import { PASSWORD } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
let url: string;

beforeAll(async () => {
  test = await startTestApp();
  // Passkeys belong to host names, which an IP address is not.
  url = test.url.replace('127.0.0.1', 'localhost');
  noteAddress(test.app.settings, url);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** Chromium's own authenticator, which always confirms (DevTools protocol, domain WebAuthn). */
const addVirtualAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** Runs in the page, and does what a script of ours does there. */
const SCRIPT = `
  const post = async (path, body = {}) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
  };
  const create = async () => {
    const { body } = await post('/auth/passkeys/begin');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(body);
    const response = (await navigator.credentials.create({ publicKey })).toJSON();
    return post('/auth/passkeys/finish', { name: 'Chromium', response });
  };
  const use = async (path) => {
    const { body } = await post(path + '/begin');
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(body);
    const response = (await navigator.credentials.get({ publicKey })).toJSON();
    return post(path + '/finish', { response });
  };
`;

it('a browser makes a passkey, confirms with it and signs in with it alone', async () => {
  await test.user('mika');
  const page = await browser.newPage();
  await page.goto(url);
  await addVirtualAuthenticator(page);
  const run = (expression: string) =>
    page.evaluate<{ status: number; body: any }>(
      `(async () => { ${SCRIPT} return ${expression}; })()`,
    );
  const login = JSON.stringify({ login: 'mika', password: PASSWORD });
  expect(await run(`post('/auth/sign-in', ${login})`)).toMatchObject({ status: 200 });
  expect(await run('create()')).toMatchObject({ status: 201, body: { name: 'Chromium' } });
  await expect(run('create()')).rejects.toThrow('InvalidStateError');
  expect(await run(`use('/auth/confirm/passkey')`)).toMatchObject({ status: 200 });
  expect(await run(`post('/auth/sign-out')`)).toMatchObject({ status: 204 });
  const signedIn = await run(`use('/auth/passkey-sign-in')`);
  expect(signedIn).toMatchObject({ status: 200, body: { user: { username: 'mika' } } });
  const factors = await page.evaluate(`fetch('/auth/factors').then((answer) => answer.json())`);
  expect(factors).toMatchObject({ passkeys: [{ name: 'Chromium' }] });
});
