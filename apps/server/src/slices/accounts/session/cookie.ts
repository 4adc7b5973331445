import { PENDING_SECONDS } from '../factor/challenge.ts';
import { ABSOLUTE_MS } from './rules.ts';

/**
 * `__Host-` ties the cookie to this host, the whole site and a secure connection. Browsers take localhost for secure; any other
 * address needs HTTPS in front.
 */
const SESSION = '__Host-sid';
/** The cookie of a sign-in with the right password. It opens only the second step. */
const PENDING = '__Host-pending';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const TOKEN = /^[A-Za-z0-9_-]{43}$/u;

const tokenOf = (name: string, header: string | undefined): string | undefined => {
  const tokens = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [token] = tokens;
  return tokens.length === 1 && token !== undefined && TOKEN.test(token) ? token : undefined;
};

/** The session token of a `Cookie` header; undefined when there is none, or two. */
export const sessionTokenOf = (header: string | undefined): string | undefined =>
  tokenOf(SESSION, header);

/** The token of a sign-in that waits for its second factor; undefined when there is none, or two. */
export const pendingTokenOf = (header: string | undefined): string | undefined =>
  tokenOf(PENDING, header);

const give = (name: string, token: string, seconds: number): string =>
  `${name}=${token}; Max-Age=${seconds}; ${ATTRIBUTES}`;

/** `Set-Cookie` that gives a browser its session. */
export const sessionCookie = (token: string): string => give(SESSION, token, ABSOLUTE_MS / 1000);

/** `Set-Cookie` that takes it away. */
export const endedCookie = (): string => give(SESSION, '', 0);

/** `Set-Cookie` that lets a browser go on with the second factor. */
export const pendingCookie = (token: string): string => give(PENDING, token, PENDING_SECONDS);

/** `Set-Cookie` that takes it away. */
export const endedPendingCookie = (): string => give(PENDING, '', 0);
