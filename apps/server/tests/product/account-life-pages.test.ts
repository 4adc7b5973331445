import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSetUpLink } from '#slices/accounts/index.ts';
import { codeOf, letterTo, PASSWORD } from '../browser.ts';
import { openPlain } from '../plain/open.ts';
import type { PlainPage } from '../plain/page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf } from './pages.ts';

let test: TestApp;
let address: string;

beforeAll(async () => {
  test = await startTestApp({ settings: { REGISTRATION: 'invite' } });
  address = addressOf(test);
});
afterAll(() => test.close());

const press = (page: PlainPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Without JavaScript. What works without it also works with it, which the other journeys show. */
const visit = async (path: string): Promise<PlainPage> => {
  const page = openPlain();
  await page.goto(`${address}${path}`);
  return page;
};

const signIn = async (
  page: PlainPage,
  login: string,
  { password = PASSWORD, next = '/settings' } = {},
): Promise<void> => {
  await page.goto(`${address}/sign-in?next=${next}`);
  await page.getByLabel('Username or email address').fill(login);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign in');
};

const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search;

const fillAccount = async (page: PlainPage, name: string): Promise<void> => {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email address').fill(`${name}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
};

it('the printed link makes the administrator, whose invitation lets somebody in', async () => {
  const page = await visit(pathOf((await createSetUpLink(test.app)) ?? ''));
  await fillAccount(page, 'boss');
  await press(page, 'Create administrator account');
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.goto(`${address}/admin/invitations`);
  await press(page, 'Create invitation');
  const link = await page.locator('pre').innerText();
  const guest = await visit(pathOf(link));
  await fillAccount(guest, 'mika');
  await press(guest, 'Create account');
  await guest.getByRole('heading', { name: 'Check your email' }).waitFor();
  const code = codeOf(await letterTo(test, 'mika@example.org', 'Confirm your email address'));
  await guest.goto(`${address}/verify?code=${code}`);
  await press(guest, 'Confirm and create account');
  await guest.getByText('Your account has been created').waitFor();
  await page.goto(`${address}/admin/people?query=mik`);
  await page.getByText('Change plan…').click();
  await page.getByLabel('Plan').selectOption('indie');
  await press(page, 'Change plan');
  await page.getByRole('cell', { name: 'Indie', exact: true }).waitFor();
});

it('a forgotten password is replaced by the link of a letter', async () => {
  await test.user('yuki');
  const page = await visit('/forgot-password');
  await page.getByLabel('Email address').fill('yuki@example.org');
  await press(page, 'Send reset link');
  const code = codeOf(await letterTo(test, 'yuki@example.org', 'Reset your password'));
  await page.goto(`${address}/reset-password?code=${code}`);
  await page.getByLabel('New password').fill('another long password');
  await press(page, 'Change password');
  await page.getByText(/password (?:has been )?changed/iu).waitFor();
  await signIn(page, 'yuki', { password: 'another long password' });
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
});

it('an address is changed by the link that it gets', async () => {
  await test.user('rin');
  const page = await visit('/');
  await signIn(page, 'rin');
  await page.getByLabel('New email address').fill('rin-new@example.org');
  await press(page, 'Send confirmation link');
  const code = codeOf(
    await letterTo(test, 'rin-new@example.org', 'Confirm your new email address'),
  );
  await page.goto(`${address}/confirm-email?code=${code}`);
  await press(page, 'Confirm email address');
  await page.getByText('Your email address has been changed').waitFor();
  await page.goto(`${address}/settings`);
  await page.getByText('rin-new@example.org').waitFor();
});

it('a changed password keeps this browser signed in', async () => {
  await test.user('aoi');
  const page = await visit('/');
  await signIn(page, 'aoi');
  await page.goto(`${address}/settings/security`);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('quite another password');
  await press(page, 'Change password');
  await page.getByText(/password (?:has been )?changed/iu).waitFor();
  await page.goto(`${address}/settings`);
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
});

it('the data of an account is a download, after the password', async () => {
  await test.user('sora');
  const page = await visit('/');
  await signIn(page, 'sora');
  test.clock.set(new Date(test.clock.now().getTime() + 11 * 60_000));
  await press(page, 'Download data');
  await page.getByLabel('Your password').fill(PASSWORD);
  await press(page, 'Confirm');
  expect(page.downloads).toEqual(['tsuzuki-export.zip']);
});

it('an account is deleted after a question, and kept within its days of grace', async () => {
  await test.user('kei');
  const page = await visit('/');
  await signIn(page, 'kei');
  await page.getByText('Delete account…').click();
  await press(page, 'Yes, delete my account');
  await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor();
  await signIn(page, 'kei', { next: '/list/anime' });
  await page.getByText('will be deleted on').first().waitFor();
  for (const path of ['/list/anime', '/notifications']) {
    await page.goto(`${address}${path}`);
    await page.getByText('will be deleted on').first().waitFor();
  }
  await page.goto(`${address}/`);
  await page.getByRole('link', { name: 'Keep my account' }).click();
  await press(page, 'Keep my account');
  await page.getByText('Delete account…').waitFor();
  expect(await page.getByText('will be deleted on').count()).toBe(0);
});
