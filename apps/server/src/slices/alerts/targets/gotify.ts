import { z } from 'zod';
import { cut, defineTarget, jsonRequest, serverAddress, token } from './target.ts';

const PRIORITY = 5;

/** An application of a Gotify server. */
export const gotify = defineTarget({
  config: z.object({ address: serverAddress(), secret: token() }),
  encode: ({ address, secret }, { title, text, url }) =>
    jsonRequest(
      `${address}/message`,
      {
        title: cut(title, 250),
        message: cut(text, 2000),
        priority: PRIORITY,
        extras: { 'client::notification': { click: { url } } },
      },
      { 'x-gotify-key': secret },
    ),
});
