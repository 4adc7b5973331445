import type { RequestEvent } from '@sveltejs/kit';
import { refusalText, refusedOf } from '#lib/form/refusal-text.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';

/** A target, with the latest messages to it. */
export const TARGET = graphql(`
  fragment ShownTarget on AlertTarget {
    id
    kind
    name
    host
    isPaused
    lastSentAt
    disabledAt
    endpointHash
    deliveries {
      id
      kind
      state
      attempts
      createdAt
      fault {
        reason
        message
        values {
          name
          text
        }
      }
    }
  }
`);

export const ADD_TARGET = graphql(
  'mutation WebAddAlertTarget($input: AlertTargetInput!) { addAlertTarget(input: $input) { id } }',
);
export const PAUSE_TARGET = graphql(
  'mutation WebPauseAlertTarget($id: ID!, $isPaused: Boolean!) { updateAlertTarget(id: $id, isPaused: $isPaused) { id } }',
);
export const REMOVE_TARGET = graphql(
  'mutation WebRemoveAlertTarget($id: ID!) { removeAlertTarget(id: $id) }',
);
export const TEST_TARGET = graphql(`
  mutation WebTestAlertTarget($id: ID!) {
    testAlertTarget(id: $id) {
      state
      fault {
        reason
        message
        values {
          name
          text
        }
      }
    }
  }
`);

const PUSH_KEY = graphql('query WebPushKey { viewer { alertPushKey } }');

/** The key with which a browser subscribes; null if it cannot be read now. */
export const readPushKey = async (event: RequestEvent): Promise<string | null> =>
  (await execute(event, PUSH_KEY, {})).viewer?.alertPushKey ?? null;

/** A target for the page, in which faults are texts. */
export function shownTarget(target: ResultOf<typeof TARGET>, locale: Locale) {
  const deliveries = (target.deliveries ?? []).map(({ fault, ...delivery }) => ({
    ...delivery,
    fault: fault && refusalText(refusedOf(fault), locale),
  }));
  return { ...target, deliveries };
}

export type ShownTarget = ReturnType<typeof shownTarget>;
