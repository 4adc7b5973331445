import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPage, openAnyPageAs, openPageAs } from './pages.ts';

const options = [{ javaScriptEnabled: true }, { javaScriptEnabled: false }];
const plain = { javaScriptEnabled: false };

let test: TestApp;
let browser: Browser;
let bearer: string;
let editorBearer: string;
let workId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  browser = await launchBrowser();
  ({ bearer } = await test.user('author'));
  const editor = await test.user('editor');
  editorBearer = editor.bearer;
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [editor.id]);
  workId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const send = async (values: Record<string, unknown>, by = bearer): Promise<string> => {
  const changes = Object.entries(values).map(([field, value]) => ({
    field,
    value: JSON.stringify(value),
  }));
  const input = {
    media: 'ANIME',
    workId,
    changes,
    note: 'See the site',
    sources: ['https://a.example/x'],
  };
  const { data, errors } = await test.ask(
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }',
    { bearer: by, variables: { input } },
  );
  expect(errors).toBeUndefined();
  return data.proposeEdit.id;
};

const read = async (fields: string) =>
  (await test.ask(`{ anime(id: "${workId}") { ${fields} } }`)).data.anime;

it('an editor accepts a part of an edit', async () => {
  const id = await send({ genres: ['Drama', 'Horror'], episodeCount: 41 });
  const before = await read('episodeCount');
  const visit = { test, name: 'editor', path: `/edits/${id}` };
  const { page, faults } = await openPageAs(browser, visit);
  await page.getByRole('checkbox', { name: 'Accept: Number of episodes' }).uncheck();
  await page.getByRole('button', { name: 'Accept selected' }).click();
  await page.getByText('Decision saved.').waitFor();
  await page.getByText('Partly accepted').waitFor();
  expect(await read('genres episodeCount')).toEqual({ genres: ['Drama', 'Horror'], ...before });
  expect(faults).toEqual([]);
});

it('without scripts, an editor accepts an edit, which is among the recent changes', async () => {
  const id = await send({ genres: ['Fantasy', 'Music'], durationMinutes: 33 });
  const list = { test, name: 'editor', path: '/edits' };
  const { page } = await openAnyPageAs(browser, list, plain);
  await page.getByText('Length, Genres').first().waitFor();
  await page.locator(`[data-edit="${id}"] a[data-way="open"]`).click();
  await page.waitForURL(`${addressOf(test)}/edits/${id}`);
  await page.getByText('See the site').waitFor();
  const source = page.locator('a[rel="nofollow ugc noreferrer"]');
  expect(await source.getAttribute('href')).toBe('https://a.example/x');
  await page.getByRole('button', { name: 'Accept selected' }).click();
  await page.getByText('Decision saved.').waitFor();
  const now = await read('genres durationMinutes');
  expect(now).toEqual({ genres: ['Fantasy', 'Music'], durationMinutes: 33 });
  await page.goto(`${addressOf(test)}/edits?show=changes`);
  await page.locator('ins', { hasText: 'Music' }).first().waitFor();
});

it.each(options)('a conflict is shown, and the editor may accept anyway: %o', async (option) => {
  const name = String(option.javaScriptEnabled);
  const id = await send({ titleEnglish: `Late ${name}` });
  await send({ titleEnglish: `Early ${name}` }, editorBearer);
  const visit = { test, name: 'editor', path: `/edits/${id}` };
  const { page } = await openAnyPageAs(browser, visit, option);
  await page.getByText(`There is now: Early ${name}`).waitFor();
  await page.getByRole('button', { name: 'Accept selected' }).click();
  await page.getByRole('button', { name: 'Accept anyway' }).click();
  await page.getByText('Decision saved.').waitFor();
  expect(await read('titleEnglish')).toEqual({ titleEnglish: `Late ${name}` });
});

it('an edit of a list adds its row, and leaves what another edit removed', async () => {
  await send({ tags: ['Isekai', 'Slime'] }, editorBearer);
  const removing = await send({ tags: ['Slime'] });
  const adding = await send({ tags: ['Isekai', 'Slime', 'Monsters'] });
  const visit = { test, name: 'editor', path: `/edits/${removing}` };
  const { page } = await openPageAs(browser, visit);
  await page.getByRole('button', { name: 'Accept selected' }).click();
  await page.getByText('Decision saved.').waitFor();
  await page.goto(`${addressOf(test)}/edits/${adding}`);
  await page.getByText('only this changes').waitFor();
  expect(await page.locator('ins, del').allTextContents()).toEqual(['Monsters', 'Monsters']);
  await page.getByRole('button', { name: 'Accept selected' }).click();
  await page.getByText('Decision saved.').waitFor();
  expect(await read('tags')).toEqual({ tags: ['Slime', 'Monsters'] });
});

it('an editor undoes a change, and later ones of the same value with it', async () => {
  const before = await read('titleRomaji');
  await send({ titleRomaji: 'First' }, editorBearer);
  await send({ titleRomaji: 'Second' }, editorBearer);
  const visit = { test, name: 'editor', path: `/edits?work=${workId}&media=anime` };
  const { page } = await openAnyPageAs(browser, visit, plain);
  const first = page.locator('li:has(details)').filter({ hasText: 'First' }).last();
  await first.locator('summary').click();
  await first.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo later edits too' }).click();
  await page.getByText('Change undone.').waitFor();
  expect(await read('titleRomaji')).toEqual(before);
});

it('an editor asks, the author answers and withdraws the edit', async () => {
  const id = await send({ titleRomaji: 'Sousou' });
  const path = `/edits/${id}`;
  const asking = await openAnyPageAs(browser, { test, name: 'editor', path }, plain);
  await asking.page.getByLabel('Type').selectOption('QUESTION');
  await asking.page.getByLabel('Message').fill('Where is that written?');
  await asking.page.getByRole('button', { name: 'Send' }).click();
  await asking.page.getByText('Message sent.').waitFor();
  const { page } = await openAnyPageAs(browser, { test, name: 'author', path: '/' }, plain);
  await page.getByText('There’s a question about your edit').waitFor();
  await page.goto(`${addressOf(test)}${path}`);
  await page.getByText('Where is that written?').waitFor();
  expect(await page.getByRole('button', { name: 'Vote for' }).count()).toBe(0);
  await page.getByLabel('Message').fill('In the booklet.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('In the booklet.').waitFor();
  await page.getByRole('button', { name: 'Withdraw edit' }).click();
  await page.getByText('Edit withdrawn.').waitFor();
});

it('anybody reads edits and changes, in Japanese, too; unknown ones are not there', async () => {
  const id = await send({ genres: ['Horror'] });
  const japanese = { ...plain, locale: 'ja-JP' };
  const { page } = await openAnyPage(browser, `${addressOf(test)}/edits/${id}`, japanese);
  await page.locator('ins', { hasText: 'ホラー' }).waitFor();
  await page.getByText('ログインすると').waitFor();
  expect(await page.getByRole('button', { name: '却下' }).count()).toBe(0);
  await page.goto(`${addressOf(test)}/edits?user=author&show=all`);
  await page.getByRole('link', { name: 'ジャンル' }).first().waitFor();
  expect((await fetch(`${test.url}/edits?user=nobody-here`)).status).toBe(404);
  expect((await fetch(`${test.url}/edits/${workId}`)).status).toBe(404);
});
