import { builder } from '#platform/graphql/builder.ts';
import { batched } from '#platform/graphql/batch.ts';
import { type Media, AnimeRef, MangaRef } from '#slices/catalog/index.ts';
import { entriesOfWorks } from '../queries/entries.ts';
import type { Entry } from '../queries/stored-entry.ts';
import { AnimeEntryRef, MangaEntryRef } from './entry.ts';

/** The caller's entries for the works of one response; none if the caller may not read a list. */
const entryOf = (media: Media) =>
  batched<string, Entry>(async ({ app, caller }, workIds) => {
    const { userId, scopes } = caller;
    if (userId === null || !scopes.includes('read:list')) return new Map();
    return entriesOfWorks(app.db, { userId, media, reading: 'own' }, workIds);
  });

const ENTRIES = [
  { media: 'ANIME', work: AnimeRef, type: AnimeEntryRef },
  { media: 'MANGA', work: MangaRef, type: MangaEntryRef },
] as const;

for (const { media, work, type } of ENTRIES) {
  const ownEntryOf = entryOf(media);
  builder.objectField(work, 'viewerEntry', (t) =>
    t.field({
      type,
      description:
        "The caller's own entry; null if there is none, without an account, and without the scope `read:list`.",
      extensions: { cacheSeconds: 0 },
      resolve: ({ id }, _args, context) => ownEntryOf(context, id),
    }),
  );
}
