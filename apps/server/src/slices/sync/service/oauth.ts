import * as oauth from 'oauth4webapi';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { outbound, OutboundFault } from '#platform/outbound/index.ts';
import type { Tokens } from '../link/tokens.ts';
import { refusal } from '../reasons.ts';
import type { ConfiguredService } from './configured.ts';
import { endOfJwt } from './jwt-end.ts';
import { PROVIDERS, type Provider } from './providers.ts';

/** A login that somebody began and that the page of the service finishes. */
export interface BegunLogin {
  state: string;
  verifier: string;
}

const DEADLINE_MS = 20_000;

export const callbackAddress = (app: App): string => `${baseUrl(app.settings)}/sync/callback`;

const requireLogin = ({ connector, authorize, token, clientId }: ConfiguredService) => {
  if (authorize === null || token === null || clientId === null)
    throw refusal('BAD_USER_INPUT', 'SYNC_SERVICE_NOT_OFFERED', { service: connector.name });
  return { authorize, token, clientId };
};

/** MyAnimeList knows only the plain method. Services without a method don't say that they check a verifier, so none is sent. */
const challengeOf = async (
  { connector }: ConfiguredService,
  verifier: string,
): Promise<Record<string, string>> => {
  const { flow } = connector.capabilities;
  if (flow === 'code-pkce-plain')
    return { code_challenge: verifier, code_challenge_method: 'plain' };
  if (flow !== 'code-pkce-s256') return {};
  const challenge = await oauth.calculatePKCECodeChallenge(verifier);
  return { code_challenge: challenge, code_challenge_method: 'S256' };
};

/** Begins a login. @returns the address of the page where its owner lets us in, and what the answer must fit */
export const beginLogin = async (
  app: App,
  configured: ConfiguredService,
): Promise<{ location: string; login: BegunLogin }> => {
  const { authorize, clientId } = requireLogin(configured);
  const login = {
    state: oauth.generateRandomState(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
  const { scope }: Provider = PROVIDERS[configured.service];
  const location = new URL(authorize);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callbackAddress(app),
    state: login.state,
    ...(scope && { scope }),
    ...(await challengeOf(configured, login.verifier)),
  };
  for (const [name, value] of Object.entries(query)) location.searchParams.set(name, value);
  return { location: location.href, login };
};

/** Requests of the library, by the one way out. */
const fetchBy =
  (app: App) =>
  async (
    address: string,
    { method, headers, body }: { method: string; headers: Record<string, string>; body: unknown },
  ): Promise<Response> => {
    const sender = await app.open(outbound);
    const answer = await sender.send({
      address,
      setBy: 'operator',
      method: method as 'POST',
      headers: { ...headers, accept: 'application/json' },
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      deadlineMs: DEADLINE_MS,
    });
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };

const serverOf = (configured: ConfiguredService): oauth.AuthorizationServer => {
  const { authorize, token } = requireLogin(configured);
  const { origin } = new URL(authorize);
  return { issuer: origin, authorization_endpoint: authorize, token_endpoint: token };
};

const endOf = (
  app: App,
  { access_token: access, expires_in: seconds }: oauth.TokenEndpointResponse,
) =>
  seconds === undefined
    ? endOfJwt(access)
    : new Date(app.clock.nowMs() + seconds * 1000).toISOString();

/**
 * Finishes a login with what came back from the page of the service.
 * @throws Refusal if it does not belong to the login that was begun, or the service gives no tokens for it
 */
export const finishLogin = async (
  app: App,
  configured: ConfiguredService,
  { login, parameters }: { login: BegunLogin; parameters: URLSearchParams },
): Promise<Tokens> => {
  const { clientId } = requireLogin(configured);
  const server = serverOf(configured);
  const client = { client_id: clientId };
  const { clientSecret } = configured;
  const auth = clientSecret === null ? oauth.None() : oauth.ClientSecretPost(clientSecret);
  const isChecked = configured.connector.capabilities.flow !== 'code';
  try {
    const checked = oauth.validateAuthResponse(server, client, parameters, login.state);
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      auth,
      checked,
      callbackAddress(app),
      isChecked ? login.verifier : oauth.nopkce,
      { [oauth.customFetch]: fetchBy(app), [oauth.allowInsecureRequests]: true },
    );
    const given = await oauth.processAuthorizationCodeResponse(server, client, answer);
    const { refreshes = true }: Provider = PROVIDERS[configured.service];
    const refresh = refreshes ? (given.refresh_token ?? null) : null;
    return { access: given.access_token, refresh, endsAt: endOf(app, given) };
  } catch (error) {
    const { name: service } = configured.connector;
    if (error instanceof OutboundFault)
      throw refusal('UNAVAILABLE', 'SYNC_SERVICE_UNREACHABLE', { service });
    app.log.info({ err: error, service }, 'a login at a service was refused');
    throw refusal('BAD_USER_INPUT', 'SYNC_LOGIN_REFUSED', { service });
  }
};
