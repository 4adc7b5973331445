import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPageAs, openPage, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
/** Two works of each kind. */
let works: Record<'anime' | 'manga', { id: string; titleRomaji: string }[]>;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  const { data } = await test.ask(`{
    anime: browseAnime(first: 10, filter: { format: { in: [TV] } }) { nodes { id titleRomaji } }
    manga: browseManga(first: 10) { nodes { id titleRomaji } } }`);
  const titled = (nodes: any[]) => nodes.filter(({ titleRomaji }) => titleRomaji).slice(0, 2);
  works = { anime: titled(data.anime.nodes), manga: titled(data.manga.nodes) };
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

type Kind = 'anime' | 'manga';

/** A user at a page, and the API's view of their entry of the first work. */
const visit = async (name: string, { kind, options }: { kind: Kind; options: object }) => {
  const person = await listPerson(test, name);
  const { page, faults } = await openAnyPageAs(browser, { test, name }, options);
  const goto = (path: string) => page.goto(`${addressOf(test)}${path}`);
  const entry = async () => {
    const [work] = Object.values(
      await person.ask(
        `query ($id: ID!) { ${kind}(id: $id) { viewerEntry {
          status priority tags isHiddenFromStatusLists customLists { name } } } }`,
        { id: works[kind][0]?.id },
      ),
    );
    return (work as any).viewerEntry;
  };
  const lists = async () =>
    (
      await person.ask(`{ viewer { customLists(media: ${kind.toUpperCase()}) { name } } }`)
    ).viewer.customLists.map(({ name: each }: { name: string }) => each);
  return { ...person, page, faults, goto, entry, lists };
};

const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const editor = async (page: AnyPage, label: string) => {
  if (!(await page.getByLabel('Notes').isVisible())) {
    await page.getByText(label, { exact: true }).click();
  }
};
const titles = (page: AnyPage) => page.locator('.item .title').allInnerTexts();
const ownLists = (page: AnyPage) => page.getByRole('navigation', { name: 'Custom lists' });

describe.each([
  ['anime', 'with scripts', {}],
  ['anime', 'without scripts', { javaScriptEnabled: false }],
  ['manga', 'with scripts', {}],
] as const)('lists of one’s own, of %s, %s', (kind, how, options) => {
  const suffix = `${kind}${how.replaceAll(' ', '')}`;
  const isScripted = how === 'with scripts';

  it('are made, put in order, renamed and deleted, and keep what was on them', async () => {
    const { page, faults, goto, lists, ask } = await visit(`lister${suffix}`, { kind, options });
    const Kind = kind === 'anime' ? 'Anime' : 'Manga';
    await ask(
      `mutation ($id: ID!) { save${Kind}ListEntry(input: { ${kind}Id: $id }) { outcome } }`,
      { id: works[kind][0]?.id },
    );
    await goto(`/list/${kind}`);
    await page.getByRole('link', { name: 'Create custom list' }).click();
    await page.getByText('No custom lists yet').waitFor();
    const make = async (name: string) => {
      await page.getByRole('region', { name: 'New list' }).getByLabel('Name').fill(name);
      await press(page, 'Create list');
    };
    await make('Rain');
    await page.getByText('List created.').waitFor();
    await make('rain');
    await page.getByText('You already have a list with this name.').waitFor();
    await make('Sun');
    await page.getByRole('link', { name: 'Sun', exact: true }).waitFor();
    expect(await lists()).toEqual(['Rain', 'Sun']);

    await press(page, 'Move Sun up');
    await page.getByText('Moved.').waitFor();
    expect(await lists()).toEqual(['Sun', 'Rain']);
    if (isScripted) {
      const focused = () =>
        (page as Page).evaluate<string>('document.activeElement.getAttribute("aria-label")');
      await expect.poll(focused).toBe('Move Sun down');
    }
    const rain = page.getByRole('listitem').filter({ hasText: 'Rain' });
    await rain.getByText('Rename', { exact: true }).click();
    await rain.getByLabel('Name').fill('Sun');
    await rain.getByRole('button', { name: 'Save' }).click();
    await page.getByText('You already have a list with this name.').waitFor();
    await rain.getByLabel('Name').fill('Rainy days');
    await rain.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Renamed.').waitFor();
    expect(await lists()).toEqual(['Sun', 'Rainy days']);
    const renamed = page.getByRole('listitem').filter({ hasText: 'Rainy days' });
    await expect.poll(() => renamed.getByLabel('Name').isVisible()).toBe(false);
    const focusedText = () =>
      (page as Page).evaluate<string>('document.activeElement.textContent.trim()');
    if (isScripted) await expect.poll(focusedText).toBe('Rename');

    await goto(`/list/${kind}`);
    await page.getByLabel('Select').first().check();
    await page.locator('#bulk').getByLabel('Custom list').selectOption('Rainy days');
    await press(page, 'Add to custom list');
    await ownLists(page).getByRole('link', { name: 'Rainy days 1' }).waitFor();
    await page.getByRole('link', { name: 'Edit custom lists' }).click();
    const days = page.getByRole('listitem').filter({ hasText: 'Rainy days' });
    await days.getByText('1 entry', { exact: true }).waitFor();
    await days.getByText('Delete', { exact: true }).click();
    await days.getByText('Its 1 entry stays on your list').waitFor();
    await days.getByRole('button', { name: 'Delete Rainy days' }).click();
    await page.getByText('Deleted. Its entries are still on your list.').waitFor();
    expect(await lists()).toEqual(['Sun']);
    const focusedClass = () => (page as Page).evaluate<string>('document.activeElement.className');
    if (isScripted) await expect.poll(focusedClass).toMatch(/^lists/u);
    await goto(`/list/${kind}`);
    expect(await titles(page)).toEqual([works[kind][0]?.titleRomaji]);
    expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
    await page.context().close();
  });

  it('take a work from its page, with tags and a priority', async () => {
    const { page, faults, goto, entry, lists } = await visit(`tagger${suffix}`, { kind, options });
    const [first, second] = works[kind];
    await goto(`/${kind}/${first?.id}`);
    await editor(page, 'Add with details');
    await page.locator('input[name=tags]').fill('calm, slow , calm');
    await page.getByLabel('Priority').selectOption('High');
    await page.getByLabel('Hide from status lists').check();
    await press(page, 'Add to your list');
    await page.getByText('Choose a custom list first.').waitFor();
    expect(await entry()).toBeNull();
    await page.getByLabel('Add to a new list').fill('Rain');
    await press(page, 'Add to your list');
    await page.getByText('Saved.').waitFor();
    expect(await entry()).toEqual({
      status: 'PLANNING',
      priority: 3,
      tags: ['calm', 'slow'],
      isHiddenFromStatusLists: true,
      customLists: [{ name: 'Rain' }],
    });
    const marks = page.getByRole('list', { name: 'Lists and tags' });
    expect(await marks.getByRole('link').allInnerTexts()).toEqual(['Rain', '#calm', '#slow']);
    await editor(page, 'Edit');
    expect(await page.getByLabel('Rain', { exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('Add to a new list').inputValue()).toBe('');

    await goto(`/${kind}/${second?.id}`);
    await editor(page, 'Add with details');
    if (isScripted) {
      await page.locator('input[name=tags]').fill('sl');
      await press(page, 'slow');
      expect(await page.locator('input[name=tags]').inputValue()).toBe('slow');
      await press(page, 'calm');
      expect(await page.locator('input[name=tags]').inputValue()).toBe('slow, calm');
    }
    await page.locator('input[name=tags]').fill('slow');
    // A new list with the name of an existing one is that list.
    await page.getByLabel('Add to a new list').fill('rain');
    await press(page, 'Add to your list');
    await page.getByText('Saved.').waitFor();
    expect(await lists()).toEqual(['Rain']);

    await goto(`/list/${kind}?sort=priority`);
    expect(await titles(page)).toEqual([first?.titleRomaji, second?.titleRomaji]);
    await goto(`/list/${kind}?status=PLANNING`);
    expect(await titles(page)).toEqual([second?.titleRomaji]);
    const tabs = page.getByRole('navigation', { name: 'Status' });
    expect(await tabs.getByRole('link', { name: /^Plan to/u }).innerText()).toMatch(/ 1$/u);
    await ownLists(page).getByRole('link', { name: 'Rain 2' }).click();
    await page.waitForURL(/list=/u);
    await expect.poll(async () => (await titles(page)).length).toBe(2);
    await page.getByText('More filters').click();
    await page.getByLabel('Tag').fill('calm');
    if (isScripted) await (page as Page).getByLabel('Tag').blur();
    else await press(page, 'Apply');
    await page.waitForURL(/tag=calm/u);
    expect(new URL(page.url()).searchParams.has('list')).toBe(true);
    await expect.poll(() => titles(page)).toEqual([first?.titleRomaji]);

    await page.getByLabel('Select').first().check();
    await press(page, 'Remove from this list');
    await expect.poll(entry).toMatchObject({ customLists: [], isHiddenFromStatusLists: false });
    if (isScripted) {
      await page.getByText('Removed from this list').waitFor();
      await ownLists(page).getByRole('link', { name: 'Rain 1' }).waitFor();
      await press(page, 'Undo');
      await expect.poll(entry).toMatchObject({ customLists: [{ name: 'Rain' }] });
      await ownLists(page).getByRole('link', { name: 'Rain 2' }).waitFor();
    }
    expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
    await page.context().close();
  });
});

it('a long name wraps on a phone, also on the button that deletes its list', async () => {
  const { ask } = await listPerson(test, 'longwinded');
  const name = 'long'.repeat(24);
  await ask(
    'mutation ($name: String!) { createCustomList(media: ANIME, name: $name) { problem { code } } }',
    {
      name,
    },
  );
  const visited = { test, name: 'longwinded', path: '/list/anime/lists' };
  const { page } = await openPageAs(browser, visited, { viewport: { width: 390, height: 844 } });
  await page.getByText('Delete', { exact: true }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.context().close();
});

it('is the business of whoever has them', async () => {
  const { page } = await openPage(browser, `${addressOf(test)}/list/manga/lists`);
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/list/manga/lists');
  await page.context().close();
});
