import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openAnyPageAs, openPageAs } from './pages.ts';

const plain = { javaScriptEnabled: false };

let test: TestApp;
let browser: Browser;
let bearer: string;
let workId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  browser = await launchBrowser();
  ({ bearer } = await test.user('author'));
  const editor = await test.user('editor');
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [editor.id]);
  workId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const send = async (field: string, value: unknown): Promise<string> => {
  const changes = [{ field, value: JSON.stringify(value) }];
  const { data } = await test.ask(
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }',
    { bearer, variables: { input: { media: 'ANIME', workId, changes } } },
  );
  return data.proposeEdit.id;
};
const stateOf = async (id: string): Promise<string> =>
  (await test.ask(`{ edit(id: "${id}") { state } }`)).data.edit.state;
const visit = (path: string) => ({ test, name: 'editor', path });

it('without scripts, an editor filters the queue and rejects several edits with one reason', async () => {
  const [title, genres] = [await send('titleEnglish', 'A'), await send('genres', ['Drama'])];
  const { page } = await openAnyPageAs(browser, visit('/edits'), plain);
  await page.locator('search summary').click();
  await page.getByLabel('Fields').selectOption('TITLES');
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.getByText('English title').first().waitFor();
  expect(await page.getByText('Genres', { exact: true }).count()).toBe(0);
  await page.goto(`${page.url().split('/edits')[0]}/edits`);
  for (const id of [title, genres]) await page.locator(`input[value="${id}"]`).check();
  await page.getByLabel('Reason').fill('Not on the site');
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await page.getByText('2 edits rejected.').waitFor();
  expect([await stateOf(title), await stateOf(genres)]).toEqual(['REJECTED', 'REJECTED']);
});

it('an editor takes an edit, and without one ticked nothing is decided', async () => {
  const id = await send('durationMinutes', 40);
  const { page } = await openAnyPageAs(browser, visit('/edits'), plain);
  await page.getByRole('button', { name: 'Accept selected' }).click();
  await page.getByText('Select at least one edit.').waitFor();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await page.getByText('Reviewer: editor').waitFor();
  await page.goto(`${page.url().split('/edits')[0]}/edits?show=open&reviewer=me`);
  await page.getByRole('button', { name: 'Unassign' }).click();
  await page.getByText('No edits match these filters').waitFor();
  expect(await stateOf(id)).toBe('OPEN');
});

it('says which edits of several were not decided, and why', async () => {
  const ids = [await send('titleRomaji', 'B'), await send('titleNative', 'C')];
  const { page, faults } = await openPageAs(browser, visit('/edits'));
  for (const id of ids) await page.locator(`input[value="${id}"]`).check();
  await test.ask(`mutation { withdrawEdit(id: "${ids[1]}") }`, { bearer });
  await page.getByRole('button', { name: 'Accept selected' }).click();
  await page.getByText('1 edit accepted.').waitFor();
  await page.getByText('1 edit is unchanged:').waitFor();
  await page.getByText('This edit is no longer open.').waitFor();
  expect([await stateOf(ids[0]!), await stateOf(ids[1]!)]).toEqual(['ACCEPTED', 'WITHDRAWN']);
  expect(faults).toEqual([]);
});

it('the queue is worked off by keyboard, but not while somebody types', async () => {
  const [first, second] = [await send('endOn', '2024-01-01'), await send('startOn', '2023-01-01')];
  const { page, faults } = await openPageAs(browser, visit('/edits?show=open&group=DATES'));
  const press = (key: string) => page.keyboard.press(key);
  const current = () => page.evaluate('document.activeElement.dataset.edit');
  await press('?');
  await page.getByRole('dialog').getByText('Next edit').waitFor();
  await press('j');
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await press('j');
  await expect.poll(current).toBe(first);
  await press('j');
  await expect.poll(current).toBe(second);
  await press('d');
  await page.locator(`[data-edit="${second}"] details:not([open])`).waitFor();
  await press('r');
  await page.keyboard.type('jaoxr: no');
  await expect.poll(() => page.getByLabel('Reason').inputValue()).toBe('jaoxr: no');
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await page.getByText('1 edit rejected.').waitFor();
  await press('k');
  await press('a');
  await page.getByText('1 edit accepted.').waitFor();
  expect([await stateOf(first), await stateOf(second)]).toEqual(['ACCEPTED', 'REJECTED']);
  const third = await send('endOn', '2024-01-02');
  await page.reload();
  await page.getByText('End date').first().waitFor();
  await press('j');
  await press('o');
  await page.waitForURL(`**/edits/${third}`);
  await page.getByRole('button', { name: 'Accept selected' }).waitFor();
  await press('a');
  await page.getByText('Decision saved.').waitFor();
  expect(await stateOf(third)).toBe('ACCEPTED');
  expect(faults).toEqual([]);
});

it('an editor places rows of sources that are held, also without scripts and on a narrow page', async () => {
  for (const [at, name] of ['保留一', '保留二'].entries())
    await test.app.database.pool.query(
      `insert into catalog.held_claim values ('ANIME', 'anime-offline-database', $1, 'HAS_NAMESAKES', array[$2]::uuid[], $3, now())`,
      [
        `mal:${at}`,
        workId,
        { sourceId: `mal:${at}`, titleNative: name, format: 'TV', startOn: '2024' },
      ],
    );
  const plainly = await openAnyPageAs(browser, visit('/edits'), plain);
  await plainly.page.getByRole('link', { name: 'Rows to review' }).click();
  await plainly.page.getByRole('heading', { level: 1, name: 'Rows to review' }).waitFor();
  await plainly.page.getByRole('button', { name: 'Add as a new title' }).first().click();
  await plainly.page.getByText('Row imported.').waitFor();
  for (const width of [1280, 390]) {
    const viewport = { width, height: 844 };
    const { page } = await openPageAs(browser, visit('/edits/rows'), { viewport, locale: 'ja' });
    await page.getByRole('heading', { level: 1, name: '保留中の行' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    if (width === 390) {
      await page.getByRole('button', { name: '別の作品として追加' }).click();
      await page.getByText('保留中の行はありません').waitFor();
    }
    await page.context().close();
  }
  const { rows } = await test.app.database.pool.query(
    `select from catalog.anime where title_native in ('保留一', '保留二')`,
  );
  expect(rows).toHaveLength(2);
});

it('a member has no such page, and no link to it', async () => {
  const asMember = { test, name: 'author', path: '/edits' };
  const { page } = await openAnyPageAs(browser, asMember, plain);
  expect(await page.getByRole('link', { name: 'Rows to review' }).count()).toBe(0);
  const answer = await page.goto(`${page.url().split('/edits')[0]}/edits/rows`);
  expect(answer?.status()).toBe(404);
});
