import { sql } from 'kysely';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { requireAccount } from '#slices/access/index.ts';
import { followedBy, isOpenTo } from '#slices/profiles/index.ts';
import { activityPage, type Audience } from '../queries/activity.ts';
import { ActivityConnectionRef, ActivityRef } from './activity.ts';
import { ListMediaEnum } from './enum.ts';

const FeedEnum = builder.enumType('ActivityFeed', {
  description: 'Whose activities to read.',
  values: valuesOf<'GLOBAL' | 'FOLLOWING' | 'OWN'>({
    GLOBAL: 'Activities of all users who show them to everybody.',
    FOLLOWING: 'Activities of the caller and of users the caller follows.',
    OWN: 'Activities of the caller.',
  }),
});

const open = (viewerId: string, audience: 'followers' | 'public') =>
  isOpenTo(viewerId, { owner: sql`activity.user_id`, thing: 'activity', audience });

const audiencesOf = async (
  { app, caller }: RequestContext,
  feed: typeof FeedEnum.$inferType,
): Promise<Audience[]> => {
  const userId = requireAccount(caller, feed === 'GLOBAL' ? 'read:public' : 'read:list');
  if (feed === 'GLOBAL') {
    return [{ userIds: null, reading: 'public', isOpen: open(userId, 'public') }];
  }
  const own: Audience = { userIds: [userId], reading: 'own' };
  if (feed === 'OWN') return [own];
  const followed = await followedBy(app.db, userId);
  const isOpen = open(userId, 'followers');
  return [own, { userIds: followed, reading: 'followers', isOpen }];
};

builder.queryField('activityFeed', (t) =>
  t.connection(
    {
      type: ActivityRef,
      nullable: true,
      description:
        'Activities of users, latest first, as far as they show them to the caller, who needs an account.',
      extensions: { tier: 'public', cacheSeconds: 0 },
      args: {
        feed: t.arg({
          type: FeedEnum,
          required: true,
          defaultValue: 'GLOBAL',
          description: 'Whose activities to read.',
        }),
        media: t.arg({
          type: ListMediaEnum,
          description: 'Only activities about anime, or only about manga; both unless given.',
        }),
      },
      resolve: async (_root, { feed, media, ...args }, context) => {
        const audiences = await audiencesOf(context, feed);
        return activityPage(context.app.db, { audiences, media: media ?? null }, args);
      },
    },
    ActivityConnectionRef,
  ),
);
