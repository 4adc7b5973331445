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
  description: 'How far a rewatch or reread has come.',
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
    number: t.exposeInt('number', { nullable: false, description: 'From 1.' }),
    state: t.expose('state', {
      type: PassStateEnum,
      nullable: false,
      description: 'Whether it is under way, finished or given up.',
    }),
    progress: t.exposeFloat('progress', {
      nullable: false,
      description: 'Episodes or chapters done this time.',
    }),
    volumeProgress: t.exposeInt('volumeProgress', {
      nullable: false,
      description: 'Volumes read this time; 0 for anime.',
    }),
    startedOn: t.expose('startedOn', {
      type: 'PartialDate',
      description: 'When it was begun; null where that is not known.',
    }),
    completedOn: t.expose('completedOn', {
      type: 'PartialDate',
      description: 'When it was finished; null while it is under way and where that is not known.',
    }),
    score: t.exposeInt('score', { description: '0 to 100.' }),
  }),
});

export const CustomListRef = builder.objectRef<CustomList>('CustomList').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: "A list of somebody's own making.",
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
    position: t.exposeInt('position', { nullable: false, description: 'From 1.' }),
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

type EntryFields = Parameters<
  Parameters<ReturnType<typeof builder.objectRef<Entry>>['implement']>[0]['fields'] & object
>[0];

/** What entries of both kinds say. */
const fieldsOfBoth = (t: EntryFields) => ({
  id: t.exposeID('id', {
    nullable: false,
    description: 'Id of the entry. It stays the same while the work is on the list.',
  }),
  status: t.expose('status', {
    type: ListStatusEnum,
    nullable: false,
    description: 'Where the owner stands with the work.',
  }),
  score: t.float({
    description: 'Null: not scored. 0 to 100 unless another format is asked for.',
    args: {
      format: t.arg({
        type: ScoreFormatEnum,
        required: true,
        defaultValue: 'POINT_100',
        description: 'The scale to give the score in.',
      }),
    },
    resolve: ({ score }, { format }) => shownScore(score, format),
  }),
  startedOn: t.expose('startedOn', {
    type: 'PartialDate',
    description: 'When the owner began; null where that is not known.',
  }),
  completedOn: t.expose('completedOn', {
    type: 'PartialDate',
    description:
      'When the owner finished for the first time; null before that and where it is not known.',
  }),
  repeatCount: t.exposeInt('repeatCount', {
    nullable: false,
    description: 'Times finished after the first.',
  }),
  passes: t.field({
    type: [PassRef],
    nullable: false,
    description: 'Rewatches and rereads, the oldest first; the last may be open.',
    extensions: { listSize: 1 },
    resolve: ({ passes }) => [...passes],
  }),
  notes: t.exposeString('notes', { description: 'Markdown as it was written.' }),
  tags: t.stringList({
    nullable: false,
    description: 'Tags the owner gave the entry.',
    resolve: ({ tags }) => [...tags],
  }),
  priority: t.exposeInt('priority', {
    nullable: false,
    description: '0 none, 1 low, 2 medium, 3 high.',
  }),
  visibility: t.expose('visibility', {
    type: VisibilityEnum,
    nullable: false,
    description: 'Who may see the entry, among those who may see the list.',
  }),
  isHiddenFromStatusLists: t.exposeBoolean('isHiddenFromStatusLists', {
    nullable: false,
    description:
      'It stands on custom lists only. An entry on none is shown with the others of its status.',
  }),
  customLists: t.field({
    type: [CustomListRef],
    nullable: false,
    description: 'The custom lists it is on.',
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
    description: 'Counts the changes. Send it with an edit to be told when somebody was faster.',
  }),
});

const missing = ({ media, workId }: Entry): Error =>
  new Error(`The ${media} ${workId} of an entry is not in the catalogue.`);

export const AnimeEntryRef = builder.objectRef<Entry>('AnimeListEntry').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: "One user's standing with one anime.",
  fields: (t) => ({
    ...fieldsOfBoth(t),
    progress: t.int({
      nullable: false,
      description: 'Episodes watched; of the rewatch while there is one.',
      resolve: ({ progress }) => Math.floor(progress),
    }),
    anime: t.field({
      type: AnimeRef,
      nullable: false,
      description: 'The anime the entry is about.',
      resolve: (entry, _args, { app }) => {
        const anime = app.get(catalogue).anime(entry.workId);
        if (!anime) throw missing(entry);
        return anime;
      },
    }),
  }),
});

export const MangaEntryRef = builder.objectRef<Entry>('MangaListEntry').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: "One user's standing with one manga.",
  fields: (t) => ({
    ...fieldsOfBoth(t),
    progress: t.exposeFloat('progress', {
      nullable: false,
      description: 'Chapters read, such as 10.5; of the reread while there is one.',
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
