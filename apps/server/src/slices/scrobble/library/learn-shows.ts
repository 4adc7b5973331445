import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import { eachInSlices } from '#platform/in-slices.ts';
import { mapping, resolveAll } from '#slices/mapping/index.ts';
import { rememberShow } from '../corrections/remember-show.ts';
import { MOST_KEY, MOST_SHOWS, noteAsked } from './asked-shows.ts';
import type { Library, PlayedItem } from './library.ts';

/** Shows a server is asked about at once. */
const AT_ONCE = 4;
/** So many shows in a row that it does not answer about: it is away. */
const MOST_FAILURES = 8;

/** A reading of a library. */
export interface LibraryReading {
  tokenId: string;
  /** Shows that it was asked about since then are not asked about again, so that a reading that was cut goes on. */
  since: Date;
  /** Ends it. */
  signal: AbortSignal;
  /** Called after each show. */
  onShow: (done: number, total: number) => void;
}

/** The keys of the shows that the mapping does not know by what their episodes say. */
const unknownShows = async (app: App, items: readonly PlayedItem[]): Promise<string[]> => {
  const graph = app.get(mapping);
  const today = app.clock.now().toISOString().slice(0, 10);
  const keys = new Set<string>();
  await eachInSlices(items, ({ event }) => {
    const { kind, showKey } = event;
    if (kind !== 'episode' || showKey === null || showKey.length > MOST_KEY) return;
    if (keys.size >= MOST_SHOWS || keys.has(showKey)) return;
    const [found] = resolveAll(graph, event, { today, trustAirDate: true });
    if (found?.outcome !== 'matched') keys.add(showKey);
  });
  return [...keys];
};

const askedSince = async (app: App, { tokenId, since }: LibraryReading): Promise<Set<string>> => {
  const rows = await app.db
    .selectFrom('scrobble.asked_show')
    .select('show_key')
    .where('token_id', '=', tokenId)
    .where('asked_at', '>=', since)
    .execute();
  return new Set(rows.map((row) => row.show_key));
};

/** What the server tells of a show; the refusal if it does not answer. */
const told = (library: Library, key: string) =>
  library.show(key).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });

/** Runs some work for each item, several at once. */
const eachAtOnce = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  const runner = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
};

/**
 * Asks the server for the ids of shows that the mapping does not know, and remembers them show by show. What it does not tell stays unmatched.
 * @throws Refusal if it stops answering; the reason of the signal if that ends it
 */
export const learnShows = async (
  app: App,
  library: Library,
  { items, ...reading }: LibraryReading & { items: readonly PlayedItem[] },
): Promise<void> => {
  const { tokenId, signal, onShow } = reading;
  const keys = await unknownShows(app, items);
  const asked = await askedSince(app, reading);
  let done = keys.filter((key) => asked.has(key)).length;
  let failures = 0;
  const remember = async (tx: Tx, key: string, show: Awaited<ReturnType<Library['show']>>) => {
    const at = app.clock.now();
    if (show) await rememberShow(app, tx, { tokenId, at, show });
    await noteAsked(tx, { tokenId, showKey: key, at });
  };
  await eachAtOnce(
    keys.filter((key) => !asked.has(key)),
    async (key) => {
      signal.throwIfAborted();
      const show = await told(library, key);
      signal.throwIfAborted();
      failures = show instanceof Refusal ? failures + 1 : 0;
      if (show instanceof Refusal && failures >= MOST_FAILURES) throw show;
      if (!(show instanceof Refusal))
        await app.db.transaction().execute((tx) => remember(tx, key, show));
      onShow((done += 1), keys.length);
    },
  );
};
