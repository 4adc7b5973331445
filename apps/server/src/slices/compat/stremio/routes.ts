import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { admitCaller } from '#slices/access/index.ts';
import { parseInput, preferencesOf } from '#slices/accounts/index.ts';
import { ownerOfFeed, sendDocument } from '#slices/feeds/index.ts';
import { refusal } from '../reasons.ts';
import { signOf } from '../sign.ts';
import { cataloguePage, metaById, type Owner } from './catalogue.ts';
import { manifestOf, TYPES } from './manifest.ts';

/** Stremio's web app asks from its own origin. */
const CORS = { 'access-control-allow-origin': '*' } as const;

const file = (most: number) =>
  z
    .string()
    .max(most)
    .transform((name) => name.replace(/\.json$/u, ''));
/** `skip=100`; other extras say nothing here. */
const skip = file(200).transform((extras) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .catch(0)
    .parse(new URLSearchParams(extras).get('skip') ?? 0),
);
const catalogueInput = z.object({ type: z.enum(TYPES), id: file(100), extras: skip.optional() });
const metaInput = z.object({ type: z.enum(TYPES), id: file(100) });

/** What sends the documents of an add-on, to whom it belongs to. */
interface Addon {
  path: string;
  ownerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Owner>;
  send: (request: FastifyRequest, reply: FastifyReply, body: object) => FastifyReply;
}

const manifest = async (app: App, owner: Owner) => {
  const locale = owner && (await preferencesOf(app.db, owner.id)).locale === 'ja' ? 'ja' : 'en';
  const of = owner && ({ username: owner.username, locale } as const);
  return manifestOf(of, { site: baseUrl(app.settings), logo: signOf(app) });
};

const addonRoutes = (server: FastifyInstance, app: App, { path, ownerOf, send }: Addon): void => {
  server.get(`${path}/manifest.json`, async (request, reply) =>
    send(request, reply, await manifest(app, await ownerOf(request, reply))),
  );
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const owner = await ownerOf(request, reply);
    const { type, id, extras = 0 } = parseInput(catalogueInput, request.params);
    return send(request, reply, await cataloguePage(app, owner, { type, id, skip: extras }));
  };
  server.get(`${path}/catalog/:type/:id`, page);
  server.get(`${path}/catalog/:type/:id/:extras`, page);
  server.get(`${path}/meta/:type/:id`, async (request, reply) => {
    const owner = await ownerOf(request, reply);
    const { id } = parseInput(metaInput, request.params);
    return send(request, reply, await metaById(app, owner, id));
  });
};

/** The add-on of an account, at its secret address. */
const own = (app: App): Addon => ({
  path: '/feeds/:token/stremio',
  ownerOf: async ({ params }) => {
    const { token } = params as { token: string };
    const feed = await ownerOfFeed(app, { kind: 'stremio', token });
    if (!feed) throw refusal('NOT_FOUND', 'STREMIO_NOT_FOUND');
    return feed.owner;
  },
  send: (request, reply, body) =>
    sendDocument(request, reply.headers(CORS), {
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify(body),
    }),
});

/** The add-on of everybody, which has the seasons. Its requests count as others do, by the minute, because a home page asks several at once. */
const open = (app: App): Addon => ({
  path: '/stremio',
  ownerOf: async (request, reply) => {
    await admitCaller(app, { request, reply: reply.headers(CORS) }, 'minute');
    return null;
  },
  send: (_request, reply, body) => reply.header('cache-control', 'public, max-age=900').send(body),
});

/** Add-ons of Stremio: its protocol is JSON at addresses below that of the manifest. */
export const stremioRoutes = (server: FastifyInstance, app: App): void => {
  addonRoutes(server, app, own(app));
  addonRoutes(server, app, open(app));
};
