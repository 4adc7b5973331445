import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import { readId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { withdraw } from '../commands/own-proposal.ts';
import { propose } from '../commands/propose.ts';
import { submitDraft } from '../commands/submit-draft.ts';
import { refusal } from '../reasons.ts';
import { requirePictures } from '../require-pictures.ts';
import { act, editId, editNow } from './act.ts';
import { EditRef } from './edit.ts';
import {
  originText,
  ProposeEditInput,
  sentChanges,
  sourceAddresses,
  writtenText,
} from './input.ts';

/** The id of a work as an argument. @throws Refusal `NOT_FOUND` if no work can have it */
const knownWork = (text: string): string => {
  const id = readId(text);
  if (id === undefined) throw refusal('NOT_FOUND', 'EDIT_WORK_NOT_FOUND');
  return id;
};

/** Ids of this version are made at random: no source computes one for a work of its own. */
const RANDOM_VERSION = '7';

/** The id of a new work: the one that it has elsewhere, if that is given. @throws Refusal `BAD_USER_INPUT` if it is none of a work */
const newWork = ({ ids }: App, given: string | null | undefined): string => {
  if (given == null) return ids.next();
  const id = readId(given);
  if (id?.[14] === RANDOM_VERSION) return id;
  throw refusal('BAD_USER_INPUT', 'EDIT_WORK_ID_INVALID', { field: 'newWorkId' });
};

builder.mutationFields((t) => ({
  proposeEdit: t.field({
    type: EditRef,
    nullable: true,
    description:
      'Proposes changes of an anime or manga, or one that is not here. What needs no review is applied at once: the state of the edit tells. Edits are dedicated to the public domain (CC0 1.0). Needs the scope `write:catalog`.',
    args: { input: t.arg({ type: ProposeEditInput, required: true, description: 'The edit.' }) },
    extensions: { tier: 'public', cost: 20 },
    resolve: async (_root, { input }, context) => {
      const { workId, media, note, sources } = input;
      requireAccount(context.caller, 'write:catalog');
      const changes = sentChanges(input.changes);
      await requirePictures(context.app, media, changes);
      const { id } = await act(context, (tx, authorId) =>
        propose(context.app, tx, {
          ...(input.id != null && { id: editId(input.id) }),
          origin: originText(input.origin),
          kind: workId == null ? 'CREATE' : 'CHANGE',
          medium: media,
          workId: workId == null ? newWork(context.app, input.newWorkId) : knownWork(workId),
          authorId,
          changes,
          note: writtenText(note),
          sources: sourceAddresses(sources),
          baseSeq: input.baseRevision ?? null,
          isDraft: input.isDraft ?? false,
          wantsReview: input.wantsReview ?? false,
          isSurelyNew: input.isSurelyNew ?? false,
        }),
      );
      return editNow(context, id);
    },
  }),
  submitEdit: t.field({
    type: EditRef,
    nullable: true,
    description: 'Sends a draft of yours. Needs the scope `write:catalog`.',
    args: {
      id: t.arg.id({ required: true, description: '`Edit.id`.' }),
      isCompared: t.arg.boolean({
        description:
          'True if you have seen that somebody changed the same values since, or that there is a like work: it is sent all the same.',
      }),
    },
    extensions: { tier: 'public', cost: 20 },
    resolve: async (_root, { isCompared, ...args }, context) => {
      const id = editId(args.id);
      await act(context, (tx, userId) =>
        submitDraft(context.app, tx, { id, userId, isCompared: isCompared ?? false }),
      );
      return editNow(context, id);
    },
  }),
  withdrawEdit: t.boolean({
    nullable: true,
    description:
      'Withdraws an open edit of yours, or deletes a draft. Needs the scope `write:catalog`.',
    args: { id: t.arg.id({ required: true, description: '`Edit.id`.' }) },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, args, context) => {
      const id = editId(args.id);
      await act(context, (tx, userId) => withdraw(context.app, tx, { id, userId }));
      return true;
    },
  }),
}));
