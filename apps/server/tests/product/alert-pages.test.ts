import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInBrowser } from '../browser.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf } from './pages.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
});
afterAll(() => test.close());

it('the boxes of email agree with how often it comes, and keep what was chosen', async () => {
  const { bearer } = await test.user('mika');
  const page = openPlain({ cookie: (await signedInBrowser(test, 'mika')).cookie() });
  const open = () => page.goto(`${addressOf(test)}/settings/alerts`);
  const box = (channel: string) =>
    page.getByRole('checkbox', { name: `An episode aired: ${channel}` });
  const mail = async () =>
    (await test.ask('{ viewer { alertSettings { mail } } }', { bearer })).data.viewer.alertSettings
      .mail as string[];
  const chosen = await mail();
  expect(chosen).toContain('EPISODE_AIRED');
  const save = async (form: string) =>
    page.locator(`form[action="?/${form}"]`).getByRole('button', { name: 'Save' }).click();

  await open();
  await page.getByText('Email is off.').waitFor();
  expect(await box('Email').isChecked()).toBe(false);
  expect(await box('Email').getAttribute('disabled')).not.toBeNull();
  await save('kinds');
  expect(await mail()).toEqual(chosen);

  await page.getByLabel('How often').selectOption('DAILY');
  await save('digest');
  await open();
  expect(await page.getByText('Email is off.').count()).toBe(0);
  expect(await box('Email').isChecked()).toBe(true);
  await save('kinds');
  expect(await mail()).toEqual(chosen);
});
