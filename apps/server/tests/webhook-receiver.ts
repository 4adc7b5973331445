import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver got. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How a receiver answers. */
export type ReceiverAnswer = (
  request: ReceivedRequest & { raw: IncomingMessage },
  response: ServerResponse,
) => void;

/** A program that receives webhooks, on this machine. */
export interface Receiver {
  url: string;
  requests: ReceivedRequest[];
  /** How it answers from now on; 204 by default. */
  answer: ReceiverAnswer;
  close: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Starts one. Close it after the tests. */
export const startReceiver = async (): Promise<Receiver> => {
  const receiver: Receiver = {
    url: '',
    requests: [],
    answer: (_request, response) => response.writeHead(204).end(),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const take = async (raw: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(raw);
    const request = { path: raw.url ?? '', headers: raw.headers, body };
    receiver.requests.push(request);
    receiver.answer({ ...request, raw }, response);
  };
  const server = createServer((raw, response) => {
    response.on('error', () => {});
    void take(raw, response).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
};
