const YEAR_S = 365 * 24 * 3600;

/** Our scripts read and write the same cookies, so they are not HttpOnly. */
export const PREFERENCE_COOKIE = {
  path: '/',
  maxAge: YEAR_S,
  sameSite: 'lax',
  httpOnly: false,
} as const;
