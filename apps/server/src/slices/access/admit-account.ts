import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import type { Caller, RequestContext } from '#platform/graphql/context.ts';
import type { Scope } from '#platform/vocabulary.ts';
import type { HeaderLines } from '#platform/graphql/exchange.ts';
import { admit, type Counting } from './admit.ts';
import { requireAccount } from './require-scope.ts';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Admits a request to a route beside GraphQL, as `admit` does. @throws Refusal as `admit` */
export const admitRequest = async (
  app: App,
  { request, reply }: Exchange,
  counting?: Counting,
): Promise<RequestContext> => {
  const lines: HeaderLines = [];
  try {
    const { headers, ip, id } = request;
    return await admit(app, { headers, ip, id }, lines, counting);
  } finally {
    for (let i = 0; i < lines.length; i += 2) void reply.header(lines[i] ?? '', lines[i + 1]);
  }
};

/** As `admitRequest`. @returns whose request it is */
export const admitCaller = async (
  app: App,
  exchange: Exchange,
  counting?: Counting,
): Promise<Caller> => (await admitRequest(app, exchange, counting)).caller;

/**
 * As `admitCaller`, for routes that need an account. @returns the account's id
 * @throws Refusal as `admit` and `requireAccount`
 */
export const admitAccount = async (app: App, exchange: Exchange, scope: Scope): Promise<string> =>
  requireAccount(await admitCaller(app, exchange), scope);
