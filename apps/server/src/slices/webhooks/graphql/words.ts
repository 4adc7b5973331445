import type { WebhookEventType } from '@tsuzuki/contract/webhooks';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { DeliveryFault, DeliveryState } from '#platform/delivery/index.ts';
import type { DeliveryKind, DisabledFor, EndpointState } from '../model.ts';

/** The types of events as the API writes them, since its enums have no dots. */
export const API_TYPES = {
  'episode.airing': 'EPISODE_AIRING',
  'chapter.released': 'CHAPTER_RELEASED',
  'movie.release_date': 'MOVIE_RELEASE_DATE',
  'streaming.available': 'STREAMING_AVAILABLE',
  'webhook.ping': 'WEBHOOK_PING',
} as const satisfies Record<WebhookEventType, string>;

export type ApiType = (typeof API_TYPES)[WebhookEventType];

/** A type of event by its name in the API. */
export const typeOfApi = (name: ApiType): WebhookEventType =>
  (Object.keys(API_TYPES) as WebhookEventType[]).find((type) => API_TYPES[type] === name) ??
  'webhook.ping';

export const WebhookEventTypeEnum = builder.enumType('WebhookEventType', {
  description: 'A type of event. The guide "Webhook events" shows what each says.',
  values: valuesOf<ApiType>({
    EPISODE_AIRING: '`episode.airing`: an episode airs within the next 30 minutes.',
    CHAPTER_RELEASED: '`chapter.released`: a new chapter is available.',
    MOVIE_RELEASE_DATE: '`movie.release_date`: a release date of a film was added or changed.',
    STREAMING_AVAILABLE: '`streaming.available`: a title became available on a service.',
    WEBHOOK_PING: '`webhook.ping`: we check that an endpoint answers. Every endpoint gets it.',
  }),
});

export const EndpointStateEnum = builder.enumType('WebhookEndpointState', {
  description: 'Whether an endpoint gets events.',
  values: valuesOf<EndpointState>({
    PENDING: 'It has not answered a ping yet, and gets no events.',
    ACTIVE: 'It gets events.',
    PAUSED: 'Its owner paused it. Events are kept for a replay.',
    TIER_PAUSED: 'The tier of its owner has no webhooks. It goes on when they return to one.',
    DISABLED: 'We disabled it, because it failed for days or said that it is gone.',
  }),
});

export const DisabledForEnum = builder.enumType('WebhookDisabledFor', {
  description: 'Why we disabled an endpoint.',
  values: valuesOf<DisabledFor>({
    FAILING: 'For five days nothing could be delivered, in at least ten tries.',
    GONE: 'It answered with status 410.',
  }),
});

export const DeliveryStateEnum = builder.enumType('WebhookDeliveryState', {
  description: 'How a delivery stands.',
  values: valuesOf<DeliveryState>({
    WAITING: 'It is sent at `dueAt`.',
    DELIVERED: 'The endpoint answered with a status from 200 to 299.',
    FAILED: 'All tries failed.',
    EXPIRED: 'It was about something that is over.',
    SKIPPED: 'The endpoint was paused or disabled when it happened, or may not have it.',
  }),
});

export const DeliveryKindEnum = builder.enumType('WebhookDeliveryKind', {
  description: 'Why a delivery exists.',
  values: valuesOf<DeliveryKind>({
    EVENT: 'Something happened.',
    TEST: 'Its owner sent a test.',
    PING: 'We asked whether the endpoint answers.',
  }),
});

export const DeliveryFaultEnum = builder.enumType('WebhookDeliveryFault', {
  description: 'What was wrong with an answer, or why there was none.',
  values: valuesOf<DeliveryFault>({
    FORBIDDEN: 'The URL leads to an address that is not on the public internet.',
    NO_ADDRESS: 'The name of the host has no address.',
    UNREACHABLE: 'No connection came about, or it broke before the answer.',
    TLS: 'The certificate is not valid, or TLS failed otherwise.',
    TOO_SLOW: 'There was no whole answer within 15 seconds.',
    CUT_OFF: 'The answer broke off.',
    TOO_LARGE: 'The answer was larger than 64 KiB. We read no further.',
    REDIRECT: 'It answered with a redirect, which we never follow.',
    STATUS: 'It answered with a status that is no success.',
    OURS: 'A bug of ours.',
  }),
});
