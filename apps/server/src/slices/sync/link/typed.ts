import { z } from 'zod';
import { parseInput } from '#slices/accounts/index.ts';
import type { ConfiguredService } from '../service/configured.ts';
import { because, reasons, refusal } from '../reasons.ts';

const LONGEST = 500;
const LONGEST_TOKEN = 4000;

const text = (missing: keyof typeof reasons) =>
  z
    .string(because(missing))
    .trim()
    .min(1, because(missing))
    .max(LONGEST, because('SYNC_TEXT_TOO_LONG'));

const token = z
  .string(because('SYNC_TOKEN_MISSING'))
  .trim()
  .min(1, because('SYNC_TOKEN_MISSING'))
  .max(LONGEST_TOKEN, because('SYNC_TOKEN_TOO_LONG'));

const isAddress = (typed: string): boolean => {
  const url = URL.parse(typed);
  return (
    url !== null && /^https?:$/u.test(url.protocol) && url.username === '' && url.password === ''
  );
};

const address = text('SYNC_ADDRESS_MISSING').refine(isAddress, because('SYNC_ADDRESS_INVALID'));
const userName = text('SYNC_USER_NAME_MISSING');
const password = text('SYNC_PASSWORD_MISSING');

/** What somebody types to connect an account. Which fields count depends on the service. */
export interface ConnectInput {
  address?: string | null | undefined;
  userName?: string | null | undefined;
  password?: string | null | undefined;
  clientId?: string | null | undefined;
  clientSecret?: string | null | undefined;
  token?: string | null | undefined;
}

/** How somebody lets us into an account, as it was typed. */
export type TypedLogin =
  | { by: 'token'; token: string; address?: string }
  | { by: 'password'; userName: string; password: string; client?: { id: string; secret: string } };

const tokenLogin = z.object({ token });
const ownServer = z.object({ token, address });
const passwordLogin = z.object({ userName, password });
const ownClient = passwordLogin.extend({
  clientId: text('SYNC_CLIENT_MISSING'),
  clientSecret: text('SYNC_CLIENT_MISSING'),
});

const passwordOf = (input: ConnectInput): TypedLogin => ({
  by: 'password',
  ...parseInput(passwordLogin, input, reasons),
});

const ownClientOf = (input: ConnectInput): TypedLogin => {
  const { clientId: id, clientSecret: secret, ...typed } = parseInput(ownClient, input, reasons);
  return { by: 'password', ...typed, client: { id, secret } };
};

/** @throws Refusal naming the fields that are wrong, or if the service lets people in on a page of its own */
export const typedLogin = ({ connector }: ConfiguredService, input: ConnectInput): TypedLogin => {
  const { flow } = connector.capabilities;
  if (flow === 'token') return { by: 'token', ...parseInput(ownServer, input, reasons) };
  if (flow === 'password' || flow === 'session') return passwordOf(input);
  if (flow === 'personal-client') return ownClientOf(input);
  // Its page shows a token to people whose server can't be reached from outside.
  if (connector.id === 'anilist' && input.token != null)
    return { by: 'token', ...parseInput(tokenLogin, input, reasons) };
  throw refusal('BAD_USER_INPUT', 'SYNC_LOGIN_BY_PAGE', { service: connector.name });
};
