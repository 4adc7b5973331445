import { z } from 'zod';
import { cut, defineTarget, jsonRequest, webAddress } from './target.ts';

/** Slack asks for these three to be escaped, so that a title is no link, mention or channel. */
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An incoming webhook of a Slack channel. */
export const slack = defineTarget({
  config: z.object({ address: webAddress() }),
  encode: ({ address }, { title, text, url }) =>
    jsonRequest(address, {
      text: `<${escapeText(url)}|${escapeText(cut(title, 300)).replaceAll('|', '¦')}>\n${escapeText(cut(text, 2000))}`,
      unfurl_links: false,
    }),
});
