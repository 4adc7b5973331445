import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPageAs, openPage } from './pages.ts';

const options = [{ javaScriptEnabled: true }, { javaScriptEnabled: false }];
const HTML = '<h1>Lantern Street</h1><h2>Season 2, Episode 5</h2>';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp();
  browser = await launchBrowser();
  await test.user('writer');
  const { id } = await test.user('editor');
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [id]);
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

it.each(options)(
  'somebody tests and proposes an adapter, an editor accepts: %o',
  async (option) => {
    const name = option.javaScriptEnabled ? 'lantern' : 'lantern-plain';
    const writer = await openAnyPageAs(
      browser,
      { test, name: 'writer', path: '/adapters/new' },
      option,
    );
    const { page } = writer;
    // Before scripts run, a press loads the page anew, and what is typed meanwhile is gone.
    if (option.javaScriptEnabled) await page.getByText('The adapter is valid.').waitFor();
    const first = await page.locator('textarea[name=text]').inputValue();
    const text = page.getByLabel('Adapter (JSON)');
    await text.fill(first.replace('"example"', `"${name}"`).replace('"text": true', '"txt": true'));
    await page.getByLabel('Address of a page').fill('https://example.com/watch/5');
    await page.getByLabel('HTML of the page').fill(HTML);
    await page.getByRole('button', { name: 'Test' }).click();
    await page.getByText('read.title[1]').first().waitFor();
    await text.fill(first.replace('"example"', `"${name}"`));
    await page.getByRole('button', { name: 'Test' }).click();
    await page.getByText('The adapter is valid.').waitFor();
    await page.getByText('<h1>').first().waitFor();
    await page.getByText('Lantern Street').first().waitFor();
    await page.getByRole('link', { name: 'Download' }).waitFor();
    await page.getByLabel('Why, and where it can be checked').fill(`For ${name}`);
    await page.getByRole('button', { name: 'Propose' }).click();
    await page.getByText('Editors will look at it.').first().waitFor();
    expect(writer.faults).toEqual([]);

    const editor = await openAnyPageAs(
      browser,
      { test, name: 'editor', path: '/adapters' },
      option,
    );
    await editor.page.getByText(`For ${name}`).waitFor();
    await editor.page.getByLabel('Answer').fill('Thank you.');
    await editor.page.getByRole('button', { name: 'Accept' }).click();
    await editor.page.getByText('Decision saved.').first().waitFor();
    await editor.page.goto(`${addressOf(test)}/adapters/${name}`);
    await editor.page.getByRole('heading', { name: 'Adapter: Example' }).waitFor();
    await page.goto(`${addressOf(test)}/adapters`);
    await page.getByText('Thank you.').first().waitFor();
  },
);

it('with scripts, results follow what is typed, for visitors too', async () => {
  const { page, faults } = await openPage(browser, `${addressOf(test)}/adapters/new`);
  await page.getByLabel('Address of a page').fill('https://example.com/watch/5');
  await page.getByLabel('HTML of the page').fill(`${HTML}<script>document.title = 'ran'</script>`);
  await page.getByText('Lantern Street', { exact: true }).first().waitFor();
  await page.getByLabel('Adapter (JSON)').fill('{');
  await page.getByText('This isn’t JSON.').waitFor();
  expect(await page.title()).not.toBe('ran');
  expect(faults).toEqual([]);
});

it('says in Japanese what is wrong', async () => {
  const address = `${addressOf(test)}/adapters/new`;
  const { page, faults } = await openPage(browser, address, { locale: 'ja-JP' });
  const wrong = { name: 'X', hosts: 'any', when: [{ regex: '(a+)+' }] };
  await page.getByLabel('アダプター（JSON）').fill(JSON.stringify(wrong));
  await page.getByText('繰り返しの中の繰り返しは使えません。').waitFor();
  await page.getByText('名前に使えるのは、小文字、数字、ハイフンです。').waitFor();
  expect(faults).toEqual([]);
});

it('a link carries an adapter, and no link brings code', async () => {
  const shared = encodeURIComponent('{"name":"</textarea><script>alert(1)</script>"}');
  const answer = await fetch(`${test.url}/adapters/new?adapter=${shared}`);
  const html = await answer.text();
  expect(html).toContain('&lt;/textarea');
  expect(html).not.toContain('<script>alert(1)');
  expect((await fetch(`${test.url}/adapters/nobody`)).status).toBe(404);
});
