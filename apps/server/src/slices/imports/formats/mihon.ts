import { refusal, Refusal } from '#platform/errors.ts';
import type { ListStatus } from '#slices/lists/index.ts';
import { plainBytes } from './bytes.ts';
import { visibilityOf, type FormatReader, type Reading } from './list-row.ts';
import { readBackup, type Backup, type BackupManga, type BackupTracking } from './mihon-message.ts';
import { readProgress, readScore, readTotal } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { readNotes, readTitle, readWords } from './text.ts';

/** A tracker of Mihon: its site, its scores, and what its numbers of a status mean. */
interface Tracker {
  site: string;
  mostScore: number;
  statuses: Readonly<Record<number, ListStatus>>;
}

const TRACKERS: Readonly<Record<number, Tracker>> = {
  1: {
    site: 'mal',
    mostScore: 10,
    statuses: {
      1: 'CURRENT',
      2: 'COMPLETED',
      3: 'PAUSED',
      4: 'DROPPED',
      6: 'PLANNING',
      7: 'REPEATING',
    },
  },
  2: {
    site: 'anilist',
    mostScore: 100,
    statuses: {
      1: 'CURRENT',
      2: 'COMPLETED',
      3: 'PAUSED',
      4: 'DROPPED',
      5: 'PLANNING',
      6: 'REPEATING',
    },
  },
  3: {
    site: 'kitsu',
    mostScore: 10,
    statuses: { 1: 'CURRENT', 2: 'COMPLETED', 3: 'PAUSED', 4: 'DROPPED', 5: 'PLANNING' },
  },
  // The ids of Shikimori are MyAnimeList's.
  4: {
    site: 'mal',
    mostScore: 10,
    statuses: {
      1: 'CURRENT',
      2: 'COMPLETED',
      3: 'PAUSED',
      4: 'DROPPED',
      5: 'PLANNING',
      6: 'REPEATING',
    },
  },
  5: {
    site: 'bangumi',
    mostScore: 10,
    statuses: { 1: 'PLANNING', 2: 'COMPLETED', 3: 'CURRENT', 4: 'PAUSED', 5: 'DROPPED' },
  },
  7: {
    site: 'mangaupdates',
    mostScore: 10,
    statuses: { 0: 'CURRENT', 1: 'PLANNING', 2: 'COMPLETED', 3: 'DROPPED', 4: 'PAUSED' },
  },
};

/** Known trackers of a manga, the one followed first in front. */
const trackedBy = (manga: BackupManga) =>
  manga.tracking
    .flatMap((tracking) => {
      const tracker = TRACKERS[tracking.syncId];
      return tracker && tracking.mediaId > 0 ? [{ tracking, tracker }] : [];
    })
    .sort((a, b) => a.tracking.syncId - b.tracking.syncId);

/** Chapters that were read, as far as their numbers go. */
const chaptersRead = ({ chapters }: BackupManga): number =>
  chapters.reduce((most, { number, isRead }) => (isRead && number > most ? number : most), 0);

/** Chapter numbers are 32-bit floats. */
const roundChapter = (number: number): number => Math.max(0, Math.round(number * 100) / 100);

/** Mihon keeps days as midnights in UTC. */
const dayOf = (ms: number): string | null =>
  ms > 0 && ms < 8.64e15 ? new Date(ms).toISOString().slice(0, 10) : null;

const firstOf = <T>(
  trackings: readonly BackupTracking[],
  value: (tracking: BackupTracking) => T | null,
): T | null => {
  for (const tracking of trackings) {
    const found = value(tracking);
    if (found !== null) return found;
  }
  return null;
};

/** A manga names its categories by their order; some versions by their id. */
const categoryNames = ({ manga, categories }: Backup): ReadonlyMap<number, string> => {
  const named = new Set(manga.flatMap((one) => one.categories));
  const byOrder = new Map(categories.map(({ order, name }) => [order, name]));
  const byId = new Map(categories.map(({ id, name }) => [id, name]));
  const areAllIn = (known: ReadonlyMap<number, string>) =>
    [...named].every((one) => known.has(one));
  const isById = !areAllIn(byOrder) && areAllIn(byId);
  return isById ? byId : byOrder;
};

type Tracked = ReturnType<typeof trackedBy>;

const progressOf = (manga: BackupManga, tracked: Tracked) => {
  if (tracked.length === 0) return { progress: roundChapter(chaptersRead(manga)), disagree: false };
  const all = tracked.map(({ tracking }) => roundChapter(tracking.lastChapterRead));
  return { progress: Math.max(...all), disagree: new Set(all).size > 1 };
};

const statusOf = ([first]: Tracked, progress: number): ListStatus | null => {
  if (!first) return progress > 0 ? 'CURRENT' : 'PLANNING';
  return first.tracker.statuses[first.tracking.status] ?? null;
};

const spanOf = (trackings: readonly BackupTracking[], today: string) =>
  readSpan(
    readDate(
      firstOf(trackings, ({ startedAt }) => dayOf(startedAt)),
      today,
    ),
    readDate(
      firstOf(trackings, ({ finishedAt }) => dayOf(finishedAt)),
      today,
    ),
  );

const readManga = (
  manga: BackupManga,
  { line, today, names }: { line: number; today: string; names: ReadonlyMap<number, string> },
): Reading => {
  const title = readTitle(manga.title);
  if (!manga.isFavorite) return { skipped: { line, title, ids: {}, reason: 'not-in-library' } };
  const tracked = trackedBy(manga);
  const ids = Object.fromEntries(
    tracked.map(({ tracker, tracking }) => [tracker.site, String(tracking.mediaId)]),
  );
  const { progress, disagree } = progressOf(manga, tracked);
  const counted = readProgress(progress, 'manga');
  const status = statusOf(tracked, progress);
  if (status === null)
    return { skipped: { line, kind: 'manga', title, ids, reason: 'unknown-status' } };
  const trackings = tracked.map(({ tracking }) => tracking);
  const rated = tracked.find(({ tracking }) => tracking.score > 0);
  const span = spanOf(trackings, today);
  const score = readScore(rated?.tracking.score ?? null, rated?.tracker.mostScore ?? 10);
  const notes = readNotes(manga.notes);
  const customLists = readWords(manga.categories.flatMap((category) => names.get(category) ?? []));
  const isTracked = tracked.length > 0;
  return {
    row: {
      line,
      kind: 'manga',
      ids,
      title,
      year: null,
      updatedAt: null,
      total: readTotal(firstOf(trackings, ({ totalChapters }) => totalChapters || null)),
      says: {
        status,
        ...counted.says,
        ...notes.says,
        customLists,
        ...(isTracked && {
          ...score.says,
          visibility: visibilityOf(trackings.some(({ isPrivate }) => isPrivate)),
          ...span.says,
        }),
      },
      warnings: [
        ...(disagree ? ['trackers-disagree-max-progress-taken'] : []),
        ...counted.warnings,
        ...score.warnings,
        ...span.warnings,
        ...notes.warnings,
      ],
    },
  };
};

const backupOf = (bytes: Uint8Array): Backup => {
  try {
    return readBackup(plainBytes(bytes));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refusal('BAD_USER_INPUT', 'The file is not a backup of Mihon, or it is cut off.');
  }
};

/** A backup of Mihon or Tachiyomi: what its trackers say first, the chapters that were read second. */
export const readMihon: FormatReader = function* ({ bytes, today }) {
  const backup = backupOf(bytes);
  if (backup.manga.length === 0)
    throw refusal(
      'BAD_USER_INPUT',
      'The file holds no manga: it is no backup of Mihon, or an empty one.',
    );
  const names = categoryNames(backup);
  for (const [index, manga] of backup.manga.entries())
    yield readManga(manga, { line: index + 1, today, names });
};
