import type { RequestEvent } from '@sveltejs/kit';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';

const FAULT = graphql(`
  fragment WebSyncFault on SyncFault {
    reason
    message
    values {
      name
      text
    }
  }
`);

const RUN = graphql(`
  fragment WebSyncRun on SyncRun {
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
  }
`);

const CONNECTION = graphql(
  `
    fragment WebSyncConnection on SyncConnection {
      id
      service
      name
      accountName
      host
      state
      isConfirmed
      holdCount
      unmappedCount
      nextRunAt
      fault {
        ...WebSyncFault
      }
      runs {
        ...WebSyncRun
      }
    }
  `,
  [FAULT, RUN],
);

const LIST = graphql(
  `
    query WebSync {
      viewer {
        syncServices {
          service
          name
          login
          media
          fields
          canDelete
          isReadOnly
        }
        syncConnections {
          ...WebSyncConnection
        }
      }
    }
  `,
  [CONNECTION],
);

const ONE = graphql(
  `
    query WebSyncConnectionPage($id: ID!) {
      viewer {
        syncServices {
          service
          login
        }
        syncConnection(id: $id) {
          ...WebSyncConnection
          direction
          deletes
          fields
          fieldsOff
          stateSince
          limitedUntil
          loginEndsAt
          createdAt
          callsPerMinute
          waitingCount
          refusedCount
        }
      }
    }
  `,
  [CONNECTION],
);

type Viewer<Document extends typeof LIST | typeof ONE> = NonNullable<ResultOf<Document>['viewer']>;

export type OfferedService = NonNullable<Viewer<typeof LIST>['syncServices']>[number];
export type ListedConnection = NonNullable<Viewer<typeof LIST>['syncConnections']>[number];
export type OpenConnection = NonNullable<Viewer<typeof ONE>['syncConnection']>;
export type SyncRun = NonNullable<ListedConnection['runs']>[number];
export type SyncFault = NonNullable<ListedConnection['fault']>;

/** The connections of the visitor, and the services that the server offers. */
export async function readConnections(event: RequestEvent) {
  const { viewer } = await execute(event, LIST, {});
  return { services: viewer?.syncServices ?? [], connections: viewer?.syncConnections ?? [] };
}

/** One connection. */
export async function readConnection(event: RequestEvent, id: string) {
  const { viewer } = await execute(event, ONE, { id });
  const connection = viewer?.syncConnection ?? pageError(404, 'SYNC_GONE');
  const login = viewer?.syncServices?.find(({ service }) => service === connection.service)?.login;
  return { connection, login: login ?? null };
}

/** What the pages of connections do. */
export const CONNECT = graphql(
  'mutation WebConnectSync($input: ConnectSyncInput!) { connectSync(input: $input) { id } }',
);
export const UPDATE = graphql(
  'mutation WebUpdateSync($id: ID!, $input: UpdateSyncConnectionInput!) { updateSyncConnection(id: $id, input: $input) { id } }',
);
export const DISCONNECT = graphql(
  'mutation WebDisconnectSync($id: ID!) { disconnectSync(id: $id) }',
);
export const START = graphql(
  'mutation WebRunSync($id: ID!, $isDry: Boolean!) { runSync(id: $id, isDry: $isDry) { id } }',
);
