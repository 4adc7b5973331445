import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import type { Manga } from '../manga.ts';
import { MangaFormatEnum, MediaStatusEnum } from './enum.ts';
import { ExternalIdRef, StaffCreditRef, SynonymRef } from './work.ts';

export const MangaRef = builder.objectRef<Manga>('Manga').implement({
  extensions: { tier: 'public', isEntity: true, isRecord: true },
  interfaces: [NodeRef],
  description: 'A work that is read: manga, manhwa, manhua, a novel.',
  fields: (t) => ({
    titleRomaji: t.exposeString('titleRomaji', {
      description: 'The title in Latin letters; null if no source states it.',
    }),
    titleEnglish: t.exposeString('titleEnglish', {
      description: 'The English title; null if no source states one.',
    }),
    titleNative: t.exposeString('titleNative', {
      nullable: false,
      description: 'The title in the original language.',
    }),
    synonyms: t.expose('synonyms', {
      type: [SynonymRef],
      nullable: false,
      description: 'Other titles it is known by.',
    }),
    format: t.expose('format', {
      type: MangaFormatEnum,
      nullable: false,
      description: 'What kind of work it is: a manga, a manhwa, a light novel.',
    }),
    status: t.expose('status', {
      type: MediaStatusEnum,
      description: 'Whether it runs, has ended or is announced; null if no source states it.',
    }),
    startDate: t.expose('startOn', {
      type: 'PartialDate',
      description: 'The date of the first chapter.',
    }),
    endDate: t.expose('endOn', {
      type: 'PartialDate',
      description: 'The date of the last chapter; null while it runs.',
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
    countryOfOrigin: t.exposeString('country', {
      description: 'The country, as ISO 3166-1 alpha-2.',
    }),
    staff: t.expose('staff', {
      type: [StaffCreditRef],
      nullable: false,
      description: 'The people who made it, as far as sources state them.',
    }),
    genres: t.exposeStringList('genres', {
      nullable: false,
      description:
        'Genres by their English names, such as "Slice of Life". The query `genres` lists all of them.',
    }),
    tags: t.exposeStringList('tags', {
      nullable: false,
      description: 'Tags, which describe it in more detail than genres.',
    }),
    averageScore: t.exposeInt('averageScore', { description: '0 to 100.' }),
    isAdult: t.exposeBoolean('isAdult', {
      nullable: false,
      description:
        'Whether it is for adults only (explicit sexual content). Callers who have not chosen to see such works do not find them.',
    }),
    coverImage: t.exposeString('coverUrl', {
      description: 'The address of a cover at its source; null if no source has one.',
    }),
    externalIds: t.expose('externalIds', {
      type: [ExternalIdRef],
      nullable: false,
      description: 'Its ids in other databases.',
    }),
    sources: t.exposeStringList('sources', {
      nullable: false,
      description: 'Keys of the `dataSources` that have facts about it, most trusted first.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the catalogue last changed it.',
    }),
  }),
});
