import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { confirmedAt, type LastConfirmation } from './last-confirmation.ts';

export const LAST_CONFIRMATION = graphql(`
  query WebLastConfirmation {
    viewer {
      lastConfirmationAt
      mediaServers {
        id
        knownShows {
          title
          knownAt
        }
        corrections {
          title
          madeAt
        }
      }
    }
  }
`);

/** What the visitor confirmed last; null if nothing of it is left to undo. */
export async function readLastConfirmation(event: RequestEvent): Promise<LastConfirmation | null> {
  const { viewer } = await execute(event, LAST_CONFIRMATION, {});
  const at = viewer?.lastConfirmationAt ?? null;
  return at === null ? null : confirmedAt(at, viewer?.mediaServers ?? []);
}

const UNDO_LAST = graphql(
  'mutation WebUndoLastConfirmation($at: DateTime) { undoLastConfirmation(at: $at) }',
);

/** Undoes what the page showed as the last confirmation. */
export const undoConfirm = async (event: RequestEvent) => {
  const form = await readForm(event, 'undo-confirm');
  const answer = await mutate(event, UNDO_LAST, { at: form.text('at') || null });
  if (!answer.ok) return form.refused<never>(answer.problem);
  // Something else was confirmed or undone meanwhile, on another page.
  const isNone = answer.body.undoLastConfirmation === 0;
  return { ...form.done<never>(), ...(isNone && { form: 'undo-none' }) };
};
