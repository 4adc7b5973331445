import { builder } from '#platform/graphql/builder.ts';
import { batched } from '#platform/graphql/batch.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { attemptsOf, type AttemptRecord, type Delivery } from '../delivery/queries.ts';
import {
  API_TYPES,
  DeliveryFaultEnum,
  DeliveryKindEnum,
  DeliveryStateEnum,
  WebhookEventTypeEnum,
} from './words.ts';

interface HeaderLine {
  name: string;
  value: string;
}

const linesOf = (headers: Readonly<Record<string, string>>): HeaderLine[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

export const HeaderLineRef = builder.objectRef<HeaderLine>('WebhookHeader').implement({
  extensions: { tier: 'public' },
  description: 'A header of a request or a response.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: false, description: 'In lower case.' }),
    value: t.exposeString('value', {
      nullable: false,
      description: 'Its value. Those that the owner of the endpoint set are hidden.',
    }),
  }),
});

const USUAL_HEADERS = 8;
const USUAL_ATTEMPTS = 2;

const AttemptRef = builder.objectRef<AttemptRecord>('WebhookAttempt').implement({
  extensions: { tier: 'public' },
  description: 'One request of a delivery.',
  fields: (t) => ({
    beganAt: t.expose('beganAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it began.',
    }),
    tookMs: t.exposeInt('tookMs', {
      nullable: false,
      description: 'How long it took, in milliseconds.',
    }),
    status: t.exposeInt('status', {
      description: 'The status of the answer; null if there was none.',
    }),
    fault: t.expose('fault', {
      type: DeliveryFaultEnum,
      description: 'What was wrong; null if nothing.',
    }),
    faultCode: t.exposeString('faultCode', {
      description: 'The word of the system for it, such as `ECONNREFUSED`; null if there is none.',
    }),
    requestHeaders: t.field({
      type: [HeaderLineRef],
      nullable: false,
      description: 'The headers we sent.',
      extensions: { listSize: USUAL_HEADERS },
      resolve: ({ requestHeaders }) => linesOf(requestHeaders),
    }),
    responseHeaders: t.field({
      type: [HeaderLineRef],
      description: 'The headers of the answer; null if there was none.',
      extensions: { listSize: USUAL_HEADERS },
      resolve: ({ responseHeaders }) => responseHeaders && linesOf(responseHeaders),
    }),
    responseBody: t.exposeString('responseBody', {
      description: 'The first 4 KiB of the answer; null if there was none.',
    }),
    isResponseCut: t.exposeBoolean('isBodyCut', {
      nullable: false,
      description: 'Whether the answer went on.',
    }),
  }),
});

const attemptsBy = batched<string, AttemptRecord[]>(({ app }, ids) => attemptsOf(app.db, ids));

export const WebhookDeliveryRef = builder.objectRef<Delivery>('WebhookDelivery').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'An event for an endpoint, and what became of it.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the delivery.' }),
    eventId: t.exposeID('eventId', {
      nullable: false,
      description: 'The id that the endpoint gets, the same in every try.',
    }),
    type: t.field({
      type: WebhookEventTypeEnum,
      nullable: false,
      description: 'What the event is about.',
      resolve: ({ type }) => API_TYPES[type],
    }),
    kind: t.expose('kind', {
      type: DeliveryKindEnum,
      nullable: false,
      description: 'Why it exists.',
    }),
    state: t.expose('state', {
      type: DeliveryStateEnum,
      nullable: false,
      description: 'How it stands.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'Since when it exists.',
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      description: 'When it is tried next; null if it is not.',
    }),
    triedAt: t.expose('triedAt', {
      type: 'DateTime',
      description: 'When it was last tried; null if never.',
    }),
    status: t.exposeInt('status', {
      description: 'The status of the last answer; null if there was none.',
    }),
    fault: t.expose('fault', {
      type: DeliveryFaultEnum,
      description: 'What was wrong with the last try; null if nothing.',
    }),
    body: t.exposeString('body', {
      nullable: false,
      description: 'The body of the request, as JSON.',
    }),
    attempts: t.field({
      type: [AttemptRef],
      nullable: false,
      description: 'Its requests, the latest first, 50 at most.',
      extensions: { listSize: USUAL_ATTEMPTS },
      resolve: async ({ id }, _args, context) => (await attemptsBy(context, id)) ?? [],
    }),
  }),
});
