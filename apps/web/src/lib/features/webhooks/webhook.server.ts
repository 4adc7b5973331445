import type { RequestEvent } from '@sveltejs/kit';
import { graphql, type ResultOf, type VariablesOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';

/** What a list of endpoints shows. */
const ENDPOINT = graphql(`
  fragment WebEndpoint on WebhookEndpoint {
    id
    url
    description
    eventTypes
    state
    failingSince
    lastSuccessAt
    health {
      delivered
      failed
      waiting
      medianMs
    }
  }
`);

const LIST = graphql(
  `
    query WebWebhooks {
      viewer {
        webhookEndpoints {
          ...WebEndpoint
        }
      }
    }
  `,
  [ENDPOINT],
);

const ONE = graphql(
  `
    query WebWebhook(
      $id: ID!
      $state: WebhookDeliveryState
      $type: WebhookEventType
      $after: String
    ) {
      viewer {
        webhookEndpoint(id: $id) {
          ...WebEndpoint
          animeIds
          mangaIds
          regions
          services
          onlyMyList
          takesAdult
          ratePerSecond
          schemaVersion
          headers {
            name
          }
          disabledFor
          createdAt
          oldSecretEndsAt
          closedUntil
          pings: deliveries(first: 1, type: WEBHOOK_PING) {
            nodes {
              status
              fault
            }
          }
          deliveries(first: 20, after: $after, state: $state, type: $type) {
            pageInfo {
              endCursor
              hasNextPage
            }
            nodes {
              id
              eventId
              type
              kind
              state
              createdAt
              dueAt
              status
              fault
              body
              attempts {
                beganAt
                tookMs
                status
                fault
                faultCode
                requestHeaders {
                  name
                  value
                }
                responseHeaders {
                  name
                  value
                }
                responseBody
                isResponseCut
              }
            }
          }
        }
      }
    }
  `,
  [ENDPOINT],
);

type Viewer<Document extends typeof LIST | typeof ONE> = NonNullable<ResultOf<Document>['viewer']>;

/** An endpoint in the list. */
export type ListedEndpoint = NonNullable<Viewer<typeof LIST>['webhookEndpoints']>[number];

/** An endpoint on its page, with a page of its log. */
export type OpenEndpoint = NonNullable<Viewer<typeof ONE>['webhookEndpoint']>;

/** The endpoints of the visitor. */
export async function readEndpoints(event: RequestEvent): Promise<readonly ListedEndpoint[]> {
  const { viewer } = await execute(event, LIST, {});
  return viewer?.webhookEndpoints ?? [];
}

/** One of them, with a page of its log. */
export async function readEndpoint(
  event: RequestEvent,
  of: VariablesOf<typeof ONE>,
): Promise<OpenEndpoint> {
  const { viewer } = await execute(event, ONE, of);
  return viewer?.webhookEndpoint ?? pageError(404, 'WEBHOOK_GONE');
}

/** What the page of an endpoint does. */
export const UPDATE = graphql(
  'mutation WebUpdateWebhook($id: ID!, $input: WebhookEndpointChangeInput!) { updateWebhookEndpoint(id: $id, input: $input) { id } }',
);
export const PAUSE = graphql(
  'mutation WebPauseWebhook($id: ID!) { pauseWebhookEndpoint(id: $id) { id } }',
);
export const RESUME = graphql(
  'mutation WebResumeWebhook($id: ID!) { resumeWebhookEndpoint(id: $id) { id } }',
);
export const DELETE = graphql(
  'mutation WebDeleteWebhook($id: ID!) { deleteWebhookEndpoint(id: $id) }',
);
export const PING = graphql(
  'mutation WebPingWebhook($id: ID!) { pingWebhookEndpoint(id: $id) { id } }',
);
export const EXPIRE = graphql(
  'mutation WebExpireWebhookSecret($id: ID!) { expireOldWebhookSecret(id: $id) { id } }',
);
export const TEST = graphql(
  'mutation WebTestWebhook($id: ID!, $type: WebhookEventType!) { sendTestWebhook(id: $id, type: $type) { id } }',
);
export const RESEND = graphql(
  'mutation WebResendDelivery($id: ID!) { resendWebhookDelivery(id: $id) { id } }',
);
export const REPLAY = graphql(
  'mutation WebReplayWebhooks($id: ID!, $since: DateTime!) { replayWebhookEvents(id: $id, since: $since) }',
);
