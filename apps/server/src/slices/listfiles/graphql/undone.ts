import { builder } from '#platform/graphql/builder.ts';
import { AnimeRef, catalogue, mangaCatalogue, MangaRef } from '#slices/catalog/index.ts';
import type { UndoneEntries } from '#slices/lists/index.ts';

/** The usual number of entries that were changed after an import. */
const USUAL_LEFT = 10;

const LeftRef = builder.objectRef<UndoneEntries['left'][number]>('ListImportLeftEntry').implement({
  extensions: { tier: 'public' },
  description: 'An entry that keeps something of an undone import, because it was changed since.',
  fields: (t) => ({
    anime: t.field({
      type: AnimeRef,
      description: 'Its anime; null for manga, and if the catalogue has it no more.',
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'ANIME' ? (app.get(catalogue).get(workId) ?? null) : null,
    }),
    manga: t.field({
      type: MangaRef,
      description: 'Its manga; null for anime, and if the catalogue has it no more.',
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'MANGA' ? (app.get(mangaCatalogue).get(workId) ?? null) : null,
    }),
    changedAt: t.field({
      type: 'DateTime',
      description: 'When it was last changed; null if that is not known.',
      resolve: ({ by }) => (by ? new Date(by.at) : null),
    }),
  }),
});

export const UndoneRef = builder.objectRef<UndoneEntries>('UndoneListImport').implement({
  extensions: { tier: 'public' },
  description: 'What the undo of an import did.',
  fields: (t) => ({
    removed: t.exposeInt('removed', {
      nullable: false,
      description: 'Entries that the import had added and that are on the list no more.',
    }),
    restored: t.exposeInt('restored', {
      nullable: false,
      description: 'Entries that are as they were before the import.',
    }),
    left: t.field({
      type: [LeftRef],
      nullable: false,
      description: 'Entries that keep something of the import, because they were changed since.',
      extensions: { listSize: USUAL_LEFT },
      resolve: ({ left }) => left,
    }),
  }),
});
