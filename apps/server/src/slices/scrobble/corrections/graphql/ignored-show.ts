import type { Tx } from '#platform/database/index.ts';
import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef, ownerFor } from '#platform/graphql/node.ts';
import { isId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { ignoreDeliveryShow, unignoreShow } from '../commands/ignore.ts';
import type { DeliveryInHand } from '../commands/act.ts';
import { ignoredShowsById, ignoredShowsOf, type IgnoredShow } from '../ignored-show.ts';
import { ACT, actOn, OWN } from './delivery-act.ts';
import { DeliveryRef } from '../../inbox/graphql/delivery.ts';
import { MediaServerRef } from '../../tokens/graphql.ts';
import { refusal } from '#platform/reasons.ts';

const IgnoredShowRef = builder.objectRef<IgnoredShow>('IgnoredShow').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'A show or film that its owner marked as not anime, or a manga that they marked as none.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id for `unignoreShow`.' }),
    title: t.exposeString('title', { nullable: false, description: 'The title on the server.' }),
    ignoredAt: t.expose('ignoredAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was last marked.',
    }),
  }),
});

builder.objectField(MediaServerRef, 'ignoredShows', (t) =>
  t.field({
    type: [IgnoredShowRef],
    nullable: false,
    description: 'Shows marked as not anime, the latest 100. They are not recorded.',
    extensions: { listSize: 100 },
    resolve: ({ id }, _args, { app }) => ignoredShowsOf(app.db, id),
  }),
);

addStoredNodes('IgnoredShow', async ({ app, caller }, ids) => {
  const userId = ownerFor(caller, 'read:list');
  return byId(userId === null ? [] : await ignoredShowsById(app.db, { userId, ids }));
});

builder.objectField(DeliveryRef, 'ignoredShowId', (t) =>
  t.id({
    nullable: true,
    description: '`IgnoredShow.id` if the show is ignored, for `unignoreShow`.',
    resolve: ({ summary }) => summary?.ignoredShowId,
  }),
);

builder.mutationField('ignoreDeliveryShow', (t) =>
  t.field({
    type: DeliveryRef,
    nullable: true,
    description: `Marks the show of a delivery as not anime, or its manga as none: undoes what the delivery recorded, and ignores the show on this media server from now on. ${OWN}`,
    extensions: ACT,
    args: { id: t.arg.id({ required: true, description: '`Delivery.id`.' }) },
    resolve: async (_root, args, context) => {
      const work = (tx: Tx, inHand: DeliveryInHand) => ignoreDeliveryShow(context.app, tx, inHand);
      return (await actOn(context, args.id, work)).delivery;
    },
  }),
);

builder.mutationField('unignoreShow', (t) =>
  t.boolean({
    nullable: true,
    description: `Stops ignoring a show, and processes its deliveries of the last seven days again. ${OWN}`,
    extensions: ACT,
    args: { id: t.arg.id({ required: true, description: '`IgnoredShow.id`.' }) },
    resolve: async (_root, args, { app, caller }) => {
      const userId = requireAccount(caller, 'write:list');
      const id = args.id.toLowerCase();
      if (!isId(id))
        throw refusal('BAD_USER_INPUT', 'INVALID_ID', { id: id.slice(0, 64), field: 'id' });
      await app.db.transaction().execute((tx) => unignoreShow(app, tx, { id, userId }));
      return true;
    },
  }),
);
