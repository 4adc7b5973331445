import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInBrowser } from '../browser.ts';
import { type ExtensionWorld, openExtensionWorld, SHOW } from '../extension-world.ts';
import { type Firefox, firefox, launchFirefox } from '../firefox/firefox.ts';
import type { Tab } from '../firefox/tab.ts';
import { playVideo } from '../play-video.ts';

let world: ExtensionWorld;
let browser: Firefox;

/** Gives the browser the session of a user. */
const enter = async (name: string): Promise<void> => {
  const [cookie, value = ''] = (await signedInBrowser(world.test, name)).cookie()?.split('=') ?? [];
  const session = { name: cookie, value: { type: 'string', value }, domain: 'localhost' };
  await browser.bidi.send('storage.setCookie', {
    cookie: { ...session, path: '/', secure: true, httpOnly: true, sameSite: 'lax' },
  });
};

/** Opens an episode, whose player is in a frame of another origin. */
const openEpisode = async (episode: number): Promise<{ page: Tab; player: Tab }> => {
  const page = await browser.open(world.site.pageOf(SHOW, episode));
  await expect.poll(() => page.panelText()).toContain(`Episode ${episode}`);
  return { page, player: await page.frame() };
};

const play = (player: Tab, from: number, to: number): Promise<void> =>
  player.evaluate(`(${playVideo.toString()})(${JSON.stringify({ from, to })})`);

describe.runIf(firefox !== undefined)('the extension in Firefox', () => {
  beforeAll(async () => {
    world = await openExtensionWorld();
    browser = await launchFirefox(firefox ?? '', ['http://127.0.0.1/*', 'http://localhost/*']);
    await enter('mika');
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
  });

  it('signs in from the page that opens when it is installed', async () => {
    const welcome = await browser.at('/welcome.html');
    await welcome.type('Address of the server', world.gateway.url);
    await welcome.press('button', 'Connect');
    const consent = await browser.at('/oauth/authorize');
    await expect.poll(() => consent.text()).toContain('Authorize');
    await consent.press('button', 'Authorize');
    await expect.poll(() => welcome.text()).toContain('Signed in as mika');
  });

  it('does not count what was skipped', async () => {
    const { page, player } = await openEpisode(4);
    await play(player, 0, 0.1);
    await play(player, 0.95, 1);
    await expect.poll(() => page.panelText()).toMatch(/1\d % watched/u);
    expect(await world.recorded()).toEqual([]);
    await page.close();
  });

  it('asks once which anime a show is, and records the episode and the next one once', async () => {
    const { page, player } = await openEpisode(5);
    await play(player, 0, 0.85);
    await expect.poll(() => page.panelText()).toContain('Which title is this?');
    expect(await page.pressInPanel('It is ')).toBe(true);
    await expect.poll(() => world.recorded()).toEqual([5]);
    await page.close();
    const next = await openEpisode(6);
    await play(next.player, 0, 0.85);
    await expect.poll(() => world.recorded()).toEqual([5, 6]);
    // The answer of the server, and with it what there is to undo, comes after the entry.
    await expect.poll(() => next.page.panelText()).toContain('Recorded');
    await expect.poll(() => next.page.pressInPanel('Undo')).toBe(true);
    await expect.poll(() => world.recorded()).toEqual([5]);
    await next.page.close();
  });
});
