import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef } from '#platform/graphql/node.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { Thing } from '../policy.ts';
import { seeUser, sightById, type Sight } from '../sight.ts';
import { VisibilityEnum } from './visibility.ts';

/** Returns null for what the caller may not see. Every field of `User` uses it, except those that always identify a user. */
export const seen =
  <Args, Result>(
    thing: Thing,
    resolve: (sight: Sight, args: Args, context: RequestContext) => Result,
  ) =>
  (sight: Sight, args: Args, context: RequestContext): Result | null =>
    sight.sees(thing) ? resolve(sight, args, context) : null;

type FollowState = 'NONE' | 'REQUESTED' | 'FOLLOWING';

const FollowStateEnum = builder.enumType('FollowState', {
  description: 'Whether one user follows another.',
  values: valuesOf<FollowState>({
    NONE: 'The user does not follow the other.',
    REQUESTED: 'The user has asked to follow, and waits for an answer.',
    FOLLOWING: 'The user follows the other.',
  }),
});

const UserAccessEnum = builder.enumType('UserAccess', {
  description: 'How much of a user the caller may see.',
  values: valuesOf<'LIMITED' | 'FULL'>({
    LIMITED: 'Only the name, until the user lets the caller follow.',
    FULL: 'Everything the user shows to the caller.',
  }),
});

const followStateOf = ({ person }: Sight): FollowState => {
  if (person.relation.isFollower) return 'FOLLOWING';
  return person.isAsked ? 'REQUESTED' : 'NONE';
};

/** `User`: slices add the fields they show of a user, each of which checks the sight (`seen`). */
export const UserRef = builder.objectRef<Sight>('User').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'A user, as far as the caller may see: fields are null where the user keeps them to followers or to themselves.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the user. It stays when the name changes.',
    }),
    username: t.string({
      nullable: false,
      description: 'Name of the user, in the case they chose.',
      resolve: ({ person }) => person.username,
    }),
    access: t.field({
      type: UserAccessEnum,
      nullable: false,
      description: 'How much of this user the caller may see.',
      resolve: ({ encounter }) => (encounter === 'FULL' ? encounter : 'LIMITED'),
    }),
    isViewer: t.boolean({
      nullable: false,
      description: 'Whether this is the caller.',
      resolve: ({ person }) => person.relation.isSelf,
    }),
    followState: t.field({
      type: FollowStateEnum,
      nullable: false,
      description: 'Whether the caller follows this user.',
      resolve: followStateOf,
    }),
    isFollower: t.boolean({
      nullable: false,
      description: 'Whether this user follows the caller.',
      resolve: ({ person }) => person.followsBack,
    }),
    isRequesting: t.boolean({
      nullable: false,
      description: 'Whether this user has asked to follow the caller and waits for an answer.',
      resolve: ({ person }) => person.isAsking,
    }),
    isBlocked: t.boolean({
      nullable: false,
      description: 'Whether the caller has blocked this user.',
      resolve: ({ person }) => person.relation.hasBlocked,
    }),
    bio: t.string({
      description: 'What the user writes about themselves: Markdown, as it was written.',
      resolve: seen('profile', ({ person }) => person.bio),
    }),
    listVisibility: t.field({
      type: VisibilityEnum,
      description:
        'To whom the user shows their lists, statistics and favourites; null if the caller may not see the profile. It says whether following would open them.',
      resolve: seen('profile', ({ person }) => person.privacy.list),
    }),
    joinedAt: t.field({
      type: 'DateTime',
      description: 'When the account was created; null if the caller may not see the profile.',
      resolve: seen('profile', ({ person }) => person.joinedAt),
    }),
  }),
});

builder.queryField('user', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description:
      'The user with a name, or the user who gave it up a short time ago. Null and the error NOT_FOUND if there is none that the caller may see.',
    extensions: { tier: 'public', cacheSeconds: 0 },
    args: {
      username: t.arg.string({ required: true, description: 'Name of the user, in any case.' }),
    },
    resolve: (_root, { username }, context) => seeUser(context, username),
  }),
);

addStoredNodes('User', async (context, ids) => {
  const sights = await Promise.all(ids.map((id) => sightById(context, id)));
  return byId(sights.filter((sight) => sight !== null));
});
