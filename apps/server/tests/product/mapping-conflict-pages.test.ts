import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { announceChange, catalogue, changeFeed } from '#slices/catalog/index.ts';
import { mappingChanges } from '#slices/mapping/change-topic.ts';
import { insertRules } from '#slices/mapping/commands/insert-rules.ts';
import { aRule } from '#slices/mapping/fixtures.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openAnyPage, openAnyPageAs, addressOf } from './pages.ts';

/** A show that no list knows. */
const SHOW = 2_000_000_100;

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  browser = await launchBrowser();
  const { id } = await test.user('editor');
  await test.user('reader');
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [id]);
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

beforeEach(async () => {
  const { db } = test.app;
  const found = ['葬送のフリーレン', '進撃の巨人'].flatMap((title) =>
    test.app
      .get(catalogue)
      .search(title, 5, () => true)
      .filter((anime) => anime.titleNative === title),
  );
  const [frieren, titan] = found.map(({ id }) => id);
  const rule = { kind: 'tvdb', id: SHOW, to: 12 } as const;
  const rules = [
    aRule({ ...rule, animeId: frieren!, source: 'one list' }),
    aRule({ ...rule, animeId: titan!, source: 'another list', priority: 2 }),
  ];
  await db.deleteFrom('mapping.rule').execute();
  await db.deleteFrom('mapping.removal').execute();
  await db.deleteFrom('mapping.denied_rule').execute();
  await db.deleteFrom('catalog.claim').where('source', '=', 'community').execute();
  await db.deleteFrom('edits.proposal').execute();
  await db.transaction().execute(async (tx) => {
    await insertRules(tx, { source: 'test', version: '1', rules });
    await announceChange(tx, mappingChanges, null);
  });
  await test.app.get(changeFeed).catchUp();
});

const options = [{ javaScriptEnabled: true }, { javaScriptEnabled: false }];

it.each(options)('an editor keeps one of two rules with one click: %o', async (option) => {
  const visit = { test, name: 'editor', path: '/mapping?in=TVDB' };
  const { page, faults } = await openAnyPageAs(browser, visit, option);
  await page.getByText('1 contradiction', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Keep one list', exact: true }).click();
  await page.getByText('Decision saved.').waitFor();
  await page.getByText('No contradictions.').waitFor();
  const left = await test.ask(
    `{ mapping(kind: TVDB, level: SHOW, id: ${SHOW}) { rules { source } } }`,
  );
  expect(left.data.mapping.rules).toEqual([{ source: 'one list' }]);
  expect(faults).toEqual([]);
});

it.each(options)('somebody with an account proposes one: %o', async (option) => {
  const visit = { test, name: 'reader', path: '/mapping' };
  const { page } = await openAnyPageAs(browser, visit, option);
  await page.getByRole('button', { name: 'Propose one list', exact: true }).click();
  await page.getByText('Proposed to the editors.').waitFor();
  const proposed = await test.app.db.selectFrom('edits.proposal').select('note').execute();
  expect(proposed).toEqual([{ note: 'one list' }]);
});

it.each(options)('others read both claims, in Japanese, too: %o', async (option) => {
  const japanese = { ...option, locale: 'ja-JP' };
  const { page } = await openAnyPage(browser, `${addressOf(test)}/mapping`, japanese);
  await page.getByRole('heading', { name: '食い違い' }).waitFor();
  await page.getByText('one list', { exact: true }).waitFor();
  await page.getByText('another list', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /提案/u }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /残す/u }).count()).toBe(0);
});
