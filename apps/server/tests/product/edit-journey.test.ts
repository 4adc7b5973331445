import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { publishDump } from '#slices/sources/dump/publish.ts';
import { codeOf, letterTo, PASSWORD } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import { TEST_SECRET } from '../databases.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage, openPageAs } from './pages.ts';
import { createProgram, createProgramOn, type Program } from './program.ts';

const MAIL = 'newcomer@example.org';

let hub: TestApp;
/** Another process of the hub. */
let sibling: Program;
/** An instance of its own, which follows the hub. */
let follower: Program & { databaseUrl: string };
let browser: Browser;
let workId: string;

beforeAll(async () => {
  hub = await startTestApp({
    template: 'shelf',
    now: '2026-11-21T12:00:00Z',
    settings: { OPEN_DATA: 'on' },
  });
  const shared = { TSUZUKI_SECRET: TEST_SECRET, CATALOGUE_SOURCES: 'off' };
  sibling = await createProgram({ DATABASE_URL: hub.databaseUrl, ...shared });
  follower = await createProgramOn('empty', { TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1', ...shared });
  browser = await launchBrowser();
  const { id } = await hub.user('editor');
  const { pool } = hub.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [id]);
  workId = hub.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await browser.close();
  await sibling.remove();
  await hub.close();
  await follower.remove();
});

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** A reader without an account makes one, and comes back signed in. */
const register = async (page: Page): Promise<void> => {
  await page.goto(`${addressOf(hub)}/sign-up`);
  await page.getByLabel('Username').fill('newcomer');
  await page.getByLabel('Email').fill(MAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Create account');
  const code = codeOf(await letterTo(hub, MAIL, 'Confirm your email address'));
  await page.goto(`${addressOf(hub)}/verify?code=${code}`);
  await press(page, 'Confirm and create account');
  await page.getByLabel('Username or email').fill('newcomer');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign in');
  await page.waitForURL(`${addressOf(hub)}/`);
};

const QUERY = `{ anime(id: "ID") { titleEnglish } }`;

const titleAt = async (url: string): Promise<unknown> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY.replace('ID', workId) }),
  });
  return ((await response.json()) as any).data.anime?.titleEnglish;
};

/** Lets the follower ask its hub now, whenever it would be due. */
const askHubNow = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: follower.databaseUrl });
  await client.connect();
  await client.query('update sources.hub set due_at = now()');
  await client.end();
};

it('what a newcomer corrects and an editor accepts is seen in another process and in an instance that follows', async () => {
  const processes = [await sibling.serve('--roles', 'web'), await follower.serve()];
  const urls = processes.map(({ url }) => url);
  const seen = () => Promise.all(urls.map(titleAt));
  try {
    await publishDump(hub.app);
    await follower.here('hub', 'follow', hub.url);
    const before = await titleAt(hub.url);
    await expect.poll(seen).toEqual([before, before]);

    const { page, faults } = await openPage(browser, `${addressOf(hub)}/anime/${workId}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Edit this title' }).count()).toBe(0);
    await register(page);
    await page.goto(`${addressOf(hub)}/anime/${workId}`);
    await page.getByRole('link', { name: 'Edit this title' }).click();
    await page.getByLabel('English title').fill('Frieren after the Journey');
    await page.getByLabel('Note').fill('As on the cover of the discs');
    await press(page, 'Send edit');
    await page.waitForURL(/\/edits\//u);
    expect(await titleAt(hub.url)).toBe(before);

    const path = new URL(page.url()).pathname;
    const editor = await openPageAs(browser, { test: hub, name: 'editor', path });
    await editor.page.getByText('As on the cover of the discs').waitFor();
    await press(editor.page, 'Accept selected');
    await editor.page.getByText('Decision saved.').waitFor();

    const after = 'Frieren after the Journey';
    await askHubNow();
    await expect.poll(seen).toEqual([after, after]);
    await page.goto(`${addressOf(hub)}/anime/${workId}/edits`);
    await page.getByText('As on the cover of the discs').first().waitFor();
    expect([...faults, ...editor.faults]).toEqual([]);
  } finally {
    for (const { child } of processes) child.kill('SIGINT');
    await Promise.all(processes.map(({ ended }) => ended));
  }
});
