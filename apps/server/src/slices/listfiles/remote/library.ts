import type { App } from '#platform/app.ts';
import {
  readDecisions,
  markRepeatedRows,
  matchMedia,
  matchSkipped,
  type MatchedRow,
} from '#slices/exchange/index.ts';
import { openForLists } from '#slices/lists/index.ts';
import {
  readLibraryHistory,
  type LibraryHistory,
  type ReadingOptions,
} from '#slices/scrobble/index.ts';
import { LIBRARY } from '../formats/list-format.ts';
import { stageRead } from '../list-import/stage.ts';
import type { ReadList, ReadRow } from '../read-list.ts';
import { goOnReading, readingOf, type OwnLibrary } from './stored-reading.ts';

/** A person waits so long. */
const INLINE_MS = 25_000;

/** A row that waits for its owner keeps what the server told of its show, which is learned with the answer. */
const withShow = (
  found: MatchedRow,
  serverId: string,
  suggested: LibraryHistory['suggested'],
): ReadRow => {
  const event = found.workId === null ? suggested.get(found.row.line) : undefined;
  return event ? { ...found, show: { serverId, event } } : found;
};

/** Reads what was played on a media server of a user, as a list. @returns the list, and what its owner calls the server @throws Refusal */
export const readLibrary = async (
  app: App,
  { userId, serverId }: OwnLibrary,
  options: ReadingOptions,
): Promise<{ name: string; list: ReadList }> => {
  await openForLists(app);
  const own = { id: serverId, userId };
  const { name, source, rows, resolutions, suggested } = await readLibraryHistory(
    app,
    own,
    options,
  );
  const today = app.clock.now().toISOString().slice(0, 10);
  const decisions = await readDecisions(app.db, userId);
  const { matched, skipped } = matchMedia(app, rows, {
    today,
    told: {
      decisions,
      source,
      resolve: ({ line }) => resolutions.get(line) ?? { outcome: 'no_mapping' },
    },
  });
  const list: ReadList = {
    format: LIBRARY,
    rows: markRepeatedRows(matched).map((row) => withShow(row, serverId, suggested)),
    skipped: skipped.map((skip) => matchSkipped(app, skip, decisions)),
    collections: { customLists: [], favourites: [] },
  };
  return { name, list };
};

/**
 * Reads what was played on a media server of a user, and stores it like a file, to be shown before it is recorded. What takes longer than a person
 * waits goes on in the background. @returns the import's id
 * @throws Refusal
 */
export const stageLibrary = async (
  app: App,
  own: OwnLibrary,
  inlineMs = INLINE_MS,
): Promise<string> => {
  const running = await readingOf(app.db, own);
  if (running !== null) return running;
  const since = app.clock.now();
  const signal = AbortSignal.timeout(inlineMs);
  try {
    const { name, list } = await readLibrary(app, own, { since, signal, onShow: () => {} });
    const input = { userId: own.userId, fileName: name, policy: 'file-wins' as const };
    return await stageRead(app, input, list);
  } catch (error) {
    if (!signal.aborted) throw error;
    return goOnReading(app, own, since);
  }
};
