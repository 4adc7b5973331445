import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, ownerFor } from '#platform/graphql/node.ts';
import { requireAccount } from '#slices/access/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { MediaServerRef } from '../../tokens/graphql.ts';
import { deliveryPage, findDelivery } from '../queries.ts';
import { DeliveryOutcomeEnum, DeliveryRef } from './delivery.ts';

builder.objectField(MediaServerRef, 'deliveries', (t) =>
  t.connection(
    {
      type: DeliveryRef,
      nullable: false,
      description: 'Its deliveries of the last seven days, latest first.',
      args: {
        outcome: t.arg({
          type: DeliveryOutcomeEnum,
          description: 'Only deliveries with this outcome; all of them unless given.',
        }),
      },
      resolve: ({ id }, { outcome, ...args }, { app }) =>
        deliveryPage(app.db, { tokenId: id, outcome: outcome ?? null }, args),
    },
    { name: 'DeliveryConnection' },
    { name: 'DeliveryEdge' },
  ),
);

const DIGITS = /^\d{1,15}$/u;

builder.objectField(ViewerRef, 'delivery', (t) =>
  t.field({
    type: DeliveryRef,
    nullable: true,
    description:
      'One delivery from the media servers and players of the user. Needs the scope `read:list`.',
    args: { id: t.arg.id({ required: true, description: '`Delivery.id`.' }) },
    resolve: (_viewer, { id }, { app, caller }) => {
      const userId = requireAccount(caller, 'read:list');
      return DIGITS.test(id) ? findDelivery(app.db, { id, userId }) : null;
    },
  }),
);

addStoredNodes(
  'Delivery',
  async ({ app, caller }, ids) => {
    const userId = ownerFor(caller, 'read:list');
    if (userId === null) return new Map();
    const found = await Promise.all(ids.map((id) => findDelivery(app.db, { id, userId })));
    return byId(found.filter((delivery) => delivery !== undefined));
  },
  (id) => DIGITS.test(id),
);
