import { type Fault, pageOf } from '../kit/fault.ts';
import type { Account } from '../kit/accounts.ts';
import { deleteEntry, fault as refusal, saveEntry } from './save.ts';
import type { KeptRow, KeptWork } from '../kit/lists.ts';
import { type AnilistFields, type AnilistLists, secondsOf } from './state.ts';

type Row = KeptRow<AnilistFields>;

/** Who asks for what, and what goes wrong meanwhile. */
export interface AnilistContext {
  lists: AnilistLists;
  people: ReadonlyMap<string, Account>;
  viewer: Account | undefined;
  now: Date;
  fault: Fault | undefined;
}

type Args = Readonly<Record<string, any>>;

const MOST_PER_PAGE = 50;
const MOST_PER_CHUNK = 500;
/** A list ends at the entries that were updated last. */
const LONGEST_LIST = 11_000;

/** A raw score in a format. */
const shownAs = (raw: number, format: string): number => {
  if (format === 'POINT_100') return raw;
  if (format === 'POINT_10_DECIMAL') return raw / 10;
  if (format === 'POINT_10') return Math.round(raw / 10);
  const cuts = format === 'POINT_5' ? [0, 29, 49, 69, 89] : [0, 47, 72];
  return cuts.filter((cut) => raw > cut).length;
};

const typeOf = (kind: string): string => kind.toUpperCase();

const shownWork = (work: KeptWork | undefined) =>
  work && {
    id: Number(work.id),
    idMal: work.malId ?? null,
    type: typeOf(work.kind),
    title: { romaji: work.title, native: work.title, userPreferred: work.title },
    episodes: work.kind === 'anime' ? work.total : null,
    chapters: work.kind === 'manga' ? work.total : null,
    volumes: work.volumes ?? null,
    isAdult: work.isAdult ?? false,
  };

const shownRow = (row: Row, { lists }: AnilistContext) => ({
  ...row.fields,
  id: row.id,
  userId: Number(row.accountId),
  mediaId: Number(row.workId),
  createdAt: secondsOf(row.createdAt),
  updatedAt: secondsOf(row.updatedAt),
  score: ({ format }: Args) => shownAs(row.fields.scoreRaw, format ?? lists.scoreFormat),
  customLists: () =>
    Object.fromEntries(
      lists.customLists.map((name) => [name, row.fields.customLists.includes(name)]),
    ),
  media: () => shownWork(lists.work(row.kind, row.workId)),
});

const viewerOf = ({ viewer }: AnilistContext): Account => {
  if (!viewer) throw refusal('Unauthorized.', 401);
  return viewer;
};

/** What of the list of an account the viewer may see. */
const visibleList = ({ userId, userName, type }: Args, context: AnilistContext): Row[] => {
  const { people, lists, viewer } = context;
  const person = [...people.values()].find(
    ({ id, name }) => id === String(userId) || name === userName,
  );
  if (userId === undefined && userName === undefined) throw refusal('userId required', 400);
  if (!person) throw refusal('User not found', 404);
  const rows = lists.listOf(person.id, type?.toLowerCase());
  return person.id === viewer?.id ? rows : rows.filter((row) => !row.fields.private);
};

const groupsOf = (rows: readonly Row[], context: AnilistContext) => {
  const shown = (wanted: (row: Row) => boolean) =>
    rows.filter(wanted).map((row) => shownRow(row, context));
  const statuses = [...new Set(rows.map(({ fields }) => fields.status))];
  const byStatus = statuses.map((status) => ({
    name: status,
    status,
    isCustomList: false,
    entries: shown((row) => row.fields.status === status && !row.fields.hiddenFromStatusLists),
  }));
  const custom = context.lists.customLists.map((name) => ({
    name,
    status: null,
    isCustomList: true,
    entries: shown((row) => row.fields.customLists.includes(name)),
  }));
  return [...byStatus, ...custom].filter(({ entries }) => entries.length > 0);
};

const collectionOf = (args: Args, context: AnilistContext) => {
  const all = visibleList(args, context).slice(0, LONGEST_LIST);
  const limit = Math.min(MOST_PER_CHUNK, args['perChunk'] ?? MOST_PER_CHUNK);
  const isWhole = args['chunk'] === undefined;
  const offset = ((args['chunk'] ?? 1) - 1) * limit;
  const page = pageOf({ items: all, offset, limit, fault: context.fault });
  return {
    lists: groupsOf(isWhole ? all : page, context),
    hasNextChunk: !isWhole && offset + limit < all.length,
  };
};

const page = ({ page: number = 1, perPage = MOST_PER_PAGE }: Args, context: AnilistContext) => {
  const limit = Math.min(MOST_PER_PAGE, perPage);
  const offset = (number - 1) * limit;
  let length = 0;
  const cut = <Item>(items: readonly Item[]): Item[] => {
    length = items.length;
    return pageOf({ items, offset, limit, fault: context.fault });
  };
  return {
    mediaList: (args: Args) => cut(visibleList(args, context)).map((row) => shownRow(row, context)),
    media: ({ id_in: ids, idMal_in: malIds, type }: Args) =>
      cut(
        [...context.lists.works.values()].filter(
          (work) =>
            (!ids || ids.includes(Number(work.id))) &&
            (!malIds || malIds.includes(work.malId)) &&
            (!type || typeOf(work.kind) === type),
        ),
      ).map(shownWork),
    // The service counts badly: only whether there is another page is right.
    pageInfo: async () => {
      await Promise.resolve();
      const hasNextPage = offset + limit < length;
      return { total: 5000, perPage: limit, currentPage: number, lastPage: 100, hasNextPage };
    },
  };
};

export const resolvers = {
  Viewer: (_args: Args, context: AnilistContext) => {
    const { id, name } = viewerOf(context);
    const lists = { customLists: context.lists.customLists };
    return {
      id: Number(id),
      name,
      options: { timezone: '9:00', displayAdultContent: false },
      mediaListOptions: {
        scoreFormat: context.lists.scoreFormat,
        animeList: lists,
        mangaList: lists,
      },
    };
  },
  Page: page,
  Media: ({ id, idMal, type }: Args, { lists }: AnilistContext) => {
    const found = [...lists.works.values()].find(
      (work) =>
        (Number(work.id) === id || (idMal !== undefined && work.malId === idMal)) &&
        (!type || typeOf(work.kind) === type),
    );
    if (!found) throw refusal('Not Found.', 404);
    return shownWork(found);
  },
  MediaList: (args: Args, context: AnilistContext) => {
    const found = visibleList(args, context).find(
      ({ workId }) => Number(workId) === args['mediaId'],
    );
    if (!found) throw refusal('Not Found.', 404);
    return shownRow(found, context);
  },
  MediaListCollection: collectionOf,
  SaveMediaListEntry: (args: Args, context: AnilistContext) => {
    const { id } = viewerOf(context);
    return shownRow(saveEntry(context.lists, id, args, context.now), context);
  },
  DeleteMediaListEntry: ({ id }: Args, context: AnilistContext) =>
    deleteEntry(context.lists, viewerOf(context).id, id),
};
