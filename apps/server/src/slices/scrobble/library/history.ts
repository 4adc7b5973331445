import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { PlaySource } from '#slices/lists/index.ts';
import { refusal } from '../reasons.ts';
import { showChains } from '../shows/chain.ts';
import { originOf } from '../tokens/queries.ts';
import { learnShows, type LibraryReading } from './learn-shows.ts';
import { openLibrary } from './open.ts';
import { resolveItems, type ResolvedItems } from './resolve-items.ts';
import { accessOf, serverOf, type OwnServer } from './stored-access.ts';

/** Items of a library that are read: more than a list may have rows. */
const MOST_ITEMS = 50_000;
const ONE_MS = 20_000;

/** What was played on somebody's media server, and which episodes of ours it is. */
export interface LibraryHistory extends ResolvedItems {
  name: string;
  source: PlaySource;
}

/** How a library is read. */
export interface ReadingOptions extends Omit<LibraryReading, 'tokenId'> {
  /** Called after each answer of the server. */
  onAnswer?: () => void;
}

/** The way to somebody's media server, and its settings. @throws Refusal if its owner has not allowed it */
const openOwn = async (app: App, own: OwnServer) => {
  await serverOf(app.db, own);
  const access = await accessOf(app, own.id);
  const origin = await originOf(app.db, sql<boolean>`id = ${own.id}`);
  if (!access || !origin) throw refusal('NOT_FOUND', 'LIBRARY_NOT_ALLOWED');
  return { access, origin };
};

/** What somebody calls a media server that may be read. @throws Refusal if its owner has not allowed it */
export const nameOfLibrary = async (app: App, own: OwnServer): Promise<string> =>
  (await openOwn(app, own)).origin.name;

/**
 * Reads what was played on a media server of a user, with the settings, corrections and shows of that server.
 * @throws Refusal if its owner has not allowed it, or it cannot be read; any error once the signal ends the reading
 */
export const readLibraryHistory = async (
  app: App,
  own: OwnServer,
  { onAnswer, ...reading }: ReadingOptions,
): Promise<LibraryHistory> => {
  const { access, origin } = await openOwn(app, own);
  await app.open(showChains);
  const { signal } = reading;
  const patience = { deadlineMs: ONE_MS, signal, ...(onAnswer && { onAnswer }) };
  const library = await openLibrary(app, access, patience);
  const { onlyUser, ignoredLibraries } = origin.settings;
  const items = await library.plays({ onlyUser, ignoredLibraries, most: MOST_ITEMS });
  await learnShows(app, library, { ...reading, tokenId: origin.id, items });
  const at = app.clock.now();
  const resolved = await resolveItems(app, { origin, at, signal }, items);
  const source = access.kind === 'server_a' ? 'PLEX' : 'JELLYFIN';
  return { name: origin.name, source, ...resolved };
};
