import { redirect, type RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import { readWork, whyOf } from './work.server.ts';

const REMOVE = graphql(
  'mutation WebProposeRemoval($input: ProposeRemovalInput!) { made: proposeRemoval(input: $input) { id } }',
);
const RESTORE = graphql(
  'mutation WebProposeRestoration($input: ProposeRemovalInput!) { made: proposeRestoration(input: $input) { id } }',
);

/** Proposes to remove a work, or to restore one that was removed, and leads to the edit. */
export async function proposeRemoval(event: RequestEvent) {
  const form = await readForm(event, 'remove');
  const { id, media, isRemoved } = await readWork(event);
  const input = { media, workId: id, ...whyOf(form) };
  const answer = await (isRemoved
    ? write(event, RESTORE, { input })
    : write(event, REMOVE, { input }));
  if (!answer.ok) return form.refused<never>(answer.problem);
  redirect(303, `/edits/${answer.body.made.id}`);
}
