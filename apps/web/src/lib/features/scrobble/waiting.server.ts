import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { undoConfirm } from './last-confirmation.server.ts';
import { actOn, confirm, dismiss } from './log-actions.server.ts';
import { IGNORE, IGNORE_LIBRARY } from './log.server.ts';
import type { WaitingShow } from './waiting.ts';

export const WAITING = graphql(`
  query WebWaitingShows {
    viewer {
      waitingShows {
        deliveryId
        title
        library
        episodes
        plays {
          season
          episode
          chapter
          title
        }
        mediaServer {
          id
          name
        }
        suggestions {
          reasons
          places {
            episode
            anime {
              id
              titleNative
              titleRomaji
              titleEnglish
              format
              episodeCount
            }
          }
          anime {
            id
            titleNative
            titleRomaji
            titleEnglish
            seasonYear
            format
          }
          manga {
            id
            titleNative
            titleRomaji
            titleEnglish
            startDate
          }
        }
      }
    }
  }
`);

/** What waits for a word of the visitor, the latest first. */
export async function readWaiting(event: RequestEvent): Promise<readonly WaitingShow[]> {
  const { viewer } = await execute(event, WAITING, {});
  return viewer?.waitingShows ?? [];
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

/** What one does about a waiting show. */
export const waitingActions = {
  confirm,
  confirmAll,
  dismiss,
  undoConfirm,
  ignore: actOn('ignore', IGNORE),
  ignoreLibrary: actOn('ignore-library', IGNORE_LIBRARY),
};
