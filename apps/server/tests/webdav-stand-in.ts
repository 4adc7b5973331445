import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** A file server on this machine. */
export interface FileServer {
  url: string;
  files: Map<string, Buffer>;
  /** Methods and paths in the order of the requests. */
  asked: string[];
  close: () => void;
}

/** Makes a file server listen on a free port. */
export const listenFiles = async (
  server: Server,
  rest: Omit<FileServer, 'url' | 'close'>,
): Promise<FileServer> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { ...rest, url: `http://127.0.0.1:${port}`, close: () => void server.close() };
};

const WEBDAV_USER = `Basic ${Buffer.from('mika:webdav pass').toString('base64')}`;

/** Implements the part of WebDAV (RFC 4918) that storing files needs: PUT requires its folder, MKCOL the folder above. */
export const startWebdav = async (): Promise<FileServer> => {
  const files = new Map<string, Buffer>();
  const folders = new Set(['/', '/dav/']);
  const asked: string[] = [];
  const answer = (method: string, path: string, body: Buffer): number => {
    const above = path.replace(/[^/]+\/?$/u, '');
    if (method === 'MKCOL') {
      if (folders.has(path)) return 405;
      if (!folders.has(above)) return 409;
      folders.add(path);
      return 201;
    }
    if (method === 'PUT') {
      if (!folders.has(above)) return 409;
      if (body.length > 1_000_000) return 507;
      const isNew = !files.has(path);
      files.set(path, body);
      return isNew ? 201 : 204;
    }
    return method === 'DELETE' ? (files.delete(path) ? 204 : 404) : 405;
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = decodeURIComponent(request.url ?? '');
      asked.push(`${request.method} ${path}`);
      if (path.startsWith('/moved'))
        return response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end();
      const isKnown = request.headers.authorization === WEBDAV_USER;
      return response.writeHead(isKnown ? answer(request.method ?? '', path, body) : 401).end();
    });
  });
  return listenFiles(server, { files, asked });
};
