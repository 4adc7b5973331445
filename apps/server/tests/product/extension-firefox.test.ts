import { expect, it, onTestFinished } from 'vitest';
import { signedInBrowser } from '../browser.ts';
import { type ExtensionWorld, openExtensionWorld, SHOW } from '../extension-world.ts';
import { type Firefox, firefox, launchFirefox } from '../firefox/firefox.ts';
import type { Tab } from '../firefox/tab.ts';
import { playVideo } from '../play-video.ts';

/** A user at a site with a player. */
interface Viewer {
  world: ExtensionWorld;
  browser: Firefox;
}

/** Gives the browser the session of the user. */
const enter = async ({ world, browser }: Viewer): Promise<void> => {
  const user = await signedInBrowser(world.test, 'mika');
  const [cookie, value = ''] = user.cookie()?.split('=') ?? [];
  const session = { name: cookie, value: { type: 'string', value }, domain: 'localhost' };
  await browser.bidi.send('storage.setCookie', {
    cookie: { ...session, path: '/', secure: true, httpOnly: true, sameSite: 'lax' },
  });
};

/** A user who is as new as the server, the extension and the browser: a try leaves nothing to the next one. */
const newViewer = async (): Promise<Viewer> => {
  const world = await openExtensionWorld();
  onTestFinished(() => world.close());
  const browser = await launchFirefox(firefox ?? '', ['http://127.0.0.1/*', 'http://localhost/*']);
  onTestFinished(() => browser.close());
  await enter({ world, browser });
  return { world, browser };
};

const signIn = async ({ world, browser }: Viewer): Promise<void> => {
  const welcome = await browser.at('/welcome.html');
  await welcome.type('Address of the server', world.gateway.url);
  await welcome.press('button', 'Connect');
  const consent = await browser.at('/oauth/authorize');
  await expect.poll(() => consent.text()).toContain('Authorize');
  await consent.press('button', 'Authorize');
  await expect.poll(() => welcome.text()).toContain('Signed in as mika');
};

/** Opens an episode, whose player is in a frame of another origin. */
const openEpisode = async (
  { world, browser }: Viewer,
  episode: number,
): Promise<{ page: Tab; player: Tab }> => {
  const page = await browser.open(world.site.pageOf(SHOW, episode));
  await expect.poll(() => page.panelText()).toContain(`Episode ${episode}`);
  return { page, player: await page.frame() };
};

const play = (player: Tab, from: number, to: number): Promise<void> =>
  player.evaluate(`(${playVideo.toString()})(${JSON.stringify({ from, to })})`);

const skip = async (viewer: Viewer): Promise<void> => {
  const { page, player } = await openEpisode(viewer, 4);
  await play(player, 0, 0.1);
  await play(player, 0.95, 1);
  await expect.poll(() => page.panelText()).toMatch(/1\d % watched/u);
  expect(await viewer.world.recorded()).toEqual([]);
  await page.close();
};

const watchNewShow = async (viewer: Viewer): Promise<void> => {
  const { page, player } = await openEpisode(viewer, 5);
  await play(player, 0, 0.85);
  await expect.poll(() => page.panelText()).toContain('Which title is this?');
  expect(await page.pressInPanel('It is ')).toBe(true);
  await expect.poll(() => viewer.world.recorded()).toEqual([5]);
  await page.close();
};

const watchKnownShow = async (viewer: Viewer): Promise<void> => {
  const { page, player } = await openEpisode(viewer, 6);
  await play(player, 0, 0.85);
  await expect.poll(() => viewer.world.recorded()).toEqual([5, 6]);
  // The answer of the server, and with it what there is to undo, comes after the entry.
  await expect.poll(() => page.panelText()).toContain('Recorded');
  await expect.poll(() => page.pressInPanel('Undo')).toBe(true);
  await expect.poll(() => viewer.world.recorded()).toEqual([5]);
  await page.close();
};

it.runIf(firefox !== undefined)(
  'in Firefox the extension signs in, does not count what was skipped, and asks once which anime a show is',
  async () => {
    const viewer = await newViewer();
    await signIn(viewer);
    await skip(viewer);
    await watchNewShow(viewer);
    await watchKnownShow(viewer);
  },
);
