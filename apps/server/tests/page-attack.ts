/** A process that requests pages as fast as it can, in two ways at once, until it is stopped. */
import { Agent, get } from 'node:http';
import { connect } from 'node:net';

const [url = ''] = process.argv.slice(2);
const CONNECTIONS = 20;
const SENT_AHEAD = 1_000;
/** After this many responses everything has started. */
const ANSWERS_UNDER_WAY = 5;

let [count, answered] = [0, 0];
const search = (): string => `/search?q=attack+${(count += 1)}`;

/** Sends the next request after each response, as a browser that keeps reloading would. */
const agent = new Agent({ keepAlive: true });
const askOn = (): void => {
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  const sent = get(`${url}${search()}`, { agent, headers }, (response) => {
    response.resume().on('end', () => {
      answered += 1;
      if (answered === ANSWERS_UNDER_WAY) process.send?.('under way');
      askOn();
    });
  });
  sent.on('error', () => setTimeout(askOn, 50));
};

/** Sends a thousand requests at once over one connection, and again over the next. */
const sendAhead = (): void => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const requests = Array.from(
    { length: SENT_AHEAD },
    () => `GET ${search()} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.2\r\n\r\n`,
  );
  socket.on('error', () => {});
  socket.on('data', () => {});
  socket.on('close', () => setTimeout(sendAhead, 50));
  socket.write(requests.join(''));
};

for (let open = 0; open < CONNECTIONS; open += 1) askOn();
sendAhead();
process.on('disconnect', () => process.exit());
