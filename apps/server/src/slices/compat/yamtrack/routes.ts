import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { admitRequest, requireAccount } from '#slices/access/index.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { findMedia } from '../queries/media.ts';
import { ownList } from '../queries/list.ts';
import { reasons, refusal } from '../reasons.ts';
import { listedWork, namedWork, removeWork, saveSaid } from './entry.ts';
import { calendarInput, eventRow, eventsOf } from './calendar.ts';
import { listRow, ownListAt, ownLists } from './custom-list.ts';
import { chosen, listInput as rowsInput, paged, pageInput } from './list.ts';
import { completeOf, matchOf, namedAs, rowOf } from './row.ts';
import { MEDIA_TYPES, mediumOf, OTHER_TYPES, saidInput, SOURCES } from './words.ts';

const ROOT = '/api/v1';
const MOST_BYTES = 32_768;

const typeInput = z.object({ media_type: z.enum(MEDIA_TYPES) });
const anyTypeInput = z.object({ media_type: z.enum([...MEDIA_TYPES, ...OTHER_TYPES]) });
const workInput = typeInput
  .extend({ source: z.enum(SOURCES), media_id: z.string().max(64) })
  .transform(({ media_type: type, source, media_id: mediaId }) => ({
    medium: mediumOf[type],
    source,
    mediaId,
  }));
const newInput = saidInput.extend({
  source: z.enum(SOURCES).default('mal'),
  media_id: z.union([z.string().max(64), z.int().transform(String)]).nullish(),
});
const listsInput = pageInput.extend({ search: z.string().max(200).default('') });
const listInput = z.object({ list_id: z.coerce.number().int() });
const searchInput = pageInput.extend({
  search: z.string().min(1).max(200),
  source: z.enum(SOURCES).optional(),
});

type Handler = (
  context: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

/** A route for an account whose credential has a scope. */
const guarded =
  (app: App, scope: Scope, handle: Handler) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await admitRequest(app, { request, reply }, 'minute');
    requireAccount(context.caller, scope);
    const body = await handle(context, request, reply.header('cache-control', 'private, no-store'));
    return reply.sent ? reply : reply.send(body);
  };

const addressOf = (app: App, request: FastifyRequest): { here: string; query: object } => ({
  here: `${baseUrl(app.settings)}${request.url.split('?', 1)[0]}`,
  query: request.query as object,
});

const workOf = (context: RequestContext, { params }: FastifyRequest) => {
  // Another kind of media, or another source, is a work that is not here.
  const named = workInput.safeParse(params);
  if (!named.success) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  return namedWork(context, named.data);
};

const readRoutes = (server: FastifyInstance, app: App): void => {
  const list: Handler = async (context, request) => {
    const input = parseInput(rowsInput, {
      ...(request.query as object),
      ...(request.params as object),
    });
    const rows = chosen((await ownList(context)).entries, input);
    const page = paged(rows, input, addressOf(app, request));
    return { ...page, results: page.results.map((each) => rowOf(app, each.media, each)) };
  };
  server.get(`${ROOT}/media/`, guarded(app, 'read:list', list));
  server.get(`${ROOT}/media/:media_type/`, guarded(app, 'read:list', list));

  const work: Handler = async (context, request) => {
    const media = workOf(context, request);
    return completeOf(context, media, await listedWork(context, media));
  };
  server.get(`${ROOT}/media/:media_type/:source/:media_id/`, guarded(app, 'read:list', work));

  const search: Handler = async (context, request) => {
    const { media_type: type } = parseInput(anyTypeInput, request.params);
    const input = parseInput(searchInput, request.query);
    const medium = MEDIA_TYPES.find((each) => each === type);
    const found = medium
      ? findMedia(context, { type: mediumOf[medium], search: input.search })
      : [];
    const wanted = found.filter(
      (media) => (input.source ?? namedAs(media).source) === namedAs(media).source,
    );
    const page = paged(wanted, input, addressOf(app, request));
    const { entries } = await ownList(context);
    const byWork = new Map(entries.map((listed) => [listed.media.record.id, listed]));
    return {
      ...page,
      results: page.results.map((media) => matchOf(app, media, byWork.get(media.record.id))),
    };
  };
  server.get(`${ROOT}/search/:media_type/`, guarded(app, 'read:list', search));
};

const listedRoutes = (server: FastifyInstance, app: App): void => {
  const calendar: Handler = async (context, request) => {
    const input = parseInput(calendarInput(app.clock.now()), request.query, reasons);
    const events = eventsOf(app, (await ownList(context)).entries, input.days);
    const page = paged(events, input, addressOf(app, request));
    return { ...page, results: page.results.map((event) => eventRow(app, event)) };
  };
  server.get(`${ROOT}/calendar/`, guarded(app, 'read:list', calendar));

  const lists: Handler = async (context, request) => {
    const input = parseInput(listsInput, request.query);
    const found = (await ownLists(context)).filter(({ list }) =>
      list.name.toLowerCase().includes(input.search.toLowerCase()),
    );
    const page = paged(found, input, addressOf(app, request));
    return { ...page, results: page.results.map((each) => listRow(context, each)) };
  };
  server.get(`${ROOT}/lists/`, guarded(app, 'read:list', lists));

  const itemsOf = async (context: RequestContext, request: FastifyRequest) => {
    const { list_id: number } = parseInput(listInput, request.params);
    const found = await ownListAt(context, number);
    const input = parseInput(rowsInput, request.query);
    const page = paged(chosen(found.items, input), input, addressOf(app, request));
    const items = {
      ...page,
      results: page.results.map((listed) => rowOf(app, listed.media, listed)),
    };
    return { found, items };
  };
  const one: Handler = async (context, request) => {
    const { found, items } = await itemsOf(context, request);
    return { ...listRow(context, found), items };
  };
  server.get(`${ROOT}/lists/:list_id/`, guarded(app, 'read:list', one));
  const items: Handler = async (context, request) => (await itemsOf(context, request)).items;
  server.get(`${ROOT}/lists/:list_id/items/`, guarded(app, 'read:list', items));
};

const writeRoutes = (server: FastifyInstance, app: App): void => {
  const options = { bodyLimit: MOST_BYTES };
  const create: Handler = async (context, request, reply) => {
    const { media_type: type } = parseInput(typeInput, request.params);
    const { source, media_id: mediaId, ...said } = parseInput(newInput, request.body);
    if (mediaId == null) throw refusal('BAD_USER_INPUT', 'YAMTRACK_OWN_TITLES');
    const media = namedWork(context, { medium: mediumOf[type], source, mediaId });
    const listed = await saveSaid(context, media, said, { status: 0 });
    // Some clients read a row, others the whole work.
    return reply
      .code(201)
      .send({ ...(await completeOf(context, media, listed)), ...rowOf(app, media, listed) });
  };
  server.post(`${ROOT}/media/:media_type/`, options, guarded(app, 'write:list', create));

  const change: Handler = async (context, request) => {
    const media = workOf(context, request);
    if (!(await listedWork(context, media))) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
    const listed = await saveSaid(context, media, parseInput(saidInput, request.body));
    return completeOf(context, media, listed);
  };
  const path = `${ROOT}/media/:media_type/:source/:media_id/`;
  server.patch(path, options, guarded(app, 'write:list', change));
  const remove: Handler = async (context, request, reply) => {
    await removeWork(context, workOf(context, request));
    return reply.code(204).send();
  };
  server.delete(path, guarded(app, 'write:list', remove));
};

/** The part of Yamtrack’s REST API that its clients use: a list of anime and manga. Requests count as those of the API do, by the minute. */
export const yamtrackRoutes = (server: FastifyInstance, app: App): void => {
  server.get(`${ROOT}/health/`, () => ({
    status: 'ok',
    timestamp: app.clock.now().toISOString(),
    checks: {},
  }));
  server.get(`${ROOT}/info/`, () => ({
    version: 'tsuzuki',
    debug: false,
    frontend_url: baseUrl(app.settings),
    language: 'en-us',
    timezone: 'UTC',
    admin_enabled: false,
    track_time: true,
  }));
  readRoutes(server, app);
  listedRoutes(server, app);
  writeRoutes(server, app);
};
