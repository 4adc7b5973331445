import { batchedBy } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import {
  countsOfList,
  type CountedPart,
  type CountsKey,
  type ValueCount,
} from '../queries/counts.ts';
import { ListMediaEnum } from './enum.ts';
import { ownerOf } from './writer.ts';

/** Reads the selected parts in one statement. */
const partOf = batchedBy(countsOfList);

export const ValueCountRef = builder.objectRef<ValueCount>('ListCount').implement({
  extensions: { tier: 'public' },
  description: 'The number of entries with one value.',
  fields: (t) => ({
    value: t.exposeString('value', {
      nullable: false,
      description: 'The status, the id of the custom list, or the tag.',
    }),
    entries: t.exposeInt('entries', {
      nullable: false,
      description: 'Number of entries with it.',
    }),
  }),
});

const ListCountsRef = builder.objectRef<CountsKey>('ListCounts').implement({
  extensions: { tier: 'public' },
  description: 'The number of entries by status, custom list and tag.',
  fields: (t) => {
    const counts = (part: CountedPart, description: string) =>
      t.field({
        type: [ValueCountRef],
        nullable: false,
        description,
        extensions: { listSize: 10 },
        resolve: async (list, _args, context) => (await partOf(context, list, part)) ?? [],
      });
    return {
      entries: t.int({
        nullable: false,
        description: 'Number of all entries.',
        resolve: async (list, _args, context) =>
          (await partOf(context, list, 'ALL'))?.[0]?.entries ?? 0,
      }),
      statuses: counts('STATUS', 'By status, without entries that are shown only on custom lists.'),
      customLists: counts('LIST', 'By the id of the custom list, without empty lists.'),
      tags: counts('TAG', 'By tag, most used first, at most 200.'),
    };
  },
});

builder.objectField(ViewerRef, 'listCounts', (t) =>
  t.field({
    type: ListCountsRef,
    nullable: true,
    description: 'The number of entries by status, custom list and tag on the list of the user.',
    args: {
      media: t.arg({ type: ListMediaEnum, required: true, description: 'Which list to count.' }),
    },
    extensions: { cost: 10 },
    resolve: ({ id: userId }, { media }, context) => {
      ownerOf(context);
      return { userId, media };
    },
  }),
);
