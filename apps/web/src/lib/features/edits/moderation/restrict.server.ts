import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { GROUPS } from '../groups.ts';
import type { ReviewOutcome } from '../review.ts';
import { answered } from '../review.server.ts';

const RESTRICTION = graphql(`
  query WebRestriction($name: String!) {
    user(username: $name) {
      username
    }
    editorRestriction(username: $name) {
      groups
      mayPropose
      reason
    }
  }
`);

/** What is set for a user. @throws 404 if there is none of this name */
export async function readRestriction(event: RequestEvent) {
  const name = event.params['name'] ?? '';
  const { user, editorRestriction } = await execute(event, RESTRICTION, { name });
  if (!user) pageError(404, 'PAGE_NOT_FOUND');
  return { name: user.username, restriction: editorRestriction };
}

const RESTRICT = graphql(
  'mutation WebRestrictEditor($name: String!, $groups: [EditFieldGroup!]!, $mayPropose: Boolean!, $reason: String!) { restrictEditor(username: $name, groups: $groups, mayPropose: $mayPropose, reason: $reason) }',
);

/** Sets in which fields edits of a user are always reviewed, or that they may not edit. */
export async function restrictEditor(event: RequestEvent) {
  const form = await readForm(event, 'restrict');
  const chosen = new Set(form.all('groups'));
  const answer = await mutate(event, RESTRICT, {
    name: event.params['name'] ?? '',
    groups: GROUPS.filter((group) => chosen.has(group)),
    mayPropose: form.text('mayPropose') !== 'no',
    reason: form.text('reason'),
  });
  return answered(form, answer);
}

const REVERT = graphql(
  'mutation WebRevertEdits($name: String!, $reason: String!) { revertEditsOfUser(username: $name, reason: $reason) { revisions works } }',
);

/** Undoes all edits of a user, and says how many. */
export async function revertEdits(event: RequestEvent) {
  const form = await readForm(event, 'revert');
  const variables = { name: event.params['name'] ?? '', reason: form.text('reason') };
  const answer = await mutate(event, REVERT, variables);
  if (!answer.ok) return answered(form, answer);
  return form.done<ReviewOutcome>('', { reverted: answer.body.revertEditsOfUser });
}
