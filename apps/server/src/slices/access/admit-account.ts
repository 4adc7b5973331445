import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import type { Scope } from '#platform/vocabulary.ts';
import type { HeaderLines } from '#platform/graphql/exchange.ts';
import { admit } from './admit.ts';
import { requireAccount } from './require-scope.ts';

/**
 * Lets a request to a route beside GraphQL in, as `admit` does, for what is an account's alone. Gives the account.
 * @throws Refusal as `admit` and `requireAccount` do.
 */
export const admitAccount = async (
  app: App,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  scope: Scope,
): Promise<string> => {
  const lines: HeaderLines = [];
  try {
    const { headers, ip, id } = request;
    const { caller } = await admit(app, { headers, ip, id }, lines);
    return requireAccount(caller, scope);
  } finally {
    for (let i = 0; i < lines.length; i += 2) void reply.header(lines[i] ?? '', lines[i + 1]);
  }
};
