import { refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';

/** The signed-in user, as that user sees the account. */
interface Viewer {
  id: string;
  username: string;
}

export const ViewerRef = builder.objectRef<Viewer>('Viewer').implement({
  extensions: { tier: 'public' },
  description: 'The signed-in user.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    username: t.exposeString('username', { nullable: false }),
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
