import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPageAs, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
/** A finished anime with a known number of episodes. */
let anime: { id: string; episodeCount: number };

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  const { data } = await test.ask(`{ browseAnime(first: 50, filter: { format: { in: [TV] } }) {
    nodes { id status episodeCount episodeCountSource } } }`);
  anime = data.browseAnime.nodes.find(
    (each: any) =>
      each.status === 'FINISHED' &&
      each.episodeCountSource === 'RECORDED' &&
      each.episodeCount > 10,
  );
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome } }`;

/** A user at the page of the anime, with the given entry. */
const visit = async (name: string, input: object, options: object = {}) => {
  const person = await listPerson(test, name);
  await person.ask(SAVE, { input: { animeId: anime.id, ...input } });
  const opened = await openPageAs(browser, { test, name, path: `/anime/${anime.id}` }, options);
  return { ...person, ...opened };
};

const region = (page: Page) => page.getByRole('region', { name: 'Your list' });

it('notes are shown with the entry, as Markdown', async () => {
  const notes = 'So **good**, see [this](https://a.example/b).\n\n![pic](https://a.example/c.png)';
  const { page, faults } = await visit('noter', { notes });
  await expect.poll(() => region(page).locator('.rich strong').innerText()).toBe('good');
  const link = region(page).getByRole('link', { name: 'this' });
  expect(await link.getAttribute('href')).toBe('https://a.example/b');
  expect(await link.getAttribute('rel')).toBe('nofollow ugc noopener');
  expect(await region(page).locator('img').count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** The message about the last action; waits until all of it is in the window. */
const said = async (page: Page, text: string) => {
  const message = page.locator('.toast, .message').filter({ hasText: text });
  await message.waitFor();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isInside = async () => {
    const box = await message.boundingBox();
    return (
      box !== null &&
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= width &&
      box.y + box.height <= height
    );
  };
  await expect.poll(isInside).toBe(true);
  return message;
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const progressOf = async (ask: (query: string) => Promise<any>) =>
  (await ask(`{ anime(id: "${anime.id}") { viewerEntry { progress } } }`)).anime.viewerEntry
    .progress;

it('four presses of "+1" in one place are four episodes, and the tick of what is said stands on its line', async () => {
  const { page, ask, faults } = await visit('presser', { status: 'CURRENT' });
  const plus = page.getByRole('button', { name: /^\+1/u });
  const { x, y, width, height } = (await plus.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (let time = 0; time < 2; time++) await page.mouse.click(x + width / 2, y + height / 2);
  const message = await said(page, 'Saved.');
  for (let time = 0; time < 2; time++) await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => progressOf(ask)).toBe(4);
  await page.getByText(`Watching · 4/${anime.episodeCount} episodes`).waitFor();
  const middles = await message.evaluate((element: any) => {
    const walker = element.ownerDocument.createTreeWalker(element, 4);
    while (!walker.nextNode().textContent.includes('Saved.'));
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(walker.currentNode);
    return [element.querySelector('svg'), range].map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  });
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(2);
  await press(page, 'Undo');
  await expect.poll(() => progressOf(ask)).toBe(3);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('a date can be entered of which only the year is known', async () => {
  const { page, ask, faults } = await visit('rememberer', { status: 'CURRENT' });
  await region(page).getByText('Edit', { exact: true }).click();
  await page.getByRole('button', { name: 'Only year or month' }).first().click();
  const start = page.getByLabel('Start date');
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('startedOn');
  await start.fill('2015');
  await press(page, 'Save');
  await said(page, 'Saved');
  const { anime: saved } = await ask(
    `{ anime(id: "${anime.id}") { viewerEntry { startedOn completedOn } } }`,
  );
  expect(saved.viewerEntry).toEqual({ startedOn: '2015', completedOn: null });
  expect(await start.inputValue()).toBe('2015');
  expect(faults).toEqual([]);
  await page.context().close();
});

it('what is said of a form is inside the window, wherever its button stands', async () => {
  const { page, faults } = await visit('saver', {}, { viewport: { width: 390, height: 600 } });
  await page.getByText('Edit', { exact: true }).click();
  await page.getByLabel('Notes').fill('Fine');
  await press(page, 'Save');
  await said(page, 'Saved.');
  await page.goto(`${addressOf(test)}/settings/profile`);
  await page.locator('[name=bio]').fill('I watch.');
  await press(page, 'Save');
  await said(page, 'Saved.');
  expect(faults).toEqual([]);
  await page.context().close();
});

const ENTRY = 'query ($id: ID!) { anime(id: $id) { viewerEntry { id } } }';
const DELETE = 'mutation ($id: ID!) { deleteAnimeListEntry(id: $id) { __typename } }';

it.each([
  ['Favourite', 'cutoff', true],
  ['Plan to watch', 'newcomer', false],
])(
  'offline, a press on “%s” changes nothing of the panel and says why',
  async (button, name, has) => {
    const { page, ask } = await visit(name, {});
    if (!has) {
      const { viewerEntry } = (await ask(ENTRY, { id: anime.id })).anime;
      await ask(DELETE, { id: viewerEntry.id });
      await page.reload();
    }
    await page.context().setOffline(true);
    const shape = () =>
      region(page)
        .getByRole('button')
        .evaluateAll((buttons: any[]) =>
          buttons
            .filter((each) => each.offsetParent)
            .map((each) => {
              const { x, width, height } = each.getBoundingClientRect();
              return [
                each.textContent.trim(),
                Math.round(x),
                Math.round(width),
                Math.round(height),
              ];
            }),
        );
    const before = await shape();
    await press(page, button);
    await said(page, 'Something went wrong');
    expect(await shape()).toEqual(before);
    await page.context().close();
  },
);

/** The room beside the text of a field, in pixels. */
const roomOf = (page: Page) =>
  page
    .locator('.score select, .score input')
    .first()
    .evaluate((field: any) => {
      const style = field.ownerDocument.defaultView.getComputedStyle(field);
      const canvas = field.ownerDocument.createElement('canvas').getContext('2d');
      canvas.font = style.font;
      const text = field.selectedOptions ? field.selectedOptions[0].textContent : field.value;
      // A select drawn by the browser has an arrow of some twenty pixels.
      const arrow = field.selectedOptions && style.appearance !== 'none' ? 20 : 0;
      const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      return field.clientWidth - padding - arrow - canvas.measureText(text.trim()).width;
    });

it('the list shows every score whole, as a table and as a grid, on a desk and on a phone', async () => {
  const { page, ask } = await visit('scorer', { score: 100 });
  for (const format of ['POINT_5', 'POINT_3', 'POINT_10_DECIMAL']) {
    await ask(`mutation { updatePreferences(input: { scoreFormat: ${format} }) { __typename } }`);
    for (const query of ['', '?view=grid']) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${addressOf(test)}/list/anime${query}`);
        // Cards have no width before the list has measured itself.
        const isWhole = async () => ({ format, query, width, isWhole: (await roomOf(page)) >= 0 });
        await expect.poll(isWhole).toEqual({ format, query, width, isWhole: true });
      }
    }
  }
  await page.context().close();
});

it('what is airing can be behind, all else is left: alike on the list, at home and on its page', async () => {
  const { page, ask } = await visit('behinder', { status: 'CURRENT', progress: 1 });
  const { browseAnime } =
    await ask(`{ browseAnime(first: 50, filter: { status: { in: [RELEASING] }, format: { in: [TV] } }) {
    nodes { id nextAiring { episode } } } }`);
  const airing = browseAnime.nodes.find((each: any) => each.nextAiring?.episode > 2);
  await ask(SAVE, { input: { animeId: airing.id, status: 'CURRENT', progress: 1 } });
  const behind = airing.nextAiring.episode - 2;
  const left = anime.episodeCount - 1;
  const colourOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((each: any) => each.ownerDocument.defaultView.getComputedStyle(each).color);
  for (const path of ['/list/anime', '/']) {
    await page.goto(`${addressOf(test)}${path}`);
    expect(await colourOf(`${behind} behind`)).not.toBe(await colourOf(`${left} left`));
  }
  await page.goto(`${addressOf(test)}/anime/${airing.id}`);
  await page.getByText(`${behind} behind`, { exact: true }).waitFor();
  await page.goto(`${addressOf(test)}/anime/${anime.id}`);
  await page.getByText(`${left} left`, { exact: true }).waitFor();

  // Home offers an episode that has aired.
  const next = airing.nextAiring.episode - 1;
  await ask(SAVE, { input: { animeId: airing.id, status: 'CURRENT', progress: next - 1 } });
  for (const path of ['/list/anime', `/anime/${airing.id}`, '/']) {
    await page.goto(`${addressOf(test)}${path}`);
    await page.getByText('1 behind', { exact: true }).first().waitFor();
  }
  const card = page
    .locator('article, li')
    .filter({ has: page.locator(`a[href="/anime/${airing.id}"]`) });
  expect(await card.first().innerText()).toContain(String(next));

  // A rewatch is never behind.
  await ask(SAVE, { input: { animeId: airing.id, status: 'REPEATING', progress: 1 } });
  for (const path of ['/list/anime', '/', `/anime/${airing.id}`]) {
    await page.goto(`${addressOf(test)}${path}`);
    await page.getByText(`${behind} left`, { exact: true }).first().waitFor();
    expect(await page.getByText(/\d behind/u).count()).toBe(0);
  }
  await page.context().close();
});

it('without scripts every time of day names its zone', async () => {
  const { ask } = await listPerson(test, 'zoned');
  await ask(SAVE, { input: { animeId: anime.id, status: 'CURRENT', progress: 2 } });
  const fan = await listPerson(test, 'fan');
  await fan.ask(`mutation { followUser(username: "zoned") { __typename } }`);
  const visited = { test, name: 'zoned', path: '/' };
  const { page } = await openAnyPageAs(browser, visited, { javaScriptEnabled: false });
  const notice = page.getByRole('region', { name: 'Notifications' });
  expect(await notice.locator('time').first().innerText()).toMatch(/\d GMT\+9$/u);
  await page.goto(`${addressOf(test)}/anime/${anime.id}/history`);
  await page
    .getByLabel(/^When.*GMT\+9/u)
    .last()
    .waitFor();
  expect(await page.getByLabel(/^When(?!.*GMT\+9)/u).count()).toBe(0);
  await page.context().close();
});
