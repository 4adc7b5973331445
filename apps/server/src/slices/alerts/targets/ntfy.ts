import { z } from 'zod';
import {
  channel,
  cut,
  defineTarget,
  jsonRequest,
  orDefault,
  serverAddress,
  token,
} from './target.ts';

/** A topic of ntfy.sh or another ntfy server. */
export const ntfy = defineTarget({
  config: z.object({
    address: orDefault(serverAddress(), 'https://ntfy.sh'),
    channel: channel(/^[\w-]{1,64}$/u),
    secret: z
      .string()
      .nullish()
      .transform((text) => (text ? text : null))
      .pipe(token().nullable()),
  }),
  encode: ({ address, channel: topic, secret }, { title, text, url }) =>
    jsonRequest(
      address,
      { topic, title: cut(title, 250), message: cut(text, 2000), click: url },
      secret === null ? {} : { authorization: `Bearer ${secret}` },
    ),
});
