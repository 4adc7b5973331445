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

/** The parts that are asked for, in one statement. */
const partOf = batchedBy(countsOfList);

const ValueCountRef = builder.objectRef<ValueCount>('ListCount').implement({
  extensions: { tier: 'public' },
  description: 'How many entries have a value.',
  fields: (t) => ({
    value: t.exposeString('value', {
      nullable: false,
      description: 'The status, the id of the custom list or the tag that is counted.',
    }),
    entries: t.exposeInt('entries', {
      nullable: false,
      description: 'Number of entries that have it.',
    }),
  }),
});

const ListCountsRef = builder.objectRef<CountsKey>('ListCounts').implement({
  extensions: { tier: 'public' },
  description: 'How many entries stand where on a list.',
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
        description: 'All of them.',
        resolve: async (list, _args, context) =>
          (await partOf(context, list, 'ALL'))?.[0]?.entries ?? 0,
      }),
      statuses: counts(
        'STATUS',
        'By status, without the entries that are hidden from the lists by status.',
      ),
      customLists: counts(
        'LIST',
        'By the id of a custom list; those without entries are left out.',
      ),
      tags: counts('TAG', 'The most used first, at most 200.'),
    };
  },
});

builder.objectField(ViewerRef, 'listCounts', (t) =>
  t.field({
    type: ListCountsRef,
    nullable: true,
    description: 'How many entries stand on each part of the list of the user, and their tags.',
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
