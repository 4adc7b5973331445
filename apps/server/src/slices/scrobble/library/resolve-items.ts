import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { MediaRow, PlacedMedia } from '#slices/exchange/index.ts';
import { correctedUnit, isCorrectedShow } from '../corrections/correction.ts';
import { ignoredShowOf } from '../corrections/ignored-show.ts';
import { showKeysOf } from '../corrections/rules/place.ts';
import type { Found } from '../pipeline/found.ts';
import { withLearnedIds } from '../pipeline/learned-ids.ts';
import type { Origin } from '../pipeline/origin.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { findEpisodes, type ShowWords } from '../pipeline/resolve.ts';
import { readKnownShow } from '../shows/known-shows.ts';
import type { PlayedItem } from './library.ts';
import { placedMedia } from './rules/placed-media.ts';

/** Items that are resolved in one transaction. */
const CHUNK = 100;

/** What was played, and which episode of ours it is, by the lines of its rows. */
export interface ResolvedItems {
  rows: MediaRow[];
  resolutions: Map<number, PlacedMedia>;
  /** What the server told of episodes of which only their owner can say what they are. */
  suggested: Map<number, PlaybackEvent>;
}

/** What is known of a show, asked once for all of its episodes. */
interface ShowFacts {
  ids: PlaybackEvent['ids'];
  isIgnored: boolean;
  isCorrected: boolean;
  known: Awaited<ReturnType<typeof readKnownShow>>;
}

/** What is read of a library, and known so far. */
interface Reading {
  origin: Origin;
  at: Date;
  facts: Map<string, ShowFacts>;
  resolved: ResolvedItems;
}

const showOf = ({ kind, showKey, showTitle }: PlaybackEvent): string =>
  JSON.stringify([kind, showKey, showTitle]);

const askFacts = async (
  app: App,
  tx: Tx,
  { origin, event }: { origin: Origin; event: PlaybackEvent },
): Promise<ShowFacts> => {
  const learned = await withLearnedIds(app, tx, { origin, event });
  return {
    ids: learned.ids.slice(event.ids.length),
    isIgnored: (await ignoredShowOf(tx, origin.id, event)) !== null,
    isCorrected: await isCorrectedShow(tx, origin.id, showKeysOf(event)),
    known: await readKnownShow(app, tx, { origin, event: learned }),
  };
};

/** A film is no show, so what is known of one says nothing of the next. */
const factsOf = async (
  app: App,
  tx: Tx,
  { origin, facts }: Reading,
  event: PlaybackEvent,
): Promise<ShowFacts> => {
  const key = showOf(event);
  const found = facts.get(key) ?? (await askFacts(app, tx, { origin, event }));
  if (event.kind === 'episode') facts.set(key, found);
  return found;
};

/** Rows of one episode: a play each, or one at an unknown time. A show counts once in what cannot be matched, so its episodes lose their ids. */
const rowsOf = (line: number, { at }: PlayedItem, event: PlaybackEvent): MediaRow[] => {
  const media = { ...event, ids: event.ids.filter(({ level }) => level !== 'episode') };
  const times = at.length > 0 ? at : [null];
  const title = event.showTitle ?? event.title;
  return times.map((time) => ({ line, title, media, says: { about: 'play', at: time } }));
};

/** The episodes of an item, as for an event of its server. */
const resolveItem = async (app: App, tx: Tx, reading: Reading, item: PlayedItem): Promise<void> => {
  if (item.event.kind === 'other') return;
  const { origin, at, resolved } = reading;
  const { ids, isIgnored, isCorrected, known } = await factsOf(app, tx, reading, item.event);
  if (isIgnored) return;
  const event = { ...item.event, ids: [...item.event.ids, ...ids] };
  const words: ShowWords = {
    corrected: async (place) => (isCorrected ? correctedUnit(app, tx, origin.id, place) : null),
    known: () => Promise.resolve(known),
  };
  const found: Found[] = await findEpisodes(app, { origin, at, event }, words);
  for (const each of found) {
    const line = resolved.resolutions.size + 1;
    const placed = placedMedia(each);
    resolved.resolutions.set(line, placed);
    const isShow = each.outcome === 'suggested' && !each.isSingle;
    if (isShow && placed.outcome === 'suggested') resolved.suggested.set(line, event);
    resolved.rows.push(...rowsOf(line, item, event));
  }
};

/** Which episodes of ours were played: as for events, by the owner's corrections, the mapping, and what is known of each show, chunk by chunk. */
export const resolveItems = async (
  app: App,
  { origin, at, signal }: { origin: Origin; at: Date; signal: AbortSignal },
  items: readonly PlayedItem[],
): Promise<ResolvedItems> => {
  const resolved: ResolvedItems = { rows: [], resolutions: new Map(), suggested: new Map() };
  const reading = { origin, at, facts: new Map<string, ShowFacts>(), resolved };
  for (let start = 0; start < items.length; start += CHUNK) {
    signal.throwIfAborted();
    await app.db.transaction().execute(async (tx) => {
      for (const item of items.slice(start, start + CHUNK))
        await resolveItem(app, tx, reading, item);
    });
  }
  return resolved;
};
