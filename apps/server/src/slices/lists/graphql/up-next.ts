import { builder } from '#platform/graphql/builder.ts';
import { releaseOf } from '../queries/release.ts';
import { UP_NEXT_ORDERS, upNext } from '../queries/up-next.ts';
import { behindBy, nextUnit } from '../rules/up-next.ts';
import { AnimeEntryRef, MangaEntryRef } from './entry.ts';
import { AnimeListConnectionRef, MangaListConnectionRef } from './list.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { ownerOf } from './writer.ts';

builder.objectFields(AnimeEntryRef, (t) => ({
  nextEpisode: t.int({
    description: 'The episode to watch next; null when it has not aired yet, or there is none.',
    resolve: ({ progress, workId }, _args, { app }) =>
      nextUnit(progress, releaseOf(app, 'ANIME', workId)),
  }),
  behindBy: t.int({
    description: 'Episodes that have aired and are not watched; null where nobody counts them.',
    resolve: ({ progress, workId }, _args, { app }) =>
      behindBy(progress, releaseOf(app, 'ANIME', workId)),
  }),
}));

builder.objectFields(MangaEntryRef, (t) => ({
  nextChapter: t.int({
    description: 'The chapter to read next; null when there is none.',
    resolve: ({ progress, workId }, _args, { app }) =>
      nextUnit(progress, releaseOf(app, 'MANGA', workId)),
  }),
  behindBy: t.int({
    description: 'Chapters that are out and not read; null where nobody counts them.',
    resolve: ({ progress, workId }, _args, { app }) =>
      behindBy(progress, releaseOf(app, 'MANGA', workId)),
  }),
}));

const UpNextOrderEnum = builder.enumType('UpNextOrder', {
  description:
    'WATCHED: what was watched or read last comes first. RELEASED: what came out last. BEHIND: what most is left of.',
  values: UP_NEXT_ORDERS,
});

builder.objectField(ViewerRef, 'upNextAnime', (t) =>
  t.connection(
    {
      type: AnimeEntryRef,
      nullable: false,
      description: 'What the user is watching, where the next episode has aired.',
      extensions: { cost: 10 },
      args: { order: t.arg({ type: UpNextOrderEnum, defaultValue: 'WATCHED' }) },
      resolve: ({ id: userId }, { order, ...args }, context) => {
        ownerOf(context);
        const query = {
          userId,
          reading: 'own',
          media: 'ANIME',
          order: order ?? 'WATCHED',
        } as const;
        return upNext(context.app, { ...query, args });
      },
    },
    AnimeListConnectionRef,
  ),
);

builder.objectField(ViewerRef, 'upNextManga', (t) =>
  t.connection(
    {
      type: MangaEntryRef,
      nullable: false,
      description: 'What the user is reading, where there is a next chapter.',
      extensions: { cost: 10 },
      args: { order: t.arg({ type: UpNextOrderEnum, defaultValue: 'WATCHED' }) },
      resolve: ({ id: userId }, { order, ...args }, context) => {
        ownerOf(context);
        const query = {
          userId,
          reading: 'own',
          media: 'MANGA',
          order: order ?? 'WATCHED',
        } as const;
        return upNext(context.app, { ...query, args });
      },
    },
    MangaListConnectionRef,
  ),
);
