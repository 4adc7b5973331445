import type { App } from '#platform/app.ts';
import type { BegunLogin } from '../service/oauth.ts';

/** A login that a browser has begun. */
export interface PendingLogin extends BegunLogin {
  service: string;
  userId: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** `__Host-` binds it to this host. `Lax` lets it come along when the service sends the browser back. */
const NAME = '__Host-sync';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const SECONDS = 600;
const PLACE = 'sync.login/cookie';

/** The `Set-Cookie` of a login: only this server can read it, so it needs no table. */
export const loginCookie = (app: App, login: Omit<PendingLogin, 'endsAt'>): string => {
  const pending = { ...login, endsAt: app.clock.nowMs() + SECONDS * 1000 };
  const box = app.secrets.seal(JSON.stringify(pending), PLACE).toString('base64url');
  return `${NAME}=${box}; Max-Age=${SECONDS}; ${ATTRIBUTES}`;
};

/** The `Set-Cookie` that removes it. */
export const noLoginCookie = (): string => `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;

const valueOf = (header: string | undefined): string | undefined => {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`));
  return values.length === 1 ? values[0]?.slice(NAME.length + 1) : undefined;
};

/** The login of a `Cookie` header; undefined if there is none, or it is over. */
export const loginIn = (app: App, header: string | undefined): PendingLogin | undefined => {
  const value = valueOf(header);
  if (value === undefined) return;
  try {
    const text = app.secrets.open(Buffer.from(value, 'base64url'), PLACE);
    const login = JSON.parse(text) as PendingLogin;
    return login.endsAt > app.clock.nowMs() ? login : undefined;
  } catch {
    return;
  }
};
