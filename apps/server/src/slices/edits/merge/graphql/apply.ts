import { builder } from '#platform/graphql/builder.ts';
import { readId } from '#platform/ids.ts';
import { writerOf } from '#slices/lists/index.ts';
import { act, actAsModerator, editId, editNow } from '../../graphql/act.ts';
import { EditRef } from '../../graphql/edit.ts';
import { writtenText } from '../../graphql/input.ts';
import { EditMediaEnum } from '../../graphql/subject.ts';
import { refusal } from '../../reasons.ts';
import { applyOperation } from '../commands/apply-operation.ts';
import { moveEntry } from '../commands/move-entry.ts';

const MOST_DECISION = 2_000;

const known = (text: string): string => {
  const id = readId(text);
  if (id === undefined) throw refusal('NOT_FOUND', 'EDIT_WORK_NOT_FOUND');
  return id;
};

builder.mutationFields((t) => ({
  applyEdit: t.field({
    type: EditRef,
    nullable: true,
    description:
      'Does what an open merge, split, removal or restoration proposes, from `Edit.appliesFrom` on. `decideEdit` without values rejects it, and `undoRevision` takes it back within 30 days. Moderators only; needs the scope `write:catalog`.',
    args: {
      id: t.arg.id({ required: true, description: '`Edit.id`.' }),
      reason: t.arg.string({ description: 'What the author is told: 2,000 characters at most.' }),
    },
    extensions: { tier: 'public', cost: 50 },
    resolve: async (_root, { reason, ...args }, context) => {
      const id = editId(args.id);
      const text = writtenText(reason, { field: 'reason', most: MOST_DECISION });
      await actAsModerator(context, 'edit-applied', (tx, by, about) => {
        about(id);
        return applyOperation(context.app, tx, { id, by, text });
      });
      return editNow(context, id);
    },
  }),
  moveEntryAfterSplit: t.id({
    nullable: true,
    description:
      'Moves an entry of yours between the two works of a split, with its history. The result is the id of the entry. Needs the scopes `write:list` and `write:catalog`.',
    args: {
      media: t.arg({ type: EditMediaEnum, required: true, description: 'What the works are.' }),
      fromId: t.arg.id({ required: true, description: 'The work whose entry is moved.' }),
      toId: t.arg.id({ required: true, description: 'The other work of the split.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, { media, fromId, toId }, context) => {
      const writer = writerOf(context);
      const move = { media, from: known(fromId), to: known(toId) };
      const moved = await act(context, (tx) => moveEntry(context.app, tx, writer, move));
      return moved.entryId;
    },
  }),
}));
