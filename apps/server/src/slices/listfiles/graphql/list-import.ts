import { z } from 'zod';
import { DAY_MS } from '#platform/durations.ts';
import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef, ownerFor } from '#platform/graphql/node.ts';
import { connectionOfRows, rowLimit } from '#platform/graphql/connection.ts';
import { pageArguments } from '#platform/graphql/page.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { countRows, listImports, readRows, type ImportCounts } from '../list-import/queries.ts';
import { requireImport, type StoredImport } from '../list-import/stored-import.ts';
import { KEPT_DAYS } from '../rules/import-word.ts';
import { keyOf, ownerOf } from './caller.ts';
import { ListImportPolicyEnum, ListImportRowFilterEnum, ListImportStateEnum } from './enum.ts';
import { KeptRefusalRef, keptRefusal } from './refusal.ts';
import { ListImportRowRef } from './list-import-row.ts';
import { UndoneRef } from './undone.ts';

const CountsRef = builder.objectRef<ImportCounts>('ListImportCounts').implement({
  extensions: { tier: 'public' },
  description: 'The number of rows per outcome, actual or expected.',
  fields: (t) => ({
    added: t.exposeInt('added', { nullable: false, description: 'Rows that add an entry.' }),
    updated: t.exposeInt('updated', { nullable: false, description: 'Rows that change an entry.' }),
    unchanged: t.exposeInt('unchanged', {
      nullable: false,
      description: 'Rows that agree with the list.',
    }),
    skipped: t.exposeInt('skipped', {
      nullable: false,
      description: 'Rows that are skipped; `ListImportRow.reason` says why.',
    }),
    open: t.exposeInt('open', {
      nullable: false,
      description:
        'Skipped rows that wait for their owner to say which work they are, or which status they have.',
    }),
    unread: t.exposeInt('unread', {
      nullable: false,
      description: 'Rows with values that were not understood.',
    }),
    undone: t.exposeInt('undone', {
      nullable: false,
      description: 'Rows that were undone with their import.',
    }),
    left: t.exposeInt('left', {
      nullable: false,
      description:
        'Rows of an undone import whose entry keeps something of it, because it was changed since.',
    }),
    written: t.exposeInt('written', {
      nullable: false,
      description: 'Rows that are processed: the progress of a running import.',
    }),
  }),
});

/** The counts of each import are a query of their own, because pages show one import, or a few. */
const countsOf = batched<string, ImportCounts>(async ({ app }, ids) => {
  const counts = new Map<string, ImportCounts>();
  for (const id of ids) counts.set(id, await countRows(app.db, id));
  return counts;
});

type RowKey = readonly [number: number];
const rowKey: z.ZodType<RowKey> = z.tuple([z.int().nonnegative()]);

const RowConnectionRef = builder.connectionObject(
  { type: ListImportRowRef, name: 'ListImportRowConnection' },
  { name: 'ListImportRowEdge' },
);

export const ListImportRef = builder.objectRef<StoredImport>('ListImport').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: `An import of a list: what it would change, is changing or has changed. Kept for ${KEPT_DAYS} days.`,
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the import.' }),
    format: t.exposeString('format', { nullable: false, description: 'Format of the file.' }),
    fileName: t.exposeString('fileName', {
      description: 'Name of the uploaded file; null if it had none.',
    }),
    state: t.expose('state', {
      type: ListImportStateEnum,
      nullable: false,
      description: 'The state of the import.',
    }),
    policy: t.expose('policy', {
      type: ListImportPolicyEnum,
      nullable: false,
      description: 'What it does if the list and the file differ.',
    }),
    fault: t.exposeString('fault', {
      description: 'Why it was refused, or why not all of it was written; null if neither.',
    }),
    refusal: t.field({
      type: KeptRefusalRef,
      description:
        '`fault` as data; null if there is no fault, or if it was kept without a reason.',
      resolve: ({ fault, faultReason }) => keptRefusal(fault, faultReason),
    }),
    rowCount: t.exposeInt('rowCount', {
      nullable: false,
      description: 'Number of rows in the file.',
    }),
    removedCount: t.exposeInt('removedCount', {
      nullable: false,
      description:
        'Number of entries that it removes, or would remove, because the file replaces the list.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the file was uploaded or fetched.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      description: 'When all of it was written; null before then.',
    }),
    undoableUntil: t.field({
      type: 'DateTime',
      description: 'Until when `undoListImport` can undo it; null if there is nothing to undo.',
      resolve: ({ state, finishedAt }) =>
        state === 'FINISHED' && finishedAt
          ? new Date(finishedAt.getTime() + KEPT_DAYS * DAY_MS)
          : null,
    }),
    undone: t.field({
      type: UndoneRef,
      description: 'What its undo did; null if it was not undone, or before that was noted.',
      resolve: ({ undone }) => undone,
    }),
    counts: t.field({
      type: CountsRef,
      nullable: false,
      description: 'The number of rows per outcome.',
      extensions: { cost: 5 },
      resolve: async ({ id }, _args, context) =>
        (await countsOf(context, id)) ?? countRows(context.app.db, id),
    }),
    rows: t.connection(
      {
        type: ListImportRowRef,
        nullable: false,
        description: 'The rows in the order of the file.',
        extensions: { cost: 5 },
        args: {
          only: t.arg({
            type: ListImportRowFilterEnum,
            description: 'Only rows with this outcome; all of them unless given.',
          }),
        },
        resolve: async ({ id }, { only, ...args }, { app }) => {
          const page = pageArguments<RowKey>(args, rowKey);
          const rows = await readRows(app, {
            id,
            only: only ?? undefined,
            ...(page.after && { after: page.after[0] }),
            ...(page.before && { before: page.before[0] }),
            isBackward: page.direction === 'backward',
            limit: rowLimit(page),
          });
          return connectionOfRows({
            rows,
            page,
            keyOf: ({ number }): RowKey => [number],
            totalCount: null,
          });
        },
      },
      RowConnectionRef,
    ),
  }),
});

/** The usual number of imports. At most 50 are returned. */
const USUAL_IMPORTS = 10;

builder.objectFields(ViewerRef, (t) => ({
  listImports: t.field({
    type: [ListImportRef],
    nullable: true,
    description: 'The imports of the last 30 days, the latest first; at most 50.',
    extensions: { cost: 5, listSize: USUAL_IMPORTS },
    resolve: ({ id }, _args, context) => {
      ownerOf(context, 'read:list');
      return listImports(context.app.db, id);
    },
  }),
  listImport: t.field({
    type: ListImportRef,
    nullable: true,
    description: 'One of the user’s imports.',
    extensions: { cost: 5 },
    args: { id: t.arg.id({ required: true, description: 'Id of the import.' }) },
    resolve: (_viewer, { id }, context) =>
      requireImport(context.app.db, keyOf(context, 'read:list', id)),
  }),
}));

addStoredNodes('ListImport', async ({ app, caller }) => {
  const userId = ownerFor(caller, 'read:list');
  return byId(userId === null ? [] : await listImports(app.db, userId));
});
