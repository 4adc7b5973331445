import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { webAddresses } from '../web-routes.ts';
import { addressOf, openPage } from './pages.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';
const web = fileURLToPath(new URL('../../../web/src/', import.meta.url));

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue' });
  await test.user('mika');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

type Say = (locale: 'en' | 'ja') => Record<string, unknown>;

const isSay = ([name, value]: [string, unknown]): boolean =>
  name.endsWith('Words') && typeof value === 'function';

/** What the app says in English alone where it could say it in Japanese: every plain sentence that has both. */
const englishSentences = async (): Promise<Set<string>> => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const said = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('words.ts'))) {
    const module = (await import(`${web}${file}`)) as Record<string, Say>;
    for (const [, say] of Object.entries(module).filter(isSay)) {
      const [en, ja] = [say('en'), say('ja')];
      for (const [key, text] of Object.entries(en)) {
        if (typeof text === 'string' && text !== ja[key]) said.add(text);
      }
    }
  }
  return said;
};

/** Texts and labels of a page that claim to be in its own language. */
const SHOWN = `(() => {
  const texts = [];
  const isOwn = (element) => element.closest('[lang]')?.lang === 'ja';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement.closest('script, style, code, pre, noscript, [data-data]') || !isOwn(parentElement)) continue;
    texts.push(textContent);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (!isOwn(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.replace(/\\s+/gu, ' ').trim()).filter((text) => text !== '');
})()`;

/** Three words in a row, two of them in small letters: no name, and no Japanese. */
const SENTENCE = /\b[A-Za-z]{2,}[,;:]? [a-z]{2,}[,;:]? [a-z]{2,}/u;

/** What stays as it is in every language: names, examples and the user agents of browsers. */
const DATA = /ani one asia|Mozilla|Sousou no|Beyond Journey|^curl /u;

const lookAt = async (page: Page, paths: readonly string[]): Promise<Record<string, string[]>> => {
  const english = await englishSentences();
  expect(english.size).toBeGreaterThan(200);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(`${addressOf(test)}${path}`, { waitUntil: 'networkidle' });
    expect(await page.evaluate('document.documentElement.lang')).toBe('ja');
    const texts = await page.evaluate<string[]>(SHOWN);
    expect(texts.length).toBeGreaterThan(5);
    const foreign = texts.filter(
      (text) => !DATA.test(text) && (english.has(text) || SENTENCE.test(text)),
    );
    if (foreign.length > 0) found[path] = foreign;
  }
  return found;
};

const japanese = async (): Promise<Page> => {
  const { page } = await openPage(browser, `${addressOf(test)}/?lang=ja`);
  return page;
};

it('shows strangers no English where there is Japanese', { timeout: 300_000 }, async () => {
  const page = await japanese();
  const { data } = await test.ask('{ browseManga(first: 1) { nodes { id } } }');
  const paths = [
    '/',
    '/search?q=frieren',
    '/search?type=manga',
    '/search?q=zzzzqqqq',
    '/schedule',
    '/seasons/2026/winter',
    `/anime/${FRIEREN}`,
    `/manga/${data.browseManga.nodes[0].id}`,
    '/about',
    '/preferences',
    '/pricing',
    '/offline',
    '/nowhere',
    ...webAddresses().filter((path) =>
      /^\/(?:sign-in|sign-up|forgot|reset|verify|confirm-email|check-your|account-deleted)/u.test(
        path,
      ),
    ),
  ];
  expect(await lookAt(page, paths)).toEqual({});
  await page.context().close();
});

it('shows users none in their settings', { timeout: 300_000 }, async () => {
  const page = await japanese();
  await page.goto(`${addressOf(test)}/sign-in`);
  await page.getByLabel('ユーザー名またはメールアドレス').fill('mika');
  await page.getByLabel('パスワード').fill('a long password');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL(`${addressOf(test)}/`);
  const settings = webAddresses().filter(
    (path) => path.startsWith('/settings') && !/\/(?:x|export)(?:\/|$)/u.test(path),
  );
  expect(await lookAt(page, [...settings, '/user/mika', `/anime/${FRIEREN}`])).toEqual({});
  await page.context().close();
});
