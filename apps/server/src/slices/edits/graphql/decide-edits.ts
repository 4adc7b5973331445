import { Refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { reasonFields, type RefusedWith } from '#platform/graphql/reason.ts';
import { accept } from '../commands/accept.ts';
import type { Proposal } from '../queries/proposal.ts';
import { refusal } from '../reasons.ts';
import { act, editId, editNow, requireDecider } from './act.ts';
import { EditRef } from './edit.ts';
import { writtenText } from './input.ts';

const MOST_DECISION = 2_000;
/** Edits that one request decides: each takes some 10 ms, and others wait for the lock on changes meanwhile. */
const MOST_EDITS = 50;

interface EditProblem extends RefusedWith {
  reason: string;
}

/** What became of one edit of several. */
interface Decided {
  id: string;
  edit: Proposal | null;
  problem: EditProblem | null;
}

const EditProblemRef = builder.objectRef<EditProblem>('EditProblem').implement({
  extensions: { tier: 'public' },
  description: 'Why an edit was not decided.',
  fields: (t) => ({
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as a stable word; the page on errors lists all.',
    }),
    ...reasonFields(t),
  }),
});

const DecidedEditRef = builder.objectRef<Decided>('DecidedEdit').implement({
  extensions: { tier: 'public' },
  description: 'What became of one edit of several.',
  fields: (t) => ({
    editId: t.exposeID('id', { nullable: false, description: 'Its id, as it was sent.' }),
    edit: t.field({
      type: EditRef,
      description: 'The edit as it is now; null if there is none with this id.',
      resolve: ({ edit }) => edit,
    }),
    problem: t.field({
      type: EditProblemRef,
      description: 'Why nothing was decided; null if it was.',
      resolve: ({ problem }) => problem,
    }),
  }),
});

const DecidedEditsRef = builder.objectRef<{ results: Decided[] }>('DecideEditsPayload').implement({
  extensions: { tier: 'public' },
  description: 'What became of several edits.',
  fields: (t) => ({
    results: t.expose('results', {
      type: [DecidedEditRef],
      nullable: false,
      description: 'One result per edit, in the given order.',
      extensions: { listSize: 20 },
    }),
  }),
});

interface Deciding {
  isAccepted: boolean;
  text: string;
}

/** Edits that say the same are closed together: one that an earlier one of the request closed is as it was asked for. */
const isAsAsked = (edit: Proposal | null, { isAccepted }: Deciding): boolean =>
  edit?.state === (isAccepted ? 'ACCEPTED' : 'REJECTED');

/** Decides one edit in its own transaction, so that a refusal changes nothing of the others. */
const decideOne = async (
  context: RequestContext,
  sent: string,
  deciding: Deciding,
): Promise<Decided> => {
  const { isAccepted, text } = deciding;
  try {
    const id = editId(sent);
    await act(context, async (tx, userId) => {
      await requireDecider(tx, userId);
      const accepted = isAccepted ? null : new Set<string>();
      await accept(context.app, tx, { id, decidedBy: userId, accepted, text });
    });
    return { id: sent, edit: await editNow(context, id), problem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, message, details } = error;
    const edit = reason === 'EDIT_NOT_FOUND' ? null : await editNow(context, editId(sent));
    const isDone = reason === 'EDIT_CLOSED' && isAsAsked(edit, deciding);
    return { id: sent, edit, problem: isDone ? null : { reason, message, details } };
  }
};

builder.mutationField('decideEdits', (t) =>
  t.field({
    type: DecidedEditsRef,
    nullable: true,
    description: `Accepts or rejects at most ${MOST_EDITS} open edits with one reason. Each has its own result, in the given order: one that is refused stays as it is, and the others are decided. Editors only; needs the scope \`write:catalog\`.`,
    args: {
      ids: t.arg.idList({ required: true, description: '`Edit.id` of each.' }),
      isAccepted: t.arg.boolean({
        required: true,
        description: 'True accepts all values of each, false rejects them.',
      }),
      reason: t.arg.string({ description: 'What the authors are told: 2,000 characters at most.' }),
    },
    extensions: { tier: 'public', cost: 200 },
    resolve: async (_root, { ids, isAccepted, reason }, context) => {
      const all = [...new Set(ids)];
      if (all.length === 0 || all.length > MOST_EDITS) {
        throw refusal('BAD_USER_INPUT', 'TOO_MANY_EDITS', { most: MOST_EDITS, field: 'ids' });
      }
      const text = writtenText(reason, { field: 'reason', most: MOST_DECISION });
      // Who may decide nothing is told so once. What else is refused concerns one edit, and others are decided by then.
      await act(context, requireDecider);
      const results: Decided[] = [];
      for (const id of all) results.push(await decideOne(context, id, { isAccepted, text }));
      return { results };
    },
  }),
);
