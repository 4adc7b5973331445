import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from 'playwright-core';

const HOW = `Draws the pictures of the guides from the pages of a running instance:

  node scripts/docs-pictures.ts --address http://localhost:3000 --user NAME --password PASSWORD

The account gets a media server for it, which is deleted at the end. CHROMIUM names the browser.`;

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string' },
  },
});
const { address, user, password } = values;
if (!address || !user || !password) throw new Error(HOW);

/** What pictures show in place of the address and the secret of the instance. */
const SHOWN_URL = 'https://anime.example.org/ingest/server_b/svc_hook_…';

const PATIENCE_MS = 30_000;

/** Takes a part of a page, with some room around it. */
const draw = async (part: Locator, name: string): Promise<void> => {
  const file = new URL(`../docs/images/${name}.jpg`, import.meta.url).pathname;
  await part.screenshot({ path: file, type: 'jpeg', quality: 82, animations: 'disabled' });
  process.stdout.write(`${file}\n`);
};

const payload = async (name: string): Promise<Record<string, unknown>> => {
  const file = new URL(`../apps/server/tests/fixtures/payloads/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
};

const send = (url: string, body: object) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body) });

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${address}/sign-in`);
  await page.locator('input[name=login]').fill(user);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form:has(input[name=login]) button').click();
  await page.waitForURL(`${address}/`);
};

/** Adds a Jellyfin server, and draws what is shown then. @returns where it sends to */
const add = async (page: Page): Promise<string> => {
  await page.goto(`${address}/settings/media-servers`);
  await page.getByLabel('Type').selectOption('jellyfin');
  await page.getByLabel('Name', { exact: true }).fill('Living room');
  const form = page.locator('form[action="?/add"]');
  await draw(page.locator('.panel').filter({ has: form }), 'server-add');
  await form.getByRole('button').click();
  const secret = page.locator('.secret');
  const url = await secret.locator('pre').first().innerText();
  const { pathname } = new URL(url);
  // The picture is of no real secret, and of an instance that others can reach.
  await secret.evaluate((element, shown) => {
    element.querySelector('pre code')?.replaceChildren(shown);
    element.querySelector('.message')?.remove();
  }, SHOWN_URL);
  await draw(secret, 'server-url');
  await secret.getByRole('link', { name: 'Check the setup' }).click();
  await page.getByText('Nothing has arrived yet.').waitFor();
  return `${address}${pathname}`;
};

/** Plays something, and draws what its owner is told. */
const play = async (page: Page, url: string): Promise<void> => {
  const episode = await payload('jellyfin-01-playbackstop-episode-send-all');
  const film = await payload('jellyfin-04-playbackstop-movie-send-all');
  await send(url, { ...episode, NotificationType: 'PlaybackStart' });
  await page.getByText('Playback is reported, but not when it stops.').waitFor();
  await draw(page.locator('#test'), 'server-check');
  await send(url, { ...film, NotificationUsername: 'mika', UserId: '1' });
  await page.getByText('Everything works.').waitFor();
  await draw(page.locator('#test'), 'server-works');
  await send(url, { ...film, Name: 'Castle', NotificationUsername: 'kai', UserId: '2' });
  await page.locator('#users').waitFor();
  await draw(page.locator('#users'), 'server-users');
};

const remove = async (page: Page): Promise<void> => {
  await page.goto(`${address}/settings/media-servers`);
  await page.getByText('Delete…').first().click();
  await page.getByRole('button', { name: 'Delete Living room' }).click();
  await page.getByRole('button', { name: 'Delete Living room' }).waitFor({ state: 'detached' });
};

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({
  viewport: { width: 1180, height: 900 },
  locale: 'en-GB',
  colorScheme: 'light',
});
page.setDefaultTimeout(PATIENCE_MS);
try {
  await signIn(page);
  const url = await add(page);
  await play(page, url);
} finally {
  await remove(page);
  await browser.close();
}
