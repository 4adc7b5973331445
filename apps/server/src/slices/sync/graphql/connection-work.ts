import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { countsOfLinks, type LinkCounts } from '../link/queries.ts';
import { latestRuns } from '../run/queries.ts';
import { ownRun } from '../run/stored-run.ts';
import { SyncConnectionRef } from './connection.ts';
import { SyncRunRef } from './run.ts';

const MOST_RUNS = 20;

const countsOf = batched<string, LinkCounts>(({ app }, ids) => countsOfLinks(app.db, ids));

builder.objectFields(SyncConnectionRef, (t) => ({
  waitingCount: t.int({
    nullable: true,
    description: 'Entries that are still to be sent.',
    extensions: { cost: 2 },
    resolve: async ({ id }, _args, context) => (await countsOf(context, id))?.waiting ?? 0,
  }),
  refusedCount: t.int({
    nullable: true,
    description: 'Entries that the service refused, as `audit` says.',
    extensions: { cost: 2 },
    resolve: async ({ id }, _args, context) => (await countsOf(context, id))?.parked ?? 0,
  }),
  holdCount: t.int({
    nullable: true,
    description: 'Questions that wait for an answer.',
    extensions: { cost: 2 },
    resolve: async ({ id }, _args, context) => (await countsOf(context, id))?.holds ?? 0,
  }),
  unmappedCount: t.int({
    nullable: true,
    description: 'Entries of the service whose title is not known here.',
    extensions: { cost: 2 },
    resolve: async ({ id }, _args, context) => (await countsOf(context, id))?.unmapped ?? 0,
  }),
  runs: t.field({
    type: [SyncRunRef],
    nullable: true,
    description: 'The 20 latest runs, the latest first.',
    extensions: { cost: 2, listSize: MOST_RUNS },
    resolve: ({ id }, _args, { app }) => latestRuns(app.db, id, MOST_RUNS),
  }),
  run: t.field({
    type: SyncRunRef,
    nullable: true,
    description: 'One run.',
    args: { id: t.arg.id({ required: true, description: 'Id of the run.' }) },
    resolve: ({ userId }, { id }, { app }) => ownRun(app.db, { userId, id }),
  }),
}));
