import { Refusal } from '#platform/errors.ts';
import type { WorkKind } from '#slices/catalog/values.ts';
import type { ListStatus } from '#slices/lists/values.ts';
import {
  type EntryStatement,
  type FormatReader,
  type Reading,
  type Said,
  visibilityOf,
} from '#slices/exchange/values.ts';
import { refusal } from '../reasons.ts';
import { readBackup, type Backup, type BackupTracking, type BackupWork } from './mihon-message.ts';
import { readProgress, readScore, readTotal } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { joined, unread } from './said.ts';
import { readNotes, readTitle, readWords } from './text.ts';

/** A tracker of Mihon: its site, its highest score, and the meaning of its status numbers. */
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
  // Shikimori uses the ids of MyAnimeList.
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

/** The known trackers of a work, in the order of their ids in Mihon. The first one decides. */
const trackedBy = (work: BackupWork) =>
  work.tracking
    .flatMap((tracking) => {
      const tracker = TRACKERS[tracking.syncId];
      return tracker && tracking.mediaId > 0 ? [{ tracking, tracker }] : [];
    })
    .sort((a, b) => a.tracking.syncId - b.tracking.syncId);

/** Chapter numbers are 32-bit floats. */
const roundUnit = (number: number): number => Math.max(0, Math.round(number * 100) / 100);

/** Mihon stores days as midnights in UTC. */
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

/** A work refers to its categories by their order, or by their id in some versions. */
const categoryNames = (
  { works, categories }: Backup,
  kind: WorkKind,
): ReadonlyMap<number, string> => {
  const ofKind = works.filter((one) => one.kind === kind);
  const named = new Set(ofKind.flatMap((one) => one.categories));
  const byOrder = new Map(categories[kind].map(({ order, name }) => [order, name]));
  const byId = new Map(categories[kind].map(({ id, name }) => [id, name]));
  const areAllIn = (known: ReadonlyMap<number, string>) =>
    [...named].every((one) => known.has(one));
  const isById = !areAllIn(byOrder) && areAllIn(byId);
  return isById ? byId : byOrder;
};

type Tracked = ReturnType<typeof trackedBy>;

const progressOf = ({ kind, lastRead }: BackupWork, tracked: Tracked) => {
  // Sources give recaps a number between two episodes.
  const last = kind === 'anime' ? Math.floor(lastRead) : roundUnit(lastRead);
  if (tracked.length === 0) return { progress: last, disagree: false };
  const all = tracked.map(({ tracking }) => roundUnit(tracking.lastChapterRead));
  return { progress: Math.max(...all), disagree: new Set(all).size > 1 };
};

/** Aniyomi adds this to status numbers that only anime have. */
const OF_ANIME = 10;

const readStatusOf = ([first]: Tracked, progress: number): Said<'status'> => {
  if (!first) return { says: { status: progress > 0 ? 'CURRENT' : 'PLANNING' }, warnings: [] };
  const { statuses } = first.tracker;
  const { status: number } = first.tracking;
  const status = statuses[number] ?? statuses[number - OF_ANIME];
  return status ? { says: { status }, warnings: [] } : unread('status', number);
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

/** The position of a work, and the values of its backup. */
interface Place {
  line: number;
  today: string;
  names: ReadonlyMap<number, string>;
  /** Whether it is in the library. */
  isKept: boolean;
}

const readWork = (work: BackupWork, { line, today, names, isKept }: Place): Reading => {
  const { kind } = work;
  const title = readTitle(work.title);
  if (!isKept) return { skipped: { line, title, ids: {}, reason: 'not-in-library' } };
  const tracked = trackedBy(work);
  const ids = Object.fromEntries(
    tracked.map(({ tracker, tracking }) => [tracker.site, String(tracking.mediaId)]),
  );
  const { progress, disagree } = progressOf(work, tracked);
  const counted = readProgress(progress, kind);
  const trackings = tracked.map(({ tracking }) => tracking);
  const rated = tracked.find(({ tracking }) => tracking.score > 0);
  const span = spanOf(trackings, today);
  const score = readScore(rated?.tracking.score ?? null, rated?.tracker.mostScore ?? 10);
  const customLists = readWords(work.categories.flatMap((category) => names.get(category) ?? []));
  const isTracked = tracked.length > 0;
  const said = joined<keyof EntryStatement>([
    readStatusOf(tracked, progress),
    counted,
    ...(isTracked ? [score, span] : []),
    readNotes(work.notes),
    {
      says: {
        customLists,
        ...(isTracked && {
          visibility: visibilityOf(trackings.some(({ isPrivate }) => isPrivate)),
        }),
      },
      warnings: disagree ? ['trackers-disagree-max-progress-taken'] : [],
    },
  ]);
  return {
    row: {
      line,
      kind,
      ids,
      title,
      year: null,
      updatedAt: null,
      total: readTotal(firstOf(trackings, ({ totalChapters }) => totalChapters || null)),
      ...said,
    },
  };
};

/**
 * Writers omit defaults. Mihon's own default is "in the library". Other writers use the default of the wire format, "not in it", and write
 * the field for works that are.
 */
const libraryOf = ({ works }: Backup): ((work: BackupWork) => boolean) => {
  const isDefault = works.every(({ isFavorite }) => isFavorite !== true);
  return ({ isFavorite }) => isFavorite ?? isDefault;
};

const backupOf = (bytes: Uint8Array): Backup => {
  try {
    return readBackup(bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refusal('BAD_USER_INPUT', 'FILE_NOT_BY_MIHON');
  }
};

/** A backup of Mihon, Tachiyomi, Aniyomi or a related app. Its trackers come first, the chapters that were read second. */
export const readMihon: FormatReader = function* ({ bytes, today }) {
  const backup = backupOf(bytes);
  const names = { anime: categoryNames(backup, 'anime'), manga: categoryNames(backup, 'manga') };
  const isKept = libraryOf(backup);
  for (const [index, work] of backup.works.entries())
    yield readWork(work, {
      line: index + 1,
      today,
      names: names[work.kind],
      isKept: isKept(work),
    });
};
