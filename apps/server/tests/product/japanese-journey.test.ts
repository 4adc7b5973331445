import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, letterTo, PASSWORD } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { foreignTexts } from './foreign-texts.ts';
import { addressOf, openPage } from './pages.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';
const MAIL = 'hanako@example.org';

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

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Checks that the current page, including the last message, has no English text. */
const isJapanese = async (page: Page, step: string): Promise<void> => {
  expect({ step, foreign: await foreignTexts(page) }).toEqual({ step, foreign: [] });
};

it('a Japanese reader registers, adds an anime, counts on and takes it back, all in Japanese', async () => {
  const { page, faults } = await openPage(browser, `${addressOf(test)}/sign-up`, {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  });
  await press(page, 'アカウントを作成');
  await page.locator('input[aria-invalid], input:invalid').first().waitFor();
  await isJapanese(page, 'the form, sent empty');
  await page.getByLabel('ユーザー名').fill('hanako');
  await page.getByLabel('メールアドレス').fill(MAIL);
  await page.getByLabel('パスワード').fill(PASSWORD);
  await isJapanese(page, 'the form');
  await press(page, 'アカウントを作成');
  await page.getByRole('heading', { name: 'メールを確認してください' }).waitFor();
  await isJapanese(page, 'the mail is on its way');
  const code = codeOf(await letterTo(test, MAIL, 'Confirm your email address'));
  await page.goto(`${addressOf(test)}/verify?code=${code}`);
  await isJapanese(page, 'the link of the mail');
  await press(page, '確認してアカウントを作成');
  await page.getByText('アカウントを作成しました').waitFor();
  await page.getByLabel('ユーザー名またはメールアドレス').fill('hanako');
  await page.getByLabel('パスワード').fill(PASSWORD);
  await isJapanese(page, 'signing in');
  await press(page, 'ログイン');
  await page.getByText('リストはまだ空です').waitFor();
  await isJapanese(page, 'the empty home');

  await page.goto(`${addressOf(test)}/anime/${FRIEREN}`);
  await page.getByRole('heading', { level: 1, name: '葬送のフリーレン' }).waitFor();
  await press(page, '見たい');
  await page.getByText('保存しました。').waitFor();
  await isJapanese(page, 'added');
  await press(page, /^\+1/u);
  await page.getByText(/^見ている · 1.*話/u).waitFor();
  await isJapanese(page, 'one more');
  await press(page, '元に戻す');
  await page.getByText('元に戻しました。').waitFor();
  await page.getByText(/^見たい · 0.*話/u).waitFor();
  await isJapanese(page, 'taken back');

  await page.goto(`${addressOf(test)}/list/anime`);
  await page.locator('.dock .place').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '葬送のフリーレンを1つ進める' }).click();
  await page.getByText(/葬送のフリーレン: \d+ \(\+1\)/u).waitFor();
  await isJapanese(page, 'one more, in the list');
  await press(page, '元に戻す');
  await page.getByText('元に戻しました。').waitFor();
  await isJapanese(page, 'taken back, in the list');
  expect(faults).toEqual([]);
  await page.context().close();
});
