import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { InProcessContext, RouteAnswer, RouteRequest } from '@tsuzuki/contract';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Caller } from '#platform/graphql/context.ts';
import { withDeadline } from '#platform/graphql/deadline.ts';
import type { createInProcessGraphql } from '#platform/graphql/in-process.ts';
import { graphqlSettings } from '#platform/graphql/settings.ts';
import { callerOfVisitor, TIERS } from '#slices/access/index.ts';
import { webSettings } from './web-settings.ts';

/** The headers of a visitor's request that our routes get: who they are, and through which proxies they came. */
const FORWARDED = [
  'host',
  'cookie',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

const injected = (
  app: App,
  request: FastifyRequest,
  { method, path, body }: RouteRequest,
): InjectOptions => {
  const headers: Record<string, string> = {
    // The web app has already refused forms of other sites.
    origin: new URL(baseUrl(app.settings)).origin,
    'sec-fetch-site': 'same-origin',
  };
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  if (method !== 'GET') headers['content-type'] = 'application/json';
  const remoteAddress = request.socket.remoteAddress ?? '';
  const payload = method === 'GET' ? undefined : JSON.stringify(body ?? {});
  return { method, url: path, headers, remoteAddress, ...(payload && { payload }) };
};

/** The `Cookie` header of a browser after some `Set-Cookie` lines. */
export const withCookies = (header: string | undefined, lines: readonly string[]): string => {
  const jar = new Map(
    (header ?? '')
      .split(';')
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.trim()]),
  );
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join('; ');
};

const setCookieOf = (value: string | string[] | number | undefined): string[] =>
  value === undefined ? [] : [value].flat().map(String);

/** Pages send our own documents, which may be large. */
const { allowance } = TIERS.commercial;

/** The visitor with access to paid fields, if the operator lets pages show them. Their setting for adult titles stays. */
const reading = (app: App, visitor: Caller): Caller =>
  app.settings.of(webSettings).paidData === 'shown' ? { ...visitor, tier: 'commercial' } : visitor;

/** Whether a page reads from a route. Uploads and downloads may take as long as they need. */
const isRead = ({ method, isLong = false }: RouteRequest): boolean => method === 'GET' && !isLong;

/** What the web app can do for a visitor inside this process: GraphQL, and the JSON routes. Reads of pages have a deadline. */
export const visitOf = (
  { server, app }: { server: FastifyInstance; app: App },
  graphql: ReturnType<typeof createInProcessGraphql>,
  request: FastifyRequest,
): Required<Pick<InProcessContext, 'graphql' | 'route'>> => {
  let caller: Promise<Caller> | undefined;
  const { deadlineMs: ms } = app.settings.of(graphqlSettings);
  const route = async (asked: RouteRequest): Promise<RouteAnswer> => {
    const send = async () => server.inject(injected(app, request, asked));
    const answer = await (isRead(asked) ? withDeadline({ ms }, send) : send());
    const setCookie = setCookieOf(answer.headers['set-cookie']);
    if (setCookie.length > 0) {
      request.headers.cookie = withCookies(request.headers.cookie, setCookie);
      caller = undefined;
    }
    return {
      status: answer.statusCode,
      contentType: answer.headers['content-type'] ?? '',
      body: new Uint8Array(answer.rawPayload),
      setCookie,
    };
  };
  return {
    route,
    graphql: async ({ paidData = false, ...query }) =>
      withDeadline({ ms }, async () => {
        caller ??= callerOfVisitor(app, request);
        const visitor = await caller;
        const { id: requestId, ip: address, headers } = request;
        const client = { address, userAgent: headers['user-agent'] ?? '' };
        const context = { app, caller: paidData ? reading(app, visitor) : visitor };
        return graphql(query, { ...context, allowance, requestId, client });
      }),
  };
};
