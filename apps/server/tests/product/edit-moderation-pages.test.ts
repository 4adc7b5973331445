import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { as, change, type Person, proposeEdit, startEditing } from '../editing-people.ts';
import type { TestApp } from '../test-app.ts';
import { openAnyPageAs } from './pages.ts';

const plain = { javaScriptEnabled: false };

let test: TestApp;
let browser: Browser;
let vandal: Person;
let workId: string;

beforeAll(async () => {
  const editing = await startEditing();
  ({ test, editor: vandal } = editing);
  [workId = ''] = editing.works;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const open = async (path: string, name = 'moderator') =>
  (await openAnyPageAs(browser, { test, name, path }, plain)).page;

it('a moderator locks a field of a title and unlocks it, without scripts', async () => {
  const page = await open(`/edits?show=all&work=${workId}`);
  await page.getByRole('link', { name: 'Locks' }).click();
  await page.getByText('Nothing is locked').waitFor();
  await page.getByLabel('Field').selectOption('genres');
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByText('This can’t be empty.').waitFor();
  await page.getByLabel('Reason').fill('Edit war');
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByText('Locked.', { exact: true }).waitFor();
  await page.getByText('Edit war').waitFor();
  const sent = () => proposeEdit(test, vandal, { workId, changes: [change('genres', ['Drama'])] });
  expect(await sent()).toMatchObject({ reason: 'EDIT_LOCKED' });
  await page.locator('summary').filter({ hasText: 'Unlock' }).click();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByText('Unlocked.').waitFor();
  expect(await sent()).toMatchObject({ state: 'ACCEPTED' });
});

it('a moderator restricts an editor, and undoes all their edits after a question', async () => {
  const page = await open(`/user/${vandal.name}/edits`);
  await page.getByRole('link', { name: 'Restrict or undo edits' }).click();
  await page.getByRole('checkbox', { name: 'Titles', exact: true }).check();
  await page.getByLabel('Reason').first().fill('Wrong titles');
  await page.getByRole('button', { name: 'Save restrictions' }).click();
  await page.getByText('Restrictions saved.').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Titles', exact: true }).isChecked()).toBe(true);
  const changes = [change('titleEnglish', 'Nonsense')];
  expect(await proposeEdit(test, vandal, { workId, changes })).toMatchObject({ state: 'OPEN' });
  await page.locator('summary').filter({ hasText: 'Undo all edits' }).click();
  await page.getByLabel('Reason').last().fill('Vandalism');
  await page.getByRole('button', { name: 'Undo all edits now' }).click();
  await page.getByText('Changes undone: 1.').waitFor();
  const { genres } = await as(test, vandal, `{ anime(id: "${workId}") { genres } }`);
  expect(genres).not.toEqual(['Drama']);
});

it('others have nothing to do there', async () => {
  for (const path of [`/edits/works/${workId}/locks`, '/edits/users/moderator']) {
    const page = await open(path, vandal.name);
    await page.getByText('This page doesn’t exist.').first().waitFor();
  }
});
