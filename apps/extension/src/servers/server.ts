import { stored } from '../platform/stored.ts';

/** A server that the person signed in to. */
export interface Server {
  id: string;
  /** Its origin. */
  url: string;
  username: string;
  tokens: Tokens | null;
}

/** Null tokens: the server ended the grant, and the person must sign in again. */
interface Tokens {
  access: string;
  accessEndsAt: number;
  refresh: string;
}

/** All servers, with their tokens. Only the worker and our own pages can read it. */
export const servers = stored<readonly Server[]>('local', 'servers', []);

/** Another state of one of them. */
export const withServer = (
  all: readonly Server[],
  id: string,
  by: (server: Server) => Server,
): Server[] => all.map((server) => (server.id === id ? by(server) : server));

/** A token as the server sends it. */
export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/** The tokens of an answer at a time. */
export const tokensOf = (answer: TokenAnswer, now: number): Tokens => ({
  access: answer.access_token,
  accessEndsAt: now + answer.expires_in * 1000,
  refresh: answer.refresh_token,
});
