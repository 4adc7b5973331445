import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that lets people consent, and then gives no tokens. */
export interface RefusingServer {
  url: string;
  close(): Promise<void>;
}

export const openRefusingServer = async (): Promise<RefusingServer> => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/oauth/authorize') {
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const told = { code: 'a code', state: searchParams.get('state') ?? '', iss: url };
      back.search = new URLSearchParams(told).toString();
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
    response.writeHead(400, headers).end('{"error":"invalid_client"}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
