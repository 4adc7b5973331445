import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  WEBHOOKS_NEED_PAID_TIER: 'Webhooks belong to the tiers Indie and Commercial.',
  WEBHOOK_NOT_FOUND: 'You have no webhook endpoint with this ID.',
  WEBHOOK_DELIVERY_NOT_FOUND:
    'Your webhooks have no delivery with this ID. They are kept for 30 days.',
  WEBHOOKS_EXHAUSTED: 'An account has at most {most} webhook endpoints. Delete one first.',
  WEBHOOK_URL_MISSING: 'Enter the URL that receives the events.',
  WEBHOOK_URL_TOO_LONG: 'A URL has at most {most} characters.',
  WEBHOOK_URL_INVALID: 'Enter a full URL that begins with https://.',
  WEBHOOK_URL_NOT_HTTPS: 'The URL must begin with https://.',
  WEBHOOK_URL_FORBIDDEN:
    'We can’t send to this URL: it must lead to the public internet, and carry no password. The operator of this instance can allow addresses of their own network (TSUZUKI_OUTBOUND_ALLOW).',
  WEBHOOK_URL_OUR_OWN: 'This is the address of this service. Enter the URL of your own program.',
  WEBHOOK_DESCRIPTION_TOO_LONG: 'A description has at most {most} characters.',
  WEBHOOK_EVENTS_MISSING: 'Choose at least one event.',
  WEBHOOK_EVENT_UNKNOWN: 'There is no such event. Choose from: {choices}.',
  WEBHOOK_FILTER_TOO_LONG: 'A filter has at most {most} entries.',
  WEBHOOK_WORK_INVALID:
    'A filter of works takes their IDs from this site, or the addresses of their pages.',
  WEBHOOK_ANIME_UNKNOWN: 'No anime has the ID {id}. The address of its page here ends with its ID.',
  WEBHOOK_MANGA_UNKNOWN: 'No manga has the ID {id}. The address of its page here ends with its ID.',
  WEBHOOK_REGION_INVALID: 'A region is two letters, such as JP or US.',
  WEBHOOK_REGION_UNKNOWN:
    'There is no region {region}. Regions are codes of ISO 3166-1, such as JP or GB.',
  WEBHOOK_SERVICE_INVALID: 'A streaming service is named as in the API, such as crunchyroll.',
  WEBHOOK_SERVICE_UNKNOWN:
    'We know no such streaming service. The query `streamingServices` lists them, such as crunchyroll.',
  WEBHOOK_RATE_INVALID: 'Choose from 1 to 50 requests per second.',
  WEBHOOK_VERSION_UNKNOWN: 'There is no such version of the payloads. Choose from: {choices}.',
  WEBHOOK_HEADERS_TOO_MANY: 'An endpoint has at most {most} headers of its own.',
  WEBHOOK_HEADER_INVALID:
    'Allowed are Authorization, Api-Key, Apikey, CF-Access-Client-Id, CF-Access-Client-Secret, and names that begin with X- and are not ours.',
  WEBHOOK_HEADER_VALUE_INVALID: 'The value of a header is 1 to 500 printable ASCII characters.',
  WEBHOOK_HEADER_TWICE: 'Each header can be set once.',
  WEBHOOK_OVERLAP_INVALID: 'The old secret can stay valid for 0 to 168 hours.',
  WEBHOOK_SECRET_JUST_ROTATED:
    'The secret before this one is still valid. Expire it first, or wait until it ends.',
  WEBHOOK_SECRETS_NEED_SIGN_IN:
    'Secrets are shown only to people who are signed in, never to API keys.',
  WEBHOOK_NOT_ACTIVE: 'The endpoint is not active. Resume it first.',
  WEBHOOK_PENDING:
    'The endpoint waits for an answer to our ping, with a status from 200 to 299. Send another with `pingWebhookEndpoint`, or with “Send ping” on its page.',
  WEBHOOK_NOT_RESUMABLE: 'The endpoint is already active, or waits for an answer to our ping.',
  WEBHOOK_TRIALS_EXHAUSTED: 'That was tried often enough. Try again in {minutes} minutes.',
  WEBHOOK_REPLAY_TOO_OLD: 'Deliveries of the last 30 days can be sent again.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);

export const because = becauseOf(reasons);
