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

/** What the picture shows in place of the address and the secret of the instance. */
const SHOWN_URL = 'https://anime.example.org/ingest/server_b/svc_hook_…';

const NAME = 'Living room';

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

/** Chooses a program and a name, and draws the form. */
const fillIn = async (page: Page, program: string): Promise<Locator> => {
  await page.goto(`${address}/settings/media-servers`);
  await page.getByLabel('Type').selectOption(program);
  await page.getByLabel('Name', { exact: true }).fill(NAME);
  const form = page.locator('form[action="?/add"]');
  await draw(page.locator('.panel').filter({ has: form }), `server-add-${program}`);
  return form;
};

/** Adds the server, and opens its check. @returns where it sends to */
const add = async (page: Page, form: Locator, drawSecret = async (_secret: Locator) => {}) => {
  await form.getByRole('button').click();
  const secret = page.locator('.secret');
  const url = await secret.locator('pre').first().innerText();
  await drawSecret(secret);
  await secret.getByRole('link', { name: 'Check the setup' }).click();
  await page.getByText('Nothing has arrived yet.').waitFor();
  return `${address}${new URL(url).pathname}`;
};

const drawUrl = async (secret: Locator): Promise<void> => {
  // The picture is of no real secret, and of an instance that others can reach.
  await secret.evaluate((element, shown) => {
    element.querySelector('pre code')?.replaceChildren(shown);
    element.querySelector('.message')?.remove();
  }, SHOWN_URL);
  await draw(secret, 'server-url');
};

const drawSuccess = async (page: Page, program: string): Promise<void> => {
  await page.getByText('Everything works.').waitFor();
  await draw(page.locator('#test'), `server-works-${program}`);
};

/** Plays something on Jellyfin, and draws what its owner is told. */
const playOnJellyfin = async (page: Page, url: string): Promise<void> => {
  const episode = await payload('jellyfin-01-playbackstop-episode-send-all');
  const film = await payload('jellyfin-04-playbackstop-movie-send-all');
  await send(url, { ...episode, NotificationType: 'PlaybackStart' });
  await page.getByText('Playback is reported, but not when it stops.').waitFor();
  await draw(page.locator('#test'), 'server-check');
  await send(url, { ...film, NotificationUsername: 'mika', UserId: '1' });
  await drawSuccess(page, 'jellyfin');
  await send(url, { ...film, Name: 'Castle', NotificationUsername: 'kai', UserId: '2' });
  await page.locator('#users').waitFor();
  await draw(page.locator('#users'), 'server-users');
};

const playOnPlex = async (page: Page, url: string): Promise<void> => {
  const scrobble = await payload('plex-10-media.scrobble-movie');
  const film = { type: 'movie', title: 'Your Name.', Guid: [{ id: 'tmdb://372058' }] };
  for (const event of ['media.play', 'media.scrobble']) {
    const body = new FormData();
    body.set('payload', JSON.stringify({ ...scrobble, event, Metadata: film }));
    await fetch(url, { method: 'POST', body });
  }
  await drawSuccess(page, 'plex');
};

const playOnEmby = async (page: Page, url: string): Promise<void> => {
  const stop = await payload('emby-01-playback.stop');
  const film = { Name: 'Castle in the Sky', Type: 'Movie', ProviderIds: { Tmdb: '10515' } };
  await send(url, { ...stop, Item: { ...film, RunTimeTicks: 14_349_760_000 } });
  await drawSuccess(page, 'emby');
};

const remove = async (page: Page): Promise<void> => {
  await page.goto(`${address}/settings/media-servers`);
  await page.getByText('Delete…').first().click();
  await page.getByRole('button', { name: `Delete ${NAME}` }).click();
  await page.getByRole('button', { name: `Delete ${NAME}` }).waitFor({ state: 'detached' });
};

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({
  viewport: { width: 1180, height: 900 },
  locale: 'en-GB',
  colorScheme: 'light',
});
page.setDefaultTimeout(PATIENCE_MS);
/** Draws one program after the other: each has a server only as long as it is drawn. */
const drawProgram = async (program: string, play?: typeof playOnPlex): Promise<void> => {
  const form = await fillIn(page, program);
  if (!play) return;
  try {
    await play(page, await add(page, form, program === 'jellyfin' ? drawUrl : undefined));
  } finally {
    await remove(page);
  }
};

try {
  await signIn(page);
  await drawProgram('jellyfin', playOnJellyfin);
  await drawProgram('plex', playOnPlex);
  await drawProgram('emby', playOnEmby);
  await drawProgram('tautulli');
} finally {
  await browser.close();
}
