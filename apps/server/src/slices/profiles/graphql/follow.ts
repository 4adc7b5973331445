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
  description: 'The result of a change between the signed-in user and another.',
  fields: (t) => ({
    user: t.expose('user', {
      type: UserRef,
      description: 'The other user; null if the caller may not see them any longer.',
    }),
  }),
});

type Deed = (app: App, tx: Tx, pair: Pair) => Promise<void>;

const DEEDS: Readonly<Record<string, { description: string; run: Deed }>> = {
  followUser: {
    description: 'Follows a user, or asks to if they approve each follower.',
    run: follow,
  },
  unfollowUser: {
    description: 'Stops following a user, or withdraws the request.',
    run: (_app, tx, pair) => unfollow(tx, pair),
  },
  acceptFollowRequest: {
    description: 'Accepts a request to follow.',
    run: acceptRequest,
  },
  declineFollowRequest: {
    description: 'Declines a request to follow, without notifying the other user.',
    run: (_app, tx, pair) => declineRequest(tx, pair),
  },
  removeFollower: {
    description: 'Removes a follower, without notifying them.',
    run: (_app, tx, { userId, otherId }) => unfollow(tx, { userId: otherId, otherId: userId }),
  },
  blockUser: {
    description: 'Blocks a user. Neither follows the other any longer, and neither sees the other.',
    run: block,
  },
  unblockUser: {
    description: 'Unblocks a user.',
    run: (_app, tx, pair) => unblock(tx, pair),
  },
};

/** A user who follows, asks to follow or was blocked stays visible to the other, even if their profile is closed now. */
const isTied = ({ relation, isAsked, followsBack, isAsking }: Person): boolean =>
  relation.hasBlocked || relation.isFollower || isAsked || followsBack || isAsking;

/** The user to act on. @throws Refusal `NOT_FOUND` if the caller cannot know that there is one */
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
