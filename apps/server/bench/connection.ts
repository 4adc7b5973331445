import { connect, type Socket } from 'node:net';

/** A keep-alive connection that sends one request after another. */
export interface Connection {
  /** Resolves with the status when the response is complete. */
  send(request: string): Promise<number>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/** The length of the response at the start of the bytes, or undefined while it is incomplete. */
const lengthOf = (bytes: Buffer): number | undefined => {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd === -1) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const stated = /\ncontent-length: *(\d+)/iu.exec(head)?.[1];
  if (stated === undefined) {
    return bytes.toString('latin1', bytes.length - LAST_CHUNK.length) === LAST_CHUNK
      ? bytes.length
      : undefined;
  }
  const length = headEnd + HEAD_END.length + Number(stated);
  return bytes.length >= length ? length : undefined;
};

const STATUS_AT = 'HTTP/1.1 '.length;

const openSocket = async (port: number): Promise<Connection> => {
  const socket: Socket = connect({ host: '127.0.0.1', port, noDelay: true });
  let settle: ((status: number) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  let received: Buffer | undefined;
  socket.on('data', (chunk) => {
    received = received ? Buffer.concat([received, chunk]) : chunk;
    if (lengthOf(received) === undefined) return;
    const status = Number(received.toString('latin1', STATUS_AT, STATUS_AT + 3));
    received = undefined;
    settle?.(status);
  });
  socket.on('error', (error) => fail?.(error));
  socket.on('close', () => fail?.(new Error('The server closed the connection.')));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    fail = reject;
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        settle = resolve;
        fail = reject;
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
};

/** The server ends a connection after 1,000 requests. */
const MOST_REQUESTS = 900;

/** Connects to a server of this machine. It uses plain sockets, because an HTTP client would cost more than the server. */
export const openConnection = async (port: number): Promise<Connection> => {
  let current = await openSocket(port);
  let left = MOST_REQUESTS;
  return {
    send: async (request) => {
      if (left === 0) {
        current.close();
        current = await openSocket(port);
        left = MOST_REQUESTS;
      }
      left -= 1;
      return current.send(request);
    },
    close: () => current.close(),
  };
};
