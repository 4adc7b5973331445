import { DAY_MS } from '#platform/durations.ts';
import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { deliveryPage } from '../delivery/queries.ts';
import { healthOf, type EndpointHealth } from '../endpoint/queries.ts';
import { WebhookDeliveryRef } from './delivery.ts';
import { WebhookEndpointRef } from './endpoint.ts';
import { DeliveryStateEnum, typeOfApi, WebhookEventTypeEnum } from './words.ts';

const HealthRef = builder.objectRef<EndpointHealth>('WebhookHealth').implement({
  extensions: { tier: 'public' },
  description: 'How an endpoint did with the events of the last 24 hours, at most the last 10,000.',
  fields: (t) => ({
    delivered: t.exposeInt('delivered', { nullable: false, description: 'Events that it has.' }),
    failed: t.exposeInt('failed', {
      nullable: false,
      description: 'Events that it does not have, and are not tried again.',
    }),
    waiting: t.exposeInt('waiting', {
      nullable: false,
      description: 'Events that wait now, of any age; 10,000 at most.',
    }),
    medianMs: t.exposeInt('medianMs', {
      description: 'How long its answers take, in milliseconds; null if there were none.',
    }),
  }),
});

const NOTHING: EndpointHealth = { delivered: 0, failed: 0, waiting: 0, medianMs: null };

const healthBy = batched<string, EndpointHealth>(({ app }, ids) =>
  healthOf(app.db, ids, new Date(app.clock.nowMs() - DAY_MS)),
);

builder.objectFields(WebhookEndpointRef, (t) => ({
  health: t.field({
    type: HealthRef,
    nullable: false,
    description: 'How it did lately.',
    resolve: async ({ id }, _args, context) => (await healthBy(context, id)) ?? NOTHING,
  }),
  deliveries: t.connection(
    {
      type: WebhookDeliveryRef,
      nullable: false,
      description: 'Its deliveries of the last 30 days, latest first.',
      args: {
        state: t.arg({
          type: DeliveryStateEnum,
          description: 'Only those that stand like this.',
        }),
        type: t.arg({ type: WebhookEventTypeEnum, description: 'Only those about this.' }),
      },
      resolve: ({ id }, { state, type, ...args }, { app }) =>
        deliveryPage(
          app.db,
          { endpointId: id, state: state ?? null, type: type ? typeOfApi(type) : null },
          args,
        ),
    },
    { name: 'WebhookDeliveryConnection' },
    { name: 'WebhookDeliveryEdge' },
  ),
}));
