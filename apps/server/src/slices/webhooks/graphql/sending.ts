import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { WEBHOOK_EVENT_TYPES } from '@tsuzuki/contract/webhooks';
import { deliveriesById, type Delivery } from '../delivery/queries.ts';
import { replay, resend, sendTest } from '../delivery/replay.ts';
import { lockOwnEndpoint } from '../endpoint/commands/own-endpoint.ts';
import { enqueuePing } from '../endpoint/commands/ping.ts';
import { takeTrial } from '../endpoint/take-trial.ts';
import { refusal } from '../reasons.ts';
import { act, deliveryId, endpointId, managerOf } from './act.ts';
import { WebhookDeliveryRef } from './delivery.ts';
import { typeOfApi, WebhookEventTypeEnum } from './words.ts';

const COST = 10;
const MUTATION = { tier: 'public', cost: COST } as const;

const deliveryNow = async (
  { app }: RequestContext,
  { id, userId }: { id: string; userId: string },
): Promise<Delivery | null> => (await deliveriesById(app.db, { ids: [id], userId }))[0] ?? null;

const subscribed = (name: Parameters<typeof typeOfApi>[0]) => {
  const type = WEBHOOK_EVENT_TYPES.find((each) => each === typeOfApi(name));
  if (type) return type;
  const choices = WEBHOOK_EVENT_TYPES.join(', ');
  throw refusal('BAD_USER_INPUT', 'WEBHOOK_EVENT_UNKNOWN', { choices, field: 'type' });
};

builder.mutationFields((t) => ({
  pingWebhookEndpoint: t.field({
    type: WebhookDeliveryRef,
    nullable: true,
    description:
      'Asks an endpoint whether it answers, whatever its state is. Needs the scope `webhooks:manage`.',
    args: { id: t.arg.id({ required: true, description: '`WebhookEndpoint.id`.' }) },
    extensions: MUTATION,
    resolve: async (_root, args, context) => {
      const { userId } = managerOf(context);
      await takeTrial(context.app, userId);
      const id = await act(context, async (tx) => {
        const endpoint = await lockOwnEndpoint(tx, { id: endpointId(args.id), userId });
        return enqueuePing(context.app, tx, endpoint.id);
      });
      return deliveryNow(context, { id, userId });
    },
  }),
  sendTestWebhook: t.field({
    type: WebhookDeliveryRef,
    nullable: true,
    description:
      'Sends the example of an event, marked with `test: true`. Its result does not count for the endpoint. Needs the scope `webhooks:manage`.',
    args: {
      id: t.arg.id({ required: true, description: '`WebhookEndpoint.id`.' }),
      type: t.arg({ type: WebhookEventTypeEnum, required: true, description: 'Which event.' }),
    },
    extensions: MUTATION,
    resolve: async (_root, args, context) => {
      const { userId } = managerOf(context);
      const type = subscribed(args.type);
      await takeTrial(context.app, userId);
      const endpoint = { id: endpointId(args.id), userId, type };
      const id = await act(context, (tx) => sendTest(context.app, tx, endpoint));
      return deliveryNow(context, { id, userId });
    },
  }),
  resendWebhookDelivery: t.field({
    type: WebhookDeliveryRef,
    nullable: true,
    description:
      'Sends one event again, with the same id, whatever became of it. Needs the scope `webhooks:manage`.',
    args: { id: t.arg.id({ required: true, description: '`WebhookDelivery.id`.' }) },
    extensions: MUTATION,
    resolve: async (_root, args, context) => {
      const { userId } = managerOf(context);
      await takeTrial(context.app, userId);
      const delivery = { id: deliveryId(args.id), userId };
      await act(context, (tx) => resend(context.app, tx, delivery));
      return deliveryNow(context, delivery);
    },
  }),
  replayWebhookEvents: t.int({
    nullable: true,
    description:
      'Sends all events again that an endpoint does not have: those that failed, expired, wait, or came while it was paused or disabled. Returns how many. Needs the scope `webhooks:manage`.',
    args: {
      id: t.arg.id({ required: true, description: '`WebhookEndpoint.id`.' }),
      since: t.arg({
        type: 'DateTime',
        required: true,
        description: 'From when on; 30 days ago at most.',
      }),
    },
    extensions: MUTATION,
    resolve: async (_root, { since, ...args }, context) => {
      const { userId } = managerOf(context);
      await takeTrial(context.app, userId);
      const endpoint = { id: endpointId(args.id), userId, since: new Date(since) };
      return act(context, (tx) => replay(context.app, tx, endpoint));
    },
  }),
}));
