import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { actOn, confirm } from './log-actions.server.ts';
import { IGNORE, IGNORE_LIBRARY } from './log.server.ts';
import type { WaitingShow } from './waiting.ts';

export const WAITING = graphql(`
  query WebWaitingShows {
    viewer {
      lastConfirmationAt
      waitingShows {
        deliveryId
        title
        library
        episodes
        mediaServer {
          id
          name
        }
        suggestions {
          reasons
          episodes
          anime {
            id
            titleNative
            titleRomaji
            seasonYear
          }
          manga {
            id
            titleNative
            titleRomaji
            startDate
          }
        }
      }
    }
  }
`);

/** What waits for a word of the visitor, the latest first, and when they said the last one. */
export async function readWaiting(
  event: RequestEvent,
): Promise<{ waiting: readonly WaitingShow[]; saidAt: string | null }> {
  const { viewer } = await execute(event, WAITING, {});
  return { waiting: viewer?.waitingShows ?? [], saidAt: viewer?.lastConfirmationAt ?? null };
}

const CONFIRM_ALL = graphql('mutation WebConfirmAllShows { confirmAllShows }');
const confirmAll = async (event: RequestEvent) => {
  const form = await readForm(event, 'confirm-all');
  const answer = await mutate(event, CONFIRM_ALL, {});
  if (!answer.ok) return form.refused<never>(answer.problem);
  // There is nothing to undo then.
  const isNone = answer.body.confirmAllShows === 0;
  return { ...form.done<never>(), ...(isNone && { form: 'confirm-none' }) };
};

const UNDO_LAST = graphql(
  'mutation WebUndoLastConfirmation($at: DateTime) { undoLastConfirmation(at: $at) }',
);
const undoConfirm = async (event: RequestEvent) => {
  const form = await readForm(event, 'undo-confirm');
  const answer = await mutate(event, UNDO_LAST, { at: form.text('at') || null });
  return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
};

/** What one does about a waiting show. */
export const waitingActions = {
  confirm,
  confirmAll,
  undoConfirm,
  ignore: actOn('ignore', IGNORE),
  ignoreLibrary: actOn('ignore-library', IGNORE_LIBRARY),
};
