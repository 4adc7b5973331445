import { PENDING_SECONDS } from '../factor/challenge.ts';
import { ABSOLUTE_MS } from './rules.ts';

/**
 * `__Host-` binds the cookie to this host, all paths and a secure connection. Browsers treat localhost as secure; any other address needs
 * HTTPS in front.
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

/** The session token of a `Cookie` header; undefined if there is none, or two. */
export const sessionTokenOf = (header: string | undefined): string | undefined =>
  tokenOf(SESSION, header);

/** The token of a sign-in that waits for its second factor; undefined if there is none, or two. */
export const pendingTokenOf = (header: string | undefined): string | undefined =>
  tokenOf(PENDING, header);

const give = (name: string, token: string, seconds: number): string =>
  `${name}=${token}; Max-Age=${seconds}; ${ATTRIBUTES}`;

/** The `Set-Cookie` of a session. */
export const sessionCookie = (token: string): string => give(SESSION, token, ABSOLUTE_MS / 1000);

/** The `Set-Cookie` that removes it. */
export const endedCookie = (): string => give(SESSION, '', 0);

/** The `Set-Cookie` of a sign-in that waits for its second factor. */
export const pendingCookie = (token: string): string => give(PENDING, token, PENDING_SECONDS);

/** The `Set-Cookie` that removes it. */
export const endedPendingCookie = (): string => give(PENDING, '', 0);
