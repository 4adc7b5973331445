import { ABSOLUTE_MS } from './rules.ts';

/**
 * `__Host-` ties the cookie to this host, the whole site and a secure connection. Browsers take localhost for secure; any other
 * address needs HTTPS in front.
 */
const NAME = '__Host-sid';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const TOKEN = /^[A-Za-z0-9_-]{43}$/u;

/** The session token of a `Cookie` header; undefined when there is none, or two. */
export const sessionTokenOf = (header: string | undefined): string | undefined => {
  const tokens = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`))
    .map((pair) => pair.slice(NAME.length + 1));
  const [token] = tokens;
  return tokens.length === 1 && token !== undefined && TOKEN.test(token) ? token : undefined;
};

/** `Set-Cookie` that gives a browser its session. */
export const sessionCookie = (token: string): string =>
  `${NAME}=${token}; Max-Age=${ABSOLUTE_MS / 1000}; ${ATTRIBUTES}`;

/** `Set-Cookie` that takes it away. */
export const endedCookie = (): string => `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;
