import type { RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { isWorkId, type WorkKind } from '#lib/features/catalog/work.ts';
import type { Titles } from '#lib/features/catalog/title.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import { shownChange } from './change.ts';
import type { EditFilter } from './edit-filter.ts';
import { operationWords } from './operation/operation-words.ts';

/** The titles of a work of an edit, also if it was merged or removed since. */
const WORK_NAME = graphql(
  'fragment EditedWorkName on WorkName { titleRomaji titleEnglish titleNative }',
);

/** What a row of a list says of an edit. */
export const EDIT_ROW = graphql(
  `
    fragment EditRow on Edit {
      id
      state
      kind
      media
      workId
      submittedAt
      votesFor
      votesAgainst
      answerDueAt
      closesAt
      work {
        ...EditedWorkName
      }
      other {
        id: workId
        ...EditedWorkName
      }
      author {
        username
      }
      assignee {
        username
      }
      anime {
        ...WorkTitles
      }
      manga {
        ...WorkTitles
      }
      changes {
        field
        before
        after
        isRelease
        isAccepted
        relatedAnime {
          ...WorkTitles
        }
        relatedManga {
          ...WorkTitles
        }
      }
    }
  `,
  [WORK_TITLES, WORK_NAME],
);

const EDITS = graphql(
  `
    query WebEdits(
      $state: EditState
      $workId: ID
      $author: String
      $assignee: String
      $media: EditMedia
      $kind: EditKind
      $group: EditFieldGroup
      $isTaken: Boolean
      $isAsked: Boolean
      $isContested: Boolean
      $sentBefore: DateTime
      $after: String
    ) {
      edits(
        state: $state
        workId: $workId
        author: $author
        assignee: $assignee
        media: $media
        kind: $kind
        group: $group
        isTaken: $isTaken
        isAsked: $isAsked
        isContested: $isContested
        sentBefore: $sentBefore
        first: 20
        after: $after
      ) {
        nodes {
          ...EditRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [EDIT_ROW],
);

const REVISIONS = graphql(
  `
    query WebRevisions($workId: ID, $author: String, $after: String) {
      revisions(workId: $workId, author: $author, first: 20, after: $after) {
        nodes {
          id
          media
          workId
          editId
          note
          madeAt
          undoneById
          thanks
          upstream {
            hub
            state
            hubState
            decision
            fault
          }
          author {
            username
          }
          decidedBy {
            username
          }
          anime {
            ...WorkTitles
          }
          manga {
            ...WorkTitles
          }
          kind
          work {
            ...EditedWorkName
          }
          other {
            ...EditedWorkName
          }
          changes {
            field
            before
            after
            isSaid
            relatedAnime {
              ...WorkTitles
            }
            relatedManga {
              ...WorkTitles
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [WORK_TITLES, WORK_NAME],
);

const WORK = graphql(
  `
    query WebWorkOfEdits($id: ID!) {
      anime(id: $id) {
        ...WorkTitles
      }
      manga(id: $id) {
        ...WorkTitles
      }
    }
  `,
  [WORK_TITLES],
);

type EditNode = ResultOf<typeof EDIT_ROW>;

/** What an edit of a work that is not here yet would call it. */
export const proposedTitle = ({ changes }: Pick<EditNode, 'changes'>): string | null => {
  const after = changes.find(({ field }) => field === 'titleNative')?.after ?? null;
  const title: unknown = after === null ? null : JSON.parse(after);
  return typeof title === 'string' ? title : null;
};

type Asked = EditFilter & { after: string | null; viewer: string | null };

/** What the queue asks the API for. */
const queued = (event: RequestEvent, { queue, viewer }: Asked) => {
  const { kind, media, group, age, reviewer, waits } = queue;
  return {
    kind,
    media,
    group,
    assignee: reviewer === 'me' ? viewer : null,
    isTaken: reviewer === 'nobody' ? false : null,
    isAsked: waits === 'answer' ? true : null,
    isContested: waits === 'votes' ? true : null,
    sentBefore: age && new Date(currentTime(event) - Number(age) * DAY_MS).toISOString(),
  };
};

/** A page of edits, with the changes as people read them. @throws 404 for the edits of nobody */
export async function readEdits(event: RequestEvent, asked: Asked) {
  const { view, workId, user, after } = asked;
  const isOpen = view === 'open';
  const variables = { workId, author: user, after, ...(isOpen && queued(event, asked)) };
  const { edits } = await execute(event, EDITS, { state: isOpen ? 'OPEN' : null, ...variables });
  if (!edits) pageError(404, 'USER_NOT_FOUND');
  const { locale, titles } = event.locals.preferences;
  const nodes = edits.nodes.map(({ changes, ...edit }) => {
    const shown = changes.map((change) =>
      shownChange(change, { media: edit.media, locale, titles }),
    );
    const isOperation = edit.kind !== 'CREATE' && edit.kind !== 'CHANGE';
    const names = isOperation
      ? [operationWords(locale).kinds[edit.kind]]
      : [...new Set(shown.map(({ name }) => name))];
    const proposed = proposedTitle({ changes });
    return { ...edit, proposedTitle: proposed, names, changes: shown };
  });
  return { nodes, pageInfo: edits.pageInfo };
}

/** A page of changes that were made, as people read them. @throws 404 for the changes of nobody */
export async function readRevisions(
  event: RequestEvent,
  { workId, user, after }: Pick<Asked, 'workId' | 'user' | 'after'>,
) {
  const { revisions } = await execute(event, REVISIONS, { workId, author: user, after });
  if (!revisions) pageError(404, 'USER_NOT_FOUND');
  const { locale, titles } = event.locals.preferences;
  const nodes = revisions.nodes.map(({ changes, ...revision }) => ({
    ...revision,
    changes: changes.map((change) =>
      shownChange(change, { media: revision.media, locale, titles }),
    ),
  }));
  return { nodes, pageInfo: revisions.pageInfo };
}

export type EditRows = Awaited<ReturnType<typeof readEdits>>;
export type RevisionRows = Awaited<ReturnType<typeof readRevisions>>;

/** The titles of the work whose edits are listed; null if the visitor may not see it, or it is no work of the given kind. */
export async function readWorkOfEdits(
  event: RequestEvent,
  id: string,
  kind?: WorkKind,
): Promise<Titles | null> {
  if (!isWorkId(id)) return null;
  const { anime, manga } = await execute(event, WORK, { id });
  return (kind === 'manga' ? null : anime) ?? (kind === 'anime' ? null : manga);
}
