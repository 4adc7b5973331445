import { resolve } from '$app/paths';

/** The addresses in the frame of every page, each built once. */
export const PLACES = {
  home: resolve('/'),
  search: resolve('/search'),
  anime: resolve('/anime'),
  manga: resolve('/manga'),
  schedule: resolve('/schedule'),
  seasons: resolve('/seasons'),
  list: resolve('/list/anime'),
  docs: resolve('/docs'),
  about: resolve('/about'),
  preferences: resolve('/preferences'),
  mapping: resolve('/mapping'),
  edits: resolve('/edits'),
  extension: resolve('/extension'),
  pricing: resolve('/pricing'),
  privacy: resolve('/legal/[page]', { page: 'privacy' }),
  terms: resolve('/legal/[page]', { page: 'terms' }),
  notifications: resolve('/notifications'),
  settings: resolve('/settings'),
  admin: resolve('/admin'),
  signIn: resolve('/(welcome)/sign-in'),
  signOut: resolve('/sign-out'),
} as const;
