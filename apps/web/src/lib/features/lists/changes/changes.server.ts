import { redirect, type ActionFailure, type RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import type { FormResult } from '#lib/form/result.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import { takeBack } from '../undo/undo.server.ts';
import { changeWords } from './change-words.ts';
import type { Changes } from './changes.ts';

/** What one act changed about one work. */
export const BATCH_WORK = graphql(
  `
    fragment BatchWork on ListBatchWork {
      outcome
      fields
      before {
        status
        progress
        volumeProgress
      }
      after {
        status
        progress
        volumeProgress
      }
      plays {
        fromUnit
        unit
        isRepeat
        isRemoved
      }
      anime {
        ...WorkTitles
        format
        episodeCount
      }
      manga {
        ...WorkTitles
      }
    }
  `,
  [WORK_TITLES],
);

/** One act that changed lists. */
export const BATCH = graphql(
  `
    fragment Batch on ListBatch {
      batchId
      changedAt
      source
      client {
        kind
        name
      }
      works {
        ...BatchWork
      }
      workCount
      customLists
      changesSettings
      isUndoable
      isUndone
      isUndo
    }
  `,
  [BATCH_WORK],
);

const CHANGES = graphql(
  `
    query WebChanges($after: String) {
      viewer {
        changes(first: 25, after: $after) {
          nodes {
            ...Batch
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [BATCH],
);

const readChanges = async (event: RequestEvent, after: string | null): Promise<Changes> => {
  const { viewer } = await execute(event, CHANGES, { after });
  const page = viewer?.changes;
  if (!page) redirect(303, signInAddress(event.url));
  const { hasNextPage, endCursor } = page.pageInfo;
  return { batches: page.nodes, next: hasNextPage ? endCursor : null };
};

/** What changed the visitor's lists; null if it cannot be read. Visitors who are not signed in are sent to sign-in and back. */
export async function loadChanges(event: RequestEvent) {
  if (!event.cookies.get('__Host-sid')) redirect(303, signInAddress(event.url));
  event.setHeaders({ 'cache-control': 'no-store' });
  const after = event.url.searchParams.get('after');
  const changes = await readOrDegrade(event, () => readChanges(event, after));
  return { changes, isLatest: after === null };
}

/** Undoes one change. */
export async function undoChange(
  event: RequestEvent,
): Promise<FormResult | ActionFailure<FormResult>> {
  const form = await readForm(event, 'undo');
  const { problem } = await takeBack(event, form);
  if (problem) return form.refused<never>(problem);
  return form.done(changeWords(event.locals.preferences.locale).undone);
}
