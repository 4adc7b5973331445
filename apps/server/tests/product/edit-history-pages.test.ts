import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPage, openAnyPageAs } from './pages.ts';

const HIDDEN = {
  'with a closed profile': `profile_visibility = 'PRIVATE'`,
  'about to be deleted': `deletion_due_at = now() + interval '1 day'`,
};

const plain = { javaScriptEnabled: false };

let test: TestApp;
let browser: Browser;
let workId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
  const editor = await test.user('editor');
  await test.user('reader');
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [editor.id]);
  workId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
  for (let number = 1; number <= 23; number += 1) {
    const changes = [{ field: 'titleEnglish', value: JSON.stringify(`Title <${number}> & more`) }];
    await test.ask('mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }', {
      bearer: editor.bearer,
      variables: { input: { media: 'ANIME', workId, changes, note: `No. ${number}` } },
    });
  }
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

it('anybody reads the history of a work page by page, and that of a user', async () => {
  const address = addressOf(test);
  const { page } = await openAnyPage(browser, `${address}/anime/${workId}`, plain);
  await page.getByRole('link', { name: 'Edit history' }).click();
  await page.getByText('No. 23').waitFor();
  expect(await page.getByText('No. 3', { exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('No. 3', { exact: true }).waitFor();
  await page.goto(`${address}/user/editor/edits`);
  await page.getByText('No. 23').waitFor();
  await page.goto(`${address}/user/editor`);
  await page.getByText('23 accepted changes (100%)').waitFor();
  await page.goto(`${address}/edits/statistics`);
  await page.getByRole('link', { name: 'editor', exact: true }).waitFor();
  const missing = await Promise.all(
    [`/manga/${workId}/edits`, '/user/nobody-here/edits', '/anime/x/edits'].map(
      async (path) => (await fetch(`${test.url}${path}`)).status,
    ),
  );
  expect(missing).toEqual([404, 404, 404]);
});

it('a reader thanks for a change', async () => {
  const visit = { test, name: 'reader', path: `/anime/${workId}/edits` };
  const { page } = await openAnyPageAs(browser, visit, plain);
  await page.getByRole('button', { name: 'Thank' }).first().click();
  await page.getByText('Thanks sent.').waitFor();
  await page.getByText('1 thanks').waitFor();
});

it('the changes are a feed, of all, of a work or of a user', async () => {
  const read = async (query: string) => {
    const answer = await fetch(`${test.url}/edits/feed${query}`);
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const feeds = await Promise.all([``, `?work=${workId}`, '?user=editor'].map(read));
  for (const { type, text } of feeds) {
    expect(type).toBe('application/atom+xml; charset=utf-8');
    expect(text.match(/<entry>/gu)).toHaveLength(20);
    expect(text).toContain('+ Title &lt;23&gt; &amp; more');
    expect(text).not.toContain('<23>');
  }
  expect((await fetch(`${test.url}/edits/feed?user=nobody-here`)).status).toBe(404);
});

const reasonsOf = ({ errors }: Awaited<ReturnType<TestApp['ask']>>) =>
  errors?.map(({ extensions }) => extensions.reason);

it.each(Object.entries(HIDDEN))(
  'the changes of an account %s are listed for moderators, and for nobody else',
  async (_what, hidden) => {
    const { pool } = test.app.database;
    const moderator = await test.user(`moderator-${randomUUID().slice(0, 8)}`);
    await pool.query(`update accounts."user" set role = 'moderator' where id = $1`, [moderator.id]);
    await pool.query(`update accounts."user" set ${hidden} where username = 'editor'`);
    const strangers = await Promise.all(
      ['/user/editor', '/user/editor/edits', '/edits/feed?user=editor'].map(
        async (path) => (await fetch(`${test.url}${path}`)).status,
      ),
    );
    const asked = `{ revisions(author: "Editor") { nodes { id } } edits(author: "Editor") { nodes { id } } }`;
    const [refused, unknown, listed] = [
      await test.ask(asked, {}),
      await test.ask(asked.replaceAll('Editor', 'nobody-here'), {}),
      await test.ask(asked, moderator),
    ];
    await pool.query(
      `update accounts."user" set profile_visibility = 'PUBLIC', deletion_due_at = null where username = 'editor'`,
    );
    expect(strangers).toEqual([404, 404, 404]);
    expect(refused.data).toEqual({ revisions: null, edits: null });
    expect(reasonsOf(refused)).toEqual(reasonsOf(unknown));
    expect([listed.data.revisions.nodes.length, listed.data.edits.nodes.length]).toEqual([20, 20]);
  },
);

it('whoever closed their profile still reads their own changes', async () => {
  const { pool } = test.app.database;
  const set = `update accounts."user" set profile_visibility = $1 where username = 'editor'`;
  await pool.query(set, ['PRIVATE']);
  const visit = { test, name: 'editor', path: '/user/editor/edits' };
  const { page } = await openAnyPageAs(browser, visit, plain);
  await page.getByText('No. 23').waitFor();
  await pool.query(set, ['PUBLIC']);
});
