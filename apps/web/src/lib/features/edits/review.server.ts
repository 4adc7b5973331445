import { redirect, type RequestEvent } from '@sveltejs/kit';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { Answer } from '#lib/server/route.server.ts';
import { withFieldNames } from './problem-fields.ts';
import type { ReviewOutcome } from './review.ts';
import { reviewWords } from './review-words.ts';

/** The result of a form for what the API answered. */
export const answered = (form: SentForm, answer: Answer<unknown>) =>
  answer.ok
    ? form.done<ReviewOutcome>()
    : form.refused<ReviewOutcome>(answer.problem, {
        reason: answer.problem.reason,
        accepted: form.all('accepted'),
      });

const DECIDE = graphql(
  'mutation WebDecideEdit($id: ID!, $accepted: [String!]!, $reason: String, $isRebased: Boolean) { decideEdit(id: $id, accepted: $accepted, reason: $reason, isRebased: $isRebased) { id } }',
);

/** Accepts the ticked values of an edit and rejects the others, or rejects all. */
export async function decideEdit(event: RequestEvent) {
  const form = await readForm(event, 'decide');
  const isRejected = form.text('decision') === 'reject';
  const accepted = isRejected ? [] : form.all('accepted');
  if (!isRejected && accepted.length === 0) {
    const detail = reviewWords(event.locals.preferences.locale).tickOne;
    return answered(form, { ok: false, problem: { status: 400, code: 'BAD_USER_INPUT', detail } });
  }
  const isRebased = form.text('decision') === 'anyway';
  const variables = {
    id: event.params['id'] ?? '',
    accepted,
    reason: form.text('reason'),
    isRebased,
  };
  const answer = await mutate(event, DECIDE, variables);
  if (answer.ok) return answered(form, answer);
  const problem = withFieldNames(answer.problem, event.locals.preferences.locale);
  return answered(form, { ok: false, problem });
}

const APPLY = graphql(
  'mutation WebApplyEdit($id: ID!, $reason: String) { applyEdit(id: $id, reason: $reason) { id } }',
);

/** Does what a merge, a split, a removal or a restoration proposes, or rejects it. */
export async function applyEdit(event: RequestEvent) {
  const form = await readForm(event, 'decide');
  const variables = { id: event.params['id'] ?? '', reason: form.text('reason') };
  const isApplied = form.text('decision') === 'apply';
  return answered(
    form,
    isApplied
      ? await mutate(event, APPLY, variables)
      : await mutate(event, DECIDE, { ...variables, accepted: [], isRebased: false }),
  );
}

const VOTE = graphql(
  'mutation WebVoteOnEdit($id: ID!, $isFor: Boolean!) { voteOnEdit(id: $id, isFor: $isFor) { id } }',
);

/** Votes for or against an edit. */
export async function voteOnEdit(event: RequestEvent) {
  const form = await readForm(event, 'vote');
  const isFor = form.text('vote') === 'for';
  return answered(form, await mutate(event, VOTE, { id: event.params['id'] ?? '', isFor }));
}

const WRITE = graphql(
  'mutation WebWriteEditMessage($id: ID!, $kind: EditMessageKind!, $text: String!) { writeEditMessage(id: $id, kind: $kind, text: $text) { id } }',
);

const KINDS = ['COMMENT', 'QUESTION', 'ANSWER', 'APPEAL'] as const;

/** Writes a comment, a question, an answer or an appeal. */
export async function writeMessage(event: RequestEvent) {
  const form = await readForm(event, 'write');
  const kind = form.choice('kind', KINDS) ?? 'COMMENT';
  const text = form.text('text');
  return answered(form, await mutate(event, WRITE, { id: event.params['id'] ?? '', kind, text }));
}

const WITHDRAW = graphql('mutation WebWithdrawEdit($id: ID!) { withdrawEdit(id: $id) }');

/** Withdraws an edit of the visitor, or deletes a draft, whose page is gone then. */
export async function withdrawEdit(event: RequestEvent) {
  const form = await readForm(event, 'withdraw');
  const answer = await mutate(event, WITHDRAW, { id: event.params['id'] ?? '' });
  if (answer.ok && form.has('draft')) redirect(303, '/edits');
  return answered(form, answer);
}

const SUBMIT = graphql(
  'mutation WebSubmitEdit($id: ID!, $isCompared: Boolean) { submitEdit(id: $id, isCompared: $isCompared) { id } }',
);

/** Sends a draft of the visitor. */
export async function submitEdit(event: RequestEvent) {
  const form = await readForm(event, 'submit');
  const isCompared = form.text('submit') === 'anyway';
  const answer = await mutate(event, SUBMIT, { id: event.params['id'] ?? '', isCompared });
  if (answer.ok) return answered(form, answer);
  const problem = withFieldNames(answer.problem, event.locals.preferences.locale);
  return answered(form, { ok: false, problem });
}

const TAKE = graphql(
  'mutation WebTakeEdit($id: ID!, $isMine: Boolean!) { takeEdit(id: $id, isMine: $isMine) { id } }',
);

/** Says that an editor looks at an edit, or no longer does. */
export async function takeEdit(event: RequestEvent) {
  const form = await readForm(event, 'take');
  const isMine = form.text('take') === 'mine';
  return answered(form, await mutate(event, TAKE, { id: event.params['id'] ?? '', isMine }));
}

const UNDO = graphql(
  'mutation WebUndoRevision($id: ID!, $reason: String, $isCascade: Boolean) { undoRevision(id: $id, reason: $reason, isCascade: $isCascade) { id } }',
);

/** Undoes a change that was made; later ones of the same values too, if the editor says so. */
export async function undoRevision(event: RequestEvent) {
  const form = await readForm(event, 'undo');
  const isCascade = form.text('undo') === 'all';
  const variables = { id: form.text('id'), reason: form.text('reason'), isCascade };
  return answered(form, await mutate(event, UNDO, variables));
}

const THANK = graphql('mutation WebThank($id: ID!) { thankForRevision(id: $id) { id } }');

/** Thanks the author of a change. */
export async function thankFor(event: RequestEvent) {
  const form = await readForm(event, 'thank');
  return answered(form, await mutate(event, THANK, { id: form.text('id') }));
}
