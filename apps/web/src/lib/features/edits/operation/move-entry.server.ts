import type { RequestEvent } from '@sveltejs/kit';
import { isWorkId } from '#lib/features/catalog/work.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { operationWords } from './operation-words.ts';

const SPLIT = graphql(`
  query WebWorkSplit($id: ID!) {
    workSplit(workId: $id) {
      media
      original {
        id: workId
        title
      }
      newWork {
        id: workId
        title
      }
      entryWorkId
    }
  }
`);

/** The split that made a work, and where the visitor's entry is; null if it was not split. */
export async function readSplit(event: RequestEvent) {
  const id = event.params['id'] ?? '';
  if (!isWorkId(id)) pageError(404, 'PAGE_NOT_FOUND');
  const { workSplit } = await execute(event, SPLIT, { id });
  if (!workSplit?.original || !workSplit.newWork) return null;
  const { media, original, newWork, entryWorkId } = workSplit;
  const having = [original, newWork].find((work) => work.id === entryWorkId) ?? null;
  const other = having === original ? newWork : original;
  return { media, original, newWork, having, other };
}

const MOVE = graphql(
  'mutation WebMoveEntry($media: EditMedia!, $from: ID!, $to: ID!) { moveEntryAfterSplit(media: $media, fromId: $from, toId: $to) }',
);

/** Moves the visitor's entry to the other work of a split. */
export async function moveEntry(event: RequestEvent) {
  const form = await readForm(event, 'move');
  const media = form.choice('media', ['ANIME', 'MANGA'] as const) ?? 'ANIME';
  const variables = { media, from: form.text('from'), to: form.text('to') };
  const answer = await mutate(event, MOVE, variables);
  if (!answer.ok) return form.refused<never>(answer.problem);
  return form.done<never>(operationWords(event.locals.preferences.locale).moved);
}
