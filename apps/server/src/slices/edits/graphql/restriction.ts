import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import { userByName } from '#slices/accounts/index.ts';
import { mayModerate } from '../policy.ts';
import { type Restriction, restrictionOf } from '../queries/restriction.ts';
import { refusal } from '../reasons.ts';
import { roleOf } from './act.ts';
import { EditFieldGroupEnum } from './value.ts';

const RestrictionRef = builder.objectRef<Restriction>('EditorRestriction').implement({
  extensions: { tier: 'public' },
  description: 'What a moderator set for somebody who edits.',
  fields: (t) => ({
    groups: t.expose('groups', {
      type: [EditFieldGroupEnum],
      nullable: false,
      description: 'The fields in which nothing of theirs is applied without review.',
      extensions: { listSize: 9 },
    }),
    mayPropose: t.exposeBoolean('mayPropose', {
      nullable: false,
      description: 'False if they may not edit at all.',
    }),
    reason: t.exposeString('reason', { nullable: false, description: 'Why.' }),
    setAt: t.expose('setAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was set.',
    }),
  }),
});

builder.queryField('editorRestriction', (t) =>
  t.field({
    type: RestrictionRef,
    nullable: true,
    description:
      'What `restrictEditor` set for a user; null if nothing is set. Moderators only; needs the scope `write:catalog`.',
    args: { username: t.arg.string({ required: true, description: 'The name of the user.' }) },
    extensions: { tier: 'public', cacheSeconds: 0, cost: 5 },
    resolve: async (_root, { username }, { app, caller }) => {
      const by = requireAccount(caller, 'write:catalog');
      if (!mayModerate(await roleOf(app.db, by))) throw refusal('FORBIDDEN', 'MODERATOR_NEEDED');
      const { id } = await userByName(app.db, username);
      return restrictionOf(app.db, id);
    },
  }),
);
