import type { Outside } from '../platform/outside.ts';
import { change, read } from '../platform/stored.ts';
import { askOnce } from './ask.ts';
import { endGrants, endLater } from './end-grants.ts';
import { VIEWER } from './documents.ts';
import { codeOf, consentPage, exchange, newSecret, type Attempt } from './oauth.ts';
import { servers, tokensOf, type Server } from './server.ts';

/** How the browser shows the page and returns what came back. */
export interface Consent {
  redirectUri: string;
  /** @throws if the person closes the page */
  show: (page: string) => Promise<string>;
}

/**
 * A server that is known keeps its id, so that what waits for it is sent after the person signed in again. Somebody else at the same server
 * is another account: what waits is not theirs.
 */
const keep = async (
  outside: Outside,
  { url, username, tokens }: Omit<Server, 'id'>,
): Promise<Server> => {
  const id = outside.newId();
  const isSame = (one: Server): boolean => one.url === url && one.username === username;
  const all = await change(outside, servers, (all) =>
    all.some(isSame)
      ? all.map((server) => (isSame(server) ? { ...server, tokens } : server))
      : [...all, { id, url, username, tokens }],
  );
  return all.find(isSame) as Server;
};

/** Signs in to a server. @throws Failure */
export const signIn = async (outside: Outside, url: string, consent: Consent): Promise<Server> => {
  const { redirectUri } = consent;
  const attempt: Attempt = { url, redirectUri, state: newSecret(), verifier: newSecret() };
  const code = codeOf(attempt, await consent.show(await consentPage(attempt)));
  const answer = await exchange(outside, attempt, code);
  const { viewer } = await askOnce<{ viewer: { username: string } }>(
    outside,
    { url },
    { document: VIEWER, variables: {} },
    answer.access_token,
  );
  return keep(outside, { url, username: viewer.username, tokens: tokensOf(answer, outside.now()) });
};

/** Forgets a server, and ends the grant, at once or when the server can be reached again. */
export const signOut = async (outside: Outside, id: string): Promise<void> => {
  const server = (await read(outside, servers)).find((one) => one.id === id);
  if (server?.tokens) await endLater(outside, server.url, server.tokens.refresh);
  await change(outside, servers, (all) => all.filter((one) => one.id !== id));
  await endGrants(outside);
};
