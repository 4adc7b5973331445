import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import type { Endpoint } from '../endpoint/queries.ts';
import { HIDDEN_VALUE } from '../endpoint/input.ts';
import { ownHeaders } from '../endpoint/secret.ts';
import { HeaderLineRef } from './delivery.ts';
import { API_TYPES, DisabledForEnum, EndpointStateEnum, WebhookEventTypeEnum } from './words.ts';

const USUAL_TYPES = 2;
const USUAL_FILTER = 5;

/** Owners know the values, and nobody else needs them. */
const hiddenHeaders = (app: App, endpoint: Endpoint) =>
  ownHeaders(app, endpoint).map(({ name }) => ({ name, value: HIDDEN_VALUE }));

export const WebhookEndpointRef = builder.objectRef<Endpoint>('WebhookEndpoint').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'A URL to which we send events.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the endpoint.' }),
    url: t.exposeString('url', { nullable: false, description: 'Where events are sent.' }),
    description: t.exposeString('description', {
      nullable: false,
      description: 'What its owner wrote about it; empty if nothing.',
    }),
    eventTypes: t.field({
      type: [WebhookEventTypeEnum],
      nullable: false,
      description: 'The events it gets.',
      extensions: { listSize: USUAL_TYPES },
      resolve: ({ eventTypes }) => eventTypes.map((type) => API_TYPES[type]),
    }),
    animeIds: t.expose('animeIds', {
      type: ['ID'],
      description: 'Only events of these anime; null for all.',
      extensions: { listSize: USUAL_FILTER },
    }),
    mangaIds: t.expose('mangaIds', {
      type: ['ID'],
      description: 'Only events of these manga; null for all.',
      extensions: { listSize: USUAL_FILTER },
    }),
    regions: t.exposeStringList('regions', {
      description: 'Only films and offers in these regions, ISO 3166-1 alpha-2; null for all.',
      extensions: { listSize: USUAL_FILTER },
    }),
    services: t.exposeStringList('services', {
      description: 'Only offers of these streaming services; null for all.',
      extensions: { listSize: USUAL_FILTER },
    }),
    onlyMyList: t.exposeBoolean('onlyMyList', {
      nullable: false,
      description: 'Whether only works on the list of its owner count.',
    }),
    takesAdult: t.exposeBoolean('takesAdult', {
      nullable: false,
      description:
        'Whether it gets events of adult titles, if the settings of its owner show them.',
    }),
    ratePerSecond: t.exposeInt('ratePerSecond', {
      nullable: false,
      description: 'The most requests per second.',
    }),
    schemaVersion: t.exposeString('schemaVersion', {
      nullable: false,
      description: 'The version of its payloads.',
    }),
    headers: t.field({
      type: [HeaderLineRef],
      nullable: false,
      description: 'The headers that its owner adds to requests, with hidden values.',
      extensions: { listSize: USUAL_TYPES },
      resolve: (endpoint, _args, { app }) => hiddenHeaders(app, endpoint),
    }),
    state: t.expose('state', {
      type: EndpointStateEnum,
      nullable: false,
      description: 'Whether it gets events.',
    }),
    disabledFor: t.expose('disabledFor', {
      type: DisabledForEnum,
      description: 'Why we disabled it; null if we did not.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was created.',
    }),
    oldSecretEndsAt: t.expose('oldSecretEndsAt', {
      type: 'DateTime',
      description:
        'Until when the secret before the last rotation signs as well; null if there is none.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      description: 'The first failure since its last success; null if there is none.',
    }),
    lastSuccessAt: t.expose('lastSuccessAt', {
      type: 'DateTime',
      description: 'When it last received an event, exact to a minute; null if never.',
    }),
    closedUntil: t.expose('closedUntil', {
      type: 'DateTime',
      description: 'It asked us to wait until then; null if it never did.',
    }),
  }),
});
