import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { findClient, type Client } from './client.ts';
import { OAuthError } from './oauth-error.ts';
import { need, refuseAbuse, valueOf, type Parameters } from './parameters.ts';
import { isChallenge } from './pkce.ts';
import { refusal } from '../reasons.ts';

/** Where the response to a client goes. */
interface Destination {
  client: Client;
  redirectUri: string;
  state: string | undefined;
}

/** What a client asks a user for (RFC 6749 §4.1.1, RFC 7636 §4.3). */
export interface AuthorizationRequest extends Destination {
  codeChallenge: string;
}

/** A request to show to a user, or a redirect that informs the client of its error. */
export type ReadRequest =
  { isGood: true; request: AuthorizationRequest } | { isGood: false; redirectTo: string };

/**
 * Nothing is redirected to an address before we know that it belongs to the client.
 * @throws Refusal `BAD_USER_INPUT`
 */
const destinationOf = (app: App, parameters: Parameters): Destination => {
  const client = findClient(app, valueOf(parameters, 'client_id'));
  if (!client) {
    throw refusal('BAD_USER_INPUT', 'APP_UNKNOWN');
  }
  const redirectUri = valueOf(parameters, 'redirect_uri');
  if (redirectUri === undefined || !client.isRedirectUri(redirectUri)) {
    throw refusal('BAD_USER_INPUT', 'APP_ADDRESS_UNKNOWN');
  }
  return { client, redirectUri, state: valueOf(parameters, 'state') };
};

const refuseUnsupported = (parameters: Parameters): void => {
  if (need(parameters, 'response_type') !== 'code') {
    throw new OAuthError('unsupported_response_type', 'The response_type is "code".');
  }
  if ((valueOf(parameters, 'response_mode') ?? 'query') !== 'query') {
    throw new OAuthError('invalid_request', 'The response_mode is "query".');
  }
  if (valueOf(parameters, 'scope') !== undefined) {
    throw new OAuthError('invalid_scope', 'There are no scopes: leave the parameter out.');
  }
};

const challengeOf = (parameters: Parameters): string => {
  const challenge = need(parameters, 'code_challenge');
  // Without a method RFC 7636 means "plain", which shows the verifier to everybody who sees the address.
  if (valueOf(parameters, 'code_challenge_method') !== 'S256') {
    throw new OAuthError('invalid_request', 'The code_challenge_method must be S256.');
  }
  if (!isChallenge(challenge)) {
    throw new OAuthError('invalid_request', 'The code_challenge is a SHA-256 in base64url.');
  }
  return challenge;
};

/**
 * Reads a request to the authorization endpoint.
 * @throws Refusal `BAD_USER_INPUT` for the user to read, if the client or its address is unknown
 */
export const readRequest = (app: App, parameters: Parameters): ReadRequest => {
  const destination = destinationOf(app, parameters);
  try {
    refuseAbuse(parameters);
    refuseUnsupported(parameters);
    return {
      isGood: true,
      request: { ...destination, codeChallenge: challengeOf(parameters) },
    };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return { isGood: false, redirectTo: answerError(app, destination, error) };
  }
};

/** `iss` tells a client of several services which of them responds (RFC 9207). */
const answer = (app: App, to: Destination, parameters: Record<string, string>): string => {
  const url = new URL(to.redirectUri);
  const state = to.state === undefined ? {} : { state: to.state };
  const all = { ...parameters, ...state, iss: baseUrl(app.settings) };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
};

/** The address that takes the code to the client. */
export const answerCode = (app: App, to: Destination, code: string): string =>
  answer(app, to, { code });

/** The address that takes an error to the client. */
export const answerError = (app: App, to: Destination, error: OAuthError): string =>
  answer(app, to, { error: error.code, error_description: error.message });
