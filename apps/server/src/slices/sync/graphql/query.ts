import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import { MEDIA_OF } from '#slices/catalog/values.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import type { LinkFlow } from '../connectors/connector.ts';
import { linksOf, ownLink } from '../link/queries.ts';
import { type ConfiguredService, exchangedFields, offeredServices } from '../service/configured.ts';
import { SyncConnectionRef } from './connection.ts';
import {
  type LoginWay,
  SyncFieldEnum,
  SyncLoginEnum,
  SyncMediaEnum,
  SyncServiceEnum,
} from './enum.ts';

const LOGINS: Readonly<Record<LinkFlow, LoginWay>> = {
  code: 'oauth',
  'code-pkce-plain': 'oauth',
  'code-pkce-s256': 'oauth',
  password: 'password',
  session: 'password',
  'personal-client': 'personal-client',
  token: 'token',
};

const SyncServiceInfoRef = builder.objectRef<ConfiguredService>('SyncServiceInfo').implement({
  extensions: { tier: 'public' },
  description: 'What is known of a service that people can connect.',
  fields: (t) => ({
    service: t.expose('service', {
      type: SyncServiceEnum,
      nullable: false,
      description: 'Which service.',
    }),
    name: t.string({
      nullable: false,
      description: 'Its name, as people know it.',
      resolve: ({ connector }) => connector.name,
    }),
    login: t.field({
      type: SyncLoginEnum,
      nullable: false,
      description: 'How people let this server into their accounts there.',
      resolve: ({ connector }) => LOGINS[connector.capabilities.flow],
    }),
    media: t.field({
      type: [SyncMediaEnum],
      nullable: false,
      description: 'Which lists it has.',
      extensions: { listSize: 2 },
      resolve: ({ connector }) => connector.capabilities.kinds.map((kind) => MEDIA_OF[kind]),
    }),
    fields: t.field({
      type: [SyncFieldEnum],
      nullable: false,
      description: 'The fields that it can hold.',
      extensions: { listSize: 9 },
      resolve: ({ connector }) => [...exchangedFields(connector)],
    }),
    canDelete: t.boolean({
      nullable: false,
      description: 'Whether entries can be deleted there.',
      resolve: ({ connector }) => connector.capabilities.canDelete,
    }),
    isReadOnly: t.boolean({
      nullable: false,
      description: 'Whether nothing is written there.',
      resolve: ({ connector }) => connector.capabilities.isReadOnly ?? false,
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  syncServices: t.field({
    type: [SyncServiceInfoRef],
    nullable: true,
    description: 'The services that this server lets people connect. Needs the scope `read:list`.',
    extensions: { listSize: 11 },
    resolve: (_viewer, _args, { app, caller }) => {
      requireAccount(caller, 'read:list');
      return offeredServices(app.settings);
    },
  }),
  syncConnections: t.field({
    type: [SyncConnectionRef],
    nullable: true,
    description: 'The accounts at services that the user connected. Needs the scope `read:list`.',
    extensions: { listSize: 5 },
    resolve: (_viewer, _args, { app, caller }) =>
      linksOf(app.db, requireAccount(caller, 'read:list')),
  }),
  syncConnection: t.field({
    type: SyncConnectionRef,
    nullable: true,
    description: 'One of them. Needs the scope `read:list`.',
    args: { id: t.arg.id({ required: true, description: 'Id of the connection.' }) },
    resolve: (_viewer, { id }, { app, caller }) =>
      ownLink(app.db, { userId: requireAccount(caller, 'read:list'), id }),
  }),
}));
