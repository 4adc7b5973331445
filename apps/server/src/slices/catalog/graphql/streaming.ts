import type { ObjectRef } from '@pothos/core';
import { builder } from '#platform/graphql/builder.ts';
import type { Caller } from '#platform/graphql/context.ts';
import { mayRead, tierRequired } from '#platform/graphql/tier.ts';
import type { Anime, ShownLink } from '../anime.ts';
import type { Predicate } from '../browse/predicate.ts';
import { isStreamed, linksWithin, type StreamingFilter } from '../rules/streaming.ts';
import { serviceOf } from '../rules/streaming-service.ts';
import { refusal } from '../reasons.ts';

export const IN_REGION =
  'ISO 3166-1 alpha-2. Links without known regions are included, because they may work there.';

export const StreamingLinkRef = builder.objectRef<ShownLink>('StreamingLink').implement({
  extensions: { tier: 'full' },
  description: 'A place to watch.',
  fields: (t) => ({
    service: t.exposeString('service', {
      nullable: false,
      description: 'Key of the service, the same in every region.',
    }),
    url: t.exposeString('url', {
      nullable: false,
      description: 'Address of the work at the service.',
    }),
    regions: t.exposeStringList('regions', {
      description: 'ISO 3166-1 alpha-2 codes; null where the source does not state them.',
    }),
    startsAt: t.exposeString('startsAt', {
      description: 'RFC 3339 instant, or the date where only that is known.',
    }),
    endsAt: t.exposeString('endsAt', {
      description:
        'When the offer ends, in the same form; null if no end is known. Offers that ended are listed until somebody removes them.',
    }),
    source: t.exposeString('source', {
      description: 'The `key` of the data source that gave it; null if nobody noted it.',
    }),
  }),
});

export const StreamingFilterInput = builder.inputType('StreamingFilter', {
  description: 'By where a work can be watched; for callers of the Indie and Commercial tiers.',
  fields: (t) => ({
    region: t.string({ description: IN_REGION }),
    in: t.stringList({
      description:
        'Keys of services, as in `StreamingLink.service`. Keys with a region behind them, such as `bilibili_tw`, are read as those of the service.',
    }),
    not: t.stringList({ description: 'None of these services has it, in the region.' }),
    isAvailable: t.boolean({
      description: 'Any service has it, in the region; with false only anime that none has.',
    }),
  }),
});

const REGION = /^[A-Za-z]{2}$/u;

/** What is asked for, services by the keys they have. @throws Refusal when its region is none. */
export const streamingAsked = ({
  region,
  in: wanted,
  not: unwanted,
  isAvailable,
}: StreamingFilter): StreamingFilter => {
  if (region == null || REGION.test(region)) {
    return { region, in: wanted?.map(serviceOf), not: unwanted?.map(serviceOf), isAvailable };
  }
  throw refusal('BAD_USER_INPUT', 'STREAMING_REGION_INVALID', {
    region: region.slice(0, 16),
    field: 'region',
  });
};

/** Whether an anime can be watched where it is asked for, to callers who may know. @throws Refusal for others. */
export const streamedWithin = (
  filter: StreamingFilter | null | undefined,
  caller: Caller,
): Predicate<Anime> | null => {
  if (!filter) return null;
  if (mayRead(caller, 'full')) {
    const asked = streamingAsked(filter);
    return ({ streaming }) => isStreamed(streaming, asked);
  }
  throw tierRequired('The filter "streaming"', 'full');
};

type Ref<Parent> = ObjectRef<typeof builder.$inferSchemaTypes, Parent>;

/** Adds the field `streaming` to a type whose objects lead to links. */
export const addStreaming = <Parent extends object>(
  ref: Ref<Parent>,
  linksOf: (parent: Parent) => readonly ShownLink[],
): void => {
  builder.objectField(ref, 'streaming', (t) =>
    t.field({
      type: [StreamingLinkRef],
      nullable: true,
      description: 'Where to watch it. For callers of the Indie and Commercial tiers.',
      args: {
        region: t.arg.string({ description: IN_REGION }),
        services: t.arg.stringList({
          description: 'Only these services, as in `StreamingLink.service`.',
        }),
      },
      extensions: { tier: 'full' },
      resolve: (parent, { region, services }) =>
        linksWithin(linksOf(parent), streamingAsked({ region, in: services })),
    }),
  );
};
