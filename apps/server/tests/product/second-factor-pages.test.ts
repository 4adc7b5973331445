import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteAddress } from '#platform/address.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { codeAt, wrongCodeAt } from '../authenticator-app.ts';
import { PASSWORD } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openAnyPage } from './pages.ts';

let test: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  test = await startTestApp();
  address = test.url.replace('127.0.0.1', 'localhost');
  // Passkeys belong to the public address.
  noteAddress(test.app.settings, address);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const signIn = async (page: AnyPage, name: string): Promise<void> => {
  await page.goto(`${address}/sign-in?next=/settings/security`);
  await page.getByLabel('Username or email address').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Sign in');
};

it.each([true, false])(
  'an authenticator app is set up and asked for (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const name = javaScriptEnabled ? 'mika' : 'yuki';
    await test.user(name);
    const { page } = await openAnyPage(browser, undefined, { javaScriptEnabled });
    await signIn(page, name);
    await press(page, 'Add authenticator app');
    await page.getByRole('img', { name: 'QR code with the setup key' }).waitFor();
    const grouped = await page.locator('code', { hasText: /^[A-Z2-7 ]{32,}$/u }).innerText();
    const secret = grouped.replaceAll(/\s/gu, '');
    await page.getByLabel('Authentication code').fill(wrongCodeAt(secret, test.clock.now()));
    await press(page, 'Enable');
    await page.getByText('Incorrect code.').waitFor();
    await page.getByLabel('Authentication code').fill(codeAt(secret, test.clock.now()));
    await press(page, 'Enable');
    await page.getByText('Your recovery codes').waitFor();
    const [recoveryCode = ''] = (await page.locator('pre').innerText()).split('\n');
    await page.goto(`${address}/settings/security`);
    expect(await page.content()).not.toContain(recoveryCode);
    await press(page, 'Sign out');
    await signIn(page, name);
    await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
    await press(page, 'Sign in');
    await page.getByText('9 left').waitFor();
    await page.context().close();
  },
);

it('a passkey is added and signs in', async () => {
  await test.user('rin');
  const page = await (await browser.newContext()).newPage();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, 'rin');
  const usePasskey = page.getByRole('button', { name: 'Use a passkey' });
  /** Begins what an account of which nobody has confirmed anything lately may not do. */
  const askLater = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Add authenticator app' }).waitFor();
    test.clock.set(new Date(test.clock.nowMs() + HOUR_MS));
    const asked = page.waitForResponse('**/auth/factors');
    await press(page, 'Add authenticator app');
    await (await asked).finished();
    await page.getByLabel('Your password').waitFor();
  };
  await askLater();
  expect(await usePasskey.count()).toBe(0);
  await page.getByLabel('Your password').fill(PASSWORD);
  await press(page, 'Confirm');
  await page.getByRole('img', { name: 'QR code with the setup key' }).waitFor();
  await press(page, 'Add passkey');
  await page.getByRole('rowheader', { name: 'Chrome on Linux' }).waitFor();
  await page.goto(`${address}/settings/security`);
  await askLater();
  await usePasskey.click();
  await page.getByRole('img', { name: 'QR code with the setup key' }).waitFor();
  await press(page, 'Sign out');
  await page.goto(`${address}/sign-in?next=/settings/security`);
  await press(page, 'Sign in with a passkey');
  await page.getByRole('rowheader', { name: 'Chrome on Linux' }).waitFor();
  await page.context().close();
});
