import { builder } from '#platform/graphql/builder.ts';
import { typeOfApi, WebhookEventTypeEnum, type ApiType } from './words.ts';

const HeaderInput = builder.inputType('WebhookHeaderInput', {
  description: 'A header that is added to requests.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description:
        '`Authorization`, `Api-Key`, `Apikey`, those of Cloudflare Access, or a name that begins with `X-` and is not ours.',
    }),
    value: t.string({
      required: true,
      description:
        'Printable ASCII, 500 characters at most. In a change, `…` keeps the value that is set.',
    }),
  }),
});

export const EndpointInput = builder.inputType('WebhookEndpointInput', {
  description: 'A new endpoint.',
  fields: (t) => ({
    url: t.string({
      required: true,
      description: 'Where to send events: https, on the public internet.',
    }),
    description: t.string({ description: 'For its owner; 200 characters at most.' }),
    eventTypes: t.field({
      type: [WebhookEventTypeEnum],
      required: true,
      description: 'The events it gets. Every endpoint gets pings.',
    }),
    ...filters(t),
  }),
});

export const EndpointChangeInput = builder.inputType('WebhookEndpointChangeInput', {
  description: 'A change of an endpoint: what is left out stays.',
  fields: (t) => ({
    url: t.string({ description: 'Where to send events. A new URL must answer a ping first.' }),
    description: t.string({ description: 'For its owner; 200 characters at most.' }),
    eventTypes: t.field({ type: [WebhookEventTypeEnum], description: 'The events it gets.' }),
    ...filters(t),
  }),
});

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

function filters(t: InputFields) {
  return {
    animeIds: t.idList({
      description: 'Only events of these anime, 500 at most; empty or null for all.',
    }),
    mangaIds: t.idList({
      description: 'Only events of these manga, 500 at most; empty or null for all.',
    }),
    regions: t.stringList({
      description:
        'Only films and offers in these regions, ISO 3166-1 alpha-2; empty or null for all.',
    }),
    services: t.stringList({
      description:
        'Only offers of these streaming services, as in `StreamingLink.service`; empty or null for all.',
    }),
    onlyMyList: t.boolean({
      description: 'Whether only works on your list count; false by default.',
    }),
    takesAdult: t.boolean({
      description:
        'Whether it gets events of adult titles, if your settings show them; false by default.',
    }),
    ratePerSecond: t.int({ description: 'The most requests per second, 1 to 50; 5 by default.' }),
    headers: t.field({
      type: [HeaderInput],
      description: 'Headers to add to requests, 10 at most.',
    }),
    schemaVersion: t.string({
      description: 'The version of its payloads; the current one by default.',
    }),
  };
}

const FILTERS = new Set(['animeIds', 'mangaIds', 'regions', 'services']);

/** The input as the slice reads it. Null means a filter that is removed, and otherwise nothing. */
export const settingsOf = (
  input: object & { eventTypes?: readonly ApiType[] | null | undefined },
): Record<string, unknown> => {
  const { eventTypes, ...rest } = input;
  const given = Object.entries(rest).filter(
    ([name, value]) => value !== undefined && (value !== null || FILTERS.has(name)),
  );
  return {
    ...Object.fromEntries(given),
    ...(eventTypes && { eventTypes: eventTypes.map(typeOfApi) }),
  };
};
