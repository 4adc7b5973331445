import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import type { Manga } from '../manga.ts';
import { MangaFormatEnum } from './enum.ts';
import { WorkRef } from './work-interface.ts';

export const MangaRef = builder.objectRef<Manga>('Manga').implement({
  extensions: { tier: 'public', isEntity: true, isRecord: true },
  interfaces: [NodeRef, WorkRef],
  description: 'A work that is read: manga, manhwa, manhua, a novel.',
  fields: (t) => ({
    format: t.expose('format', {
      type: MangaFormatEnum,
      nullable: false,
      description: 'What kind of work it is: a manga, a manhwa, a light novel.',
    }),
    volumeCount: t.exposeInt('volumeCount', {
      description: 'Number of volumes; null while it runs, and if no source states it.',
    }),
    chapterCount: t.exposeInt('chapterCount', {
      description: 'Number of chapters; null while it runs, and if no source states it.',
    }),
    magazine: t.exposeString('magazine', {
      description: 'The magazine in which it was first serialised.',
    }),
    publisher: t.exposeString('publisher', {
      description: 'The publisher; null if no source states it.',
    }),
    sources: t.exposeStringList('sources', {
      nullable: false,
      description: 'Keys of the `dataSources` that have facts about it, most trusted first.',
    }),
  }),
});
