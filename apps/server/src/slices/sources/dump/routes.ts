import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { admitCaller } from '#slices/access/index.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { refusal } from '../reasons.ts';
import { changeLines } from './change-lines.ts';
import { newestDump } from './publish.ts';
import { rangeOf } from './range.ts';
import { dumpFolder, isOpen } from './settings.ts';

/** Any site may read open data. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

/** A file of one version never changes. */
const A_YEAR = 'public, max-age=31536000, immutable';
/** What is the newest is another after the night. */
const FOR_MINUTES = 'public, max-age=300';

const requireOpen = (app: App): void => {
  if (!isOpen(app)) throw refusal('NOT_FOUND', 'OPEN_DATA_OFF');
};

const NewestFile = z.object({ file: z.string().regex(/^[\w-]{1,40}\.(?:jsonl\.gz|json)$/u) });
const FileOfVersion = NewestFile.extend({ version: z.string().regex(/^[0-9a-f]{32}$/u) });

const noSuchFile = () => refusal('NOT_FOUND', 'DUMP_FILE_UNKNOWN');

interface Sent {
  file: string;
  version: string;
}

/** Sends a file from the disk, or the part of it that is asked for. */
const sendFile = async (
  app: App,
  { file, version }: Sent,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) => {
  const from = path.join(dumpFolder(app), version, file);
  const { size, mtimeMs } = await stat(from).catch(() => {
    throw noSuchFile();
  });
  // A manifest is written anew when only its position changed.
  const tag = file.endsWith('.gz') ? `"${version}-${file}"` : `"${version}-${file}-${mtimeMs}"`;
  const { 'if-none-match': known, 'if-range': ifRange } = request.headers;
  reply.headers({ ...HEADERS, etag: tag, 'accept-ranges': 'bytes' });
  if (known === tag) return reply.code(304).send();
  const isPart = ifRange === undefined || ifRange === tag;
  const range = isPart ? rangeOf(request.headers.range, size) : null;
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const { start, end } = range ?? { start: 0, end: Math.max(0, size - 1) };
  return reply
    .header('content-length', range ? end - start + 1 : size)
    .type(file.endsWith('.gz') ? 'application/gzip' : 'application/json; charset=utf-8')
    .send(size === 0 ? '' : createReadStream(from, { start, end }));
};

/** The newest dump: its manifest and schema, and the way to its data. */
const sendNewest = async (app: App, request: FastifyRequest, reply: FastifyReply) => {
  requireOpen(app);
  const asked = NewestFile.safeParse(request.params);
  const version = await newestDump(dumpFolder(app));
  if (!asked.success) throw noSuchFile();
  if (version === null) throw refusal('NOT_FOUND', 'DUMP_NOT_WRITTEN');
  const { file } = asked.data;
  reply.header('cache-control', FOR_MINUTES);
  if (file.endsWith('.gz')) return reply.headers(HEADERS).redirect(`/dump/${version}/${file}`, 302);
  return sendFile(app, { file, version }, { request, reply });
};

const sendVersion = async (app: App, request: FastifyRequest, reply: FastifyReply) => {
  requireOpen(app);
  const asked = FileOfVersion.safeParse(request.params);
  if (!asked.success) throw noSuchFile();
  reply.header('cache-control', asked.data.file.endsWith('.gz') ? A_YEAR : FOR_MINUTES);
  return sendFile(app, asked.data, { request, reply });
};

const MOST_CHANGES = 500;

const Asked = z.object({
  since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  first: z.coerce.number().int().min(1).max(MOST_CHANGES).default(MOST_CHANGES),
});

const sendChanges = async (app: App, request: FastifyRequest, reply: FastifyReply) => {
  requireOpen(app);
  await admitCaller(app, { request, reply });
  const lines = await changeLines(app, parseInput(Asked, request.query));
  return reply
    .headers({ ...HEADERS, 'cache-control': 'no-cache' })
    .type('application/x-ndjson; charset=utf-8')
    .send(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
};

/** `/dump` and `/changes`: the catalogue for whoever wants a copy. */
export const dumpRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/dump/:file', (request, reply) => sendNewest(app, request, reply));
  server.get('/dump/:version/:file', (request, reply) => sendVersion(app, request, reply));
  server.get('/changes', (request, reply) => sendChanges(app, request, reply));
};
