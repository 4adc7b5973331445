import { builder } from '#platform/graphql/builder.ts';
import { assign } from '../commands/assign.ts';
import { writeMessage } from '../commands/message.ts';
import { refusal } from '../reasons.ts';
import { act, editId, editNow, requireDecider } from './act.ts';
import { EditMessageKindEnum, EditRef } from './edit.ts';
import { writtenText } from './input.ts';

const MOST_MESSAGE = 5_000;

builder.mutationFields((t) => ({
  writeEditMessage: t.field({
    type: EditRef,
    nullable: true,
    description:
      'Writes a comment, a question, an answer or an appeal about an edit. Needs the scope `write:catalog`.',
    args: {
      id: t.arg.id({ required: true, description: '`Edit.id`.' }),
      kind: t.arg({ type: EditMessageKindEnum, required: true, description: 'What it is.' }),
      text: t.arg.string({ required: true, description: 'At most 5,000 characters.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, { kind, ...args }, context) => {
      const id = editId(args.id);
      const text = writtenText(args.text, { field: 'text', most: MOST_MESSAGE });
      if (text === '') throw refusal('BAD_USER_INPUT', 'EDIT_TEXT_INVALID', { field: 'text' });
      await act(context, (tx, userId) => writeMessage(context.app, tx, { id, userId, kind, text }));
      return editNow(context, id);
    },
  }),
  takeEdit: t.field({
    type: EditRef,
    nullable: true,
    description:
      'Says that you look at an open edit, or no longer do. Editors only; needs the scope `write:catalog`.',
    args: {
      id: t.arg.id({ required: true, description: '`Edit.id`.' }),
      isMine: t.arg.boolean({ required: true, description: 'True if you look at it.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, { isMine, ...args }, context) => {
      const id = editId(args.id);
      await act(context, async (tx, userId) => {
        await requireDecider(tx, userId);
        await assign(tx, { id, userId: isMine ? userId : null });
      });
      return editNow(context, id);
    },
  }),
}));
