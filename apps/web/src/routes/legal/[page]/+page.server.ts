import { readMarkdown } from '#lib/features/docs/markdown.ts';
import { inProcess } from '#lib/server/in-process.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { defaultText, LEGAL_PAGES } from './legal-page.ts';
import { legalWords } from './legal-words.ts';
import type { PageServerLoad } from './$types';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The operator's text begins with its title, or gets that of the page. */
const titled = (text: string, title: string): string =>
  /^\s*# /u.test(text) ? text : `# ${title}\n\n${text}`;

/** Operators write in any language. The script of the text tells which language to declare to screen readers. */
const ownText = (text: string, title: string) => ({
  ...readMarkdown(titled(text, title), { page: () => '#', picture: (href) => href }),
  lang: KANA.test(text) ? ('ja' as const) : ('en' as const),
});

export const load: PageServerLoad = async (event) => {
  const name = LEGAL_PAGES.find((page) => page === event.params.page);
  if (!name) pageError(404, 'PAGE_NOT_FOUND');
  const { locale } = event.locals.preferences;
  const text = await inProcess(event).legalText?.(name, locale);
  const { title } = defaultText(name, legalWords(locale));
  return { name, own: text ? ownText(text, title) : null };
};
