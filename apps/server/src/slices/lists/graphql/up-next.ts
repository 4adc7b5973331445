import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { releasesOf } from '../queries/release.ts';
import { upNext, type UpNextOrder } from '../queries/up-next.ts';
import type { Entry } from '../queries/stored-entry.ts';
import { behindBy, nextUnit, type Release } from '../rules/up-next.ts';
import { AnimeEntryRef, MangaEntryRef } from './entry.ts';
import { AnimeListConnectionRef, MangaListConnectionRef } from './list.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { ownerOf } from './writer.ts';

/** The works of a page are read together. */
const releases = batched<Entry, Release>(({ app }, entries) => releasesOf(app, entries));
const UNKNOWN = { lastOut: null, total: null, beyond: 0 };

const releaseOf = async (context: RequestContext, entry: Entry): Promise<Release> =>
  (await releases(context, entry)) ?? UNKNOWN;

builder.objectFields(AnimeEntryRef, (t) => ({
  nextEpisode: t.int({
    description: 'The episode to watch next; null if it has not aired yet or there is none.',
    resolve: async (entry, _args, context) =>
      nextUnit(entry.progress, await releaseOf(context, entry)),
  }),
  behindBy: t.int({
    description: 'Number of episodes that have aired and are not watched; null if not known.',
    resolve: async (entry, _args, context) =>
      behindBy(entry.progress, await releaseOf(context, entry)),
  }),
}));

builder.objectFields(MangaEntryRef, (t) => ({
  nextChapter: t.int({
    description: 'The chapter to read next; null if there is none.',
    resolve: async (entry, _args, context) =>
      nextUnit(entry.progress, await releaseOf(context, entry)),
  }),
  behindBy: t.int({
    description:
      'Number of chapters that are out and not read, from the listed chapters or the number of the latest one; null if not known.',
    resolve: async (entry, _args, context) =>
      behindBy(entry.progress, await releaseOf(context, entry)),
  }),
}));

const UpNextOrderEnum = builder.enumType('UpNextOrder', {
  description: 'What comes first among the works to go on with.',
  values: valuesOf<UpNextOrder>({
    WATCHED: 'What was watched or read last.',
    RELEASED: 'What came out last.',
    BEHIND: 'What has most left to watch or read.',
  }),
});

builder.objectField(ViewerRef, 'upNextAnime', (t) =>
  t.connection(
    {
      type: AnimeEntryRef,
      nullable: true,
      description: 'Anime the user is watching whose next episode has aired.',
      extensions: { cost: 10 },
      args: {
        order: t.arg({
          type: UpNextOrderEnum,
          defaultValue: 'WATCHED',
          description: 'The order of the results.',
        }),
      },
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
      nullable: true,
      description: 'Manga the user is reading that have a next chapter.',
      extensions: { cost: 10 },
      args: {
        order: t.arg({
          type: UpNextOrderEnum,
          defaultValue: 'WATCHED',
          description: 'The order of the results.',
        }),
      },
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
