import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import type { MediaRow, PlacedMedia } from '#slices/exchange/index.ts';
import type { PlaySource } from '#slices/lists/index.ts';
import { mapping, resolveAll } from '#slices/mapping/index.ts';
import { ignoredShowOf } from '../corrections/ignored-show.ts';
import { correctedUnit, isCorrectedShow } from '../corrections/correction.ts';
import { placeOf, showKeysOf } from '../corrections/rules/place.ts';
import { rememberShow } from '../corrections/remember-show.ts';
import { withLearnedIds } from '../pipeline/learned-ids.ts';
import type { Origin } from '../pipeline/origin.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { refusal } from '../reasons.ts';
import { showChains } from '../shows/chain.ts';
import { knownShowOf } from '../shows/known-shows.ts';
import { placeInKnown } from '../shows/suggest.ts';
import { originOf } from '../tokens/queries.ts';
import type { Library, PlayedItem } from './library.ts';
import { openLibrary } from './open.ts';
import { accessOf, kindOfServer, type OwnServer } from './stored-access.ts';

/** Items of a library that are read: more than a list may have rows. */
const MOST_ITEMS = 50_000;
/** Shows whose ids are asked for. */
const MOST_SHOWS = 1_000;
/** A person waits for the preview. */
const ALL_MS = 90_000;
const LEARNING_MS = 45_000;
const ONE_MS = 20_000;

/** What was played on somebody's media server, and which episodes of ours it is. */
export interface LibraryHistory {
  name: string;
  source: PlaySource;
  rows: MediaRow[];
  /** What a row is, by its line. */
  resolutions: ReadonlyMap<number, PlacedMedia>;
}

/** What is read and known of a library so far. */
interface Reading {
  app: App;
  tx: Tx;
  origin: Origin;
  today: string;
}

/** What is known of a show, asked once for all of its episodes. */
interface ShowFacts {
  ids: PlaybackEvent['ids'];
  isIgnored: boolean;
  isCorrected: boolean;
  known: Awaited<ReturnType<typeof knownShowOf>>;
}

const showOf = (event: PlaybackEvent): string =>
  JSON.stringify([event.kind, event.showKey, event.showTitle]);

/** Asks the server for the ids of shows that the mapping does not know by what their episodes say. */
const learnShows = async (
  { app, origin, at }: { app: App; origin: Origin; at: Date },
  library: Library,
  items: readonly PlayedItem[],
): Promise<void> => {
  const graph = app.get(mapping);
  const today = at.toISOString().slice(0, 10);
  const keys = new Set<string>();
  for (const { event } of items) {
    if (event.kind !== 'episode' || event.showKey === null || keys.size >= MOST_SHOWS) continue;
    const [found] = resolveAll(graph, event, { today, trustAirDate: true });
    if (found?.outcome === 'matched') continue;
    keys.add(event.showKey);
  }
  const until = performance.now() + LEARNING_MS;
  for (const key of keys) {
    // What the server does not tell in time stays unmatched, and is said so.
    const show = performance.now() < until ? await library.show(key).catch(nothingIfRefused) : null;
    if (!show) continue;
    await app.db
      .transaction()
      .execute((tx) => rememberShow(app, tx, { tokenId: origin.id, at, show }));
  }
};

const nothingIfRefused = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

const factsOf = async ({ app, tx, origin }: Reading, event: PlaybackEvent): Promise<ShowFacts> => {
  const learned = await withLearnedIds(app, tx, { origin, event });
  return {
    ids: learned.ids.slice(event.ids.length),
    isIgnored: (await ignoredShowOf(tx, origin.id, event)) !== null,
    isCorrected: await isCorrectedShow(tx, origin.id, showKeysOf(event)),
    known: await knownShowOf(app, tx, { origin, event: learned }),
  };
};

const matchedTo = (animeId: string, episode: number): PlacedMedia => ({
  outcome: 'matched',
  animeId,
  episode,
  partial: false,
});

/** Which episode of ours an item is: by the owner's corrections, the mapping, then what is known of its show, as for events. */
const resolve = async (
  { app, tx, origin, today }: Reading,
  event: PlaybackEvent,
  { known, isCorrected }: ShowFacts,
): Promise<PlacedMedia> => {
  const place = isCorrected ? placeOf(event) : null;
  const meant = place && (await correctedUnit(app, tx, origin.id, place));
  if (meant && 'animeId' in meant) return matchedTo(meant.animeId, meant.episode);
  const [found = { outcome: 'no_mapping' as const }] = resolveAll(app.get(mapping), event, {
    today,
    trustAirDate: true,
  });
  if (found.outcome === 'matched' || !known) return found;
  const isUnnamed = found.outcome === 'no_mapping' || found.outcome === 'no_external_id';
  const own = isUnnamed ? placeInKnown(app, known, { event, step: 0, today }) : null;
  return own ? matchedTo(own.animeId, own.episode) : found;
};

/** Rows of one item: a play each, or one at an unknown time. A show counts once in what cannot be matched, so its episodes lose their ids. */
const rowsOf = (line: number, { at }: PlayedItem, event: PlaybackEvent): MediaRow[] => {
  const media = { ...event, ids: event.ids.filter(({ level }) => level !== 'episode') };
  const times = at.length > 0 ? at : [null];
  const title = event.showTitle ?? event.title;
  return times.map((time) => ({ line, title, media, says: { about: 'play', at: time } }));
};

const resolveItems = async (
  reading: Reading,
  items: readonly PlayedItem[],
): Promise<Pick<LibraryHistory, 'rows' | 'resolutions'>> => {
  const facts = new Map<string, ShowFacts>();
  const rows: MediaRow[] = [];
  const resolutions = new Map<number, PlacedMedia>();
  for (const [index, item] of items.entries()) {
    if (item.event.kind === 'other') continue;
    const key = showOf(item.event);
    const show = facts.get(key) ?? (await factsOf(reading, item.event));
    if (item.event.kind === 'episode') facts.set(key, show);
    if (show.isIgnored) continue;
    const event = { ...item.event, ids: [...item.event.ids, ...show.ids] };
    const line = index + 1;
    resolutions.set(line, await resolve(reading, event, show));
    rows.push(...rowsOf(line, item, event));
  }
  return { rows, resolutions };
};

/**
 * Reads what was played on a media server of a user, with the settings, corrections and shows of that server.
 * @throws Refusal if its owner has not allowed it, or it cannot be read
 */
export const readLibraryHistory = async (app: App, own: OwnServer): Promise<LibraryHistory> => {
  await kindOfServer(app.db, own);
  const access = await accessOf(app, own.id);
  const origin = await originOf(app.db, sql<boolean>`id = ${own.id}`);
  if (!access || !origin) throw refusal('NOT_FOUND', 'LIBRARY_NOT_ALLOWED');
  await app.open(showChains);
  const signal = AbortSignal.timeout(ALL_MS);
  const library = await openLibrary(app, access, { deadlineMs: ONE_MS, signal });
  const { onlyUser, ignoredLibraries } = origin.settings;
  const items = await library.plays({ onlyUser, ignoredLibraries, most: MOST_ITEMS });
  const at = app.clock.now();
  await learnShows({ app, origin, at }, library, items);
  const today = at.toISOString().slice(0, 10);
  const resolved = await app.db
    .transaction()
    .execute((tx) => resolveItems({ app, tx, origin, today }, items));
  const source = access.kind === 'server_a' ? 'PLEX' : 'JELLYFIN';
  return { name: origin.name, source, ...resolved };
};
