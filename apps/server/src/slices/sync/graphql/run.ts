import { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOfRows } from '#platform/graphql/connection.ts';
import { pageArguments } from '#platform/graphql/page.ts';
import { type PlanCounts, planCounts, planRows } from '../run/queries.ts';
import { undoableUntil } from '../run/decide.ts';
import type { Run } from '../run/stored-run.ts';
import { SyncFieldEnum, SyncRowFilterEnum, SyncRunKindEnum, SyncRunStateEnum } from './enum.ts';
import { SyncPlanRowRef } from './plan-row.ts';
import { stretchOf } from './stretch.ts';

const COUNTS = {
  createHere: 'Entries that are added here.',
  updateHere: 'Entries that are changed here.',
  deleteHere: 'Entries that are deleted here.',
  createThere: 'Entries that are added at the service.',
  updateThere: 'Entries that are changed at the service.',
  deleteThere: 'Entries that are deleted at the service.',
  held: 'Entries that ask something, or are held back.',
  unmapped: 'Entries whose title is not known on one side.',
  unchanged: 'Entries that are the same on both sides.',
} as const satisfies Record<keyof PlanCounts, string>;

const SyncCountsRef = builder.objectRef<PlanCounts>('SyncCounts').implement({
  extensions: { tier: 'public' },
  description:
    'How many entries a plan has of each kind. Those that its owner holds back count as `held` alone.',
  fields: (t) => ({
    createHere: t.exposeInt('createHere', { nullable: false, description: COUNTS.createHere }),
    updateHere: t.exposeInt('updateHere', { nullable: false, description: COUNTS.updateHere }),
    deleteHere: t.exposeInt('deleteHere', { nullable: false, description: COUNTS.deleteHere }),
    createThere: t.exposeInt('createThere', { nullable: false, description: COUNTS.createThere }),
    updateThere: t.exposeInt('updateThere', { nullable: false, description: COUNTS.updateThere }),
    deleteThere: t.exposeInt('deleteThere', { nullable: false, description: COUNTS.deleteThere }),
    held: t.exposeInt('held', { nullable: false, description: COUNTS.held }),
    unmapped: t.exposeInt('unmapped', { nullable: false, description: COUNTS.unmapped }),
    unchanged: t.exposeInt('unchanged', { nullable: false, description: COUNTS.unchanged }),
  }),
});

type RowKey = readonly [number: number];
const rowKey: z.ZodType<RowKey> = z.tuple([z.int().nonnegative()]);

const RowConnectionRef = builder.connectionObject(
  { type: SyncPlanRowRef, name: 'SyncPlanRowConnection' },
  { name: 'SyncPlanRowEdge' },
);

export const SyncRunRef = builder.objectRef<Run>('SyncRun').implement({
  extensions: { tier: 'public' },
  description: 'A run of a connection: both lists are compared, and what follows is a plan.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the run.' }),
    kind: t.expose('kind', {
      type: SyncRunKindEnum,
      nullable: false,
      description: 'What it looks at.',
    }),
    state: t.expose('state', {
      type: SyncRunStateEnum,
      nullable: false,
      description: 'How far it is.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it began.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      description: 'When it ended; null before then.',
    }),
    readCount: t.exposeInt('readCount', {
      nullable: false,
      description: 'Entries that were read at the service.',
    }),
    isUndone: t.boolean({
      nullable: false,
      description: 'Whether what it wrote here was undone.',
      resolve: ({ undoneAt }) => undoneAt !== null,
    }),
    undoableUntil: t.field({
      type: 'DateTime',
      description: 'Until when `undoSyncRun` can undo it; null if there is nothing to undo.',
      resolve: undoableUntil,
    }),
    counts: t.field({
      type: SyncCountsRef,
      nullable: true,
      description: 'How many entries its plan has of each kind.',
      extensions: { cost: 5 },
      resolve: ({ id }, _args, { app }) => planCounts(app.db, id),
    }),
    rows: t.connection(
      {
        type: SyncPlanRowRef,
        nullable: true,
        description: 'The entries of its plan.',
        extensions: { cost: 5 },
        args: {
          only: t.arg({
            type: SyncRowFilterEnum,
            description: 'Only such entries; all unless given.',
          }),
          field: t.arg({
            type: SyncFieldEnum,
            description: 'Only entries where this field is written or asked about.',
          }),
          rule: t.arg.string({
            description: 'Only entries where this rule decided, or that ask for this reason.',
          }),
        },
        resolve: async ({ id }, { only, field, rule, ...args }, { app }) => {
          const page = pageArguments<RowKey>(args, rowKey);
          const stretch = stretchOf(page, ([number]) => number);
          const rows = await planRows(app.db, id, { only, field, rule }, stretch);
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
