import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { inTurn, isAnswering, MOST_WAITING } from './turn.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const serve = async (handle: RequestListener): Promise<number> => {
  server = createServer(inTurn(handle)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const open = async (port: number): Promise<{ socket: Socket; heard: () => string }> => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  await once(socket, 'connect');
  return { socket, heard: () => heard };
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
const many = (count: number): string =>
  Array.from({ length: count }, (_, index) => get(`/${index}`)).join('');
const bodies = (text: string): string[] => text.match(/(?<=\r\n\r\n)\/\d+/gu) ?? [];

/** Answers later, as whoever asks a database does, and notes how many it is at. */
const later = () => {
  const seen = { begun: [] as string[], open: 0, most: 0 };
  const handle: RequestListener = ({ url = '' }, response) => {
    seen.begun.push(url);
    seen.open += 1;
    seen.most = Math.max(seen.most, seen.open);
    setTimeout(() => {
      seen.open -= 1;
      response.end(url);
    }, 2);
  };
  return { seen, handle };
};

it('begins a request of a connection when the one before is answered', async () => {
  const { seen, handle } = later();
  const { socket, heard } = await open(await serve(handle));
  socket.write(many(30));
  await expect.poll(() => bodies(heard()).length).toBe(30);
  expect(bodies(heard())).toEqual(Array.from({ length: 30 }, (_, index) => `/${index}`));
  expect(seen.most).toBe(1);
});

it('gives everybody else a turn between two, also where answers are made at once', async () => {
  const order: string[] = [];
  const port = await serve(({ url = '' }, response) => {
    order.push(url);
    const until = performance.now() + 3;
    while (performance.now() < until);
    response.end(url);
  });
  const [greedy, other] = [await open(port), await open(port)];
  greedy.socket.write(many(50));
  other.socket.write(get('/999'));
  await expect.poll(() => bodies(greedy.heard()).length).toBe(50);
  expect(order.indexOf('/999')).toBeLessThan(10);
});

it('answers some of a thousand, begins no other, and closes the connection', async () => {
  const { seen, handle } = later();
  const { socket, heard } = await open(await serve(handle));
  const closed = once(socket, 'close');
  socket.write(many(1_000));
  await closed;
  expect(bodies(heard())).toHaveLength(MOST_WAITING + 1);
  expect(seen.begun).toHaveLength(MOST_WAITING + 1);
  expect(heard().match(/connection: close/giu)).toHaveLength(1);
});

it('takes the bodies of requests that wait, however they arrive', async () => {
  const port = await serve((request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => setTimeout(() => response.end(`/${length}`), 5));
  });
  const { socket, heard } = await open(port);
  const sizes = [3, 200_000, 0, 70_000, 1, 300_000];
  const posts = sizes.map(
    (size) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${size}\r\n\r\n${'a'.repeat(size)}`,
  );
  socket.write(posts.join(''));
  await expect.poll(() => bodies(heard())).toEqual(sizes.map((size) => `/${size}`));
  socket.write(get('/')); // The connection is as good as before.
  await expect.poll(() => bodies(heard()).length).toBe(sizes.length + 1);
});

it('knows which connections are being answered', async () => {
  const answers: (() => void)[] = [];
  const sockets: Socket[] = [];
  const port = await serve((request, response) => {
    sockets.push(request.socket);
    answers.push(() => response.end('/1'));
  });
  const { socket, heard } = await open(port);
  socket.write(get('/') + get('/'));
  await expect.poll(() => answers.length).toBe(1);
  expect(isAnswering(sockets[0] as Socket)).toBe(true);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect.poll(() => bodies(heard()).length).toBe(2);
  await expect.poll(() => isAnswering(sockets[0] as Socket)).toBe(false);
});

it('goes on with others when a client leaves in the middle', async () => {
  const { handle } = later();
  const port = await serve(handle);
  const leaving = await open(port);
  leaving.socket.write(many(40));
  leaving.socket.resetAndDestroy();
  const { socket, heard } = await open(port);
  socket.write(get('/7'));
  await expect.poll(() => bodies(heard())).toEqual(['/7']);
});
