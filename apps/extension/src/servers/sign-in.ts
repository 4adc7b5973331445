import type { Outside } from '../platform/outside.ts';
import { change, read } from '../platform/stored.ts';
import { ask } from './ask.ts';
import { VIEWER } from './documents.ts';
import { codeOf, consentPage, exchange, newSecret, revoke, type Attempt } from './oauth.ts';
import { servers, tokensOf, withServer, type Server } from './server.ts';

/** How the browser shows the page and returns what came back. */
export interface Consent {
  redirectUri: string;
  /** @throws if the person closes the page */
  show: (page: string) => Promise<string>;
}

/** A server that is known keeps its id, so that what waits for it is sent after the person signed in again. */
const keep = async (outside: Outside, url: string, tokens: Server['tokens']): Promise<Server> => {
  const id = outside.newId();
  const all = await change(outside, servers, (all) =>
    all.some((server) => server.url === url)
      ? all.map((server) => (server.url === url ? { ...server, tokens } : server))
      : [...all, { id, url, username: '', tokens }],
  );
  return all.find((server) => server.url === url) as Server;
};

/** Signs in to a server. @throws Failure */
export const signIn = async (outside: Outside, url: string, consent: Consent): Promise<Server> => {
  const { redirectUri } = consent;
  const attempt: Attempt = { url, redirectUri, state: newSecret(), verifier: newSecret() };
  const code = codeOf(attempt, await consent.show(await consentPage(attempt)));
  const answer = await exchange(outside, attempt, code);
  const server = await keep(outside, url, tokensOf(answer, outside.now()));
  const { viewer } = await ask<{ viewer: { username: string } }>(outside, server, {
    document: VIEWER,
    variables: {},
  });
  const named = { ...server, username: viewer.username };
  await change(outside, servers, (all) =>
    withServer(all, server.id, (one) => ({ ...one, username: named.username })),
  );
  return named;
};

/** Forgets a server, and ends the grant if it can be reached. */
export const signOut = async (outside: Outside, id: string): Promise<void> => {
  const server = (await read(outside, servers)).find((one) => one.id === id);
  await change(outside, servers, (all) => all.filter((one) => one.id !== id));
  if (server?.tokens)
    await revoke(outside, server.url, server.tokens.refresh).catch(() => undefined);
};
