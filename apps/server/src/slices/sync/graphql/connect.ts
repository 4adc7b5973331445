import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import { visitorOfContext } from '#slices/accounts/index.ts';
import { changeLink, disconnect } from '../link/change.ts';
import { connectTyped } from '../link/connect.ts';
import { SyncConnectionRef } from './connection.ts';
import { SyncDeletesEnum, SyncDirectionEnum, SyncFieldEnum, SyncServiceEnum } from './enum.ts';

const ConnectSyncInput = builder.inputType('ConnectSyncInput', {
  description:
    'An account at a service. Which fields it needs depends on the service: see `SyncServiceInfo.login`.',
  fields: (t) => ({
    service: t.field({ type: SyncServiceEnum, required: true, description: 'Which service.' }),
    address: t.string({ description: 'The address of the other server.' }),
    userName: t.string({ description: 'The name of the account there.' }),
    password: t.string({
      description: 'Its password, which is sent to the service once, and not kept.',
    }),
    clientId: t.string({ description: 'The id of the client that the user registered there.' }),
    clientSecret: t.string({ description: 'Its secret.' }),
    token: t.string({
      description: 'An API key of the other server. Or, for AniList, a token that its page shows.',
    }),
  }),
});

builder.mutationField('connectSync', (t) =>
  t.field({
    type: SyncConnectionRef,
    nullable: true,
    description:
      'Connects an account at a service by what its owner types. Nothing is read or written before `runSync`. An account that is connected already gets the new login. Needs the scope `write:list`.',
    extensions: { tier: 'public' },
    args: { input: t.arg({ type: ConnectSyncInput, required: true, description: 'The account.' }) },
    resolve: (_root, { input: { service, ...input } }, context) => {
      const userId = requireAccount(context.caller, 'write:list');
      const visitor = visitorOfContext(context);
      return connectTyped(context.app, { userId, visitor, service, input });
    },
  }),
);

const UpdateSyncConnectionInput = builder.inputType('UpdateSyncConnectionInput', {
  description: 'The changes. What is left out stays as it is.',
  fields: (t) => ({
    direction: t.field({ type: SyncDirectionEnum, description: 'Where it writes.' }),
    deletes: t.field({ type: SyncDeletesEnum, description: 'What becomes of deleted entries.' }),
    fieldsOff: t.field({
      type: [SyncFieldEnum],
      description: 'The fields that are not exchanged.',
    }),
    isPaused: t.boolean({ description: 'Whether it is paused.' }),
  }),
});

builder.mutationField('updateSyncConnection', (t) =>
  t.field({
    type: SyncConnectionRef,
    nullable: true,
    description:
      'Changes what a connection exchanges, pauses it, or lets it go on. Needs the scope `write:list`.',
    extensions: { tier: 'public' },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the connection.' }),
      input: t.arg({
        type: UpdateSyncConnectionInput,
        required: true,
        description: 'The changes.',
      }),
    },
    resolve: (_root, { id, input }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:list');
      return app.db.transaction().execute((tx) => changeLink(app, tx, { userId, id, input }));
    },
  }),
);

builder.mutationField('disconnectSync', (t) =>
  t.field({
    type: 'Boolean',
    nullable: true,
    description:
      'Disconnects an account: its tokens, and all that is known of its list, are deleted. Neither list changes. Always true. Needs the scope `write:list`.',
    extensions: { tier: 'public' },
    args: { id: t.arg.id({ required: true, description: 'Id of the connection.' }) },
    resolve: async (_root, { id }, context) => {
      const { app, caller } = context;
      const userId = requireAccount(caller, 'write:list');
      const visitor = visitorOfContext(context);
      await app.db.transaction().execute((tx) => disconnect(app, tx, { userId, visitor, id }));
      return true;
    },
  }),
);
