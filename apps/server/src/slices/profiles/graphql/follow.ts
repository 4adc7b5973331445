import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { requireAccount } from '#slices/access/index.ts';
import { block, unblock } from '../commands/block.ts';
import { acceptRequest, declineRequest, follow, unfollow, type Pair } from '../commands/follow.ts';
import type { Person } from '../queries/person.ts';
import { noSuchUser, personNamed, seeUserById, sightOf, type Sight } from '../sight.ts';
import { UserRef } from './user.ts';

const UserPayload = builder.objectRef<{ user: Sight | null }>('UserPayload').implement({
  extensions: { tier: 'public' },
  description: 'What became of the standing of the signed-in user with another.',
  fields: (t) => ({
    user: t.expose('user', {
      type: UserRef,
      description: 'The other; null when they are not to be seen any longer.',
    }),
  }),
});

type Deed = (app: App, tx: Tx, pair: Pair) => Promise<void>;

const DEEDS: Readonly<Record<string, { description: string; run: Deed }>> = {
  followUser: {
    description: 'Follows a user, or asks to, where they decide one by one.',
    run: follow,
  },
  unfollowUser: {
    description: 'Ends following a user, or asking to.',
    run: (_app, tx, pair) => unfollow(tx, pair),
  },
  acceptFollowRequest: {
    description: 'Lets a user follow who asks to.',
    run: acceptRequest,
  },
  declineFollowRequest: {
    description: 'Does not let a user follow who asks to. They are not told.',
    run: (_app, tx, pair) => declineRequest(tx, pair),
  },
  removeFollower: {
    description: 'Ends that a user follows you. They are not told.',
    run: (_app, tx, { userId, otherId }) => unfollow(tx, { userId: otherId, otherId: userId }),
  },
  blockUser: {
    description:
      'Blocks a user: neither follows the other any longer, and neither is shown to the other.',
    run: block,
  },
  unblockUser: {
    description: 'Takes a block back.',
    run: (_app, tx, pair) => unblock(tx, pair),
  },
};

/** A person who follows, asks to follow or was blocked stays known by that, even if their profile is closed now. */
const isTied = ({ relation, isAsked, followsBack, isAsking }: Person): boolean =>
  relation.hasBlocked || relation.isFollower || isAsked || followsBack || isAsking;

/** The other of a deed. @throws Refusal `NOT_FOUND` where the caller cannot know that there is one. */
const otherOf = async (context: RequestContext, username: string): Promise<Person> => {
  const person = await personNamed(context, username);
  if (person && (isTied(person) || sightOf(person, context.caller))) return person;
  throw noSuchUser();
};

const perform = async (context: RequestContext, run: Deed, username: string) => {
  const { app, caller } = context;
  const userId = requireAccount(caller, 'write:profile');
  const { id: otherId } = await otherOf(context, username);
  await app.db.transaction().execute((tx) => run(app, tx, { userId, otherId }));
  return { user: (await seeUserById(context, otherId)) ?? null };
};

for (const [name, { description, run }] of Object.entries(DEEDS)) {
  builder.mutationField(name, (t) =>
    t.field({
      type: UserPayload,
      nullable: true,
      description: `${description} Needs the scope \`write:profile\`.`,
      extensions: { tier: 'public' },
      args: {
        username: t.arg.string({
          required: true,
          description: 'Name of the other user, in any case.',
        }),
      },
      resolve: (_root, { username }, context) => perform(context, run, username),
    }),
  );
}
