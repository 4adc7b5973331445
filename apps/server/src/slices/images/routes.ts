import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#platform/errors.ts';
import type { App } from '#platform/app.ts';
import { MEDIA_OF, shelfOf, visibleTo, WORK_KINDS } from '#slices/catalog/index.ts';
import { PictureFault } from './fetch/fault.ts';
import { mediaType, PICTURES, SIZES, widthOf } from './picture.ts';
import { pictures } from './pictures.ts';
import { publishedPicture } from './published.ts';
import { pathOf } from './path.ts';
import { refusal } from './reasons.ts';
import { formatFor } from './rules/accept.ts';

const Asked = z.object({
  kind: z.enum(WORK_KINDS),
  id: z.uuid(),
  picture: z.enum(PICTURES),
  size: z.enum(SIZES),
  v: z.string().max(100).catch(''),
});
type Asked = z.infer<typeof Asked>;

/** Other sites may show our pictures, and nothing in one may do anything. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

const A_YEAR = 'public, max-age=31536000, immutable';
/** Of what may be otherwise soon: an address without the right mark. */
const FOR_MINUTES = 'public, max-age=300';
/** Bounds in seconds for what is missing. */
const LEAST_MISSING = 60;
const MOST_MISSING = 3_600;

const visibleToAll = visibleTo({ canSeeAdult: false });

const missing = (reply: FastifyReply, waitMs: number) => {
  const seconds = Math.min(MOST_MISSING, Math.max(LEAST_MISSING, Math.ceil(waitMs / 1_000)));
  reply.headers({ vary: 'Accept', 'cache-control': `public, max-age=${seconds}` });
  return refusal('NOT_FOUND', 'IMAGE_NOT_FOUND');
};

/** What is asked for: the picture, and whether the address has its mark. The pictures of works that not everybody may see need it. */
const find = (app: App, { kind, id, picture, v }: Asked) => {
  const work = shelfOf(app, MEDIA_OF[kind]).get(id);
  const published = work && publishedPicture(app, work, picture);
  if (!published) return null;
  const hasMark = v === published.mark;
  return hasMark || visibleToAll(work) ? { published, hasMark } : null;
};

const tagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** One pixel that nobody sees. Browsers show a picture whatever its status is, and a sign of failure above the drawn cover without one. */
const NOTHING = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers programs as everywhere, and those who show pictures with one. */
const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const wantsPicture = (request.headers.accept ?? '').includes('image/');
  if (!wantsPicture || !(error instanceof Refusal)) throw error;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  reply.headers({ ...HEADERS, vary: 'Accept' });
  const { retryAfter } = error.details;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply.code(error.status).type('image/gif').send(NOTHING);
};

const send = async (app: App, request: FastifyRequest, reply: FastifyReply) => {
  const asked = Asked.safeParse({ ...(request.query as object), ...(request.params as object) });
  const found = asked.success ? find(app, asked.data) : null;
  if (!asked.success || !found) throw missing(reply, 0);
  const { published, hasMark } = found;
  const { picture, size } = asked.data;
  if (!hasMark)
    return reply
      .header('cache-control', FOR_MINUTES)
      .redirect(pathOf(asked.data, size, published), 302);
  const format = formatFor(request.headers.accept);
  const bytes = await app
    .get(pictures)
    .get(published, { width: widthOf(picture, size), format })
    .catch((error: unknown) => {
      throw error instanceof PictureFault ? missing(reply, error.waitMs) : error;
    });
  const tag = tagOf(bytes);
  reply.headers({ ...HEADERS, 'cache-control': A_YEAR, vary: 'Accept', etag: tag });
  const known = request.headers['if-none-match'] ?? '';
  if (known === '*' || known.includes(tag)) return reply.code(304).send();
  return reply.type(mediaType(format)).send(bytes);
};

export const routes = (server: FastifyInstance, app: App): void => {
  server.get('/images/:kind/:id/:picture/:size', (request, reply) =>
    send(app, request, reply).catch((error: unknown) => sendFailure(error, request, reply)),
  );
};
