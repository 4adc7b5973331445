import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, ownerFor } from '#platform/graphql/node.ts';
import { readId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { deliveriesById } from '../delivery/queries.ts';
import { findEndpoint, listEndpoints } from '../endpoint/queries.ts';
import { WebhookDeliveryRef } from './delivery.ts';
import { WebhookEndpointRef } from './endpoint.ts';

const SCOPE = 'webhooks:manage';
const USUAL_ENDPOINTS = 2;

builder.objectFields(ViewerRef, (t) => ({
  webhookEndpoints: t.field({
    type: [WebhookEndpointRef],
    nullable: true,
    description:
      'The webhook endpoints of the user, oldest first. Needs the scope `webhooks:manage`.',
    extensions: { listSize: USUAL_ENDPOINTS },
    resolve: (_viewer, _args, { app, caller }) =>
      listEndpoints(app.db, requireAccount(caller, SCOPE)),
  }),
  webhookEndpoint: t.field({
    type: WebhookEndpointRef,
    nullable: true,
    description: 'One of them. Needs the scope `webhooks:manage`.',
    args: { id: t.arg.id({ required: true, description: '`WebhookEndpoint.id`.' }) },
    resolve: (_viewer, args, { app, caller }) => {
      const userId = requireAccount(caller, SCOPE);
      const id = readId(args.id);
      return id === undefined ? null : findEndpoint(app.db, { id, userId });
    },
  }),
  webhookDelivery: t.field({
    type: WebhookDeliveryRef,
    nullable: true,
    description: 'One delivery to an endpoint of the user. Needs the scope `webhooks:manage`.',
    args: { id: t.arg.id({ required: true, description: '`WebhookDelivery.id`.' }) },
    resolve: async (_viewer, args, { app, caller }) => {
      const userId = requireAccount(caller, SCOPE);
      const id = readId(args.id);
      return id === undefined ? null : (await deliveriesById(app.db, { ids: [id], userId }))[0];
    },
  }),
}));

addStoredNodes('WebhookEndpoint', async ({ app, caller }, ids) => {
  const userId = ownerFor(caller, SCOPE);
  const own = userId === null ? [] : await listEndpoints(app.db, userId);
  return byId(own.filter(({ id }) => ids.includes(id)));
});

addStoredNodes('WebhookDelivery', async ({ app, caller }, ids) => {
  const userId = ownerFor(caller, SCOPE);
  return byId(userId === null ? [] : await deliveriesById(app.db, { ids, userId }));
});
