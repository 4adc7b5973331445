import { builder } from '#platform/graphql/builder.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { requireReachable } from '../endpoint/address.ts';
import { createEndpoint, type MadeEndpoint } from '../endpoint/commands/create-endpoint.ts';
import { expireOldSecret, rotateSecret } from '../endpoint/commands/rotate-secret.ts';
import { endpointSettings, rotation } from '../endpoint/input.ts';
import { requireKnownFilters } from '../endpoint/known-filters.ts';
import { takeTrial } from '../endpoint/take-trial.ts';
import { reasons } from '../reasons.ts';
import { act, endpointId, endpointNow, managerOf, personOf } from './act.ts';
import { WebhookEndpointRef } from './endpoint.ts';
import { EndpointInput, settingsOf } from './input.ts';

const COST = 10;
const MUTATION = { tier: 'public', cost: COST } as const;

interface WithSecret extends MadeEndpoint {
  userId: string;
}

const WithSecretRef = builder.objectRef<WithSecret>('WebhookEndpointWithSecret').implement({
  extensions: { tier: 'public' },
  description: 'An endpoint and its secret, which is shown only now.',
  fields: (t) => ({
    endpoint: t.field({
      type: WebhookEndpointRef,
      nullable: true,
      description: 'What was created or changed.',
      resolve: (made, _args, context) => endpointNow(context, made),
    }),
    secret: t.exposeString('secret', {
      nullable: false,
      description: 'The secret that signs its requests: `whsec_` and base64.',
    }),
  }),
});

const idArgument = { required: true, description: '`WebhookEndpoint.id`.' } as const;

builder.mutationFields((t) => ({
  createWebhookEndpoint: t.field({
    type: WithSecretRef,
    nullable: true,
    description:
      'Creates an endpoint, 10 at most. It gets events once it has answered a ping. Tiers Indie and Commercial, signed in: API keys get no secrets.',
    args: { input: t.arg({ type: EndpointInput, required: true, description: 'Its settings.' }) },
    extensions: MUTATION,
    resolve: async (_root, { input }, context) => {
      const manager = personOf(context);
      const settings = parseInput(endpointSettings, settingsOf(input), reasons);
      await requireKnownFilters(context.app, settings);
      await requireReachable(context.app, settings.url);
      await takeTrial(context.app, manager.userId);
      const made = await act(context, (tx) =>
        createEndpoint(context.app, tx, { ...settings, ...manager }),
      );
      return { ...made, userId: manager.userId };
    },
  }),
  rotateWebhookSecret: t.field({
    type: WithSecretRef,
    nullable: true,
    description:
      'Makes a new secret. For a time, requests are signed with the old one as well. Signed in only: API keys get no secrets.',
    args: {
      id: t.arg.id(idArgument),
      overlapHours: t.arg.float({
        description: 'For how long the old secret signs as well: 0 to 168 hours, 24 by default.',
      }),
    },
    extensions: MUTATION,
    resolve: async (_root, args, context) => {
      const endpoint = { ...personOf(context), id: endpointId(args.id) };
      const given = { overlapHours: args.overlapHours ?? undefined };
      const { overlapHours } = parseInput(rotation, given, reasons);
      const { secret } = await act(context, (tx) =>
        rotateSecret(context.app, tx, endpoint, overlapHours),
      );
      return { id: endpoint.id, userId: endpoint.userId, secret };
    },
  }),
  expireOldWebhookSecret: t.field({
    type: WebhookEndpointRef,
    nullable: true,
    description:
      'Lets the secret before the last rotation sign no more. Needs the scope `webhooks:manage`.',
    args: { id: t.arg.id(idArgument) },
    extensions: MUTATION,
    resolve: async (_root, args, context) => {
      const endpoint = { ...managerOf(context), id: endpointId(args.id) };
      await act(context, (tx) => expireOldSecret(context.app, tx, endpoint));
      return endpointNow(context, endpoint);
    },
  }),
}));
