import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import { visitorOfContext } from '#slices/accounts/index.ts';
import { addTarget } from '../commands/add-target.ts';
import { changeTarget, removeTarget } from '../commands/change-targets.ts';
import { takeTest, testTarget } from '../commands/test-target.ts';
import { AlertDeliveryRef, AlertTargetKindEnum, AlertTargetRef } from './target.ts';

const AlertTargetInput = builder.inputType('AlertTargetInput', {
  description: 'A new target. Which fields it needs depends on its kind.',
  fields: (t) => ({
    kind: t.field({ type: AlertTargetKindEnum, required: true, description: 'Which program.' }),
    name: t.string({ required: true, description: 'A name of at most 60 characters.' }),
    address: t.string({
      description:
        'DISCORD, SLACK: the address of the webhook. GOTIFY, MATRIX: the address of the server. NTFY, TELEGRAM: the same, if it is not the public one. WEB_PUSH: the endpoint of the subscription.',
    }),
    channel: t.string({
      description:
        'NTFY: the topic. TELEGRAM: the id of the chat. MATRIX: the id of the room. WEB_PUSH: the key `p256dh` of the subscription.',
    }),
    secret: t.string({
      description:
        'GOTIFY: the token of the application. MATRIX: an access token. TELEGRAM: the token of the bot. NTFY: an access token, if the topic needs one. WEB_PUSH: the secret `auth` of the subscription.',
    }),
  }),
});

builder.mutationField('addAlertTarget', (t) =>
  t.field({
    type: AlertTargetRef,
    nullable: true,
    description:
      'Adds a target for alerts, of which a user has at most 10. What is secret of it is encrypted and never shown again. Needs the scope `write:profile`.',
    extensions: { tier: 'public' },
    args: {
      input: t.arg({ type: AlertTargetInput, required: true, description: 'The target.' }),
    },
    resolve: (_root, { input }, context) => {
      const { app, caller } = context;
      const userId = requireAccount(caller, 'write:profile');
      const visitor = visitorOfContext(context);
      return app.db.transaction().execute((tx) => addTarget(app, tx, { userId, visitor, input }));
    },
  }),
);

builder.mutationField('updateAlertTarget', (t) =>
  t.field({
    type: AlertTargetRef,
    nullable: true,
    description:
      'Renames or pauses a target for alerts. Messages that are due while it is paused are not sent later. Needs the scope `write:profile`.',
    extensions: { tier: 'public' },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the target.' }),
      name: t.arg.string({ description: 'Its new name; stays if left out.' }),
      isPaused: t.arg.boolean({ description: 'Whether it is paused; stays if left out.' }),
    },
    resolve: (_root, { id, ...input }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:profile');
      return app.db.transaction().execute((tx) => changeTarget(tx, { userId, id, input }));
    },
  }),
);

builder.mutationField('removeAlertTarget', (t) =>
  t.field({
    type: 'Boolean',
    nullable: true,
    description:
      'Removes a target for alerts, with its log. Always true. Needs the scope `write:profile`.',
    extensions: { tier: 'public' },
    args: { id: t.arg.id({ required: true, description: 'Id of the target.' }) },
    resolve: async (_root, { id }, context) => {
      const { app, caller } = context;
      const userId = requireAccount(caller, 'write:profile');
      const visitor = visitorOfContext(context);
      await app.db.transaction().execute((tx) => removeTarget(app, tx, { userId, visitor, id }));
      return true;
    },
  }),
);

builder.mutationField('testAlertTarget', (t) =>
  t.field({
    type: AlertDeliveryRef,
    nullable: true,
    description:
      'Sends a test message to a target for alerts at once, and says how that went. A target that was turned off is on again if it arrives. Needs the scope `write:profile`.',
    extensions: { tier: 'public' },
    args: { id: t.arg.id({ required: true, description: 'Id of the target.' }) },
    resolve: async (_root, { id }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:profile');
      await takeTest(app, userId);
      return testTarget(app, { userId, id });
    },
  }),
);
