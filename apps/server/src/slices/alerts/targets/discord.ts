import { z } from 'zod';
import { cut, defineTarget, jsonRequest, webAddress } from './target.ts';

/** Characters that Discord reads as Markdown. */
const escapeMarkdown = (text: string): string => text.replaceAll(/[\\*_~`|>[\]()#-]/gu, '\\$&');

/** A webhook of a Discord channel. It mentions nobody, whatever a title contains. */
export const discord = defineTarget({
  config: z.object({ address: webAddress() }),
  encode: ({ address }, { title, text, url }) =>
    jsonRequest(address, {
      embeds: [{ title: cut(title, 256), description: cut(escapeMarkdown(text), 2000), url }],
      allowed_mentions: { parse: [] },
    }),
});
