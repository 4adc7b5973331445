import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const web = fileURLToPath(new URL('../../../web/src/', import.meta.url));

type Say = (locale: 'en' | 'ja') => Record<string, unknown>;

const isSay = ([name, value]: [string, unknown]): boolean =>
  name.endsWith('Words') && typeof value === 'function';

/** The English sentences for which the app has Japanese ones. */
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

/** Three words in a row, two of them in lower case, so neither a name nor Japanese. */
const SENTENCE = /\b[A-Za-z]{2,}[,;:]? [a-z]{2,}[,;:]? [a-z]{2,}/u;

/** Texts that are the same in every language: names, examples and user agents of browsers. */
const DATA = /ani one asia|Mozilla|Sousou no|Beyond Journey|^curl /u;

let english: Promise<Set<string>> | undefined;

/** The English texts of a Japanese page. */
export const foreignTexts = async (page: Page): Promise<string[]> => {
  const known = await (english ??= englishSentences());
  expect(known.size).toBeGreaterThan(200);
  expect(await page.evaluate('document.documentElement.lang')).toBe('ja');
  const texts = await page.evaluate<string[]>(SHOWN);
  expect(texts.length).toBeGreaterThan(5);
  return texts.filter((text) => !DATA.test(text) && (known.has(text) || SENTENCE.test(text)));
};
