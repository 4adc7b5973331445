import type { App } from '#platform/app.ts';
import { catalogue, mangaCatalogue, type Anime, type Manga } from '#slices/catalog/index.ts';
import {
  allEntries,
  customLists,
  favouriteWorks,
  workOf,
  type Entry,
  type ListMedia,
} from '#slices/lists/index.ts';
import type { ExportEntry } from '../formats/export-entry.ts';
import { PRIORITIES } from '../formats/list-row.ts';

/** What entries of one medium share. */
interface Surroundings {
  media: ListMedia;
  listNames: ReadonlyMap<string, string>;
  favourites: ReadonlySet<string>;
}

const surroundingsOf = async (
  app: App,
  userId: string,
  media: ListMedia,
): Promise<Surroundings> => {
  const lists = await customLists(app.db, { userId, media });
  return {
    media,
    listNames: new Map(lists.map(({ id, name }) => [id, name])),
    favourites: new Set(await favouriteWorks(app, { userId, media })),
  };
};

/** One id a site: the one a work primarily stands for. */
const idsOf = ({ externalIds }: Anime | Manga): Record<string, string> => {
  const ids: Record<string, string> = {};
  for (const { site, id, isPrimary } of externalIds)
    if (isPrimary || !(site in ids)) ids[site] = id;
  return ids;
};

const saysOf = (entry: Entry, { listNames, favourites }: Surroundings): ExportEntry['says'] => ({
  status: entry.status,
  progress: entry.progress,
  progressVolumes: entry.volumeProgress,
  score: entry.score,
  repeatCount: entry.repeatCount,
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

const exportEntry = (app: App, entry: Entry, around: Surroundings): ExportEntry | undefined => {
  const shelf = around.media === 'ANIME' ? app.get(catalogue) : app.get(mangaCatalogue);
  const [known, work] = [shelf.get(entry.workId), workOf(app, around.media, entry.workId)];
  if (!known || !work) return undefined;
  return {
    kind: around.media === 'ANIME' ? 'anime' : 'manga',
    workId: entry.workId,
    ids: idsOf(known),
    title: work.title,
    format: known.format,
    total: work.length.units,
    totalVolumes: work.length.volumes,
    says: saysOf(entry, around),
    updatedAt: entry.updatedAt.toISOString(),
  };
};

/** Every entry of a user's lists of some media, as files say it. */
export const readExportEntries = async (
  app: App,
  userId: string,
  media: readonly ListMedia[],
): Promise<ExportEntry[]> => {
  for (const resource of [catalogue, mangaCatalogue]) await app.open<unknown>(resource);
  const entries: ExportEntry[] = [];
  for (const one of media) {
    const around = await surroundingsOf(app, userId, one);
    const rows = await allEntries(app, { userId, media: one, reading: 'own' });
    entries.push(...rows.flatMap((entry) => exportEntry(app, entry, around) ?? []));
  }
  return entries;
};
