import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { Thing } from '../policy.ts';
import { seeUser, type Sight } from '../sight.ts';

/** Null in place of what the caller may not see; every field of `User` but those by which anybody is met goes through it. */
export const seen =
  <Args, Result>(
    thing: Thing,
    resolve: (sight: Sight, args: Args, context: RequestContext) => Result,
  ) =>
  (sight: Sight, args: Args, context: RequestContext): Result | null =>
    sight.sees(thing) ? resolve(sight, args, context) : null;

const FollowStateEnum = builder.enumType('FollowState', {
  description: 'Whether one user follows another: not, asked and not answered yet, or yes.',
  values: ['NONE', 'REQUESTED', 'FOLLOWING'] as const,
});

const UserAccessEnum = builder.enumType('UserAccess', {
  description:
    'What of a user is open to the caller: `LIMITED` is the name alone, until they let the caller follow; `FULL` is what they show.',
  values: ['LIMITED', 'FULL'] as const,
});

const followStateOf = ({ person }: Sight): 'NONE' | 'REQUESTED' | 'FOLLOWING' => {
  if (person.relation.isFollower) return 'FOLLOWING';
  return person.isAsked ? 'REQUESTED' : 'NONE';
};

/** `User`: slices add what they show of a user; each such field asks the sight (`seen`). */
export const UserRef = builder.objectRef<Sight>('User').implement({
  extensions: { tier: 'public' },
  description:
    'A user, as far as the caller may see: fields are null where the user keeps them to followers or to themselves.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    username: t.string({ nullable: false, resolve: ({ person }) => person.username }),
    access: t.field({
      type: UserAccessEnum,
      nullable: false,
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
      description: 'Whether this user asks to follow the caller and waits for an answer.',
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
    joinedAt: t.field({
      type: 'DateTime',
      resolve: seen('profile', ({ person }) => person.joinedAt),
    }),
  }),
});

builder.queryField('user', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description:
      'The user with a name, in any case, or who had it until a short time ago. Null and the error NOT_FOUND where there is none, or none for this caller.',
    extensions: { tier: 'public', cacheSeconds: 0 },
    args: { username: t.arg.string({ required: true }) },
    resolve: (_root, { username }, context) => seeUser(context, username),
  }),
);
