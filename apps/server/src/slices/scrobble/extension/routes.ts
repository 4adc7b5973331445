import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusal } from '../reasons.ts';

/** Where `npm run build -w extension` writes. */
const BUILT = new URL('../../../../../extension/dist/', import.meta.url);

const FILES: ReadonlySet<string> = new Set(['tsuzuki-chrome.zip', 'tsuzuki-firefox.zip']);

/** The extension as this instance offers it. @throws Refusal `NOT_FOUND` */
const packageOf = (file: string): Promise<Buffer> => {
  if (!FILES.has(file)) throw refusal('NOT_FOUND', 'EXTENSION_FILE_UNKNOWN');
  return readFile(fileURLToPath(new URL(file, BUILT))).catch(() => {
    throw refusal('NOT_FOUND', 'EXTENSION_NOT_BUILT');
  });
};

const sendPackage = async (file: string, reply: FastifyReply) =>
  reply
    .headers({
      'cache-control': 'no-cache',
      'content-disposition': `attachment; filename="${file}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type('application/zip')
    .send(await packageOf(file));

/** `/downloads/…`: the browser extension for whoever wants to load it. */
export const extensionRoutes = (server: FastifyInstance): void => {
  server.get<{ Params: { file: string } }>('/downloads/:file', ({ params }, reply) =>
    sendPackage(params.file, reply),
  );
};
