import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { signedInBrowser } from '../browser.ts';
import { fillInPanel, panelHtml, panelText, pressInPanel } from '../closed-panel.ts';
import { launchWithExtension, type ExtensionBrowser } from '../extension-browser.ts';
import { type ExtensionWorld, FRIEREN, openExtensionWorld, SHOW } from '../extension-world.ts';
import type { Gateway } from '../gateway.ts';
import type { PlayerSite } from '../player-site.ts';
import { openRefusingServer } from '../refusing-server.ts';
import { playVideo } from '../play-video.ts';
import type { TestApp } from '../test-app.ts';
import { enter } from './pages.ts';

/** A page of a reader in the form of Komga. */
const CHAPTER = `<!doctype html><meta name="application-name" content="Komga">
<title>Komga - 20th Century Boys - Chapter 7</title><div role="slider" aria-valuemax="20"></div>`;

/** Nothing listens there. */
const UNREACHABLE = 'http://localhost:1';

let world: ExtensionWorld;
let gateway: Gateway;
let test: TestApp;
let site: PlayerSite;
let owner: ExtensionWorld['owner'];
let recorded: ExtensionWorld['recorded'];
let browser: ExtensionBrowser;

beforeAll(async () => {
  world = await openExtensionWorld();
  ({ gateway, test, site, owner, recorded } = world);
  browser = await launchWithExtension([
    'http://127.0.0.1/*',
    'http://localhost/*',
    'https://anilist.co/*',
    'https://www.themoviedb.org/*',
  ]);
  await browser.context.route(/^https:/u, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>A page of a site</h1>' }),
  );
  await browser.context.route('http://127.0.0.1/book/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: CHAPTER }),
  );
  await enter(browser.context, test, 'mika');
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** What the extension has in its storage. */
const stored = async (area: 'local' | 'session', name: string): Promise<any> => {
  const page = await browser.open('options.html');
  const value = await page.evaluate(
    async ([area, name]) => (await (globalThis as any).chrome.storage[area].get(name))[name],
    [area, name] as const,
  );
  await page.close();
  return value;
};

const isLocal = (frame: Frame): boolean => frame.url().startsWith('http://localhost:');

interface Opened {
  page: Page;
  player: Frame;
}

const openAt = async (address: string): Promise<Opened> => {
  const page = await browser.context.newPage();
  await page.goto(address);
  await page.locator('tsuzuki-panel').waitFor({ state: 'attached' });
  const player = page.frames()[1];
  if (!player) throw new Error('The page has no player.');
  return { page, player };
};
const openEpisode = (episode: number): Promise<Opened> => openAt(site.pageOf(SHOW, episode));

const play = (player: Frame, from: number, to: number): Promise<void> =>
  player.evaluate(playVideo, { from, to });

/** What axe finds wrong with a page. */
const faults = async (page: Page): Promise<[string, string][]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: object[] }[] }>(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })",
  );
  return violations.map(({ id, nodes }) => [id, JSON.stringify(nodes)]);
};

const source = (name: string): Promise<string> =>
  readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');

/** The look of what is in a closed shadow root. */
const styleOf = async (what: 'panel' | 'badge'): Promise<string> => {
  const own = ['panel/controls.css', `${what}/${what}.css`].map((name) => `extension/src/${name}`);
  const sheets = await Promise.all(['web/src/lib/ui/style/tokens.css', ...own].map(source));
  return sheets.join('\n').replaceAll(':host', 'x-host');
};

/** The window of the server that asks whether to allow it. */
const consentPage = async (): Promise<Page> => {
  const find = () =>
    browser.context.pages().find((page) => page.url().startsWith(`${gateway.url}/oauth/authorize`));
  await expect.poll(find).toBeDefined();
  return find()!;
};

const signIn = async (): Promise<void> => {
  const options = await browser.open('options.html');
  await options.getByLabel('Address of the server').fill(gateway.url);
  await options.getByRole('button', { name: 'Connect' }).click();
  await (await consentPage()).getByRole('button', { name: 'Authorize' }).click();
  await options.getByText('Signed in as mika').waitFor();
  await options.close();
};

describe('the extension in Chromium', () => {
  it('says why it could not connect, and can be asked again', async () => {
    const refusing = await openRefusingServer();
    const options = await browser.open('options.html');
    const connect = options.getByRole('button', { name: 'Connect' });
    const tryTo = async (address: string, words: string): Promise<void> => {
      await options.getByLabel('Address of the server').fill(address);
      await connect.click();
      await options.getByText(words).waitFor();
      expect([address, await connect.isEnabled()]).toEqual([address, true]);
    };
    await tryTo('http://server.example', 'This is no address of a server.');
    await tryTo(UNREACHABLE, 'The server could not be reached.');
    await tryTo(refusing.url, 'The server did not accept it.');
    await options.getByLabel('Address of the server').fill(gateway.url);
    await connect.click();
    expect(await connect.isEnabled()).toBe(false);
    await (await consentPage()).getByRole('button', { name: 'Cancel' }).click();
    await options.getByText('You did not allow it.').waitFor();
    expect(await connect.isEnabled()).toBe(true);
    expect(await stored('local', 'servers')).toBeUndefined();
    await options.close();
    await refusing.close();
  });

  it('signs in on the page of the server, which accepts its id by default', async () => {
    await signIn();
    expect(await stored('local', 'servers')).toMatchObject([{ username: 'mika' }]);
  });

  it('asks once which anime a show is, and records the episode once', async () => {
    const { page, player } = await openEpisode(5);
    await play(player, 0, 0.85);
    await expect.poll(() => panelText(page)).toContain('Which title is this?');
    expect(await recorded()).toEqual([]);
    await pressInPanel(page, 'It is ');
    await expect.poll(() => recorded()).toEqual([5]);
    await expect.poll(() => panelText(page)).toContain('Recorded');
    await page.close();
  });

  it('records the next episode without a question, once for two tabs, and undoes it', async () => {
    const [{ page, player }, other] = await Promise.all([openEpisode(6), openEpisode(6)]);
    await Promise.all([play(player, 0, 0.85), play(other.player, 0, 0.9)]);
    await expect.poll(() => recorded()).toEqual([5, 6]);
    await expect.poll(() => panelText(other.page)).toContain('Undo');
    expect(await stored('local', 'events')).toHaveLength(2);
    await other.page.close();
    await expect.poll(() => panelText(page)).toContain('Undo');
    await page.bringToFront();
    await pressInPanel(page, 'Undo');
    await expect.poll(() => recorded()).toEqual([5]);
    // The panel goes away after ten seconds, though the video goes on.
    await player.evaluate(
      "{ const video = document.querySelector('video'); video.playbackRate = 1; video.play(); }",
    );
    await expect.poll(() => panelText(page), { timeout: 30_000 }).toBe('');
    await page.close();
  });

  it('says in its popup what a player in a frame of a frame plays, and offers what it may not read', async () => {
    const page = await browser.context.newPage();
    await page.goto(site.nestedPageOf(SHOW, 20));
    const playerOf = () =>
      page.frames().find((one) => one.parentFrame()?.parentFrame() && isLocal(one));
    await expect.poll(playerOf).toBeDefined();
    const popup = await browser.openPopup(page);
    await expect.poll(() => popup.text()).toContain('Episode 20');
    await expect.poll(() => popup.text()).toContain('Allow cdn.example');
    await popup.close();
    await play(playerOf()!, 0, 0.4);
    const shown = async () => Object.values<any>(await stored('session', 'watches'));
    await expect.poll(async () => (await shown()).flatMap(({ videos }) => videos)).toHaveLength(1);
    await play(playerOf()!, 0.4, 0.85);
    await expect.poll(() => recorded()).toEqual([5, 20]);
    await page.bringToFront();
    await pressInPanel(page, 'Undo');
    await expect.poll(() => recorded()).toEqual([5]);
    await page.close();
  });

  it('is right again on a page that the browser kept, and counts what is played there', async () => {
    const { page } = await openEpisode(21);
    const numbers = async () =>
      Object.values<any>(await stored('session', 'watches')).map(({ sighting }) => sighting.number);
    await page.evaluate(
      "addEventListener('pageshow', ({ persisted }) => { globalThis.wasKept = persisted; })",
    );
    await expect.poll(numbers).toEqual([21]);
    await page.goto(site.pageOf(SHOW, 22));
    await expect.poll(numbers).toEqual([22]);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate('globalThis.wasKept')).toBe(true);
    await expect.poll(numbers).toEqual([21]);
    await expect.poll(() => panelText(page)).toContain('Episode 21');
    await page.close();
  });

  it('records nothing of what is no anime, and says why', async () => {
    const { page, player } = await openAt(site.pageOf('A Cooking Show', 1));
    await play(player, 0, 0.85);
    await expect.poll(() => panelText(page)).toContain('Which title is this?');
    await pressInPanel(page, 'It is not anime');
    await expect.poll(() => panelText(page)).toContain('You said that it is not anime.');
    await page.close();
  });

  it('remembers a correction, and by how much the numbers of the page differ', async () => {
    const [spy, secondHalf] = ['https://anilist.co/anime/140960', '142838'];
    const { page, player } = await openAt(site.pageOf('SPY FAMILY', 99, spy));
    await play(player, 0, 0.85);
    await expect.poll(() => panelText(page)).toContain('Which title is this?');
    await fillInPanel(page, 'Search for the title', 'SPY×FAMILY(第2クール)');
    await pressInPanel(page, 'Search');
    await expect.poll(() => panelText(page)).toContain('It is Spy x Family (2022)');
    await fillInPanel(page, 'Episode, if it has another number', '2');
    await pressInPanel(page, 'It is Spy x Family (2022)');
    await expect.poll(() => recorded(secondHalf)).toEqual([2]);
    await page.close();
    const next = await openAt(site.pageOf('SPY FAMILY', 100, spy));
    await play(next.player, 0, 0.85);
    await expect.poll(() => recorded(secondHalf)).toEqual([2, 3]);
    await next.page.close();
  });

  it('asks before the first episode of a show, if the person wishes', async () => {
    const asks = (askFirst: boolean) =>
      test.app.db
        .updateTable('scrobble.token')
        .set({ ask_first: askFirst })
        .where('user_id', '=', owner.id)
        .execute();
    await asks(true);
    const { page, player } = await openAt(site.pageOf('X', 1, 'https://anilist.co/anime/59'));
    await play(player, 0, 0.85);
    await expect.poll(() => panelText(page)).toContain('It is not on your list yet.');
    expect(await recorded('59')).toEqual([]);
    await pressInPanel(page, 'Yes');
    await expect.poll(() => recorded('59')).toEqual([1]);
    await asks(false);
    await page.close();
  });

  it('records a chapter at nine tenths of its pages', async () => {
    const page = await browser.context.newPage();
    await page.goto('http://127.0.0.1/book/0ABCDEF/read?page=1');
    const progress = async () => {
      const [manga] = test.app.get(mangaCatalogue).byExternalId('anilist', '30003');
      const entry = await test.app.db
        .selectFrom('lists.entry')
        .select('progress')
        .where('user_id', '=', owner.id)
        .where('manga_id', '=', manga?.id ?? '')
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return entry ? Number(entry.progress) : undefined;
    };
    await expect.poll(() => panelText(page)).toContain('Chapter 7');
    await page.evaluate("history.replaceState({}, '', '?page=17')");
    await expect.poll(() => panelText(page), { timeout: 5000 }).toContain('85 %');
    expect(await progress()).toBeUndefined();
    await page.evaluate("history.replaceState({}, '', '?page=18')");
    await expect.poll(progress, { timeout: 5000 }).toBe(7);
    await expect.poll(() => panelText(page)).toContain('Recorded: 20th Century Boys, chapter 7');
    const log =
      '{ viewer { mediaServers { deliveries(first: 1) { nodes { outcome chapter } } } } }';
    const { data } = await test.ask(log, { bearer: owner.bearer });
    expect(data.viewer.mediaServers).toEqual([
      { deliveries: { nodes: [{ outcome: 'RECORDED', chapter: 7 }] } },
    ]);
    await pressInPanel(page, 'Undo');
    await expect.poll(progress).toBeUndefined();
    await page.close();
  });

  it('does not count what was skipped', async () => {
    const before = (await stored('local', 'events')).length;
    const { page, player } = await openEpisode(7);
    await play(player, 0, 0.1);
    await play(player, 0.95, 1);
    await expect.poll(() => panelText(page)).toMatch(/1\d % watched/u);
    expect(await panelText(page)).toMatch(/It is Frieren.*, number 7\./u);
    expect(await stored('local', 'events')).toHaveLength(before);
    expect(await recorded()).toEqual([5]);
    await page.close();
  });

  it('loses nothing if its worker dies between the end of an episode and its server', async () => {
    gateway.shut();
    const { page, player } = await openEpisode(8);
    await play(player, 0, 0.85);
    await expect.poll(() => panelText(page)).toContain('Waiting to be sent');
    await page.close();
    await browser.killWorker();
    gateway.open();
    const options = await browser.open('options.html');
    await options.getByRole('button', { name: 'Try again now' }).click();
    await options.getByText('Recorded').first().waitFor();
    await expect.poll(() => recorded()).toEqual([5, 8]);
    await options.close();
  });

  it('keeps its tokens from pages and from scripts in them', async () => {
    const { page } = await openEpisode(9);
    const seen = await page.evaluate(() => ({
      chrome: typeof (globalThis as any).chrome?.storage,
      panel: (globalThis as any).document.querySelector('tsuzuki-panel').shadowRoot,
    }));
    expect(seen).toEqual({ chrome: 'undefined', panel: null });
    await page.close();
  });

  it('shows the own status on a page of AniList, counts one more and takes it back', async () => {
    const page = await browser.context.newPage();
    await page.goto('https://anilist.co/anime/154587/Sousou-no-Frieren/');
    const badge = () => panelText(page, 'badge');
    await expect.poll(badge).toContain('Watching · 8 of 28 episodes');
    await pressInPanel(page, '+1', 'badge');
    await expect.poll(badge).toContain('9 of 28');
    expect(await recorded()).toEqual([5, 8, 9]);
    await pressInPanel(page, 'Undo', 'badge');
    await expect.poll(badge).toContain('8 of 28');
    expect(await recorded()).toEqual([5, 8]);
    // The site shows another work without a new document.
    await page.evaluate("history.pushState({}, '', '/anime/164/Mononoke-Hime/')");
    await expect.poll(badge).toContain('Not on your list');
    await pressInPanel(page, 'Add to list', 'badge');
    await expect.poll(badge).toContain('Plan to watch · 0 of 1 episode');
    await page.evaluate("history.pushState({}, '', '/user/mika/')");
    await expect.poll(badge).toBe('');
    await page.close();
  });

  it('shows the status of now on a page of a work that the browser kept', async () => {
    const page = await browser.context.newPage();
    const badge = () => panelText(page, 'badge');
    await page.goto('https://anilist.co/anime/154587/Sousou-no-Frieren/');
    await page.evaluate(
      "addEventListener('pageshow', ({ persisted }) => { globalThis.wasKept = persisted; })",
    );
    await expect.poll(badge).toContain('8 of 28');
    await page.goto('https://anilist.co/anime/59/X/');
    const [anime] = test.app.get(catalogue).byExternalId('anilist', FRIEREN);
    const save = async (progress: number) =>
      test.ask(
        `mutation { saveAnimeListEntry(input: { animeId: "${anime?.id}", progress: ${progress} }) { outcome } }`,
        { bearer: owner.bearer },
      );
    await save(9);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate('globalThis.wasKept')).toBe(true);
    await expect.poll(badge).toContain('9 of 28');
    await save(8);
    await page.close();
  });

  it('is seen by pages of the server, which offers it', async () => {
    const page = await browser.context.newPage();
    await page.goto(`${gateway.url}/extension`);
    await page.getByText('The extension is installed in this browser').waitFor();
    const response = await page.request.get(`${gateway.url}/downloads/tsuzuki-chrome.zip`);
    expect([response.status(), (await response.body()).subarray(0, 2).toString()]).toEqual([
      200,
      'PK',
    ]);
    await page.close();
  });

  it('edits the list in its popup, and adds what was searched for', async () => {
    const popup = await browser.open('popup.html');
    await popup.getByRole('searchbox', { name: 'Search' }).fill('Jigokuraku');
    await popup.getByRole('button', { name: 'Find' }).click();
    const found = popup.locator('li.work', { hasText: 'Hell’s Paradise' }).first();
    await found.getByRole('button', { name: 'Add to list' }).click();
    await expect.poll(() => found.getByRole('status').innerText()).toContain('Plan to watch');
    await popup.getByText('My list').click();
    const own = popup.locator('details li.work').filter({ hasText: '8 of 28' });
    await own.getByRole('button', { name: 'Edit' }).click();
    await own.getByLabel('Status').selectOption('Paused');
    await own.getByLabel('Episodes watched').fill('10');
    await own.getByLabel('Score (up to 10)').fill('8');
    await own.getByRole('button', { name: 'Save' }).click();
    const entry = () =>
      test.app.db
        .selectFrom('lists.entry')
        .select(['status', 'progress', 'score'])
        .where('user_id', '=', owner.id)
        .where('anime_id', '=', test.app.get(catalogue).byExternalId('anilist', FRIEREN)[0]!.id)
        .executeTakeFirst();
    await expect.poll(entry).toMatchObject({ status: 'PAUSED', score: 80 });
    const edited = popup.locator('details li.work').filter({ hasText: '10 of 28' });
    await edited.getByRole('button', { name: /^Undo/u }).click();
    await expect.poll(entry).toMatchObject({ status: 'CURRENT', score: null });
    await popup.close();
  });

  it.each(['options.html', 'welcome.html', 'popup.html'])(
    'axe finds nothing on %s',
    async (name) => {
      const page = await browser.open(name);
      await page.getByRole('heading').first().waitFor();
      expect(await faults(page)).toEqual([]);
      await page.close();
    },
  );

  it('axe finds nothing in the panel and the badge, in light and in dark', async () => {
    const shown = await browser.context.newPage();
    const check = async (from: Page, what: 'panel' | 'badge'): Promise<void> => {
      await expect.poll(() => panelText(from, what)).not.toBe('');
      const look = await styleOf(what);
      const html = await panelHtml(from, what);
      const head = `<!doctype html><html lang="en"><title>Shown</title><style>${look}</style>`;
      await shown.setContent(`${head}<main><h1>A page</h1>${html}</main>`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await shown.emulateMedia({ colorScheme });
        expect([what, colorScheme, await faults(shown)]).toEqual([what, colorScheme, []]);
      }
      await from.close();
    };
    const { page } = await openEpisode(11);
    await check(page, 'panel');
    const work = await browser.context.newPage();
    await work.goto('https://www.themoviedb.org/tv/209867-frieren');
    await check(work, 'badge');
    await shown.close();
  });

  it('shows the status on pages of the server to who is not signed in there', async () => {
    const [anime] = test.app.get(catalogue).byExternalId('anilist', FRIEREN);
    const page = await browser.context.newPage();
    await page.goto(`${gateway.url}/anime/${anime?.id}`);
    await page.locator('[data-tsuzuki-extension]').waitFor({ state: 'attached' });
    expect(await panelText(page, 'badge')).toBe('');
    await browser.context.clearCookies();
    await page.reload();
    await expect.poll(() => panelText(page, 'badge')).toContain('Watching · 8 of 28 episodes');
    await enter(browser.context, test, 'mika');
    await page.close();
  });

  it('speaks Japanese in the panel and on its own pages', async () => {
    const options = await browser.open('options.html');
    await options.getByLabel('Language').selectOption('ja');
    await options.getByRole('heading', { name: 'Tsuzuki の設定' }).waitFor();
    expect(await options.locator('html').getAttribute('lang')).toBe('ja');
    const popup = await browser.open('popup.html');
    await popup.getByRole('heading', { name: '次に見る' }).waitFor();
    await popup.close();
    const { page } = await openEpisode(12);
    await expect.poll(() => panelText(page)).toContain('第12話');
    await page.close();
    await options.getByLabel('言語').selectOption('en');
    await options.getByRole('heading', { name: 'Tsuzuki settings' }).waitFor();
    await options.close();
  });

  it('ends its grant when the person signs out', async () => {
    const grants = async () =>
      (await (await signedInBrowser(test, 'mika')).get('/auth/grants')).body;
    expect(JSON.stringify(await grants())).toContain('extension');
    const options = await browser.open('options.html');
    await options.getByRole('button', { name: 'Sign out' }).click();
    await options.getByText('No server yet.').waitFor();
    await expect.poll(async () => JSON.stringify(await grants())).not.toContain('extension');
    await options.close();
  });
});
