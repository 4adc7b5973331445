import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPage, openAnyPageAs, signIn } from './pages.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const settings = (page: AnyPage) => page.getByRole('navigation', { name: 'Settings' });

const WAYS = [
  { how: 'with scripts', javaScriptEnabled: true },
  { how: 'without scripts', javaScriptEnabled: false },
];

describe.each(WAYS)('$how', ({ javaScriptEnabled }) => {
  const suffix = javaScriptEnabled ? '1' : '2';
  const visit = (name: string, path: string) =>
    openAnyPageAs(browser, { test, name, path }, { javaScriptEnabled });

  it('the profile is kept by the account, and pages follow it', async () => {
    const { bearer } = await test.user(`mika${suffix}`);
    const { page, faults } = await visit(`mika${suffix}`, '/settings');
    await settings(page).getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByLabel('Bio').fill('Hello\n<b>there</b>');
    await page.getByLabel('Scoring system').selectOption('POINT_5');
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByLabel('Show adult titles').check();
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    const query = `{ viewer { preferences { bio scoreFormat timeZone showsAdult } } }`;
    const { data } = await test.ask(query, { bearer });
    const kept = {
      bio: 'Hello\n<b>there</b>',
      scoreFormat: 'POINT_5',
      timeZone: 'Asia/Tokyo',
      showsAdult: true,
    };
    expect(data.viewer.preferences).toEqual(kept);
    const shown = async () => ({
      bio: await page.getByLabel('Bio').inputValue(),
      scoreFormat: await page.getByLabel('Scoring system').inputValue(),
      timeZone: await page.getByLabel('Time zone').inputValue(),
      showsAdult: await page.getByLabel('Show adult titles').isChecked(),
    });
    expect(await shown()).toEqual(kept);
    await page.goto(`${addressOf(test)}/settings/profile`);
    expect(await shown()).toEqual(kept);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('all times are in the zone that was chosen, or else in the browser’s', async () => {
    const name = `sou${suffix}`;
    await test.user(name);
    const how = { javaScriptEnabled, timezoneId: 'Europe/Berlin' };
    const { page } = await openAnyPageAs(browser, { test, name, path: '/schedule' }, how);
    const own = javaScriptEnabled ? 'Berlin' : 'Japan';
    await page.getByText(new RegExp(`Times in .*${own}`, 'u')).waitFor();
    const choose = async (zone: string) => {
      await page.goto(`${addressOf(test)}/settings/profile`);
      await page.getByLabel('Time zone').selectOption(zone);
      await press(page, 'Save');
      await page.getByText('Saved.').waitFor();
      // In the same document, where scripts run.
      await page.getByRole('link', { name: 'Schedule' }).first().click();
      await page.waitForURL(/\/schedule/u);
    };
    await choose('America/New_York');
    await page.getByText('Times in your time zone, New York (GMT-5)').waitFor();
    await page.goto(`${addressOf(test)}/schedule`);
    await page.getByText('Times in your time zone, New York (GMT-5)').waitFor();
    await choose('');
    await page.getByText(new RegExp(`Times in .*${own}`, 'u')).waitFor();
    await page.context().close();
  });

  it('language and display are the account’s, and the profile leaves them alone', async () => {
    const { bearer } = await test.user(`yui${suffix}`);
    const query = '{ viewer { preferences { titleLanguage region theme locale } } }';
    const kept = async () => (await test.ask(query, { bearer })).data.viewer.preferences;
    const titles = (at: AnyPage) => at.locator('[name=titles]').inputValue();
    const { page } = await visit(`yui${suffix}`, '/settings');
    await settings(page).getByRole('link', { name: 'Language and display' }).click();
    await page.getByLabel('Title language').waitFor();
    const languages = await page.getByLabel('Title language').locator('option').allInnerTexts();
    expect(languages.filter((text) => /native|original/iu.test(text))).toHaveLength(1);
    await page.getByLabel('Title language').selectOption('ENGLISH');
    await page.getByLabel('Streaming region').selectOption('JP');
    await page.locator('select[name=theme]').selectOption('dark');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    const chosen = { titleLanguage: 'ENGLISH', region: 'JP', theme: 'DARK', locale: 'EN' };
    expect(await kept()).toEqual(chosen);
    await page.goto(`${addressOf(test)}/settings/profile`);
    await page.getByLabel('Bio').fill('Hello');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    await page.goto(`${addressOf(test)}/preferences`);
    expect([await titles(page), await kept()]).toEqual(['ENGLISH', chosen]);
    // Another browser of the same account begins with it after signing in.
    const other = await openAnyPage(browser, undefined, { javaScriptEnabled });
    await signIn(other.page, test, `yui${suffix}`);
    await other.page.goto(`${addressOf(test)}/preferences`);
    expect(await titles(other.page)).toBe('ENGLISH');
    await page.context().close();
    await other.page.context().close();
  });

  it('what was chosen before signing in is the account’s, unless that says otherwise', async () => {
    const { bearer } = await test.user(`nao${suffix}`);
    const titles = async () =>
      (await test.ask('{ viewer { preferences { titleLanguage } } }', { bearer })).data.viewer
        .preferences.titleLanguage;
    const choosing = async (language: string) => {
      const { page } = await openAnyPage(browser, `${addressOf(test)}/preferences`, {
        javaScriptEnabled,
      });
      await page.getByLabel('Title language').selectOption(language);
      await press(page, 'Save');
      await page.getByText('Saved.').waitFor();
      await signIn(page, test, `nao${suffix}`);
      await page.context().close();
    };
    await choosing('NATIVE');
    expect(await titles()).toBe('NATIVE');
    await choosing('ENGLISH');
    expect(await titles()).toBe('NATIVE');
  });

  it('adult titles are a switch away where one is looked for', async () => {
    await test.user(`rei${suffix}`);
    const adult = [...test.app.get(catalogue).all()].find(({ isAdult }) => isAdult);
    const path = `/anime/${adult?.id}`;
    const { page } = await visit(`rei${suffix}`, path);
    await page.getByText('It may be an adult title').waitFor();
    await page.goto(`${addressOf(test)}/search?q=${encodeURIComponent(adult?.titleNative ?? '')}`);
    await page.getByText('Adult titles (18+) are hidden.').waitFor();
    await page.getByRole('link', { name: 'Change in settings' }).click();
    await page.getByLabel('Show adult titles').check();
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    await page.goto(`${addressOf(test)}${path}`);
    await page.getByRole('heading', { level: 1, name: adult?.titleRomaji ?? '' }).waitFor();
    await page.goto(`${addressOf(test)}/search?q=${encodeURIComponent(adult?.titleNative ?? '')}`);
    expect(await page.getByText('Adult titles (18+) are hidden.').count()).toBe(0);
    await page.context().close();
    const stranger = await fetch(`${test.url}${path}`);
    expect([stranger.status, await stranger.text()]).toEqual([
      404,
      expect.not.stringContaining('may be an adult title'),
    ]);
  });

  it('what is wrong is said at its field, and nothing typed is lost', async () => {
    await test.user(`rin${suffix}`);
    const { page } = await visit(`rin${suffix}`, '/settings/profile');
    await page.getByLabel('Bio').fill('x'.repeat(2_001));
    await page.getByLabel('Time zone').selectOption('America/New_York');
    await page.getByLabel('Scoring system').selectOption('POINT_3');
    await page.getByLabel('Show adult titles').check();
    await press(page, 'Save');
    await page.getByText('this one has 2001').waitFor();
    expect(await page.getByLabel('Bio').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Time zone').inputValue()).toBe('America/New_York');
    expect(await page.getByLabel('Bio').inputValue()).toHaveLength(2_001);
    expect(await page.getByLabel('Scoring system').inputValue()).toBe('POINT_3');
    expect(await page.getByLabel('Show adult titles').isChecked()).toBe(true);
    await page.context().close();
  });

  it('a user takes another name, once', async () => {
    await test.user(`sora${suffix}`);
    const { page } = await visit(`sora${suffix}`, '/settings/profile');
    await page.getByLabel('New username').fill(`mika${suffix}`);
    await press(page, 'Change username');
    await page.getByText('is already taken').waitFor();
    await page.getByLabel('New username').fill(`sky${suffix}`);
    await press(page, 'Change username');
    await page.getByText(`Your username is now sky${suffix}.`).waitFor();
    await page.getByText('You can change your username again on:').waitFor();
    await page.getByLabel('New username').fill(`cloud${suffix}`);
    await press(page, 'Change username');
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
    await page.getByText(`kei${suffix} now follows you.`).waitFor();
    expect(await standing()).toEqual({ access: 'FULL', followState: 'FOLLOWING' });
    await page.getByLabel('Block a user').fill('nobody-at-all');
    await press(page, 'Block');
    await page.getByText('No user has this name.').waitFor();
    await page.getByLabel('Block a user').fill(`kei${suffix}`);
    await press(page, 'Block');
    await page.getByText(`kei${suffix} is blocked.`).waitFor();
    expect(await standing()).toBeNull();
    await press(page, `Unblock kei${suffix}`);
    await page.getByText(`kei${suffix} is no longer blocked.`).waitFor();
    await page.getByText('You haven’t blocked anyone.').waitFor();
    expect(await standing()).toEqual({ access: 'LIMITED', followState: 'NONE' });
    await page.context().close();
  });
});
