import type { RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { graphql, type ResultOf, type VariablesOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';

const PAGE = graphql('fragment WebSyncPage on PageInfo { endCursor hasNextPage }');

const ANIME = graphql('fragment WebSyncAnime on Anime { ...WorkTitles }', [WORK_TITLES]);
const MANGA = graphql('fragment WebSyncManga on Manga { ...WorkTitles }', [WORK_TITLES]);

const RUN = graphql(
  `
    query WebSyncRunPage(
      $id: ID!
      $run: ID!
      $only: SyncRowFilter
      $field: SyncField
      $rule: String
      $after: String
    ) {
      viewer {
        syncConnection(id: $id) {
          id
          service
          name
          accountName
          isConfirmed
          run(id: $run) {
            id
            kind
            state
            createdAt
            finishedAt
            undoableUntil
            isUndone
            readCount
            counts {
              createHere
              updateHere
              deleteHere
              createThere
              updateThere
              deleteThere
              held
              unmapped
              unchanged
            }
            rows(first: 30, after: $after, only: $only, field: $field, rule: $rule) {
              pageInfo {
                ...WebSyncPage
              }
              nodes {
                number
                title
                media
                anime {
                  ...WebSyncAnime
                }
                manga {
                  ...WebSyncManga
                }
                here
                there
                isHeld
                isApplied
                changes {
                  field
                  side
                  from
                  to
                }
                conflicts {
                  field
                  rule
                  winner
                }
                reason
                questions {
                  field
                  reason
                }
              }
            }
          }
        }
      }
    }
  `,
  [PAGE, ANIME, MANGA],
);

const HOLDS = graphql(
  `
    query WebSyncHolds($id: ID!, $after: String) {
      viewer {
        syncConnection(id: $id) {
          id
          service
          name
          accountName
          holdCount
          unmappedCount
          holds(first: 30, after: $after) {
            pageInfo {
              ...WebSyncPage
            }
            nodes {
              id
              anime {
                ...WebSyncAnime
              }
              manga {
                ...WebSyncManga
              }
              field
              reason
              here
              there
              decision
              createdAt
            }
          }
        }
      }
    }
  `,
  [PAGE, ANIME, MANGA],
);

const UNMAPPED = graphql(
  `
    query WebSyncUnmapped($id: ID!, $after: String) {
      viewer {
        syncConnection(id: $id) {
          id
          service
          name
          accountName
          holdCount
          unmappedCount
          unmapped(first: 30, after: $after) {
            pageInfo {
              ...WebSyncPage
            }
            nodes {
              title
              media
              remoteId
              reason
              firstSeenAt
              suggestedAnime {
                ...WebSyncAnime
              }
              suggestedManga {
                ...WebSyncManga
              }
            }
          }
        }
      }
    }
  `,
  [PAGE, ANIME, MANGA],
);

const AUDIT = graphql(
  `
    query WebSyncAudit($id: ID!, $after: String) {
      viewer {
        syncConnection(id: $id) {
          id
          service
          name
          accountName
          holdCount
          unmappedCount
          audit(first: 50, after: $after) {
            pageInfo {
              ...WebSyncPage
            }
            nodes {
              id
              at
              runId
              anime {
                ...WebSyncAnime
              }
              manga {
                ...WebSyncManga
              }
              side
              action
              changes {
                field
                side
                from
                to
                rule
              }
              outcome
              message
            }
          }
        }
      }
    }
  `,
  [PAGE, ANIME, MANGA],
);

type Documents = typeof RUN | typeof HOLDS | typeof UNMAPPED | typeof AUDIT;
type Connection<Document extends Documents> = NonNullable<
  NonNullable<ResultOf<Document>['viewer']>['syncConnection']
>;
type Nodes<List> = NonNullable<List> extends { nodes: readonly (infer Node)[] } ? Node : never;

export type OpenRun = NonNullable<Connection<typeof RUN>['run']>;
export type PlanRow = Nodes<OpenRun['rows']>;
export type Hold = Nodes<Connection<typeof HOLDS>['holds']>;
export type Unmapped = Nodes<Connection<typeof UNMAPPED>['unmapped']>;
export type AuditLine = Nodes<Connection<typeof AUDIT>['audit']>;

/** A run with a page of its plan. */
export async function readRun(event: RequestEvent, of: VariablesOf<typeof RUN>) {
  const { viewer } = await execute(event, RUN, of);
  const connection = viewer?.syncConnection ?? pageError(404, 'SYNC_GONE');
  return { connection, run: connection.run ?? pageError(404, 'SYNC_RUN_GONE') };
}

/** A page of the questions of a connection. */
export async function readHolds(event: RequestEvent, of: VariablesOf<typeof HOLDS>) {
  const { viewer } = await execute(event, HOLDS, of);
  return viewer?.syncConnection ?? pageError(404, 'SYNC_GONE');
}

/** A page of what a connection has without a match. */
export async function readUnmapped(event: RequestEvent, of: VariablesOf<typeof UNMAPPED>) {
  const { viewer } = await execute(event, UNMAPPED, of);
  return viewer?.syncConnection ?? pageError(404, 'SYNC_GONE');
}

/** A page of what a connection wrote. */
export async function readAudit(event: RequestEvent, of: VariablesOf<typeof AUDIT>) {
  const { viewer } = await execute(event, AUDIT, of);
  return viewer?.syncConnection ?? pageError(404, 'SYNC_GONE');
}

/** What the pages of plans, questions and unknown titles do. */
export const CONFIRM = graphql(
  'mutation WebConfirmSync($id: ID!) { confirmSyncRun(id: $id) { id } }',
);
export const CANCEL = graphql('mutation WebCancelSync($id: ID!) { cancelSyncRun(id: $id) { id } }');
export const UNDO = graphql('mutation WebUndoSync($id: ID!) { undoSyncRun(id: $id) { id } }');
export const HOLD_ROWS = graphql(
  'mutation WebHoldSyncRows($id: ID!, $numbers: [Int!]!, $isHeld: Boolean!) { holdSyncRows(id: $id, numbers: $numbers, isHeld: $isHeld) { id } }',
);
export const DECIDE = graphql(
  'mutation WebDecideSync($ids: [ID!]!, $decision: SyncDecision!) { decideSyncHolds(ids: $ids, decision: $decision) { id } }',
);
export const MAP = graphql(
  'mutation WebMapSync($id: ID!, $media: SyncMedia!, $remoteId: String!, $workId: ID) { mapSyncEntry(id: $id, media: $media, remoteId: $remoteId, workId: $workId) }',
);
