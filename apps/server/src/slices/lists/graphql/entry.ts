import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue } from '#slices/catalog/index.ts';
import { customLists, type CustomList } from '../queries/custom-list.ts';
import type { Entry } from '../queries/stored-entry.ts';
import { shownScore } from '../rules/score.ts';
import type { Pass } from '../rules/state.ts';
import { ListMediaEnum, ListStatusEnum, ScoreFormatEnum, VisibilityEnum } from './enum.ts';

const PassStateEnum = builder.enumType('ListPassState', {
  description: 'The state of a rewatch or reread.',
  values: valuesOf<Pass['state']>({
    OPEN: 'It is under way.',
    FINISHED: 'It was finished.',
    ABANDONED: 'It was given up.',
  }),
});

const PassRef = builder.objectRef<Pass>('ListPass').implement({
  extensions: { tier: 'public' },
  description: 'One rewatch or reread, with its own progress, dates and score.',
  fields: (t) => ({
    number: t.exposeInt('number', {
      nullable: false,
      description:
        'From 1, higher than that of the one before. Those of which only `repeatCount` tells are numbered, too.',
    }),
    state: t.expose('state', {
      type: PassStateEnum,
      nullable: false,
      description: 'Whether it is open, finished or given up.',
    }),
    progress: t.exposeFloat('progress', {
      nullable: false,
      description: 'Episodes watched or chapters read this time.',
    }),
    volumeProgress: t.exposeInt('volumeProgress', {
      nullable: false,
      description: 'Volumes read this time; 0 for anime.',
    }),
    startedOn: t.expose('startedOn', {
      type: 'PartialDate',
      description: 'When it was begun; null if not known.',
    }),
    completedOn: t.expose('completedOn', {
      type: 'PartialDate',
      description: 'When it was finished; null while it is open, and if not known.',
    }),
    score: t.exposeInt('score', { description: '0 to 100.' }),
  }),
});

export const CustomListRef = builder.objectRef<CustomList>('CustomList').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'A custom list of a user.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the custom list.' }),
    media: t.expose('media', {
      type: ListMediaEnum,
      nullable: false,
      description: 'Whether it holds anime or manga.',
    }),
    name: t.exposeString('name', {
      nullable: false,
      description: 'Its name, as its owner wrote it.',
    }),
    position: t.exposeInt('position', {
      nullable: false,
      description: 'Its place in the order, from 1.',
    }),
  }),
});

const loaded = new WeakMap<RequestContext, Map<string, Promise<CustomList[]>>>();

/** The custom lists an operation needs, read once. */
const customListsOf = (
  context: RequestContext,
  { userId, media }: Pick<Entry, 'userId' | 'media'>,
): Promise<CustomList[]> => {
  const known = loaded.get(context) ?? new Map<string, Promise<CustomList[]>>();
  loaded.set(context, known);
  const key = `${userId} ${media}`;
  const lists = known.get(key) ?? customLists(context.app.db, { userId, media });
  known.set(key, lists);
  return lists;
};

export const ListEntryRef = builder.interfaceRef<Entry>('ListEntry').implement({
  interfaces: [NodeRef],
  description:
    'The fields that entries of anime and of manga share, for fragments that serve both.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the entry. It stays the same while the work is on the list.',
    }),
    status: t.expose('status', {
      type: ListStatusEnum,
      nullable: false,
      description: 'The status of the entry.',
    }),
    score: t.float({
      description: 'The score, 0 to 100 unless you give another format; null if not scored.',
      args: {
        format: t.arg({
          type: ScoreFormatEnum,
          required: true,
          defaultValue: 'POINT_100',
          description: 'The format of the score.',
        }),
      },
      resolve: ({ score }, { format }) => shownScore(score, format),
    }),
    startedOn: t.expose('startedOn', {
      type: 'PartialDate',
      description: 'When the owner began; null if not known.',
    }),
    completedOn: t.expose('completedOn', {
      type: 'PartialDate',
      description: 'When the owner first finished it; null before that and if not known.',
    }),
    repeatCount: t.exposeInt('repeatCount', {
      nullable: false,
      description: 'How many times it was rewatched or reread.',
    }),
    passes: t.field({
      type: [PassRef],
      nullable: false,
      description: 'Rewatches or rereads, oldest first. The last may be open.',
      extensions: { listSize: 1 },
      resolve: ({ passes }) => [...passes],
    }),
    notes: t.exposeString('notes', { description: 'The notes, as Markdown.' }),
    tags: t.stringList({
      nullable: false,
      description: 'Tags the owner gave the entry.',
      resolve: ({ tags }) => [...tags],
    }),
    priority: t.exposeInt('priority', {
      nullable: false,
      description: 'Priority: 0 none, 1 low, 2 medium, 3 high.',
    }),
    visibility: t.expose('visibility', {
      type: VisibilityEnum,
      nullable: false,
      description: 'Who, of those who may see the list, may see the entry.',
    }),
    isHiddenFromStatusLists: t.exposeBoolean('isHiddenFromStatusLists', {
      nullable: false,
      description:
        'Whether it is shown only on its custom lists. An entry without custom lists is always shown with its status.',
    }),
    customLists: t.field({
      type: [CustomListRef],
      nullable: false,
      description: 'The custom lists that contain it.',
      extensions: { listSize: 1 },
      resolve: async (entry, _args, context) => {
        if (entry.customListIds.length === 0) return [];
        const lists = await customListsOf(context, entry);
        return lists.filter(({ id }) => entry.customListIds.includes(id));
      },
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was added to the list.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was last changed.',
    }),
    version: t.exposeInt('version', {
      nullable: false,
      description:
        'Number that grows with every change. Send it with an edit, and the edit is refused if the entry was changed since.',
    }),
  }),
});

const missing = ({ media, workId }: Entry): Error =>
  new Error(`The ${media} ${workId} of an entry is not in the catalogue.`);

export const AnimeEntryRef = builder.objectRef<Entry>('AnimeListEntry').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef, ListEntryRef],
  description: "An anime on a user's list.",
  fields: (t) => ({
    progress: t.int({
      nullable: false,
      description: 'Number of episodes watched; during a rewatch, in the rewatch.',
      resolve: ({ progress }) => Math.floor(progress),
    }),
    anime: t.field({
      type: AnimeRef,
      nullable: false,
      description: 'The anime the entry is about.',
      resolve: (entry, _args, { app }) => {
        const anime = app.get(catalogue).get(entry.workId);
        if (!anime) throw missing(entry);
        return anime;
      },
    }),
  }),
});

export const MangaEntryRef = builder.objectRef<Entry>('MangaListEntry').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef, ListEntryRef],
  description: "A manga on a user's list.",
  fields: (t) => ({
    progress: t.exposeFloat('progress', {
      nullable: false,
      description: 'Number of chapters read, such as 10.5; during a reread, in the reread.',
    }),
    volumeProgress: t.exposeInt('volumeProgress', {
      nullable: false,
      description: 'Volumes read.',
    }),
    manga: t.field({
      type: MangaRef,
      nullable: false,
      description: 'The manga the entry is about.',
      resolve: (entry, _args, { app }) => {
        const manga = app.get(mangaCatalogue).get(entry.workId);
        if (!manga) throw missing(entry);
        return manga;
      },
    }),
  }),
});
