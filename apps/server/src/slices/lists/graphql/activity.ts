import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue, visibleTo } from '#slices/catalog/index.ts';
import { activityPage, type Activity } from '../queries/activity.ts';
import type { ActivityKind } from '../rules/activity.ts';
import { ListMediaEnum } from './enum.ts';
import { sightById, UserRef, ViewerRef } from '#slices/profiles/index.ts';
import { ownerOf } from './writer.ts';

const ActivityKindEnum = builder.enumType('ActivityKind', {
  description: 'What somebody did.',
  values: valuesOf<ActivityKind>({
    PROGRESS: 'Watched episodes or read chapters.',
    PLANNED: 'Put the work on the list, to watch or read it later.',
    STARTED: 'Began the work.',
    COMPLETED: 'Finished the work.',
    DROPPED: 'Stopped for good.',
    PAUSED: 'Stopped for now.',
    REPEAT_STARTED: 'Began a rewatch or reread.',
    REPEAT_COMPLETED: 'Finished a rewatch or reread.',
  }),
});

export const ActivityRef = builder.objectRef<Activity>('Activity').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'One activity of a user, such as "watched 3–5 of …". Progress on the same work within six hours is added to it.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the activity.' }),
    user: t.field({
      type: UserRef,
      description: 'The user who did it.',
      resolve: ({ userId }, _args, context) => sightById(context, userId),
    }),
    media: t.expose('media', {
      type: ListMediaEnum,
      nullable: false,
      description: 'Whether it is about anime or manga.',
    }),
    kind: t.expose('kind', {
      type: ActivityKindEnum,
      nullable: false,
      description: 'What was done.',
    }),
    fromUnit: t.exposeFloat('fromUnit', {
      description: 'The first episode or chapter; null unless the kind is PROGRESS.',
    }),
    toUnit: t.exposeFloat('toUnit', {
      description: 'The last episode or chapter; null unless the kind is PROGRESS.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it began.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the latest progress was added to it.',
    }),
    anime: t.field({
      type: AnimeRef,
      description:
        'The anime it is about; null for manga, and if the caller may not see the anime.',
      resolve: ({ workId }, _args, { app, caller }) => {
        const anime = app.get(catalogue).get(workId);
        return anime && visibleTo(caller)(anime) ? anime : null;
      },
    }),
    manga: t.field({
      type: MangaRef,
      description:
        'The manga it is about; null for anime, and if the caller may not see the manga.',
      resolve: ({ workId }, _args, { app, caller }) => {
        const manga = app.get(mangaCatalogue).get(workId);
        return manga && visibleTo(caller)(manga) ? manga : null;
      },
    }),
  }),
});

export const ActivityConnectionRef = builder.connectionObject(
  { type: ActivityRef, name: 'ActivityConnection' },
  { name: 'ActivityEdge' },
);

builder.objectField(ViewerRef, 'activity', (t) =>
  t.connection(
    {
      type: ActivityRef,
      nullable: true,
      description: 'What the user did, the latest first.',
      args: {
        media: t.arg({
          type: ListMediaEnum,
          description: 'Only activities about anime, or only about manga; both unless given.',
        }),
      },
      resolve: ({ id }, { media, ...args }, context) => {
        ownerOf(context);
        const own = { userIds: [id], reading: 'own' } as const;
        return activityPage(context.app.db, { audiences: [own], media: media ?? null }, args);
      },
    },
    ActivityConnectionRef,
  ),
);
