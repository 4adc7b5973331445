import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef, ownerFor } from '#platform/graphql/node.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { requireAccount } from '#slices/access/index.ts';
import { AnimeRef, catalogue } from '#slices/catalog/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { correctionsById, correctionsOf, type Correction } from '../correction.ts';
import type { ServerHealth } from '../health.ts';
import { deliveryPage, findDelivery, serverHealth } from '../queries/delivery.ts';
import { listTokens, type WebhookToken } from '../tokens.ts';
import { DeliveryOutcomeEnum, DeliveryRef } from './delivery.ts';

/** What people have on a generous day, not the most there can be: a cost is reckoned with what is usual. */
const USUAL_SERVERS = 3;
const USUAL_CORRECTIONS = 20;

const ServerKindEnum = builder.enumType('MediaServerKind', {
  description: 'The form of the webhooks a media server sends.',
  values: valuesOf<WebhookToken['kind']>({
    server_a: 'Plex, and what sends the same form.',
    server_b: 'Jellyfin and Emby.',
  }),
});

const HealthEnum = builder.enumType('MediaServerHealth', {
  description: 'Whether a media server works.',
  values: valuesOf<ServerHealth>({
    NEVER: 'It has not sent anything yet.',
    WORKING: 'It works.',
    SILENT: 'It has sent nothing for two weeks.',
    FAILING: 'Its last five plays could not be recorded.',
  }),
});

const CorrectionRef = builder.objectRef<Correction>('DeliveryCorrection').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'What the owner of a media server said a show of it is.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the correction, for `forgetDeliveryCorrection`.',
    }),
    title: t.exposeString('title', { nullable: false, description: 'As the server calls it.' }),
    season: t.exposeInt('season', { description: 'Season of the show there; null for films.' }),
    from: t.exposeInt('from', { nullable: false, description: 'The first episode there.' }),
    to: t.exposeInt('to', {
      description: 'The last episode there; null while the end is not known.',
    }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime it is; null where the catalogue has it no longer.',
      resolve: ({ animeId }, _args, { app }) => app.get(catalogue).anime(animeId),
    }),
    animeFrom: t.exposeInt('animeFrom', { nullable: false, description: 'The first one here.' }),
    madeAt: t.expose('madeAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was made.',
    }),
  }),
});

export const MediaServerRef = builder.objectRef<WebhookToken>('MediaServer').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'A media server that has an address here. The address itself is shown once.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the media server.' }),
    kind: t.expose('kind', {
      type: ServerKindEnum,
      nullable: false,
      description: 'Which software it runs.',
    }),
    name: t.exposeString('name', { nullable: false, description: 'The name its owner gave it.' }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was added here.',
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it last sent something; null where it never did.',
    }),
    health: t.field({
      type: HealthEnum,
      nullable: false,
      description: 'Whether it works.',
      resolve: (token, _args, { app }) => serverHealth(app, token),
    }),
    corrections: t.field({
      type: [CorrectionRef],
      nullable: false,
      description: 'The latest hundred.',
      extensions: { listSize: USUAL_CORRECTIONS },
      resolve: ({ id }, _args, { app }) => correctionsOf(app, id),
    }),
    deliveries: t.connection(
      {
        type: DeliveryRef,
        nullable: false,
        description: 'What it told in the last seven days, the latest first.',
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
  }),
});

builder.objectField(ViewerRef, 'mediaServers', (t) =>
  t.field({
    type: [MediaServerRef],
    nullable: true,
    description: 'The media servers of the user, oldest first. Needs the scope `read:list`.',
    extensions: { listSize: USUAL_SERVERS },
    resolve: (_viewer, _args, { app, caller }) =>
      listTokens(app, requireAccount(caller, 'read:list')),
  }),
);

builder.objectField(ViewerRef, 'mediaServer', (t) =>
  t.field({
    type: MediaServerRef,
    nullable: true,
    description: 'One media server of the user. Needs the scope `read:list`.',
    args: { id: t.arg.id({ required: true, description: '`MediaServer.id`.' }) },
    resolve: async (_viewer, { id }, { app, caller }) => {
      const tokens = await listTokens(app, requireAccount(caller, 'read:list'));
      return tokens.find((token) => token.id === id.toLowerCase());
    },
  }),
);

const DIGITS = /^\d{1,15}$/u;

builder.objectField(ViewerRef, 'delivery', (t) =>
  t.field({
    type: DeliveryRef,
    nullable: true,
    description: 'One delivery of the media servers of the user. Needs the scope `read:list`.',
    args: { id: t.arg.id({ required: true, description: '`Delivery.id`.' }) },
    resolve: (_viewer, { id }, { app, caller }) => {
      const userId = requireAccount(caller, 'read:list');
      return DIGITS.test(id) ? findDelivery(app.db, { id, userId }) : null;
    },
  }),
);

addStoredNodes('DeliveryCorrection', async ({ app, caller }, ids) => {
  const userId = ownerFor(caller, 'read:list');
  return byId(userId === null ? [] : await correctionsById(app.db, { userId, ids }));
});

addStoredNodes('MediaServer', async ({ app, caller }) => {
  const userId = ownerFor(caller, 'read:list');
  return byId(userId === null ? [] : await listTokens(app, userId));
});

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
