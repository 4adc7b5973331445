import type { Outside } from '../platform/outside.ts';
import { change, read, stored } from '../platform/stored.ts';
import { revoke } from './oauth.ts';

interface Ending {
  url: string;
  token: string;
  at: number;
}

/** Grants that the person ended and whose servers do not know it yet. */
const endings = stored<readonly Ending[]>('local', 'endings', []);

/** Grants that are not used end by themselves after this time. */
const LIVES_MS = 30 * 86_400_000;

/** Remembers to end a grant. */
export const endLater = (outside: Outside, url: string, token: string): Promise<unknown> =>
  change(outside, endings, (all) => [...all, { url, token, at: outside.now() }]);

const end = async (outside: Outside, { url, token, at }: Ending): Promise<void> => {
  const isGone = Math.abs(outside.now() - at) > LIVES_MS;
  const isEnded = isGone || (await revoke(outside, url, token).catch(() => false));
  if (isEnded) await change(outside, endings, (all) => all.filter((one) => one.token !== token));
};

/** Ends the grants of servers that can be reached now. */
export const endGrants = async (outside: Outside): Promise<void> => {
  for (const ending of await read(outside, endings)) await end(outside, ending);
};
