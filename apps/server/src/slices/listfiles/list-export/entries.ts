import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { type Media, type Anime, MEDIUM, type Manga, shelfOf } from '#slices/catalog/index.ts';
import {
  customLists,
  entriesInOrder,
  type Entry,
  favouriteWorks,
  listedEntries,
  openForLists,
  type Play,
  playsOf,
  workOf,
} from '#slices/lists/index.ts';
import { type PlayStatement, PRIORITIES } from '#slices/exchange/values.ts';
import type { ExportEntry, ExportHead, Favourite } from '../formats/export-entry.ts';

/** What all entries of one medium need. */
interface Surroundings {
  media: Media;
  listNames: ReadonlyMap<string, string>;
  favourites: ReadonlySet<string>;
}

/** An entry with its plays, for the formats that have plays. */
interface PlayedEntry extends Entry {
  plays: readonly Play[];
}

const surroundingsOf = async (
  db: Database,
  userId: string,
  media: Media,
): Promise<Surroundings> => {
  const lists = await customLists(db, { userId, media });
  return {
    media,
    listNames: new Map(lists.map(({ id, name }) => [id, name])),
    favourites: new Set(await favouriteWorks(db, { userId, media })),
  };
};

/** One id per site, the primary one if the work has several. */
const idsOf = ({ externalIds }: Anime | Manga): Record<string, string> => {
  const ids: Record<string, string> = {};
  for (const { site, id, isPrimary } of externalIds)
    if (isPrimary || !(site in ids)) ids[site] = id;
  return ids;
};

const statementOf = ({ at, recordedAt, ...play }: Play): PlayStatement => ({
  ...play,
  at: at.toISOString(),
  recordedAt: recordedAt.toISOString(),
});

const saysOf = (
  entry: PlayedEntry,
  { listNames, favourites }: Surroundings,
): ExportEntry['says'] => ({
  status: entry.status,
  progress: entry.progress,
  progressVolumes: entry.volumeProgress,
  score: entry.score,
  repeatCount: entry.repeatCount,
  passes: entry.passes,
  plays: entry.plays.map(statementOf),
  startedOn: entry.startedOn,
  completedOn: entry.completedOn,
  notes: entry.notes,
  tags: [...entry.tags],
  customLists: entry.customListIds.flatMap((id) => listNames.get(id) ?? []),
  priority: PRIORITIES[entry.priority] ?? 'NONE',
  visibility: entry.visibility,
  isHiddenFromStatusLists: entry.isHiddenFromStatusLists,
  isFavourite: favourites.has(entry.workId),
});

const exportEntry = (
  app: App,
  entry: PlayedEntry,
  around: Surroundings,
): ExportEntry | undefined => {
  const shelf = shelfOf(app, around.media);
  const [known, work] = [shelf.get(entry.workId), workOf(app, around.media, entry.workId)];
  if (!known || !work) return undefined;
  return {
    kind: MEDIUM[around.media].kind,
    workId: entry.workId,
    ids: idsOf(known),
    title: work.title,
    format: known.format,
    total: work.length.units,
    totalVolumes: work.length.volumes,
    says: saysOf(entry, around),
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
  };
};

const workOn = (app: App, media: Media, id: string): Favourite | undefined => {
  const shelf = shelfOf(app, media);
  const [known, work] = [shelf.get(id), workOf(app, media, id)];
  return (
    known && work && { kind: MEDIUM[media].kind, workId: id, ids: idsOf(known), title: work.title }
  );
};

/** A list to read in stretches. */
export interface ListToExport {
  /** The number of exported entries by status. */
  counts: Readonly<Record<string, number>>;
  entries: number;
  /** Entries that the format cannot express. */
  leftOut: number;
  customLists: ExportHead['customLists'];
  favourites: Favourite[];
  read: () => AsyncGenerator<ExportEntry>;
}

/** Entries in memory at a time. */
const STRETCH = 500;

async function* inStretches(
  app: App,
  { db, userId, hasPlays }: { db: Database; userId: string; hasPlays: boolean },
  lists: readonly { around: Surroundings; ids: readonly string[] }[],
): AsyncGenerator<ExportEntry> {
  for (const { around, ids } of lists) {
    for (let from = 0; from < ids.length; from += STRETCH) {
      const stretch = ids.slice(from, from + STRETCH);
      const entries = await entriesInOrder(db, userId, stretch);
      const plays = await playsOf(db, userId, hasPlays ? stretch : []);
      for (const entry of entries) {
        const played = { ...entry, plays: plays.get(entry.id) ?? [] };
        const written = exportEntry(app, played, around);
        if (written) yield written;
      }
    }
  }
}

/** Whether a format accepts a work. */
export type Takes = (work: Anime | Manga) => boolean;

/** The lists of a user, most recently changed first. Only one stretch is in memory at a time. */
export const openListToExport = async (
  app: App,
  db: Database,
  {
    userId,
    media,
    takes,
    hasPlays,
  }: { userId: string; media: readonly Media[]; takes: Takes; hasPlays: boolean },
): Promise<ListToExport> => {
  await openForLists(app);
  const counts: Record<string, number> = {};
  let leftOut = 0;
  const lists: { around: Surroundings; ids: string[] }[] = [];
  for (const one of media) {
    const shelf = shelfOf(app, one);
    const ids: string[] = [];
    for (const { id, workId, status } of await listedEntries(db, {
      userId,
      media: one,
      reading: 'own',
    })) {
      const work = shelf.get(workId);
      if (!work) continue;
      if (!takes(work)) {
        leftOut += 1;
        continue;
      }
      counts[status] = (counts[status] ?? 0) + 1;
      ids.push(id);
    }
    lists.push({ around: await surroundingsOf(db, userId, one), ids });
  }
  const entries = lists.reduce((sum, { ids }) => sum + ids.length, 0);
  const around = lists.map((list) => list.around);
  const customLists = around.flatMap(({ media: of, listNames }) =>
    [...listNames.values()].map((name) => ({ kind: MEDIUM[of].kind, name })),
  );
  const favourites = around.flatMap(({ media: of, favourites: ids }) =>
    [...ids].flatMap((id) => workOn(app, of, id) ?? []),
  );
  return {
    counts,
    entries,
    leftOut,
    customLists,
    favourites,
    read: () => inStretches(app, { db, userId, hasPlays }, lists),
  };
};
