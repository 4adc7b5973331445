import { z } from 'zod';
import { channel, cut, defineTarget, jsonRequest, serverAddress, token } from './target.ts';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A room of a Matrix homeserver. The homeserver drops a message that it has, by the id of the transaction. */
export const matrix = defineTarget({
  config: z.object({
    address: serverAddress(),
    channel: channel(/^![^\s/]{1,190}$/u),
    secret: token(),
  }),
  encode: ({ address, channel: room, secret }, { id, title, text, url }) => ({
    ...jsonRequest(
      `${address}/_matrix/client/v3/rooms/${encodeURIComponent(room)}/send/m.room.message/${id}`,
      {
        msgtype: 'm.text',
        body: `${cut(title, 300)}\n${cut(text, 2000)}\n${url}`,
        format: 'org.matrix.custom.html',
        formatted_body: `<a href="${escapeHtml(url)}">${escapeHtml(cut(title, 300))}</a><br>${escapeHtml(cut(text, 2000))}`,
      },
      { authorization: `Bearer ${secret}` },
    ),
    method: 'PUT',
  }),
});
