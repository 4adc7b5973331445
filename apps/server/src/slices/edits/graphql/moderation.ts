import { builder } from '#platform/graphql/builder.ts';
import { readId } from '#platform/ids.ts';
import { userByName } from '#slices/accounts/index.ts';
import { type FieldGroup, FIELD_GROUPS } from '#slices/catalog/index.ts';
import { lockWork, unlockWork } from '../commands/locks.ts';
import { restrictEditor } from '../commands/restrict.ts';
import { editableAt } from '../editable/field.ts';
import { EVERYTHING } from '../editor.ts';
import { refusal } from '../reasons.ts';
import { actAsModerator } from './act.ts';
import { givenReason } from './input.ts';
import { EditMediaEnum } from './subject.ts';
import { EditFieldGroupEnum } from './value.ts';

/** A list with keys may be locked as a whole, too. */
const isField = (medium: 'ANIME' | 'MANGA', field: string): boolean =>
  editableAt(medium, field) !== undefined || editableAt(medium, `${field}.x`) !== undefined;

builder.mutationFields((t) => ({
  restrictEditor: t.boolean({
    nullable: true,
    description:
      'Says in which fields nothing of a user is applied without review, or that they may propose nothing. Moderators only; needs the scope `write:catalog`.',
    args: {
      username: t.arg.string({ required: true, description: 'The name of the user.' }),
      groups: t.arg({
        type: [EditFieldGroupEnum],
        required: true,
        description: 'The fields; none lifts earlier restrictions.',
      }),
      mayPropose: t.arg.boolean({ required: true, description: 'False blocks all edits.' }),
      reason: t.arg.string({ required: true, description: 'Why; the user reads it if blocked.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, { username, groups, mayPropose, reason }, context) => {
      const all: (FieldGroup | typeof EVERYTHING)[] = mayPropose
        ? FIELD_GROUPS.filter((group) => groups.includes(group))
        : [EVERYTHING];
      await actAsModerator(context, 'editor-restricted', async (tx, by, about) => {
        const { id: userId } = await userByName(tx, username);
        about(userId);
        await restrictEditor(context.app, tx, {
          userId,
          groups: all,
          by,
          reason: givenReason(reason),
        });
      });
      return true;
    },
  }),
  lockWork: t.id({
    nullable: true,
    description:
      'Locks a work, a field or a row of a list for all but moderators. The result is the id of the lock. Moderators only; needs the scope `write:catalog`.',
    args: {
      media: t.arg({ type: EditMediaEnum, required: true, description: 'What the work is.' }),
      workId: t.arg.id({ required: true, description: 'Id of the anime or manga.' }),
      field: t.arg.string({ description: 'A field, or a row; the whole work if left out.' }),
      reason: t.arg.string({ required: true, description: 'Why: 500 characters at most.' }),
      expiresAt: t.arg({ type: 'DateTime', description: 'Until when; for good if left out.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: (_root, { media, workId, field, reason, expiresAt }, context) => {
      const id = readId(workId);
      if (id === undefined) throw refusal('NOT_FOUND', 'EDIT_WORK_NOT_FOUND');
      if (field != null && !isField(media, field)) {
        throw refusal('BAD_USER_INPUT', 'EDIT_FIELD_UNKNOWN', {
          name: field.slice(0, 60),
          field: 'field',
        });
      }
      const lock = {
        medium: media,
        workId: id,
        field: field ?? null,
        expiresAt: expiresAt ?? null,
      };
      return actAsModerator(context, 'work-locked', (tx, by, about) => {
        about(id);
        return lockWork(context.app, tx, { ...lock, reason: givenReason(reason), by });
      });
    },
  }),
  unlockWork: t.boolean({
    nullable: true,
    description: 'Removes a lock. Moderators only; needs the scope `write:catalog`.',
    args: { id: t.arg.id({ required: true, description: 'What `lockWork` returned.' }) },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, args, context) => {
      const id = readId(args.id);
      if (id === undefined) throw refusal('NOT_FOUND', 'LOCK_NOT_FOUND');
      await actAsModerator(context, 'work-unlocked', async (tx, _by, about) =>
        about(await unlockWork(tx, id)),
      );
      return true;
    },
  }),
}));
