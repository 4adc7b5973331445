import type { ScoreFormat } from '#slices/accounts/index.ts';
import { shownScore } from '#slices/lists/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { aspectScores, listOptionsIn, listOptionsOf } from '../queries/list-options.ts';
import { findEntries, ownerOf, type ListArguments } from '../queries/list.ts';
import { fuzzyDateOf } from '../rules/fuzzy-date.ts';
import { customListsOf, groupsOf, type ListGroup, type ListedMedia } from '../rules/list.ts';
import { scoresByAspect } from '../rules/list-options.ts';
import { numberOf } from '../rules/number.ts';
import { LIST_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { refusal } from '../reasons.ts';

/** Entries of a chunk. */
const CHUNK = 500;
/** Entries of a whole list, for apps that ask for no chunk, as on AniList: about as many as there are anime. */
const MOST_ENTRIES = 20_000;
/** The assumed size of a list for the cost. Few lists are longer. */
const USUAL_ENTRIES = 300;

interface ChunkArguments {
  chunk?: number | null;
  perChunk?: number | null;
}

interface CollectionArguments extends ListArguments, ChunkArguments {
  type?: Media | null;
  forceSingleCompletedList?: boolean | null;
}

interface Collection {
  lists: ListGroup[];
  user: object;
  hasNextChunk: boolean;
}

const stretchOf = ({ chunk, perChunk }: ChunkArguments): { start: number; size: number } => {
  if (chunk == null) return { start: 0, size: MOST_ENTRIES };
  const size = Math.min(Math.max(perChunk ?? CHUNK, 1), CHUNK);
  return { start: (Math.max(chunk, 1) - 1) * size, size };
};

const collection: FieldRule<unknown, CollectionArguments> = {
  resolve: async (_root, { chunk, perChunk, ...rest }, context): Promise<Collection> => {
    const { forceSingleCompletedList, ...args } = rest;
    const found = await findEntries(context, args);
    const owner = await ownerOf(context, args);
    const options = await listOptionsOf(context.app.db, owner.id, args.type ?? 'ANIME');
    const isSplit = options.splitCompletedSectionByFormat && forceSingleCompletedList !== true;
    const arrangement = { ...options, splitCompletedSectionByFormat: isSplit };
    const { start, size } = stretchOf({ chunk: chunk ?? null, perChunk: perChunk ?? null });
    return {
      lists: groupsOf(found.slice(start, start + size), arrangement),
      user: owner,
      hasNextChunk: found.length > start + size,
    };
  },
  extensions: { cost: LIST_COST },
};

const entry: FieldRule<unknown, ListArguments> = {
  resolve: async (_root, args, context) => {
    const [found] = await findEntries(context, args);
    if (!found) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
    return found;
  },
  extensions: { cost: LIST_COST },
};

const fact = (resolve: (listed: ListedMedia) => unknown): FieldRule<ListedMedia> => ({ resolve });

const part = (resolve: (listed: ListedMedia) => unknown): FieldRule<ListedMedia> => ({
  resolve,
  extensions: { isPart: true },
});

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

const score: FieldRule<ListedMedia, { format?: ScoreFormat | null }> = {
  // 0 means "no score" on AniList.
  resolve: ({ entry, scoreFormat }, { format }) =>
    shownScore(entry.score, format ?? scoreFormat) ?? 0,
};

const customLists: FieldRule<ListedMedia, { asArray?: boolean | null }> = {
  resolve: (listed, { asArray }) => customListsOf(listed, asArray === true),
};

/** The scores that apps keep besides the whole, which only the owner sees. */
const advancedScores: FieldRule<ListedMedia> = {
  resolve: async ({ owner, entry, media }, _args, context) => {
    if (owner.reading !== 'own') return null;
    const [options, scores] = await Promise.all([
      listOptionsIn(context, `${owner.id} ${media.type}`),
      aspectScores(context, entry.id),
    ]);
    return scoresByAspect(options?.advancedScoring ?? [], scores ?? []);
  },
};

/** The same groups without their names, for old clients. */
const bare = (isCustom: boolean): FieldRule<Collection> => ({
  resolve: ({ lists }) =>
    lists.filter(({ status }) => (status === null) === isCustom).map(({ entries }) => entries),
  extensions: { listSize: USUAL_ENTRIES },
});

const MediaList = {
  id: fact(({ number }) => number),
  userId: fact(({ owner }) => numberOf(owner.id)),
  mediaId: fact(({ media }) => media.id),
  status: fact(({ entry }) => entry.status),
  score,
  progress: fact(({ entry }) => Math.floor(entry.progress)),
  progressVolumes: fact(({ entry }) => entry.volumeProgress),
  repeat: fact(({ entry }) => entry.repeatCount),
  priority: fact(({ entry }) => entry.priority),
  private: fact(({ entry }) => entry.visibility === 'PRIVATE'),
  notes: fact(({ entry }) => entry.notes),
  customLists,
  advancedScores,
  hiddenFromStatusLists: fact(({ entry }) => entry.isHiddenFromStatusLists),
  startedAt: part(({ entry }) => fuzzyDateOf(entry.startedOn)),
  completedAt: part(({ entry }) => fuzzyDateOf(entry.completedOn)),
  createdAt: fact(({ entry }) => secondsOf(entry.createdAt)),
  updatedAt: fact(({ entry }) => secondsOf(entry.updatedAt)),
  user: part(({ owner }) => owner),
};

export const listRules = {
  Query: { MediaListCollection: collection, MediaList: entry },
  MediaListCollection: {
    lists: { extensions: { listSize: 1 } },
    user: { extensions: { isPart: true } },
    statusLists: bare(false),
    customLists: bare(true),
  },
  MediaListGroup: {
    entries: { extensions: { listSize: USUAL_ENTRIES } },
    isCustomList: { resolve: ({ status }: ListGroup) => status === null },
    isSplitCompletedList: { resolve: ({ isSplit }: ListGroup) => isSplit },
  },
  MediaList,
} satisfies SchemaRules;
