import { decodeJwt } from 'jose';

/** When a token says that it ends, RFC 3339; null if it does not say. Only the service can check it. */
export const endOfJwt = (token: string): string | null => {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? null : new Date(exp * 1000).toISOString();
  } catch {
    return null;
  }
};
