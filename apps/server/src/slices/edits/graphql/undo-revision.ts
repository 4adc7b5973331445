import type { Tx } from '#platform/database/index.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import { readId } from '#platform/ids.ts';
import { userByName } from '#slices/accounts/index.ts';
import { thank } from '../commands/thank.ts';
import { revertUser, undoRevision } from '../commands/undo.ts';
import { type Revision, revisionsById } from '../queries/revision.ts';
import { refusal } from '../reasons.ts';
import { act, actAsModerator, requireDecider } from './act.ts';
import { givenReason, writtenText } from './input.ts';
import { RevisionRef } from './revision.ts';
import { seesEdits } from './subject.ts';

const MOST_NOTE = 5_000;

const revisionId = (text: string): string => {
  const id = readId(text);
  if (id === undefined) throw refusal('NOT_FOUND', 'REVISION_NOT_FOUND');
  return id;
};

/** A revision as it is now; null if the caller may not see it. */
const revisionNow = async (context: RequestContext, id: string): Promise<Revision | null> => {
  const [revision] = await revisionsById(context.app.db, [id]);
  return revision && seesEdits(revision, context) ? revision : null;
};

const RevertedRef = builder
  .objectRef<{ revisions: number; works: number }>('RevertEditsPayload')
  .implement({
    extensions: { tier: 'public' },
    description: 'What was undone.',
    fields: (t) => ({
      revisions: t.exposeInt('revisions', { nullable: false, description: 'Revisions undone.' }),
      works: t.exposeInt('works', { nullable: false, description: 'Works that changed by it.' }),
    }),
  });

builder.mutationFields((t) => ({
  undoRevision: t.field({
    type: RevisionRef,
    nullable: true,
    description:
      'Undoes a revision, which is a revision too. Refused if later revisions changed the same values, unless they are undone as well. A merge, a split, a removal or a restoration is taken back within 30 days, by moderators. Editors only; needs the scope `write:catalog`.',
    args: {
      id: t.arg.id({ required: true, description: '`Revision.id`.' }),
      isCascade: t.arg.boolean({
        description: 'True undoes later revisions of the same values too.',
      }),
      reason: t.arg.string({ description: 'Why: 5,000 characters at most.' }),
    },
    extensions: { tier: 'public', cost: 20 },
    resolve: async (_root, { isCascade, reason, ...args }, context) => {
      const id = revisionId(args.id);
      const note = writtenText(reason, { field: 'reason', most: MOST_NOTE });
      const [revision] = await revisionsById(context.app.db, [id]);
      const undo = (tx: Tx, by: string) =>
        undoRevision(context.app, tx, { id, isCascade: isCascade ?? false, by, note });
      const made =
        (revision?.kind ?? 'CHANGE') === 'CHANGE'
          ? await act(context, async (tx, by) => {
              await requireDecider(tx, by);
              return undo(tx, by);
            })
          : await actAsModerator(context, 'edit-undone', (tx, by, about) => {
              about(id);
              return undo(tx, by);
            });
      return revisionNow(context, made.id);
    },
  }),
  thankForRevision: t.field({
    type: RevisionRef,
    nullable: true,
    description: 'Thanks the author of a revision. Needs the scope `write:catalog`.',
    args: { id: t.arg.id({ required: true, description: '`Revision.id`.' }) },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, args, context) => {
      const id = revisionId(args.id);
      await act(context, (tx, userId) => thank(context.app, tx, { id, userId }));
      return revisionNow(context, id);
    },
  }),
  revertEditsOfUser: t.field({
    type: RevertedRef,
    nullable: true,
    description:
      'Undoes all that a user changed in the catalogue, at once. What others changed since stays. Moderators only; needs the scope `write:catalog`.',
    args: {
      username: t.arg.string({ required: true, description: 'The name of the user.' }),
      reason: t.arg.string({ required: true, description: 'Why: 500 characters at most.' }),
    },
    extensions: { tier: 'public', cost: 50 },
    resolve: (_root, { username, reason }, context) =>
      actAsModerator(context, 'edits-reverted', async (tx, by, about) => {
        const { id: userId } = await userByName(tx, username);
        about(userId);
        return revertUser(context.app, tx, { userId, by, note: givenReason(reason) });
      }),
  }),
}));
