import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { requireReachable } from '../endpoint/address.ts';
import {
  changeEndpoint,
  deleteEndpoint,
  pauseEndpoint,
  resumeEndpoint,
} from '../endpoint/commands/change-endpoint.ts';
import { endpointChange } from '../endpoint/input.ts';
import { requireKnownFilters } from '../endpoint/known-filters.ts';
import type { Endpoint } from '../endpoint/queries.ts';
import { takeTrial } from '../endpoint/take-trial.ts';
import { reasons } from '../reasons.ts';
import { act, endpointId, endpointNow, managerOf } from './act.ts';
import { WebhookEndpointRef } from './endpoint.ts';
import { EndpointChangeInput, settingsOf } from './input.ts';

const COST = 10;
const MUTATION = { tier: 'public', cost: COST } as const;

const idArgument = { required: true, description: '`WebhookEndpoint.id`.' } as const;

/** A new URL must be one that we may send to, and is asked for an answer. @throws Refusal `BAD_USER_INPUT`, `RATE_LIMITED` */
const admitUrl = async (
  { app }: RequestContext,
  now: Endpoint | null,
  url: string | undefined,
): Promise<void> => {
  if (url === undefined) return;
  await requireReachable(app, url);
  if (now && now.url !== url) await takeTrial(app, now.userId);
};

builder.mutationFields((t) => ({
  updateWebhookEndpoint: t.field({
    type: WebhookEndpointRef,
    nullable: true,
    description: 'Changes an endpoint. Needs the scope `webhooks:manage`.',
    args: {
      id: t.arg.id(idArgument),
      input: t.arg({ type: EndpointChangeInput, required: true, description: 'What changes.' }),
    },
    extensions: MUTATION,
    resolve: async (_root, { input, ...args }, context) => {
      const endpoint = { ...managerOf(context), id: endpointId(args.id) };
      const change = parseInput(endpointChange, settingsOf(input), reasons);
      const now = await endpointNow(context, endpoint);
      await requireKnownFilters(context.app, change, now);
      await admitUrl(context, now, change.url);
      await act(context, (tx) => changeEndpoint(context.app, tx, endpoint, change));
      return endpointNow(context, endpoint);
    },
  }),
  pauseWebhookEndpoint: t.field({
    type: WebhookEndpointRef,
    nullable: true,
    description:
      'Pauses an endpoint. Events of the time are kept for a replay. Needs the scope `webhooks:manage`.',
    args: { id: t.arg.id(idArgument) },
    extensions: MUTATION,
    resolve: async (_root, args, context) => {
      const endpoint = { ...managerOf(context), id: endpointId(args.id) };
      await act(context, (tx) => pauseEndpoint(context.app, tx, endpoint));
      return endpointNow(context, endpoint);
    },
  }),
  resumeWebhookEndpoint: t.field({
    type: WebhookEndpointRef,
    nullable: true,
    description:
      'Resumes an endpoint that was paused or disabled. A disabled one must answer a ping first. Needs the scope `webhooks:manage`.',
    args: { id: t.arg.id(idArgument) },
    extensions: MUTATION,
    resolve: async (_root, args, context) => {
      const endpoint = { ...managerOf(context), id: endpointId(args.id) };
      await takeTrial(context.app, endpoint.userId);
      await act(context, (tx) => resumeEndpoint(context.app, tx, endpoint));
      return endpointNow(context, endpoint);
    },
  }),
  deleteWebhookEndpoint: t.boolean({
    nullable: true,
    description:
      'Deletes an endpoint with its secret and its log. Needs the scope `webhooks:manage`.',
    args: { id: t.arg.id(idArgument) },
    extensions: MUTATION,
    resolve: async (_root, args, context) => {
      const endpoint = { ...managerOf(context), id: endpointId(args.id) };
      await act(context, (tx) => deleteEndpoint(context.app, tx, endpoint));
      return true;
    },
  }),
}));
