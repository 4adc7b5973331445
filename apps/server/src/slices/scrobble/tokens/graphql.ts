import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef, ownerFor } from '#platform/graphql/node.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { requireAccount } from '#slices/access/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { listTokens, serverFindings, serverHealth, type WebhookToken } from './queries.ts';
import type { Finding } from './rules/findings.ts';
import type { ServerHealth } from './rules/health.ts';

/** A generous usual number, not the maximum, because costs are computed with usual numbers. */
const USUAL_SERVERS = 3;

export const ServerKindEnum = builder.enumType('MediaServerKind', {
  description: 'The format in which a media server or a player reports plays.',
  values: valuesOf<WebhookToken['kind']>({
    server_a: 'Plex, and programs that send the same format.',
    server_b: 'Jellyfin and Emby.',
    player:
      'A player or an app that reports to `/scrobble/start`, `pause` and `stop`, as it would to Trakt, or by the mutation `scrobble`.',
    extension: 'The browser extension, which reports by the mutation `scrobble`.',
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

const FindingEnum = builder.enumType('MediaServerFinding', {
  description: 'What the latest deliveries say about the set-up of a media server or a player.',
  values: valuesOf<Finding>({
    NOTHING_ARRIVED: 'Nothing has arrived yet.',
    OTHER_SERVER:
      'The latest payload is in the words of another kind of server than the webhook URL is for.',
    UNREADABLE: 'The latest payload could not be read.',
    NOTHING_PLAYED: 'Only news of the library arrived, and nothing about playback.',
    ONLY_STARTS: 'Playback begins, and nothing tells that it ends.',
    NO_STOPS: 'Events of playback arrive, but not the one when it stops.',
    STOPPED_EARLY: 'Everything arrives, but playback stopped too early each time.',
    OTHER_USERS: 'Only users played whose plays do not count.',
    WHOSE_PLAYS: 'Several users played, and the owner has not said whose plays count.',
    IGNORED_LIBRARIES: 'Everything that was played is in a library that the owner ignores.',
    NO_IDS: 'Items without an id of TMDB or TVDB were played.',
    EPISODE_IDS: 'The ids do not name a show that is known: the owner can say which anime it is.',
    WORKING: 'Plays are recorded, and nothing is missing.',
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
    findings: t.field({
      type: [FindingEnum],
      nullable: false,
      description:
        'What its latest deliveries say about its set-up, what matters most first. Empty if they say nothing.',
      extensions: { listSize: 2 },
      resolve: (token, _args, { app }) => serverFindings(app, token),
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
