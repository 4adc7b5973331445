import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { releasesOf } from '../queries/release.ts';
import { upNext, type UpNextOrder } from '../queries/up-next.ts';
import type { Entry } from '../queries/stored-entry.ts';
import { behindBy, nextUnit, type Release } from '../rules/up-next.ts';
import { AnimeEntryRef, ListEntryRef, MangaEntryRef } from './entry.ts';
import { LISTS } from './list.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { ownerOf } from './writer.ts';

/** The works of a page are read together. */
const releases = batched<Entry, Release>(({ app }, entries) => releasesOf(app, entries));
const UNKNOWN = { lastOut: null, total: null, beyond: 0 };

const releaseOf = async (context: RequestContext, entry: Entry): Promise<Release> =>
  (await releases(context, entry)) ?? UNKNOWN;

builder.interfaceField(ListEntryRef, 'behindBy', (t) =>
  t.int({
    description:
      'Number of episodes that have aired and are not watched, or of chapters that are out and not read, from the listed chapters or the number of the latest one; null if not known.',
    resolve: async (entry, _args, context) =>
      behindBy(entry.progress, await releaseOf(context, entry)),
  }),
);

builder.objectField(AnimeEntryRef, 'nextEpisode', (t) =>
  t.int({
    description: 'The episode to watch next; null if it has not aired yet or there is none.',
    resolve: async (entry, _args, context) =>
      nextUnit(entry.progress, await releaseOf(context, entry)),
  }),
);

builder.objectField(MangaEntryRef, 'nextChapter', (t) =>
  t.int({
    description: 'The chapter to read next; null if there is none.',
    resolve: async (entry, _args, context) =>
      nextUnit(entry.progress, await releaseOf(context, entry)),
  }),
);

const UpNextOrderEnum = builder.enumType('UpNextOrder', {
  description: 'What comes first among the works to go on with.',
  values: valuesOf<UpNextOrder>({
    WATCHED: 'What was watched or read last.',
    RELEASED: 'What came out last.',
    BEHIND: 'What has most left to watch or read.',
  }),
});

const WAITING = {
  ANIME: 'Anime the user is watching whose next episode has aired.',
  MANGA: 'Manga the user is reading that have a next chapter.',
};

for (const { media, name, type, connection } of LISTS) {
  builder.objectField(ViewerRef, `upNext${name}`, (t) =>
    t.connection(
      {
        type,
        nullable: true,
        description: WAITING[media],
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
          const query = { userId, reading: 'own', media, order: order ?? 'WATCHED' } as const;
          return upNext(context.app, { ...query, args });
        },
      },
      connection,
    ),
  );
}
