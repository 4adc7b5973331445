/** The yardstick: `node:http` alone, which sends the same bytes as our response, including headers. */
import { createServer } from 'node:http';
import { firstMessage, listenAndAnnounce } from '../child.ts';

/** The responses by path. */
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
