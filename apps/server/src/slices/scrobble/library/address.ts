import { z } from 'zod';
import { because } from '../reasons.ts';

const LONGEST = 1_000;
/** Tokens of Plex have 20 letters, those of Jellyfin and Emby 32. */
const TOKEN = /^[\w-]{8,200}$/u;

const isAddress = (text: string): boolean => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/u.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
};

/** Where somebody's media server is, and a token of it. */
export const accessInput = z.object({
  address: z
    .string(because('LIBRARY_ADDRESS_INVALID'))
    .trim()
    .max(LONGEST, because('LIBRARY_ADDRESS_INVALID'))
    .refine(isAddress, because('LIBRARY_ADDRESS_INVALID'))
    .transform((text) => text.replace(/\/+$/u, '')),
  token: z
    .string(because('LIBRARY_TOKEN_INVALID'))
    .trim()
    .regex(TOKEN, because('LIBRARY_TOKEN_INVALID')),
});
export type AccessInput = z.infer<typeof accessInput>;
