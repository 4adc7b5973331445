import type { ActionFailure, RequestEvent } from '@sveltejs/kit';
import type { FormResult } from '#lib/form/result.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { RowsOutcome } from '#lib/features/lists/list/list-row.ts';
import { graphql } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';

/** Marks some notifications as read, or all. */
export const MARK_READ = graphql(
  'mutation WebMarkNoticesRead($ids: [ID!]) { markNoticesRead(ids: $ids) { __typename } }',
);

/** Marks the notices that were shown as read. Later ones stay unread. */
export async function markRead(
  event: RequestEvent,
): Promise<FormResult<RowsOutcome> | ActionFailure<FormResult<RowsOutcome>>> {
  const form = await readForm(event, 'read');
  const answer = await write(event, MARK_READ, { ids: form.all('notice').slice(0, 50) });
  return answer.ok ? form.done<RowsOutcome>() : form.refused<RowsOutcome>(answer.problem);
}
