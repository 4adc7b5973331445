import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { readId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { type AboutWork, claimsOfWork } from '#slices/catalog/index.ts';
import { workWithEntry } from '#slices/lists/index.ts';
import { EditMediaEnum, seesEdits } from '../../graphql/subject.ts';
import { EditFieldGroupEnum, jsonText } from '../../graphql/value.ts';
import { readWorkName, WorkNameRef } from '../../graphql/work-name.ts';
import { type Difference, type MergePreview, mergePreview } from '../queries/preview.ts';
import { splitOf, type SplitWorks } from '../queries/split-of.ts';

const DifferenceRef = builder.objectRef<Difference>('MergeDifference').implement({
  extensions: { tier: 'public' },
  description: 'A field in which two works differ.',
  fields: (t) => ({
    field: t.exposeString('field', {
      nullable: false,
      description: 'The field, as in `EditChange.field`.',
    }),
    group: t.expose('group', {
      type: EditFieldGroupEnum,
      nullable: false,
      description: 'What the field is about.',
    }),
    from: t.string({
      description: 'What the work that becomes part of the other says, as JSON.',
      resolve: ({ from }) => jsonText(from),
    }),
    into: t.string({
      description: 'What the other work says, as JSON.',
      resolve: ({ into }) => jsonText(into),
    }),
  }),
});

const MergePreviewRef = builder.objectRef<MergePreview>('MergePreview').implement({
  extensions: { tier: 'public' },
  description: 'What a merge of two works would do.',
  fields: (t) => ({
    from: t.expose('from', {
      type: WorkNameRef,
      nullable: false,
      description: 'The work that would become part of the other.',
    }),
    into: t.expose('into', { type: WorkNameRef, nullable: false, description: 'The other work.' }),
    entries: t.exposeInt('entries', {
      nullable: false,
      description: 'Entries of lists that would move.',
    }),
    joinedEntries: t.exposeInt('joined', {
      nullable: false,
      description: 'Of these, entries that would become one with the other entry of their owner.',
    }),
    plays: t.exposeInt('plays', {
      nullable: false,
      description: 'Plays in histories that would move.',
    }),
    externalIds: t.exposeInt('ids', {
      nullable: false,
      description: 'Ids at other sites that would lead to the other work.',
    }),
    differences: t.field({
      type: [DifferenceRef],
      nullable: false,
      description: 'Fields in which both say something else, at most 100.',
      extensions: { listSize: 20 },
      resolve: ({ differences }) => differences,
    }),
  }),
});

const WorkClaimRef = builder.objectRef<AboutWork>('WorkClaim').implement({
  extensions: { tier: 'public' },
  description: 'What one data source says of a work.',
  fields: (t) => ({
    source: t.exposeString('source', { nullable: false, description: 'The key of the source.' }),
    sourceId: t.exposeString('sourceId', {
      nullable: false,
      description: 'The id of the work at the source.',
    }),
    title: t.exposeString('title', {
      description: 'The native title; null if it states none. A work needs a claim that does.',
    }),
    formerId: t.id({
      description: 'The work that it was about before that one was merged; null if it was this.',
      resolve: ({ joinedFrom }) => joinedFrom,
    }),
  }),
});

interface SeenSplit extends SplitWorks {
  entryWorkId: string | null;
}

const nameOf = (context: RequestContext, id: string) => readWorkName(context, id);

const WorkSplitRef = builder.objectRef<SeenSplit>('WorkSplit').implement({
  extensions: { tier: 'public' },
  description: 'A work that was split in two.',
  fields: (t) => ({
    media: t.expose('medium', {
      type: EditMediaEnum,
      nullable: false,
      description: 'What the works are.',
    }),
    original: t.field({
      type: WorkNameRef,
      description: 'The work that was split.',
      resolve: ({ ofId }, _args, context) => nameOf(context, ofId),
    }),
    newWork: t.field({
      type: WorkNameRef,
      description: 'The work that was made.',
      resolve: ({ newId }, _args, context) => nameOf(context, newId),
    }),
    entryWorkId: t.id({
      description:
        'Id of the work for which the caller has an entry, if that is only one of the two; otherwise null.',
      resolve: ({ entryWorkId }) => entryWorkId,
    }),
  }),
});

builder.queryFields((t) => ({
  mergePreview: t.field({
    type: MergePreviewRef,
    nullable: true,
    description:
      'What a merge of two works would do; refused as the merge itself. Needs the scope `write:catalog`.',
    args: {
      media: t.arg({ type: EditMediaEnum, required: true, description: 'What the works are.' }),
      workId: t.arg.id({ required: true, description: 'The work that becomes part of the other.' }),
      intoId: t.arg.id({ required: true, description: 'The other work.' }),
    },
    extensions: { tier: 'public', cacheSeconds: 0, cost: 30 },
    resolve: (_root, { media: medium, workId, intoId }, context) => {
      requireAccount(context.caller, 'write:catalog');
      const [from, into] = [readId(workId), readId(intoId)];
      if (!from || !into) return null;
      const isSeen = [from, into].every((id) => seesEdits({ medium, workId: id }, context));
      return isSeen ? mergePreview(context.app.db, { medium, from, into }) : null;
    },
  }),
  workClaims: t.field({
    type: [WorkClaimRef],
    nullable: true,
    description:
      'What data sources say of a work, for choosing what a split takes; null if the caller may not see the work. Needs the scope `write:catalog`.',
    args: {
      media: t.arg({ type: EditMediaEnum, required: true, description: 'What it is.' }),
      id: t.arg.id({ required: true, description: 'Id of the anime or manga.' }),
    },
    extensions: { tier: 'public', cacheSeconds: 0, cost: 10, listSize: 20 },
    resolve: (_root, { media: medium, id: text }, context) => {
      requireAccount(context.caller, 'write:catalog');
      const id = readId(text);
      if (id === undefined || !seesEdits({ medium, workId: id }, context)) return null;
      return claimsOfWork(context.app.db, { medium, id });
    },
  }),
  workSplit: t.field({
    type: WorkSplitRef,
    nullable: true,
    description:
      'The latest split that made a work, or that was made of it, and for which of the two the caller has an entry; null if there is none. Needs an account.',
    args: { workId: t.arg.id({ required: true, description: 'Id of the anime or manga.' }) },
    extensions: { tier: 'public', cacheSeconds: 0, cost: 10 },
    resolve: async (_root, { workId }, context) => {
      const userId = requireAccount(context.caller, 'read:list');
      const id = readId(workId);
      const split = id === undefined ? undefined : await splitOf(context.app.db, id);
      if (!split || !seesEdits({ medium: split.medium, workId: split.ofId }, context)) return null;
      const { medium: media, ofId, newId } = split;
      const having = await workWithEntry(context.app.db, { userId, media }, [ofId, newId]);
      return { ...split, entryWorkId: having.length === 1 ? (having[0] ?? null) : null };
    },
  }),
}));
