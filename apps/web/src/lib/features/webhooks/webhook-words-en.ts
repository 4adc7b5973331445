import type { DeliveryState, SubscribedType } from './webhook.ts';
import type { Fault, Health, State } from './webhook-values.ts';

/** What the pages of webhooks say in English. */
export const en = {
  title: 'Webhooks',
  lead: 'We send signed requests to your program when an episode is about to air, a chapter comes out, a film gets a date, or a title starts streaming.',
  guide: 'How to receive and verify them',
  yours: 'Your endpoints',
  none: 'No endpoints yet. Add one below: we ping it, and once it answers it gets events.',
  needTier: 'Webhooks are part of the Indie and Commercial plans.',
  seePlans: 'See plans',
  add: 'Add endpoint',
  addIt: 'Add endpoint',
  ready: 'Endpoint added',
  newSecret: 'New secret',
  secret: 'signing secret',
  secretAbout: 'Use it to check that requests really come from us.',
  openIt: 'Open the endpoint',
  url: 'Endpoint URL',
  urlHint: 'An https:// address on the public internet that answers POST requests.',
  description: 'Description',
  events: 'Events',
  meaning: (type: SubscribedType): string =>
    ({
      EPISODE_AIRING: 'An episode airs within 30 minutes.',
      CHAPTER_RELEASED: 'A new chapter is available.',
      MOVIE_RELEASE_DATE: 'A film’s release date was added or changed.',
      STREAMING_AVAILABLE: 'A title became available on a streaming service.',
    })[type],
  onlyMyList: 'Only titles on my list',
  onlyMyListHint: 'Otherwise events for every title are sent.',
  takesAdult: 'Include adult titles',
  takesAdultHint: 'Only if your display settings show them.',
  more: 'Filters and limits',
  animeFilter: 'Only these anime',
  mangaFilter: 'Only these manga',
  worksHint: 'Addresses of their pages here, one per line. Leave empty for all.',
  regions: 'Regions',
  regionsHint: 'For film dates and streaming, such as JP, US. Leave empty for all.',
  services: 'Streaming services',
  servicesHint: 'As named in the API, such as crunchyroll, netflix. Leave empty for all.',
  rate: 'Requests per second',
  rateHint: '1 to 50.',
  headers: 'Extra headers',
  headersHint: 'One per line, such as “Authorization: Bearer token”. We store them encrypted.',
  keptHeadersHint:
    'One per line. “…” stands for a stored value: leave it to keep the value, or type a new one.',
  version: 'Payload version',
  versionHint: 'Within a version, fields are only added.',
  state: (state: State): string =>
    ({
      PENDING: 'Waiting for an answer to our ping',
      ACTIVE: 'Active',
      PAUSED: 'Paused',
      TIER_PAUSED: 'Paused: your plan has no webhooks',
      DISABLED: 'Disabled',
    })[state],
  failing: 'Failing',
  health: ({ delivered, failed, waiting, medianMs }: Health): string =>
    [
      `Last 24 hours: ${delivered} delivered`,
      `${failed} failed`,
      `${waiting} waiting`,
      ...(medianMs === null ? [] : [`${medianMs} ms median`]),
    ].join(', '),
  status: 'Status',
  since: 'Created',
  lastSuccess: 'Last delivery',
  never: 'Never',
  failingSince: 'Failing since',
  closedUntil: 'It asked us to wait until',
  disabledFor: (why: 'FAILING' | 'GONE' | null): string =>
    why === 'GONE'
      ? 'It answered with status 410 (Gone), so we stopped sending. Resume it when it works again.'
      : 'Nothing could be delivered for five days, so we stopped sending. Resume it when it works again.',
  pendingAbout:
    'It gets events once it answers a ping with a status from 200 to 299. Check the log below if it doesn’t.',
  pingFailed: (why: string): string => `Our ping failed. ${why}`,
  ping: 'Send ping',
  pause: 'Pause',
  resume: 'Resume',
  settings: 'Settings',
  save: 'Save',
  saved: 'Saved.',
  sent: 'Sent. The log shows the result in a moment.',
  secretTitle: 'Signing secret',
  secretText: 'It was shown when the endpoint was added. If you lost it, make a new one.',
  rotate: 'Make new secret…',
  rotateIt: 'Make new secret',
  oldWorks: 'The old secret signs as well for',
  hours: (hours: number): string =>
    hours === 0
      ? 'Not at all'
      : hours < 72
        ? `${hours} ${hours === 1 ? 'hour' : 'hours'}`
        : `${hours / 24} days`,
  oldUntil: 'The old secret signs as well until',
  expire: 'Expire old secret now',
  tests: 'Test events',
  testsAbout:
    'Sends an example, marked with “test”: true. The result doesn’t count towards the endpoint’s health.',
  event: 'Event',
  sendTest: 'Send test event',
  replayTitle: 'Replay',
  replayAbout:
    'Sends everything again that the endpoint doesn’t have: failed, expired, waiting, or missed while paused.',
  from: 'Events since',
  noTime: 'Enter a date and a time.',
  replay: 'Replay events',
  replayed: (count: number): string =>
    count === 0
      ? 'Nothing to send: it has everything.'
      : `${count} ${count === 1 ? 'event is' : 'events are'} being sent.`,
  log: 'Log',
  logAbout: 'Deliveries of the last 30 days, latest first.',
  only: 'Delivery status',
  onlyEvent: 'Event type',
  all: 'All',
  filter: 'Filter',
  nothing: 'Nothing was sent yet.',
  nothingOf: 'No deliveries like this.',
  newest: 'Latest',
  older: 'Older',
  test: 'Test',
  deliveryState: (state: DeliveryState): string =>
    ({
      WAITING: 'Waiting',
      DELIVERED: 'Delivered',
      FAILED: 'Failed',
      EXPIRED: 'Expired',
      SKIPPED: 'Not sent',
    })[state],
  fault: (fault: Fault, status: number | null): string =>
    ({
      FORBIDDEN: 'The URL leads to an address that is not on the public internet.',
      NO_ADDRESS: 'The host name has no address.',
      UNREACHABLE: 'No connection.',
      TLS: 'The TLS certificate is not valid.',
      TOO_SLOW: 'No complete answer within 15 seconds.',
      CUT_OFF: 'The answer broke off.',
      TOO_LARGE: 'The answer is larger than 64 KiB.',
      REDIRECT: `Status ${status}: we don’t follow redirects.`,
      STATUS: `Status ${status}.`,
      OURS: 'A bug of ours.',
    })[fault],
  nextTry: 'Next try:',
  eventId: 'Event ID',
  requestBody: 'Request body',
  requestHeaders: 'Request headers',
  responseHeaders: 'Response headers',
  emptyAnswer: 'The answer had no body.',
  notTried: 'Not sent yet.',
  resend: 'Send again',
  remove: 'Delete endpoint',
  removeAbout: 'Deletes the endpoint with its secret and its log. It gets no more events.',
  removeAsk: 'Delete endpoint…',
  back: 'All endpoints',
};
