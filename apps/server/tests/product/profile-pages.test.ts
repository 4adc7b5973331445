import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage, signIn } from './pages.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const settings = (page: Page) => page.getByRole('navigation', { name: 'Settings' });

const WAYS = [
  { how: 'with scripts', javaScriptEnabled: true },
  { how: 'without scripts', javaScriptEnabled: false },
];

const signedIn = async (name: string, javaScriptEnabled: boolean) => {
  const opened = await openPage(browser, addressOf(test), { javaScriptEnabled });
  await signIn(opened.page, test, name);
  return opened;
};

describe.each(WAYS)('$how', ({ javaScriptEnabled }) => {
  const suffix = javaScriptEnabled ? '1' : '2';
  const visit = async (name: string, path: string) => {
    const opened = await signedIn(name, javaScriptEnabled);
    await opened.page.goto(`${addressOf(test)}${path}`);
    return opened;
  };

  it('the profile is kept by the account, and pages follow it', async () => {
    const { bearer } = await test.user(`mika${suffix}`);
    const { page, faults } = await visit(`mika${suffix}`, '/settings');
    await settings(page).getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByLabel('About you').fill('Hello\n<b>there</b>');
    await page.getByLabel('Titles in').selectOption('NATIVE');
    await page.getByLabel('Scores').selectOption('POINT_5');
    await page.getByLabel('Time zone').fill('asia/tokyo');
    await page.getByLabel('Where you watch').selectOption('JP');
    await page.getByLabel('Show adult titles').uncheck();
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    const query = `{ viewer { preferences { bio titleLanguage scoreFormat timeZone region showsAdult } } }`;
    const { data } = await test.ask(query, { bearer });
    const kept = {
      bio: 'Hello\n<b>there</b>',
      titleLanguage: 'NATIVE',
      scoreFormat: 'POINT_5',
      timeZone: 'Asia/Tokyo',
      region: 'JP',
      showsAdult: false,
    };
    expect(data.viewer.preferences).toEqual(kept);
    const shown = async () => ({
      bio: await page.getByLabel('About you').inputValue(),
      titleLanguage: await page.getByLabel('Titles in').inputValue(),
      scoreFormat: await page.getByLabel('Scores').inputValue(),
      timeZone: await page.getByLabel('Time zone').inputValue(),
      region: await page.getByLabel('Where you watch').inputValue(),
      showsAdult: await page.getByLabel('Show adult titles').isChecked(),
    });
    expect(await shown()).toEqual({
      ...kept,
      timeZone: javaScriptEnabled ? 'asia/tokyo' : 'Asia/Tokyo',
    });
    await page.goto(`${addressOf(test)}/settings/profile`);
    expect(await shown()).toEqual(kept);
    await page.goto(`${addressOf(test)}/preferences`);
    expect(await page.locator('[name=titles]').inputValue()).toBe('NATIVE');
    expect(await page.locator('[name=region]').inputValue()).toBe('JP');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('what is wrong is said at its field, and nothing typed is lost', async () => {
    await test.user(`rin${suffix}`);
    const { page } = await visit(`rin${suffix}`, '/settings/profile');
    await page.getByLabel('About you').fill('x'.repeat(2_001));
    await page.getByLabel('Time zone').fill('Mars/Olympus');
    await page.getByLabel('Scores').selectOption('POINT_3');
    await page.getByLabel('Show adult titles').uncheck();
    await press(page, 'Save');
    await page.getByText('"Mars/Olympus" is no time zone').waitFor();
    await page.getByText('this one has 2001').waitFor();
    for (const label of ['About you', 'Time zone']) {
      expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Mars/Olympus');
    expect(await page.getByLabel('About you').inputValue()).toHaveLength(2_001);
    expect(await page.getByLabel('Scores').inputValue()).toBe('POINT_3');
    expect(await page.getByLabel('Show adult titles').isChecked()).toBe(false);
    await page.context().close();
  });

  it('a user takes another name, once', async () => {
    await test.user(`sora${suffix}`);
    const { page } = await visit(`sora${suffix}`, '/settings/profile');
    await page.getByLabel('New user name').fill(`mika${suffix}`);
    await press(page, 'Change the name');
    await page.getByText('is already taken').waitFor();
    await page.getByLabel('New user name').fill(`sky${suffix}`);
    await press(page, 'Change the name');
    await page.getByText(`You are sky${suffix} now.`).waitFor();
    await page.getByText('You can choose another name from').waitFor();
    await page.getByLabel('New user name').fill(`cloud${suffix}`);
    await press(page, 'Change the name');
    await page.getByText('A name is kept for 30 days.').waitFor();
    await page.context().close();
  });

  it('what is private, who asks and who is blocked is decided in one place', async () => {
    await test.user(`aoi${suffix}`);
    const { bearer } = await test.user(`kei${suffix}`);
    const { page } = await visit(`aoi${suffix}`, '/settings');
    await settings(page).getByRole('link', { name: 'Privacy', exact: true }).click();
    await page.getByLabel('Profile', { exact: true }).selectOption('FOLLOWERS');
    await page.getByLabel('Activity', { exact: true }).selectOption('PRIVATE');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    const standing = async () =>
      (await test.ask(`{ user(username: "aoi${suffix}") { access followState } }`, { bearer })).data
        .user;
    expect(await standing()).toEqual({ access: 'LIMITED', followState: 'NONE' });
    const follow = `mutation { followUser(username: "aoi${suffix}") { __typename } }`;
    await test.ask(follow, { bearer });
    await page.reload();
    expect(await page.getByLabel('Profile', { exact: true }).inputValue()).toBe('FOLLOWERS');
    await press(page, `Accept kei${suffix}`);
    await page.getByText(`kei${suffix} follows you now.`).waitFor();
    expect(await standing()).toEqual({ access: 'FULL', followState: 'FOLLOWING' });
    await page.getByLabel('Block somebody').fill('nobody-at-all');
    await press(page, 'Block');
    await page.getByText('No user has this name.').waitFor();
    await page.getByLabel('Block somebody').fill(`kei${suffix}`);
    await press(page, 'Block');
    await page.getByText(`kei${suffix} is blocked.`).waitFor();
    expect(await standing()).toBeNull();
    await press(page, `Unblock kei${suffix}`);
    await page.getByText(`kei${suffix} is no longer blocked.`).waitFor();
    await page.getByText('You have blocked nobody.').waitFor();
    expect(await standing()).toEqual({ access: 'LIMITED', followState: 'NONE' });
    await page.context().close();
  });
});
