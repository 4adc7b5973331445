import type { Access } from './reader.ts';

/** The headers of services that take a token as RFC 6750 says. */
export const bearer = ({ token, userAgent }: Access): Record<string, string> => ({
  'user-agent': userAgent,
  ...(token !== null && { authorization: `Bearer ${token}` }),
});
