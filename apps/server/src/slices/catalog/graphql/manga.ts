import { builder } from '#platform/graphql/builder.ts';
import type { Manga, StaffCredit } from '../manga.ts';
import { MangaFormatEnum, MediaStatusEnum, StaffRoleEnum } from './enum.ts';
import { ExternalIdRef, SynonymRef } from './work.ts';

const StaffCreditRef = builder.objectRef<StaffCredit>('StaffCredit').implement({
  extensions: { tier: 'public' },
  description: 'Somebody who made a work, as the work credits them.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: false,
      description: 'In Latin letters where a source gives them, given name first.',
    }),
    nameNative: t.exposeString('nameNative'),
    role: t.expose('role', { type: StaffRoleEnum, nullable: false }),
  }),
});

export const MangaRef = builder.objectRef<Manga>('Manga').implement({
  extensions: { tier: 'public', isEntity: true },
  description: 'A work that is read: manga, manhwa, manhua, a novel.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    titleRomaji: t.exposeString('titleRomaji'),
    titleEnglish: t.exposeString('titleEnglish'),
    titleNative: t.exposeString('titleNative', { nullable: false }),
    synonyms: t.expose('synonyms', { type: [SynonymRef], nullable: false }),
    format: t.expose('format', { type: MangaFormatEnum, nullable: false }),
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
    publisher: t.exposeString('publisher'),
    countryOfOrigin: t.exposeString('country', { description: 'ISO 3166-1 alpha-2.' }),
    staff: t.expose('staff', { type: [StaffCreditRef], nullable: false }),
    genres: t.exposeStringList('genres', { nullable: false }),
    averageScore: t.exposeInt('averageScore', { description: '0 to 100.' }),
    isAdult: t.exposeBoolean('isAdult', { nullable: false }),
    coverImage: t.exposeString('coverUrl', {
      description: 'The address of a cover at the source that gives one.',
    }),
    externalIds: t.expose('externalIds', { type: [ExternalIdRef], nullable: false }),
    sources: t.exposeStringList('sources', {
      nullable: false,
      description: 'Keys of the `dataSources` that say something of it, the most trusted first.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: false }),
  }),
});
