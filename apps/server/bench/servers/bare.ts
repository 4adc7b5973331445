/** The yardstick: `node:http` alone, sending the very bytes of an answer of ours, headers included. */
import { createServer } from 'node:http';
import { firstMessage, listenAndAnnounce } from '../child.ts';

/** The answers by path. */
export type BareOrder = Readonly<
  Record<string, { headers: Readonly<Record<string, string>>; body: string }>
>;

const order = await firstMessage<BareOrder>();
const answers = new Map(
  Object.entries(order).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body) },
  ]),
);

listenAndAnnounce(
  createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    request.resume();
    response.writeHead(answer ? 200 : 404, answer?.headers);
    response.end(answer?.body);
  }),
);
