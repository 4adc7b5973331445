import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { PASSWORD } from '../browser.ts';
import { addressOf, openAnyPage, openAnyPageAs, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
let workId: string;
let other: { id: string; titleNative: string };

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
  await test.user('reader');
  const { id } = await test.user('editor');
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [id]);
  const shelf = test.app.get(catalogue);
  workId = shelf.byExternalId('mal', '52991')[0]!.id;
  other = [...shelf.all()].find(
    ({ id, isAdult, isHidden }) => id !== workId && !isAdult && !isHidden,
  )!;
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const changesOf = async (author: string) => {
  const { rows } = await test.app.database.pool.query<{ field: string; after: unknown }>(
    `select field, after from edits.change join edits.proposal on id = proposal_id
     where author_id = (select id from accounts."user" where username = $1) order by field`,
    [author],
  );
  return rows;
};

const options = [{ javaScriptEnabled: false }, { javaScriptEnabled: true }];

it.each(options)('somebody proposes what they change in the form: %o', async (option) => {
  await test.app.database.pool.query('delete from edits.proposal');
  const visit = { test, name: 'reader', path: `/anime/${workId}` };
  const { page } = await openAnyPageAs(browser, visit, option);
  await page.getByRole('link', { name: 'Edit this title' }).click();
  await page.getByLabel('English title').waitFor();
  const { data } = await test.ask('{ dataSources { name } }');
  const sources = data.dataSources.map(({ name }: { name: string }) => name);
  const said = /\bFrom (?<source>.+)$/mu.exec(await page.locator('main').innerText());
  expect(sources).toContain(said?.groups?.['source']);
  await page.getByLabel('English title').fill('Frieren: Beyond');
  await page.getByLabel('Number of episodes', { exact: true }).fill('many');
  await page.getByLabel('Note').fill('As on the site');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.getByText('Enter a whole number from 1 to 100,000.').waitFor();
  expect(await page.getByLabel('English title').inputValue()).toBe('Frieren: Beyond');
  await page.getByLabel('Number of episodes', { exact: true }).fill('99');
  await page.getByRole('button', { name: 'Add title' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Frieren the Slayer');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.waitForURL(/\/edits\//u);
  const changes = await changesOf('reader');
  expect(changes).toContainEqual({ field: 'titleEnglish', after: 'Frieren: Beyond' });
  expect(changes).toContainEqual({ field: 'episodeCount', after: 99 });
  expect(changes).toContainEqual({
    field: 'synonyms.Frieren the Slayer',
    after: { text: 'Frieren the Slayer', lang: null },
  });
  expect(changes.map(({ field }) => field)).not.toContain('titleRomaji');
});

it.each(options)('lists are edited row by row: %o', async (option) => {
  await test.app.database.pool.query('delete from edits.proposal');
  const visit = { test, name: 'reader', path: `/anime/${workId}/edit` };
  const { page, faults } = await openAnyPageAs(browser, visit, option);
  await page.getByRole('button', { name: 'Add episode' }).click();
  await page.getByLabel('Number', { exact: true }).fill('0');
  await page.getByLabel('Air date').fill('2023-13-01');
  await page.getByRole('button', { name: 'Add broadcast' }).click();
  await page.getByLabel('First broadcast in Japan').fill('2026-04-07');
  await page.getByLabel('Time in Japan').fill('25:30');
  await page.getByLabel('Find a person who is here already').fill('yamada');
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.getByLabel('Name in Latin letters').fill('Nobu Nobody');
  await page.getByLabel('Role').selectOption('Director');
  await page.getByLabel('Number of episodes').fill('many');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.getByText('Enter a date as 2026, 2026-04 or 2026-04-07.').waitFor();
  await page.getByText('Enter a whole number from 1 to 100,000.').waitFor();
  expect(await page.getByLabel('Name in Latin letters').inputValue()).toBe('Nobu Nobody');
  await page.getByLabel('Air date').fill('2023-09-22');
  await page.getByLabel('Number of episodes').fill('28');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.waitForURL(/\/edits\//u);
  const changes = new Map((await changesOf('reader')).map(({ field, after }) => [field, after]));
  expect(changes.get('episodes.0')).toMatchObject({ number: 0, airedOn: '2023-09-22', titles: [] });
  expect(changes.get('airing')).toContainEqual(
    expect.objectContaining({ startsAt: '2026-04-07T16:30:00Z', every: 'P7D' }),
  );
  expect(changes.get('staff.DIRECTOR:Nobu Nobody')).toMatchObject({ role: 'DIRECTOR' });
  expect(faults).toEqual([expect.stringContaining('400')]);
});

it.each(options)('a related title is searched and added: %o', async (option) => {
  await test.app.database.pool.query('delete from edits.proposal');
  const visit = { test, name: 'reader', path: `/anime/${workId}/edit` };
  const { page } = await openAnyPageAs(browser, visit, option);
  await page.getByLabel('Romaji title').fill('Typed before');
  await page.getByLabel('Find the other title').fill(other.titleNative);
  await page
    .getByRole('region', { name: 'Related titles' })
    .first()
    .getByRole('button', { name: 'Search' })
    .click();
  await page.getByText(`Results for “${other.titleNative}”`).waitFor();
  await page.getByRole('button', { name: /^Add:/u }).first().click();
  await page.getByLabel('The other title is its').selectOption('Side story');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.waitForURL(/\/edits\//u);
  await page.getByText('Side story: ').waitFor();
  const changes = await changesOf('reader');
  expect(changes).toContainEqual({ field: 'titleRomaji', after: 'Typed before' });
  expect(changes).toContainEqual({
    field: `related.ANIME:tsuzuki:${other.id}`,
    after: { medium: 'ANIME', site: 'tsuzuki', id: other.id, kind: 'SIDE_STORY' },
  });
});

it('without scripts, a preview shows what would change', async () => {
  const visit = { test, name: 'reader', path: `/anime/${workId}/edit` };
  const { page } = await openAnyPageAs(browser, visit, { javaScriptEnabled: false });
  await page.getByLabel('English title').fill('Frieren, previewed');
  await page.getByLabel('Note').fill('Kept');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByText('You change 1 value.').waitFor();
  expect(await page.getByLabel('Note').inputValue()).toBe('Kept');
  expect(await page.getByLabel('English title').inputValue()).toBe('Frieren, previewed');
  await page.getByRole('button', { name: 'Remove: ' }).first().click();
  await page.getByText('Will be removed').waitFor();
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByText('You change 2 values.').waitFor();
});

it('with scripts, the form shows what changes while somebody types', async () => {
  const visit = { test, name: 'reader', path: `/anime/${workId}/edit` };
  const { page } = await openPageAs(browser, visit);
  await page.getByText('You haven’t changed anything yet.').waitFor();
  await page.getByLabel('English title').fill('Frieren, live');
  await page.getByText('You change 1 value.').waitFor();
  await page.getByRole('button', { name: 'Add title' }).click();
  await page.keyboard.type('By keyboard alone');
  await page.getByText('You change 2 values.').waitFor();
});

it('what an editor changes is on the page of the work at once', async () => {
  const visit = { test, name: 'editor', path: `/anime/${workId}/edit` };
  const { page } = await openAnyPageAs(browser, visit, { javaScriptEnabled: false });
  await page.getByLabel('English title').fill('Frieren, edited');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.waitForURL(/\/edits\//u);
  const shown = await openAnyPage(browser, `${test.url}/anime/${workId}`, {
    javaScriptEnabled: false,
  });
  expect(await shown.page.content()).toContain('Frieren, edited');
});

it('readers without an account are led to sign in, and from there to the form', async () => {
  const option = { javaScriptEnabled: false };
  const { page } = await openAnyPage(browser, `${addressOf(test)}/anime/${workId}`, option);
  expect(await page.getByRole('link', { name: 'Edit this title' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Edit history' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Suggest an edit' }).click();
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  const form = await openAnyPage(browser, `${test.url}/anime/${workId}/edit`, option);
  expect(form.page.url().replace(test.url, addressOf(test))).toBe(page.url());
  await page.locator('input[name=login]').fill('reader');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form:has(input[name=login]) button').click();
  await page.waitForURL(`${addressOf(test)}/anime/${workId}/edit`);
});

it('relations that another title states are shown, and lead to its form', async () => {
  const { pool } = test.app.database;
  const relating = await test.user('relating');
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [relating.id]);
  const related = await test.ask(`{ anime(id: "${workId}") { relations { anime { id } } } }`);
  const known = new Set(related.data.anime.relations.map((one: any) => one.anime?.id));
  const stating = [...test.app.get(catalogue).all()].find(
    ({ id, isAdult, isHidden }) => id !== workId && !known.has(id) && !isAdult && !isHidden,
  )!.id;
  const value = { medium: 'ANIME', site: 'tsuzuki', id: workId, kind: 'SEQUEL' };
  const changes = [{ field: `related.ANIME:tsuzuki:${workId}`, value: JSON.stringify(value) }];
  const { errors } = await test.ask(
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { state } }',
    {
      bearer: relating.bearer,
      variables: { input: { media: 'ANIME', workId: stating, changes } },
    },
  );
  expect(errors).toBeUndefined();
  const visit = { test, name: 'reader', path: `/anime/${workId}/edit` };
  const { page } = await openAnyPageAs(browser, visit, { javaScriptEnabled: false });
  const list = page.locator('#list-related');
  expect(await list.innerText()).toContain('Stated on the page of the other title.');
  const way = list.locator(`a[href="/anime/${stating}/edit#group-relations"]`);
  expect(await way.count()).toBe(1);
  await page.goto(`${addressOf(test)}/anime/${stating}/edit`);
  const back = page.locator(`#list-related a[href="/anime/${workId}/edit#group-relations"]`);
  expect(await back.count()).toBe(0);
});
