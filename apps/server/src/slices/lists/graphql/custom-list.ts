import { z } from 'zod';
import { Refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { createCustomList, deleteCustomList, updateCustomList } from '../commands/custom-list.ts';
import { problemOf, type Problem } from '../commands/problem.ts';
import { customLists, type CustomList } from '../queries/custom-list.ts';
import { refusal } from '../reasons.ts';
import { CustomListRef } from './entry.ts';
import { ListMediaEnum } from './enum.ts';
import { requireId } from './id.ts';
import { ProblemRef } from './payload.ts';
import { act, ownerOf } from './writer.ts';

const ACT = { tier: 'public', cost: 10 } as const;

const LONGEST_NAME = 100;

const listName = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .refine((name) => name.length >= 1 && name.length <= LONGEST_NAME);

const requireName = (name: string): string => {
  const read = listName.safeParse(name);
  if (read.success) return read.data;
  throw refusal('BAD_USER_INPUT', 'CUSTOM_LIST_NAME_INVALID', {
    field: 'name',
    most: LONGEST_NAME,
  });
};

interface CustomListAnswer {
  customList: CustomList | null;
  problem: Problem | null;
}

const CustomListPayloadRef = builder.objectRef<CustomListAnswer>('CustomListPayload').implement({
  extensions: { tier: 'public' },
  description: 'The result of a change of a custom list.',
  fields: (t) => ({
    customList: t.expose('customList', {
      type: CustomListRef,
      description:
        'The custom list as it is now, or was before it was deleted; null if nothing was done.',
    }),
    problem: t.expose('problem', {
      type: ProblemRef,
      description: 'Why nothing was done; null if it was.',
    }),
  }),
});

/** Puts the refusal of a list into the result. */
const answered = async (work: Promise<CustomList>): Promise<CustomListAnswer> => {
  try {
    return { customList: await work, problem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { customList: null, problem: problemOf(error) };
  }
};

builder.objectField(ViewerRef, 'customLists', (t) =>
  t.field({
    type: [CustomListRef],
    nullable: true,
    description: 'The custom lists of the user, in order.',
    args: {
      media: t.arg({
        type: ListMediaEnum,
        required: true,
        description: 'Whether to read the custom lists of anime or of manga.',
      }),
    },
    extensions: { listSize: 10 },
    resolve: ({ id: userId }, { media }, context) => {
      ownerOf(context);
      return customLists(context.app.db, { userId, media });
    },
  }),
);

builder.mutationField('createCustomList', (t) =>
  t.field({
    type: CustomListPayloadRef,
    nullable: true,
    description: 'Creates a custom list, after the others.',
    extensions: ACT,
    args: {
      media: t.arg({
        type: ListMediaEnum,
        required: true,
        description: 'Whether it holds anime or manga.',
      }),
      name: t.arg.string({ required: true, description: 'Its name, 1 to 100 characters.' }),
    },
    resolve: (_root, { media, name }, context) => {
      const named = requireName(name);
      return answered(
        act(context, (tx, writer) =>
          createCustomList(context.app, tx, writer, { media, name: named }),
        ),
      );
    },
  }),
);

builder.mutationField('updateCustomList', (t) =>
  t.field({
    type: CustomListPayloadRef,
    nullable: true,
    description: 'Renames a custom list, or moves it among the others.',
    extensions: ACT,
    args: {
      id: t.arg.id({ required: true, description: 'Id of the custom list.' }),
      name: t.arg.string({
        description: 'The new name, 1 to 100 characters; unchanged by default.',
      }),
      position: t.arg.int({ description: 'Its place in the order, from 1.' }),
    },
    resolve: (_root, { id, name, position }, context) => {
      const edit = { id: requireId(id), name: name == null ? null : requireName(name), position };
      if (position != null && position < 1) {
        throw refusal('BAD_USER_INPUT', 'CUSTOM_LIST_POSITION_INVALID', {
          field: 'position',
          position,
        });
      }
      return answered(
        act(context, (tx, writer) => updateCustomList(context.app, tx, writer, edit)),
      );
    },
  }),
);

builder.mutationField('deleteCustomList', (t) =>
  t.field({
    type: CustomListPayloadRef,
    nullable: true,
    description: 'Deletes a custom list and returns it. Its entries stay on the list.',
    extensions: ACT,
    args: { id: t.arg.id({ required: true, description: 'Id of the custom list.' }) },
    resolve: (_root, { id }, context) => {
      const listId = requireId(id);
      return answered(
        act(context, (tx, writer) => deleteCustomList(context.app, tx, writer, listId)),
      );
    },
  }),
);
