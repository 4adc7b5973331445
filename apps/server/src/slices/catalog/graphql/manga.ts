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
      description: 'The title in Latin letters; null where no source gives it.',
    }),
    titleEnglish: t.exposeString('titleEnglish', {
      description: 'The English title; null where no source gives one.',
    }),
    titleNative: t.exposeString('titleNative', {
      nullable: false,
      description: 'The title in the language of the country it comes from.',
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
      description: 'Null where no source says whether it has ended.',
    }),
    startDate: t.expose('startOn', {
      type: 'PartialDate',
      description: 'When the first chapter appeared.',
    }),
    endDate: t.expose('endOn', {
      type: 'PartialDate',
      description: 'When the last chapter appeared; null while it runs.',
    }),
    volumeCount: t.exposeInt('volumeCount', {
      description: 'Null while it runs, and where no source counts them.',
    }),
    chapterCount: t.exposeInt('chapterCount', {
      description: 'Null while it runs, and where no source counts them.',
    }),
    magazine: t.exposeString('magazine', { description: 'Where it was first serialised.' }),
    publisher: t.exposeString('publisher', {
      description: 'The publisher; null where no source gives it.',
    }),
    countryOfOrigin: t.exposeString('country', { description: 'ISO 3166-1 alpha-2.' }),
    staff: t.expose('staff', {
      type: [StaffCreditRef],
      nullable: false,
      description: 'Who made it, as far as a source tells.',
    }),
    genres: t.exposeStringList('genres', {
      nullable: false,
      description:
        'Genres by their English names, such as "Slice of Life". The query `genres` lists all of them.',
    }),
    tags: t.exposeStringList('tags', {
      nullable: false,
      description: 'What it is about, in finer words than genres.',
    }),
    averageScore: t.exposeInt('averageScore', { description: '0 to 100.' }),
    isAdult: t.exposeBoolean('isAdult', {
      nullable: false,
      description:
        'Whether it is for adults only (explicit sexual content). Callers who have not chosen to see such works do not find them.',
    }),
    coverImage: t.exposeString('coverUrl', {
      description: 'The address of a cover at the source that gives one.',
    }),
    externalIds: t.expose('externalIds', {
      type: [ExternalIdRef],
      nullable: false,
      description: 'Its ids at other databases.',
    }),
    sources: t.exposeStringList('sources', {
      nullable: false,
      description: 'Keys of the `dataSources` that say something of it, the most trusted first.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the catalogue last changed it.',
    }),
  }),
});
