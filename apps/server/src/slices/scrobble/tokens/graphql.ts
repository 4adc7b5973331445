import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef, ownerFor } from '#platform/graphql/node.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { requireAccount } from '#slices/access/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { listTokens, serverHealth, type WebhookToken } from './queries.ts';
import type { ServerHealth } from './rules/health.ts';

/** A generous usual number, not the maximum, because costs are computed with usual numbers. */
const USUAL_SERVERS = 3;

export const ServerKindEnum = builder.enumType('MediaServerKind', {
  description: 'The format in which a media server or a player reports plays.',
  values: valuesOf<WebhookToken['kind']>({
    server_a: 'Plex, and programs that send the same format.',
    server_b: 'Jellyfin and Emby.',
    player:
      'A player or an app that reports to `/scrobble/start`, `pause` and `stop`, as it would to Trakt.',
  }),
});

const HealthEnum = builder.enumType('MediaServerHealth', {
  description: 'Whether a media server or a player works.',
  values: valuesOf<ServerHealth>({
    NEVER: 'It has not sent anything yet.',
    WORKING: 'It works.',
    SILENT: 'It has sent nothing for two weeks. Players never have this state.',
    FAILING: 'Its last five plays could not be recorded.',
  }),
});

export const MediaServerRef = builder.objectRef<WebhookToken>('MediaServer').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'A media server or a player that reports plays of the user. A player appears once it has reported something.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the media server.' }),
    kind: t.expose('kind', {
      type: ServerKindEnum,
      nullable: false,
      description: 'Which software it is.',
    }),
    name: t.exposeString('name', {
      nullable: false,
      description:
        'The name that its owner gave it. A player first has the name of its API key or app.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was added here.',
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it last sent something; null if never.',
    }),
    health: t.field({
      type: HealthEnum,
      nullable: false,
      description: 'Whether it works.',
      resolve: (token, _args, { app }) => serverHealth(app, token),
    }),
  }),
});

builder.objectField(ViewerRef, 'mediaServers', (t) =>
  t.field({
    type: [MediaServerRef],
    nullable: true,
    description:
      'The media servers and players of the user, oldest first. Needs the scope `read:list`.',
    extensions: { listSize: USUAL_SERVERS },
    resolve: (_viewer, _args, { app, caller }) =>
      listTokens(app, requireAccount(caller, 'read:list')),
  }),
);

builder.objectField(ViewerRef, 'mediaServer', (t) =>
  t.field({
    type: MediaServerRef,
    nullable: true,
    description: 'One media server or player of the user. Needs the scope `read:list`.',
    args: { id: t.arg.id({ required: true, description: '`MediaServer.id`.' }) },
    resolve: async (_viewer, { id }, { app, caller }) => {
      const tokens = await listTokens(app, requireAccount(caller, 'read:list'));
      return tokens.find((token) => token.id === id.toLowerCase());
    },
  }),
);

addStoredNodes('MediaServer', async ({ app, caller }) => {
  const userId = ownerFor(caller, 'read:list');
  return byId(userId === null ? [] : await listTokens(app, userId));
});
