import type { Browser } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Anime, catalogue, changeFeed } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { shows } from '../merging.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPage, openAnyPageAs } from './pages.ts';

const plain = { javaScriptEnabled: false };

let test: TestApp;
let browser: Browser;
let bearer: string;
let works: Anime[];

beforeAll(async () => {
  // Pages compare the moment with the clock of the machine.
  test = await startTestApp({ template: 'shelf', now: new Date().toISOString() });
  browser = await launchBrowser();
  ({ bearer } = await test.user('author'));
  const { id } = await test.user('moderator');
  await test.app.database.pool.query(
    `update accounts."user" set role = 'moderator' where id = $1`,
    [id],
  );
  works = shows(test);
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const open = async (name: string, path: string) =>
  (await openAnyPageAs(browser, { test, name, path }, plain)).page;
/** Lets the two days of all open edits pass. */
const wait = () => sql`update edits.proposal set applies_from = submitted_at`.execute(test.app.db);
const save = async (work: Anime) => {
  const query = `mutation { saveAnimeListEntry(input: { animeId: "${work.id}", progress: 2 }) { entry { id } } }`;
  expect((await test.ask(query, { bearer })).errors).toBeUndefined();
};

it('somebody proposes a merge, a moderator applies it after two days and takes it back', async () => {
  const [from, into] = works as [Anime, Anime];
  await save(from);
  const page = await open('author', `/anime/${from.id}/edit`);
  await page.getByRole('link', { name: 'Merge with another title…' }).click();
  await page.getByLabel('Find the other title').fill(into.titleNative);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.locator(`a[href*="into=${into.id}"]`).click();
  await page.getByText('1 list entry moves.').waitFor();
  await page.getByText('Where they differ').first().waitFor();
  await page.getByLabel('Why?').fill('The same series twice');
  await page.getByRole('button', { name: 'Propose merge' }).click();
  await page.getByText('A moderator can apply this from').waitFor();
  const address = page.url();

  const review = await open('moderator', new URL(address).pathname);
  expect(await review.getByRole('button', { name: 'Apply' }).count()).toBe(0);
  await wait();
  await review.goto(address);
  await review.getByLabel('Reason').fill('Right');
  await review.getByRole('button', { name: 'Apply' }).click();
  await review.getByText('Decision saved.').waitFor();
  const former = await fetch(`${test.url}/anime/${from.id}`, { redirect: 'manual' });
  expect([former.status, former.headers.get('location')]).toEqual([301, `/anime/${into.id}`]);

  await review.goto(`${addressOf(test)}/edits?show=changes&work=${into.id}`);
  await review.getByText('was merged into this title.').waitFor();
  await review.locator('summary').first().click();
  await review.getByRole('button', { name: 'Undo', exact: true }).click();
  await review.getByText('Change undone.').waitFor();
  await test.app.get(changeFeed).catchUp();
  expect(test.app.get(catalogue).get(from.id)?.id).toBe(from.id);
});

it('somebody proposes a split, and the owner of an entry moves it', async () => {
  const [, , from, into] = works as [Anime, Anime, Anime, Anime];
  const merge = `mutation { proposeMerge(input: { media: ANIME, workId: "${from.id}", intoId: "${into.id}" }) { id } }`;
  const { data } = await test.ask(merge, { bearer });
  await wait();
  const review = await open('moderator', `/edits/${data.proposeMerge.id}`);
  await review.getByRole('button', { name: 'Apply' }).click();
  await review.getByText('Decision saved.').waitFor();
  await save(into);

  const page = await open('author', `/edits/works/${from.id}/split`);
  expect(page.url()).toBe(`${addressOf(test)}/edits/works/${into.id}/split`);
  await page.getByRole('button', { name: 'Propose split' }).click();
  await page.getByText('Choose at least one line.').waitFor();
  await page.getByRole('checkbox', { name: 'merged into this title before' }).first().check();
  await page.getByRole('button', { name: 'Propose split' }).click();
  await page.getByText('Make another title of a part of').waitFor();
  await wait();
  await review.goto(page.url());
  await review.getByRole('button', { name: 'Apply' }).click();
  await review.getByText('Decision saved.').waitFor();

  await page.goto(`${addressOf(test)}/`);
  await page.getByText('is now two titles').waitFor();
  await page.goto(`${addressOf(test)}/move-entry/${from.id}`);
  await page.getByRole('button', { name: 'Move it to' }).click();
  await page.getByText('Entry moved.').waitFor();
  const { rows } = await sql<{ id: string }>`
    select work_id as id from lists.entry where work_id in (${from.id}, ${into.id}) and deleted_at is null`.execute(
    test.app.db,
  );
  expect(rows).toEqual([{ id: from.id }]);
});

/** Readers of Japanese see native titles. */
const japaneseHeading = async (address: string): Promise<string> => {
  const visit = { test, name: 'moderator', path: new URL(address).pathname };
  const { page } = await openAnyPageAs(browser, visit, { ...plain, locale: 'ja-JP' });
  return page.locator('h1').innerText();
};

it('somebody proposes to remove a work, and to restore it', async () => {
  const work = works.slice(5).find((one) => one.titleNative !== one.titleRomaji)!;
  const page = await open('author', `/edits/works/${work.id}/remove`);
  await page.getByRole('button', { name: 'Propose removal' }).click();
  await page.getByText('from the catalogue.').waitFor();
  expect(await japaneseHeading(page.url())).toBe(`「${work.titleNative}」への編集`);
  await wait();
  const review = await open('moderator', new URL(page.url()).pathname);
  await review.getByRole('button', { name: 'Apply' }).click();
  await review.getByText('Decision saved.').waitFor();
  expect((await fetch(`${test.url}/anime/${work.id}`)).status).toBe(404);
  await page.goto(page.url());
  expect(await japaneseHeading(page.url())).toBe(`「${work.titleNative}」への編集`);
  await page.getByRole('link', { name: 'Propose restoring' }).click();
  await page.getByRole('button', { name: 'Propose restoring' }).click();
  await wait();
  await review.goto(page.url());
  await review.getByRole('button', { name: 'Apply' }).click();
  await review.getByText('Decision saved.').waitFor();
  expect((await fetch(`${test.url}/anime/${work.id}`)).status).toBe(200);
});

it('leads visitors without an account to sign-in, and knows no other works', async () => {
  const [work] = works as [Anime];
  const path = `/edits/works/${work.id}/merge`;
  const { page } = await openAnyPage(browser, `${addressOf(test)}${path}`, plain);
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  const own = await openAnyPageAs(browser, { test, name: 'author', path: '/' }, plain);
  await own.page.goto(`${addressOf(test)}/edits/works/${test.app.ids.next()}/merge`);
  await own.page.getByText('404').waitFor();
});
