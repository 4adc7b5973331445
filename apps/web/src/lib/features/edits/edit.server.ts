import type { RequestEvent } from '@sveltejs/kit';
import { isWorkId } from '#lib/features/catalog/work.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { shownChange } from './change.ts';
import { readGenres } from './known-genres.server.ts';
import { EDIT_ROW, proposedTitle } from './edits.server.ts';

const EDIT = graphql(
  `
    query WebEdit($id: ID!) {
      page: edit(id: $id) {
        ...EditRow
        note
        origin
        sources
        answerDueAt
        closesAt
        decidedAt
        decision
        appliesFrom
        claims {
          source
          sourceId
        }
        decidedBy {
          username
        }
        messages {
          kind
          text
          writtenAt
          author {
            username
          }
        }
      }
    }
  `,
  [EDIT_ROW],
);

const OUTCOMES = graphql(`
  query WebEditOutcomes($id: ID!) {
    edit(id: $id) {
      outcomes {
        field
        current
        after
        isConflict
      }
    }
  }
`);

/** What accepting an edit would do now, by field; undefined if that is unknown. */
async function outcomesOf(event: RequestEvent, id: string) {
  const answer = await readOrDegrade(event, () => execute(event, OUTCOMES, { id }));
  const outcomes = answer?.edit?.outcomes;
  return outcomes && new Map(outcomes.map((outcome) => [outcome.field, outcome]));
}

/** An edit by the id in an address. @throws 404 if there is none that this visitor may see, 503 if it cannot be read */
async function foundEdit(event: RequestEvent, id: string) {
  if (!isWorkId(id)) pageError(404, 'PAGE_NOT_FOUND');
  const answer = await readOrDegrade(event, () => execute(event, EDIT, { id }));
  if (answer === null) pageError(503, 'PAGE_UNAVAILABLE');
  return answer.page ?? pageError(404, 'PAGE_NOT_FOUND');
}

/** An edit with its changes as people read them; editors also read what changed since. @throws as `foundEdit` does */
export async function readEdit(event: RequestEvent, id: string, isEditor: boolean) {
  const { changes, ...edit } = await foundEdit(event, id);
  const isCompared = isEditor && edit.state === 'OPEN' && edit.kind === 'CHANGE';
  const outcomes = isCompared ? await outcomesOf(event, id) : undefined;
  const { locale, titles } = event.locals.preferences;
  const isUndecided = edit.state === 'OPEN' || edit.state === 'DRAFT';
  const hasGenres = changes.some(({ field }) => field === 'genres');
  const genres = isUndecided && hasGenres ? await readGenres(event) : [];
  const reading = { media: edit.media, locale, titles, genres };
  return {
    ...edit,
    /** Whether a moderator can apply it now. */
    isDue: edit.appliesFrom !== null && Date.parse(edit.appliesFrom) <= Date.now(),
    proposedTitle: proposedTitle({ changes }),
    changes: changes.map((change) => shownChange(change, reading, outcomes?.get(change.field))),
  };
}

export type ShownEdit = Awaited<ReturnType<typeof readEdit>>;
