import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, NodeRef } from '#platform/graphql/node.ts';
import { accountNeeded, requireAccount } from '#slices/access/index.ts';
import { aspectId } from '#platform/ids.ts';
import { seeUserById } from '../sight.ts';
import { UserRef } from './user.ts';

/** The signed-in user, with their own data. */
export interface Viewer {
  id: string;
  username: string;
}

/** `Viewer`: slices add the data they store for the signed-in user. */
export const ViewerRef = builder.objectRef<Viewer>('Viewer').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'The signed-in user.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description:
        'Id of this view of the account, for caches and `node`. The id of the account is `userId`.',
      resolve: ({ id }) => aspectId(id, 'viewer'),
    }),
    userId: t.exposeID('id', {
      nullable: false,
      description: 'Id of the account, the same as `User.id` of its profile.',
    }),
    username: t.exposeString('username', {
      nullable: false,
      description: 'Name of the user, in the case they chose.',
    }),
    profile: t.field({
      type: UserRef,
      nullable: true,
      description:
        'The profile of the user, as they see it themselves. Needs the scope `read:profile`.',
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
    description: 'The signed-in user. Null and the error UNAUTHENTICATED without a credential.',
    extensions: { tier: 'public', cacheSeconds: 0 },
    resolve: (_root, _args, { caller }) => {
      const { userId: id, username } = caller;
      if (id === null || username === null) throw accountNeeded('viewer');
      return { id, username };
    },
  }),
);

const VIEWER = aspectId('', 'viewer');

addStoredNodes(
  'Viewer',
  ({ caller }, ids) => {
    const { userId: id, username } = caller;
    if (id === null || username === null) return Promise.resolve(new Map());
    const own = aspectId(id, 'viewer');
    return Promise.resolve(new Map(ids.includes(own) ? [[own, { id, username }]] : []));
  },
  (id) => id.endsWith(VIEWER),
);
