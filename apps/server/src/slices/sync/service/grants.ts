import { z } from 'zod';
import type { App } from '#platform/app.ts';
import {
  createJsonAsker,
  type JsonAnswer,
  type JsonQuestion,
  outbound,
  OutboundFault,
} from '#platform/outbound/index.ts';
import type { Tokens } from '../link/tokens.ts';
import type { ConfiguredService } from './configured.ts';
import { LOST, type ServiceAnswer, UNAUTHORISED } from './send-call.ts';

/** RFC 6749 §5.1, as far as services keep to it. */
const Grant = z.object({
  access_token: z.string().min(1).max(10_000),
  refresh_token: z.string().min(1).max(10_000).nullish(),
  expires_in: z.number().positive().nullish(),
});

const DEADLINE_MS = 20_000;

const askForTokens = async (app: App, question: JsonQuestion): Promise<JsonAnswer | undefined> => {
  const ask = createJsonAsker({
    outbound: await app.open(outbound),
    clock: app.clock,
    setBy: 'operator',
    deadlineMs: DEADLINE_MS,
  });
  return ask(question).catch((error: unknown) => {
    if (error instanceof OutboundFault) return undefined;
    throw error;
  });
};

const tokensIn = (app: App, json: unknown, known: Partial<Tokens>): Tokens | undefined => {
  const { data } = Grant.safeParse(json);
  if (!data) return;
  const { access_token: access, refresh_token: refresh, expires_in: seconds } = data;
  return {
    ...known,
    access,
    refresh: refresh ?? known.refresh ?? null,
    endsAt: seconds ? new Date(app.clock.nowMs() + seconds * 1000).toISOString() : null,
  };
};

const outcomeOf = (
  app: App,
  raw: JsonAnswer | undefined,
  known: Partial<Tokens>,
): Tokens | ServiceAnswer => {
  if (!raw) return LOST;
  if (raw.status === 400 || raw.status === 401) return UNAUTHORISED;
  const tokens = raw.status === 200 ? tokensIn(app, raw.json, known) : undefined;
  return tokens ?? { ...LOST, answer: { kind: 'answer', status: Math.max(500, raw.status) } };
};

/** What a program sends with a request for tokens to say who it is. */
const clientOf = ({
  configured,
  tokens,
}: {
  configured: ConfiguredService;
  tokens?: Partial<Tokens>;
}) => {
  const id = tokens?.client?.id ?? configured.clientId;
  const secret = tokens?.client?.secret ?? configured.clientSecret;
  return { ...(id && { client_id: id }), ...(secret && { client_secret: secret }) };
};

/**
 * New tokens for a refresh token. A refusal means that the grant is gone, anything else that it may still be good.
 */
export const refreshGrant = async (
  app: App,
  { configured, tokens }: { configured: ConfiguredService; tokens: Tokens },
): Promise<Tokens | ServiceAnswer> => {
  if (configured.token === null || tokens.refresh === null) return UNAUTHORISED;
  const form = {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh,
    ...clientOf({ configured, tokens }),
  };
  const raw = await askForTokens(app, { address: configured.token, form });
  return outcomeOf(app, raw, { refresh: tokens.refresh, client: tokens.client });
};

/** What somebody types to let us in, where a service has no page for that. */
export interface Typed {
  userName: string;
  password: string;
  client?: { id: string; secret: string } | undefined;
}

/** Tokens for a name and a password, which we do not keep (RFC 6749 §4.3). */
export const passwordGrant = async (
  app: App,
  { configured, typed }: { configured: ConfiguredService; typed: Typed },
): Promise<Tokens | ServiceAnswer> => {
  if (configured.token === null) return UNAUTHORISED;
  const known = { client: typed.client };
  const form = {
    grant_type: 'password',
    username: typed.userName,
    password: typed.password,
    ...clientOf({ configured, tokens: known }),
  };
  return outcomeOf(app, await askForTokens(app, { address: configured.token, form }), known);
};
