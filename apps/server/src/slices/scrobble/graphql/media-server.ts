import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import { AnimeRef, catalogue } from '#slices/catalog/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { correctionsOf, type Correction } from '../correction.ts';
import { SERVER_HEALTHS } from '../health.ts';
import { deliveryPage, findDelivery, serverHealth } from '../queries/delivery.ts';
import { listTokens, type WebhookToken } from '../tokens.ts';
import { DeliveryOutcomeEnum, DeliveryRef } from './delivery.ts';

const ServerKindEnum = builder.enumType('MediaServerKind', {
  description: 'Plex (and what speaks like it) is SERVER_A, Jellyfin and Emby are SERVER_B.',
  values: { SERVER_A: { value: 'server_a' }, SERVER_B: { value: 'server_b' } } as const,
});

const HealthEnum = builder.enumType('MediaServerHealth', {
  description:
    'Nothing came yet; it works; nothing came for two weeks; the last five plays could not be recorded.',
  values: SERVER_HEALTHS,
});

const CorrectionRef = builder.objectRef<Correction>('DeliveryCorrection').implement({
  extensions: { tier: 'public' },
  description: 'What the owner of a media server said a show of it is.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    title: t.exposeString('title', { nullable: false, description: 'As the server calls it.' }),
    season: t.exposeInt('season'),
    from: t.exposeInt('from', { nullable: false, description: 'The first episode there.' }),
    to: t.exposeInt('to'),
    anime: t.field({
      type: AnimeRef,
      resolve: ({ animeId }, _args, { app }) => app.get(catalogue).anime(animeId),
    }),
    animeFrom: t.exposeInt('animeFrom', { nullable: false, description: 'The first one here.' }),
    madeAt: t.expose('madeAt', { type: 'DateTime', nullable: false }),
  }),
});

export const MediaServerRef = builder.objectRef<WebhookToken>('MediaServer').implement({
  extensions: { tier: 'public' },
  description: 'A media server that has an address here. The address itself is shown once.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    kind: t.expose('kind', { type: ServerKindEnum, nullable: false }),
    name: t.exposeString('name', { nullable: false }),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: false }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    health: t.field({
      type: HealthEnum,
      nullable: false,
      resolve: (token, _args, { app }) => serverHealth(app, token),
    }),
    corrections: t.field({
      type: [CorrectionRef],
      nullable: false,
      description: 'The latest hundred.',
      extensions: { listSize: 100 },
      resolve: ({ id }, _args, { app }) => correctionsOf(app, id),
    }),
    deliveries: t.connection(
      {
        type: DeliveryRef,
        nullable: false,
        description: 'What it told in the last seven days, the latest first.',
        args: { outcome: t.arg({ type: DeliveryOutcomeEnum }) },
        resolve: ({ id }, { outcome, ...args }, { app }) =>
          deliveryPage(app, { tokenId: id, outcome: outcome ?? null }, args),
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
    extensions: { listSize: 20 },
    resolve: (_viewer, _args, { app, caller }) =>
      listTokens(app, requireAccount(caller, 'read:list')),
  }),
);

builder.objectField(ViewerRef, 'mediaServer', (t) =>
  t.field({
    type: MediaServerRef,
    nullable: true,
    description: 'One media server of the user. Needs the scope `read:list`.',
    args: { id: t.arg.id({ required: true }) },
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
    args: { id: t.arg.id({ required: true }) },
    resolve: (_viewer, { id }, { app, caller }) => {
      const userId = requireAccount(caller, 'read:list');
      return DIGITS.test(id) ? findDelivery(app, { id, userId }) : null;
    },
  }),
);
