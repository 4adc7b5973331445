import { refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import { seeUserById } from '../sight.ts';
import { UserRef } from './user.ts';

/** The signed-in user, as that user sees the account. */
export interface Viewer {
  id: string;
  username: string;
}

/** `Viewer`: slices add what they keep for the signed-in user. */
export const ViewerRef = builder.objectRef<Viewer>('Viewer').implement({
  extensions: { tier: 'public' },
  description: 'The signed-in user.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    username: t.exposeString('username', { nullable: false }),
    profile: t.field({
      type: UserRef,
      nullable: true,
      description:
        'The page of the user, as they see it themselves. Needs the scope `read:profile`.',
      resolve: async ({ id }, _args, context) => {
        requireAccount(context.caller, 'read:profile');
        return seeUserById(context, id);
      },
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: 'The signed-in user. Without a credential: null, and the error UNAUTHENTICATED.',
    extensions: { tier: 'public', cacheSeconds: 0 },
    resolve: (_root, _args, { caller }) => {
      const { userId: id, username } = caller;
      if (id === null || username === null) {
        throw refusal('UNAUTHENTICATED', 'Sign in to see your own account: send a bearer token.');
      }
      return { id, username };
    },
  }),
);
