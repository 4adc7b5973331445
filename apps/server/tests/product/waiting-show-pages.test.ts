import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import { listOf, send, settle } from '../media-server.ts';
import { openPlain } from '../plain/open.ts';
import { FILM, scrobbleOf } from '../plex-library.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-01-08T21:42:00Z' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

it.each([
  ['with scripts', 'mika', 'Frieren: Beyond Journey’s End', {}],
  // What two people say of a show counts for everybody, so each has a show of their own.
  ['without scripts', 'nana', 'Sousou no Frieren', { javaScriptEnabled: false }],
] as const)(
  'a show that waits is found from home and confirmed, %s',
  async (_how, name, show, options) => {
    const { id, bearer } = await test.user(name);
    const token = await test.token(id, 'server_a');
    for (const [i, airDate] of ['2023-09-29', '2023-10-06'].entries()) {
      const episode = { show, season: 1, number: i + 1, airDate };
      await send(test, { path: 'server_a', token }, scrobbleOf(episode));
    }
    await settle(test);
    const { page } = await openAnyPageAs(browser, { test, name, path: '/' }, options);
    await page.getByText('2 plays of 1 title wait for you').waitFor();
    await page.getByRole('link', { name: 'Take a look' }).click();
    await page.getByRole('heading', { name: 'Which title is it?' }).waitFor();
    await page.getByRole('button', { name: /^Yes, it’s Sousou no Frieren$/u }).click();
    await page.getByText('Confirmed. Recorded 2 plays.').waitFor();
    await settle(test);
    await expect
      .poll(async () => (await listOf(test, bearer)).map(({ progress }) => progress))
      .toEqual([2]);
  },
);

it.each([
  ['with scripts', 'olga', {}],
  ['without scripts', 'pia', { javaScriptEnabled: false }],
] as const)(
  'all likely shows are confirmed with one click, and taken back with another, %s',
  async (_how, name, options) => {
    const { id, bearer } = await test.user(name);
    const token = await test.token(id, 'server_a');
    // Names of this person alone, because what two people say counts for everybody.
    const names = { grandparentGuid: null };
    const shows = [
      { show: 'Frieren: Beyond Journey’s End', season: 1, number: 1, airDate: '2023-09-29' },
      { show: 'Attack on Titan', season: 1, number: 1, airDate: '2013-04-06' },
    ];
    for (const episode of shows)
      await send(test, { path: 'server_a', token }, scrobbleOf(episode, names));
    await settle(test);
    const path = '/settings/media-servers';
    const { page } = await openAnyPageAs(browser, { test, name, path }, options);
    const count = async () => (await listOf(test, bearer)).length;
    await page.getByRole('button', { name: 'Confirm all likely shows' }).click();
    await page.getByText('Confirmed, and the plays that waited are recorded.').waitFor();
    await settle(test);
    await expect.poll(count).toBe(2);
    // Whoever notices the mistake later comes back to the page.
    await page.goto(`${addressOf(test)}${path}`);
    await page.getByText(/Last confirmation: .*Attack on Titan/u).waitFor();
    await page.getByRole('button', { name: 'Undo my last confirmation' }).click();
    await page.getByText('Undone, and what it recorded is off your list.').waitFor();
    await settle(test);
    await expect.poll(count).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: 'Attack on Titan' }).waitFor();
    await page.context().close();
  },
);

it('the page of a server undoes the last confirmation if that was of this server, and no other after it', async () => {
  const { id, bearer } = await test.user('rosa');
  const plex = await test.token(id, 'server_a');
  await test.token(id, 'server_b');
  const episode = { show: 'Frieren: Beyond Journey’s End', season: 1, number: 1 };
  const played = scrobbleOf({ ...episode, airDate: '2023-09-29' }, { grandparentGuid: null });
  await send(test, { path: 'server_a', token: plex }, played);
  await settle(test);
  const { data } = await test.ask(
    '{ viewer { mediaServers { id kind } waitingShows { deliveryId } } }',
    { bearer },
  );
  const { mediaServers, waitingShows } = data.viewer;
  const confirm = 'mutation ($id: ID!) { confirmShow(id: $id) { deliveries } }';
  const said = { bearer, variables: { id: waitingShows[0].deliveryId } };
  await test.ask(confirm, said);
  await settle(test);
  const pathOf = (kind: string) =>
    `/settings/media-servers/${mediaServers.find((server: { kind: string }) => server.kind === kind).id}`;
  const plain = { javaScriptEnabled: false };
  const path = pathOf('SERVER_A');
  const { page } = await openAnyPageAs(browser, { test, name: 'rosa', path }, plain);
  const undo = page.getByRole('button', { name: 'Undo my last confirmation' });
  await undo.waitFor();
  const other = await openAnyPageAs(browser, { test, name: 'rosa', path }, plain);
  await other.page.getByRole('button', { name: 'Undo my last confirmation' }).click();
  await other.page.getByText('Undone, and what it recorded is off your list.').waitFor();
  await settle(test);
  expect(await listOf(test, bearer)).toEqual([]);
  // The first page still shows what the second undid.
  await undo.click();
  await page.getByText('Nothing was undone').waitFor();
  await page.goto(`${addressOf(test)}${path}`);
  expect(await undo.count()).toBe(0);
  await test.ask(confirm, said);
  await page.goto(`${addressOf(test)}${pathOf('SERVER_B')}`);
  expect(await undo.count()).toBe(0);
});

it('titles are in the language that the owner of the server chose', async () => {
  const { id, bearer, ask } = await listPerson(test, 'wren');
  await ask('mutation { updatePreferences(input: { titleLanguage: NATIVE }) { __typename } }');
  const token = await test.token(id, 'server_a');
  const episode = { show: 'Sousou no Frieren', season: 1, number: 1, airDate: '2023-09-29' };
  await send(test, { path: 'server_a', token }, scrobbleOf(episode, { grandparentGuid: null }));
  await settle(test);
  const page = openPlain();
  await page.goto(`${addressOf(test)}/sign-in`);
  await page.getByLabel('Username or email address').fill('wren');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.goto(`${addressOf(test)}/settings/media-servers`);
  await page.getByRole('button', { name: 'Yes, it’s 葬送のフリーレン', exact: true }).click();
  await settle(test);
  await page.goto(`${addressOf(test)}/settings/media-servers`);
  await page.getByRole('link', { name: 'Log and settings' }).click();
  await page.getByRole('link', { name: '葬送のフリーレン', exact: true }).first().waitFor();
  expect(await listOf(test, bearer)).toMatchObject([{ progress: 1 }]);
});

it('a film is a film, while it waits and once it is recorded', async () => {
  const { id, bearer } = await test.user('saya');
  const token = await test.token(id, 'server_a');
  const told = { show: 'Spirited Away', season: 1, number: 1, airDate: '2001-07-20' };
  const film = { ...FILM, title: 'Spirited Away', year: 2001, guid: 'plex://movie/spirited-away' };
  await send(test, { path: 'server_a', token }, scrobbleOf(told, film));
  await settle(test);
  const visit = { test, name: 'saya', path: '/settings/media-servers' };
  const { page } = await openAnyPageAs(browser, visit, { javaScriptEnabled: false });
  await page.getByText('Film · shelf, library').waitFor();
  await page.getByRole('link', { name: 'Log and settings' }).click();
  await page.getByText('Confirm the film, and it is recorded.').waitFor();
  const log = page.url();
  await page.getByRole('button', { name: 'Yes, it’s Sen to Chihiro no Kamikakushi' }).click();
  await settle(test);
  expect(await listOf(test, bearer)).toMatchObject([{ status: 'COMPLETED' }]);
  await page.goto(log);
  await page.getByText('Wrong film? Fix the match.').waitFor();
  expect(await page.getByText('episode 1').count()).toBe(0);
  await page.getByRole('link', { name: 'Fix match…' }).click();
  await page.getByText('Choose the film. It is recorded instead').waitFor();
  expect(await page.getByText(/episode 1|1 episode/u).count()).toBe(0);
});

it.each([
  ['with scripts', 'tove', 'Frieren: Beyond Journey’s End', {}],
  ['without scripts', 'umi', 'Sousou no Frieren', { javaScriptEnabled: false }],
] as const)(
  'what was sent stands beside what it would be, and what no show has stays until it is dismissed, %s',
  async (_how, name, show, options) => {
    const { id } = await test.user(name);
    const token = await test.token(id, 'server_a');
    const names = { grandparentGuid: null, originallyAvailableAt: null };
    for (const number of [2, 91])
      await send(
        test,
        { path: 'server_a', token },
        scrobbleOf({ show, season: 1, number, airDate: '' }, names),
      );
    await settle(test);
    const path = '/settings/media-servers';
    const { page } = await openAnyPageAs(browser, { test, name, path }, options);
    for (const text of ['Your server sent', 'Sousou no Frieren, episode 2', 'No matching episode'])
      await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Yes, it’s Sousou no Frieren$/u }).click();
    await page
      .getByText('Confirmed. Recorded 1 play. Season 1 episode 91 isn’t an episode')
      .waitFor();
    const missing =
      'Season 1 episode 91 isn’t an episode of Sousou no Frieren, whose season 1 has 28.';
    await page.goto(addressOf(test));
    await page.getByText('1 play has no such episode').waitFor();
    await page.getByRole('link', { name: 'Take a look' }).click();
    await page.getByText(missing, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Choose the episode…' }).click();
    await page.getByRole('heading', { name: 'Fix match' }).waitFor();
    await page.goto(`${addressOf(test)}${path}`);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('Dismissed. The event log keeps it').waitFor();
    await expect.poll(() => page.getByText(missing, { exact: true }).count()).toBe(0);
    await page.context().close();
  },
);

it('the match of an episode is fixed to a show, never to a film as a whole, and the likeliest stands out', async () => {
  const { id, bearer } = await test.user('vera');
  const token = await test.token(id, 'server_a');
  const long = `Sousou no Frieren ${'x'.repeat(3_000)}`;
  for (const show of ['Frieren: Beyond Journey’s End', long]) {
    const episode = { show, season: 1, number: 1, airDate: '2023-09-29' };
    await send(test, { path: 'server_a', token }, scrobbleOf(episode, { grandparentGuid: null }));
    await settle(test);
  }
  const path = '/settings/media-servers';
  const { page } = await openAnyPageAs(browser, { test, name: 'vera', path }, {});
  await page.getByRole('link', { name: 'Log and settings' }).click();
  const cut = `Sousou no Frieren ${'x'.repeat(101)}…`;
  await page.getByRole('heading', { name: cut }).waitFor();
  // The payload, which nobody has opened, has all of it.
  expect(await page.locator('main').innerText()).not.toContain('x'.repeat(102));
  const { data } = await test.ask(
    '{ viewer { mediaServers { id deliveries { nodes { id outcome } } } } }',
    { bearer },
  );
  const [server] = data.viewer.mediaServers;
  const waiting = server.deliveries.nodes.find(
    ({ outcome }: { outcome: string }) => outcome === 'SUGGESTED',
  );
  const film = '千と千尋の神隠し';
  for (const [query, most] of [
    ['Shingeki no Kyojin', 1],
    [film, 0],
  ] as const) {
    await page.goto(
      `${addressOf(test)}${path}/${server.id}/${waiting.id}?q=${encodeURIComponent(query)}`,
    );
    await page.getByRole('heading', { name: 'Choose the anime' }).waitFor();
    expect(await page.locator('main .button.primary').count()).toBe(most);
    const shown = await page.locator('main').innerText();
    expect(shown.indexOf('Not anime?')).toBeGreaterThan(shown.indexOf('Choose the anime'));
  }
  expect(await page.getByRole('button', { name: 'Use this' }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'The whole show is this' }).count()).toBe(0);
  await page.context().close();
});
