import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue } from '#slices/catalog/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { NAMED_WORKS } from '../commands/record-batch.ts';
import { batchPage, journalOfWorks, type ListBatch } from '../queries/batches.ts';
import { NAMED_PLAYS } from '../queries/batch-plays.ts';
import { idNow } from '../queries/work.ts';
import type { ChangedWork } from '../rules/changed.ts';
import type { Journaled, Remembered } from '../rules/undo.ts';
import { BatchPlayRef, playsIn } from './batch-play.ts';
import { ChangedFieldEnum, ChangeOutcomeEnum } from './change-words.ts';
import { ClientRef } from './client.ts';
import { ListMediaEnum, ListStatusEnum, PlaySourceEnum } from './enum.ts';
import { ownerOf } from './writer.ts';

type Values = Partial<Remembered>;
type Part = ChangedWork & { batchId: string };

const ValuesRef = builder.objectRef<Values>('ListChangeValues').implement({
  extensions: { tier: 'public' },
  description: 'Fields of an entry before or after a change. Those that stayed the same are null.',
  fields: (t) => ({
    status: t.field({
      type: ListStatusEnum,
      description: 'On which list by status it was, or is.',
      resolve: ({ status }) => status ?? null,
    }),
    progress: t.float({
      description: 'Episodes watched or chapters read.',
      resolve: ({ progress }) => progress ?? null,
    }),
    volumeProgress: t.int({
      description: 'Volumes read.',
      resolve: ({ volumeProgress }) => volumeProgress ?? null,
    }),
    score: t.int({
      description: 'The score, 0 to 100; null also for none.',
      resolve: ({ score }) => score ?? null,
    }),
  }),
});

const keyOf = (of: { batchId: string; workId: string }): string => `${of.batchId} ${of.workId}`;

/** What the first write of a batch found of an entry, and what the last one left. */
const joined = (known: Journaled | undefined, { before, after }: Journaled): Journaled =>
  known
    ? {
        before: known.before && { ...before, ...known.before },
        after: after && { ...known.after, ...after },
      }
    : { before, after };

const journalOf = batched<Part, Journaled>(async (context, parts) => {
  const { app } = context;
  const now = parts.map((part) => ({ ...part, workId: idNow(app, part.media, part.workId) }));
  const found = new Map<string, Journaled>();
  for (const row of await journalOfWorks(app.db, ownerOf(context), now)) {
    found.set(keyOf(row), joined(found.get(keyOf(row)), row));
  }
  const known = parts.map((part, at) => [part, found.get(keyOf(now[at] ?? part))] as const);
  return new Map(known.flatMap(([part, journal]) => (journal ? [[part, journal] as const] : [])));
});

const valuesOf =
  (side: 'before' | 'after') =>
  async (part: Part, _args: unknown, context: RequestContext): Promise<Values | null> =>
    (await journalOf(context, part))?.[side] ?? null;

const PartRef = builder.objectRef<Part>('ListBatchWork').implement({
  extensions: { tier: 'public' },
  description: 'What one act changed about one work.',
  fields: (t) => ({
    media: t.expose('media', {
      type: ListMediaEnum,
      nullable: false,
      description: 'Whether it is about anime or manga.',
    }),
    outcome: t.expose('outcome', {
      type: ChangeOutcomeEnum,
      nullable: false,
      description: 'What became of its entry.',
    }),
    fields: t.field({
      type: [ChangedFieldEnum],
      nullable: false,
      description: 'What was changed.',
      extensions: { listSize: 2 },
      resolve: ({ fields }) => [...fields],
    }),
    before: t.field({
      type: ValuesRef,
      description: 'The values before; null if there was no entry.',
      resolve: valuesOf('before'),
    }),
    after: t.field({
      type: ValuesRef,
      description: 'The values after; null if the entry was removed.',
      resolve: valuesOf('after'),
    }),
    plays: t.field({
      type: [BatchPlayRef],
      nullable: false,
      description: `What was watched or read by it, at most ${NAMED_PLAYS} plays, in the order of their units.`,
      extensions: { listSize: 2 },
      resolve: async (part, _args, context) => (await playsIn(context, part)) ?? [],
    }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime; null for manga.',
      resolve: ({ workId }, _args, { app }) => app.get(catalogue).get(workId),
    }),
    manga: t.field({
      type: MangaRef,
      description: 'The manga; null for anime.',
      resolve: ({ workId }, _args, { app }) => app.get(mangaCatalogue).get(workId),
    }),
  }),
});

const BatchRef = builder.objectRef<ListBatch>('ListBatch').implement({
  extensions: { tier: 'public' },
  description:
    'One act that changed a list: an edit, a play that a media server reported, an import, a run of sync. They are kept for 30 days.',
  fields: (t) => ({
    batchId: t.exposeID('id', { nullable: false, description: 'Id for `undo`.' }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was done.',
    }),
    source: t.expose('source', {
      type: PlaySourceEnum,
      nullable: false,
      description: 'From where it came.',
    }),
    client: t.expose('client', {
      type: ClientRef,
      description: 'The program that did it; null for old acts, for which this was not stored.',
    }),
    works: t.field({
      type: [PartRef],
      nullable: false,
      description: `What was changed, of at most ${NAMED_WORKS} works.`,
      extensions: { listSize: 2 },
      resolve: ({ id, works }) => works.map((work) => ({ ...work, batchId: id })),
    }),
    workCount: t.exposeInt('workCount', {
      nullable: false,
      description: 'How many works it changed.',
    }),
    customLists: t.stringList({
      nullable: false,
      description: 'Names of the custom lists that it added, changed or removed.',
      resolve: ({ customLists }) => [...customLists],
    }),
    changesSettings: t.exposeBoolean('changesSettings', {
      nullable: false,
      description: 'Whether it changed how titles, scores and sections of lists are shown.',
    }),
    isUndoable: t.exposeBoolean('isUndoable', {
      nullable: false,
      description: 'Whether `undo` takes it back. What was changed since stays.',
    }),
    isUndone: t.exposeBoolean('isUndone', {
      nullable: false,
      description: 'Whether it was undone.',
    }),
    isUndo: t.exposeBoolean('isUndo', {
      nullable: false,
      description: 'Whether it undid an earlier one.',
    }),
  }),
});

builder.objectField(ViewerRef, 'changes', (t) =>
  t.connection(
    {
      type: BatchRef,
      nullable: true,
      description: "What changed the user's lists within 30 days, the latest first.",
      resolve: ({ id: userId }, args, context) => {
        ownerOf(context);
        return batchPage(context.app.db, userId, args);
      },
    },
    { name: 'ListBatchConnection' },
    { name: 'ListBatchEdge' },
  ),
);
