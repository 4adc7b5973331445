import { z } from 'zod';
import { because } from '../reasons.ts';
import {
  channel,
  cut,
  defineTarget,
  jsonRequest,
  orDefault,
  serverAddress,
  token,
} from './target.ts';

/** A chat with a bot of Telegram. The text is plain, so a title formats nothing. The address is that of a Bot API server. */
export const telegram = defineTarget({
  config: z.object({
    address: orDefault(serverAddress(), 'https://api.telegram.org'),
    channel: channel(/^(?:-?\d{1,20}|@\w{3,64})$/u),
    secret: token().refine(
      (text) => text === '' || /^\d{1,20}:[\w-]{1,100}$/u.test(text),
      because('ALERT_SECRET_INVALID'),
    ),
  }),
  encode: ({ address, channel: chat, secret }, { title, text, url }) =>
    jsonRequest(`${address}/bot${secret}/sendMessage`, {
      chat_id: chat,
      text: `${cut(title, 300)}\n${cut(text, 2000)}\n${url}`,
      link_preview_options: { is_disabled: true },
    }),
});
