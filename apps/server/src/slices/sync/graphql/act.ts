import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import { writerOf } from '#slices/lists/index.ts';
import { decideHolds } from '../hold/decide.ts';
import { mapEntry } from '../hold/map-entry.ts';
import { lockOwnLink } from '../link/queries.ts';
import { confirmPlan, endRun, holdRows, undoRun } from '../run/decide.ts';
import { holdsById } from '../run/queries.ts';
import { kindFor, startRun } from '../run/start.ts';
import { SyncHoldRef } from './entry.ts';
import { SyncDecisionEnum, SyncMediaEnum } from './enum.ts';
import { SyncRunRef } from './run.ts';

builder.mutationField('runSync', (t) =>
  t.field({
    type: SyncRunRef,
    nullable: true,
    description:
      'Starts a run that compares the whole lists. The first run of a connection stops at a plan, which `confirmSyncRun` confirms. Needs the scope `write:list`.',
    extensions: { tier: 'public' },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the connection.' }),
      isDry: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether it only shows a plan, and writes nothing.',
      }),
    },
    resolve: (_root, { id, isDry }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:list');
      return app.db.transaction().execute(async (tx) => {
        const link = await lockOwnLink(tx, { userId, id });
        return startRun(app, tx, { link, kind: kindFor(link, isDry) });
      });
    },
  }),
);

const RUN = 'Id of the run.';

builder.mutationFields((t) => ({
  confirmSyncRun: t.field({
    type: SyncRunRef,
    nullable: true,
    description:
      'Confirms a plan that waits. From then on, runs of the connection write what they find. Needs the scope `write:list`.',
    extensions: { tier: 'public' },
    args: { id: t.arg.id({ required: true, description: RUN }) },
    resolve: (_root, { id }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:list');
      return app.db.transaction().execute((tx) => confirmPlan(app, tx, { userId, id }));
    },
  }),
  cancelSyncRun: t.field({
    type: SyncRunRef,
    nullable: true,
    description:
      'Ends a run, or discards its plan. What it wrote stays. Needs the scope `write:list`.',
    extensions: { tier: 'public' },
    args: { id: t.arg.id({ required: true, description: RUN }) },
    resolve: (_root, { id }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:list');
      return app.db.transaction().execute((tx) => endRun(app, tx, { userId, id }));
    },
  }),
  holdSyncRows: t.field({
    type: SyncRunRef,
    nullable: true,
    description:
      'Holds entries of a plan that waits back, or lets them go. Needs the scope `write:list`.',
    extensions: { tier: 'public' },
    args: {
      id: t.arg.id({ required: true, description: RUN }),
      numbers: t.arg.intList({
        required: true,
        description: 'The numbers of the entries, at most 1,000.',
      }),
      isHeld: t.arg.boolean({ required: true, description: 'Whether they are held back.' }),
    },
    resolve: (_root, { id, numbers, isHeld }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:list');
      return app.db.transaction().execute((tx) => holdRows(tx, { userId, id, numbers, isHeld }));
    },
  }),
  undoSyncRun: t.field({
    type: SyncRunRef,
    nullable: true,
    description:
      'Undoes what a run of the last 30 days wrote here, except what was changed since. What it wrote at the service stays. The connection is paused, and its next run stops at a plan. Needs the scope `write:list`.',
    extensions: { tier: 'public' },
    args: { id: t.arg.id({ required: true, description: RUN }) },
    resolve: (_root, { id }, context) => {
      const writer = writerOf(context);
      const key = { userId: writer.userId, id };
      return context.app.db.transaction().execute((tx) => undoRun(context.app, tx, key, writer));
    },
  }),
  decideSyncHolds: t.field({
    type: [SyncHoldRef],
    nullable: true,
    description:
      'Answers questions about entries. They are looked at again soon, with the answers. Needs the scope `write:list`.',
    extensions: { tier: 'public', listSize: 20 },
    args: {
      ids: t.arg.idList({ required: true, description: 'Ids of the questions, at most 1,000.' }),
      decision: t.arg({ type: SyncDecisionEnum, required: true, description: 'The answer.' }),
    },
    resolve: (_root, { ids, decision }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:list');
      return app.db.transaction().execute(async (tx) => {
        const asked = ids.map(String);
        return holdsById(tx, await decideHolds(app, tx, { userId, ids: asked, decision }));
      });
    },
  }),
  mapSyncEntry: t.field({
    type: 'Boolean',
    nullable: true,
    description:
      'Says which title an entry of a service is. The next run takes it up. Always true. Needs the scope `write:list`.',
    extensions: { tier: 'public' },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the connection.' }),
      media: t.arg({ type: SyncMediaEnum, required: true, description: 'Of which list it is.' }),
      remoteId: t.arg.string({
        required: true,
        description: 'The id of the title at the service.',
      }),
      workId: t.arg.id({ description: 'Id of the anime or manga; null leaves the entry out.' }),
    },
    resolve: async (_root, { id, media, remoteId, workId }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:list');
      const mapping = { userId, linkId: id, media, remoteId, workId: workId ?? null };
      await app.db.transaction().execute((tx) => mapEntry(app, tx, mapping));
      return true;
    },
  }),
}));
