import { builder } from '#platform/graphql/builder.ts';
import { accept } from '../commands/accept.ts';
import { vote } from '../commands/vote.ts';
import { act, editId, editNow, requireDecider } from './act.ts';
import { EditRef } from './edit.ts';
import { writtenText } from './input.ts';

const MOST_DECISION = 2_000;

builder.mutationFields((t) => ({
  decideEdit: t.field({
    type: EditRef,
    nullable: true,
    description:
      'Accepts some values of an open edit and rejects the others. None accepted rejects it. Editors only; needs the scope `write:catalog`.',
    args: {
      id: t.arg.id({ required: true, description: '`Edit.id`.' }),
      accepted: t.arg.stringList({
        required: true,
        description: 'The values that are accepted, by `EditChange.field`.',
      }),
      reason: t.arg.string({ description: 'What the author is told: 2,000 characters at most.' }),
      isRebased: t.arg.boolean({
        description:
          'True replaces values that somebody else changed since the edit was sent. Of lists, only the rows that the edit changes; `Edit.outcomes` tells.',
      }),
    },
    extensions: { tier: 'public', cost: 20 },
    resolve: async (_root, { accepted, reason, isRebased, ...args }, context) => {
      const id = editId(args.id);
      const text = writtenText(reason, { field: 'reason', most: MOST_DECISION });
      await act(context, async (tx, userId) => {
        await requireDecider(tx, userId);
        const decision = { id, decidedBy: userId, accepted: new Set(accepted), text };
        await accept(context.app, tx, { ...decision, isRebased: isRebased ?? false });
      });
      return editNow(context, id);
    },
  }),
  voteOnEdit: t.field({
    type: EditRef,
    nullable: true,
    description:
      'Votes for or against an open edit. A first vote against it opens a vote of seven days; three votes of one mind end it early. Needs the scope `write:catalog`.',
    args: {
      id: t.arg.id({ required: true, description: '`Edit.id`.' }),
      isFor: t.arg.boolean({ required: true, description: 'True for it, false against it.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, { isFor, ...args }, context) => {
      const id = editId(args.id);
      await act(context, (tx, userId) => vote(context.app, tx, { id, userId, isFor }));
      return editNow(context, id);
    },
  }),
}));
