import type { DeliveryState } from '#platform/delivery/index.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { reasonFields, type RefusedWith } from '#platform/graphql/reason.ts';
import { requireAccount } from '#slices/access/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import type { AlertKind } from '../model.ts';
import { latestDeliveries, type LoggedDelivery } from '../queries/log.ts';
import { targetsOf, type Target } from '../queries/targets.ts';
import { pushKey } from '../push-key.ts';
import { reasonOf } from '../queries/fault.ts';
import type { ChatKind } from '../targets/index.ts';
import { AlertKindEnum } from './wishes.ts';

/** Messages of a target that its log shows. */
const LOG_LENGTH = 20;

export const AlertTargetKindEnum = builder.enumType('AlertTargetKind', {
  description: 'Where alerts can be sent. There will be more kinds.',
  values: valuesOf<ChatKind>({
    DISCORD: 'A Discord channel, by its webhook.',
    GOTIFY: 'An application of a Gotify server.',
    MATRIX: 'A room of a Matrix homeserver.',
    NTFY: 'A topic of an ntfy server.',
    SLACK: 'A Slack channel, by its incoming webhook.',
    TELEGRAM: 'A Telegram chat, by a bot.',
    WEB_PUSH: 'A browser, by Web Push.',
  }),
});

type ShownState = 'WAITING' | 'SENT' | 'FAILED' | 'SKIPPED';

/** A message that came too late was skipped, for the API. */
const SHOWN_STATES = {
  WAITING: 'WAITING',
  DELIVERED: 'SENT',
  FAILED: 'FAILED',
  EXPIRED: 'SKIPPED',
  SKIPPED: 'SKIPPED',
} as const satisfies Record<DeliveryState, ShownState>;

const AlertDeliveryStateEnum = builder.enumType('AlertDeliveryState', {
  description: 'What became of a message.',
  values: valuesOf<ShownState>({
    WAITING: 'It is sent at `nextTryAt`.',
    SENT: 'The target accepted it.',
    FAILED: 'It was not accepted, and is not tried again.',
    SKIPPED: 'It was not sent: it came too late, or the target was paused or off.',
  }),
});

interface Fault extends RefusedWith {
  reason: string;
}

const AlertFaultRef = builder.objectRef<Fault>('AlertFault').implement({
  extensions: { tier: 'public' },
  description: 'Why a message was not accepted.',
  fields: (t) => ({
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as a stable word; the page on errors lists all.',
    }),
    ...reasonFields(t),
  }),
});

export const AlertDeliveryRef = builder.objectRef<LoggedDelivery>('AlertDelivery').implement({
  extensions: { tier: 'public' },
  description: 'A message to a target. The log keeps those of the last 30 days.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the message.' }),
    kind: t.field({
      type: AlertKindEnum,
      description: 'What it tells; null for a test.',
      resolve: ({ kind }) => kind as AlertKind | null,
    }),
    state: t.field({
      type: AlertDeliveryStateEnum,
      nullable: false,
      description: 'What became of it.',
      resolve: ({ state }) => SHOWN_STATES[state],
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was due first.',
    }),
    attempts: t.exposeInt('attempts', {
      nullable: false,
      description: 'How often it was tried.',
    }),
    lastTryAt: t.expose('lastAt', {
      type: 'DateTime',
      description: 'When it was tried last; null if it never was.',
    }),
    nextTryAt: t.expose('dueAt', {
      type: 'DateTime',
      description: 'When it is tried next; null if it is not tried again.',
    }),
    status: t.exposeInt('status', {
      description: 'The HTTP status of the last answer; null if there was none.',
    }),
    fault: t.field({
      type: AlertFaultRef,
      description: 'Why the last try failed.',
      resolve: ({ fault, faultCode, status, host }) =>
        fault && reasonOf({ fault, faultCode, status, host }),
    }),
  }),
});

export const AlertTargetRef = builder.objectRef<Target>('AlertTarget').implement({
  extensions: { tier: 'public' },
  description:
    'A chat program or the like to which a user has alerts sent. What is secret of it is never shown.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the target.' }),
    kind: t.expose('kind', {
      type: AlertTargetKindEnum,
      nullable: false,
      description: 'Which program it is.',
    }),
    name: t.exposeString('name', { nullable: false, description: 'The name the user gave it.' }),
    host: t.exposeString('host', {
      nullable: false,
      description: 'The host to which messages go.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was added.',
    }),
    isPaused: t.exposeBoolean('isPaused', {
      nullable: false,
      description: 'Whether the user paused it.',
    }),
    lastSentAt: t.expose('lastSentAt', {
      type: 'DateTime',
      description: 'When it last accepted a message; null if it never did.',
    }),
    failures: t.exposeInt('failures', {
      nullable: false,
      description: 'Tries that failed since the last message it accepted.',
    }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      description:
        'When it was turned off, because it refused several messages or failed for days. A test that arrives turns it on again.',
    }),
    endpointHash: t.exposeString('endpointHash', {
      description:
        'WEB_PUSH: SHA-256 of the endpoint in hexadecimal digits, by which a browser finds its own target; null for other kinds.',
    }),
    deliveries: t.field({
      type: [AlertDeliveryRef],
      nullable: true,
      description: 'The 20 latest messages, the latest first.',
      extensions: { listSize: LOG_LENGTH },
      resolve: ({ id }, _args, { app }) =>
        latestDeliveries(app.db, { targetId: id, most: LOG_LENGTH }),
    }),
  }),
});

builder.objectField(ViewerRef, 'alertTargets', (t) =>
  t.field({
    type: [AlertTargetRef],
    nullable: true,
    description:
      'Where the user has alerts sent, besides the inbox. Needs the scope `read:profile`.',
    extensions: { listSize: 10 },
    resolve: (_viewer, _args, { app, caller }) =>
      targetsOf(app.db, { userId: requireAccount(caller, 'read:profile') }),
  }),
);

builder.objectField(ViewerRef, 'alertPushKey', (t) =>
  t.string({
    nullable: true,
    description:
      'The key of this server with which a browser subscribes to Web Push (`applicationServerKey`), base64url. Needs the scope `read:profile`.',
    resolve: async (_viewer, _args, { app, caller }) => {
      requireAccount(caller, 'read:profile');
      return (await app.open(pushKey)).publicKey;
    },
  }),
);
