const YEAR_S = 365 * 24 * 3600;

/** Scripts of ours read and write the same cookies. */
export const PREFERENCE_COOKIE = {
  path: '/',
  maxAge: YEAR_S,
  sameSite: 'lax',
  httpOnly: false,
} as const;
