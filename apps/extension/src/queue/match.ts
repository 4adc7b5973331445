import type { Sighting } from '../adapters/sighting.ts';
import type { Outside } from '../platform/outside.ts';
import { change, read, stored } from '../platform/stored.ts';
import { ask } from '../servers/ask.ts';
import { MATCH } from '../servers/documents.ts';
import { servers, type Server } from '../servers/server.ts';
import { faultOf, inputOf, unitOf, type MatchedUnit } from './deliver.ts';
import type { Work } from './work.ts';

/** What the server takes something for that is watched or read. */
export interface Match {
  work: Work;
  /** The number of the episode or chapter in the work. */
  episode: number | undefined;
}

/** What was asked lately, by identity. Null: the server does not know it, or did not answer. */
const matches = stored<Readonly<Record<string, Match | null>>>('session', 'matches', {});

const MOST = 50;

/** What the server said that something is. */
export const knownMatch = async (outside: Outside, identity: string): Promise<Match | undefined> =>
  (await read(outside, matches))[identity] ?? undefined;

const askFor = async (
  outside: Outside,
  server: Server,
  sighting: Sighting,
): Promise<Match | null> => {
  const { key: _key, playedAt: _playedAt, ...input } = inputOf({ key: '', sighting, at: 0 });
  const { matchScrobble } = await ask<{ matchScrobble: MatchedUnit[] }>(outside, server, {
    document: MATCH,
    variables: { input },
  });
  const { work, episode } = unitOf(matchScrobble[0]);
  return work ? { work, episode } : null;
};

const keep = (outside: Outside, identity: string, match: Match | null): Promise<unknown> =>
  change(outside, matches, ({ [identity]: _before, ...all }) => {
    const latest = Object.entries(all).slice(1 - MOST);
    return { ...Object.fromEntries(latest), [identity]: match };
  });

/**
 * Asks the first server, once, what it takes something for, so that the person sees it before it is recorded. The server decides by the
 * same rules with which it records. @returns whether it said something new. @throws Failure
 */
export const findMatch = async (
  outside: Outside,
  { identity, sighting }: { identity: string; sighting: Sighting },
): Promise<boolean> => {
  const isAsked = Object.hasOwn(await read(outside, matches), identity);
  const server = (await read(outside, servers)).find(({ tokens }) => tokens !== null);
  if (isAsked || !server || faultOf(sighting) !== undefined) return false;
  await keep(outside, identity, null);
  const match = await askFor(outside, server, sighting);
  if (match) await keep(outside, identity, match);
  return match !== null;
};

/** Forgets what servers said: the person has corrected one of them. */
export const forgetMatches = (outside: Outside): Promise<unknown> =>
  change(outside, matches, () => ({}));
