import { error } from '@sveltejs/kit';
import { readMarkdown } from '#lib/features/docs/markdown.ts';
import { inProcess } from '#lib/server/in-process.server.ts';
import { LEGAL_PAGES } from './legal-page.ts';
import type { PageServerLoad } from './$types';

/** The operator's text begins with its title, or is given the page's. */
const titled = (text: string, title: string): string =>
  /^\s*# /u.test(text) ? text : `# ${title}\n\n${text}`;

export const load: PageServerLoad = async (event) => {
  const legal = LEGAL_PAGES.find(({ name }) => name === event.params.page);
  if (!legal) error(404, 'This page doesn’t exist.');
  const text = await inProcess(event).legalText?.(legal.name);
  return { legal, own: text ? readMarkdown(titled(text, legal.title), () => '#') : null };
};
