import { builder } from '#platform/graphql/builder.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue, visibleTo } from '#slices/catalog/index.ts';
import { activityPage, type Activity } from '../queries/activity.ts';
import { ACTIVITY_KINDS } from '../rules/activity.ts';
import { ListMediaEnum } from './enum.ts';
import { sightById, UserRef, ViewerRef } from '#slices/profiles/index.ts';
import { ownerOf } from './writer.ts';

const ActivityKindEnum = builder.enumType('ActivityKind', { values: ACTIVITY_KINDS });

export const ActivityRef = builder.objectRef<Activity>('Activity').implement({
  extensions: { tier: 'public' },
  description:
    'A line of what somebody does: "watched 3–5 of …". What follows within six hours joins it.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    user: t.field({
      type: UserRef,
      description: 'Whose doing it is.',
      resolve: ({ userId }, _args, context) => sightById(context, userId),
    }),
    media: t.expose('media', { type: ListMediaEnum, nullable: false }),
    kind: t.expose('kind', { type: ActivityKindEnum, nullable: false }),
    fromUnit: t.exposeFloat('fromUnit', {
      description: 'Of PROGRESS: the first episode or chapter.',
    }),
    toUnit: t.exposeFloat('toUnit', { description: 'Of PROGRESS: the last.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: false }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: false }),
    anime: t.field({
      type: AnimeRef,
      resolve: ({ workId }, _args, { app, caller }) => {
        const anime = app.get(catalogue).anime(workId);
        return anime && visibleTo(caller)(anime) ? anime : null;
      },
    }),
    manga: t.field({
      type: MangaRef,
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
      nullable: false,
      description: 'What the user did, the latest first.',
      args: { media: t.arg({ type: ListMediaEnum }) },
      resolve: ({ id }, { media, ...args }, context) => {
        ownerOf(context);
        const own = { userIds: [id], reading: 'own' } as const;
        return activityPage(context.app, { audiences: [own], media: media ?? null }, args);
      },
    },
    ActivityConnectionRef,
  ),
);
