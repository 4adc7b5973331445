import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import type { Anime } from '../anime.ts';
import { MediaSourceEnum, MediaStatusEnum } from './enum.ts';
import { FieldSourceRef, fieldSourcesOf } from './provenance.ts';
import { tagsByRank } from '../tag.ts';
import { ExternalIdRef, StaffCreditRef, SynonymRef, WorkTagRef } from './work.ts';

/** The fields that works of both media have. */
type AnyWork = Pick<
  Anime,
  | 'id'
  | 'titleRomaji'
  | 'titleEnglish'
  | 'titleNative'
  | 'synonyms'
  | 'status'
  | 'startOn'
  | 'endOn'
  | 'averageScore'
  | 'isAdult'
  | 'isHidden'
  | 'genres'
  | 'tags'
  | 'tagRanks'
  | 'spoilerTags'
  | 'staff'
  | 'externalIds'
  | 'material'
  | 'country'
  | 'provenance'
  | 'addedAt'
  | 'updatedAt'
>;

export const WorkRef = builder.interfaceRef<AnyWork>('Work').implement({
  interfaces: [NodeRef],
  description: 'The fields that anime and manga share, for fragments that serve both.',
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
    status: t.expose('status', {
      type: MediaStatusEnum,
      description:
        'Whether it airs or runs, has ended or is announced; null if no source states it.',
    }),
    startDate: t.expose('startOn', {
      type: 'PartialDate',
      description:
        'The date of the premiere or of the first chapter, as precise as known; null if not known.',
    }),
    endDate: t.expose('endOn', {
      type: 'PartialDate',
      description:
        'The date of the last episode or chapter, as precise as known; null while it airs or runs and if it is not known.',
    }),
    averageScore: t.exposeInt('averageScore', { description: '0 to 100.' }),
    isAdult: t.exposeBoolean('isAdult', {
      nullable: false,
      description:
        'Whether it is for adults only (explicit sexual content). True for an anime if no source knows. Callers who have not chosen to see such works do not find them.',
    }),
    isHidden: t.exposeBoolean('isHidden', {
      nullable: false,
      description:
        'Whether no data source names it any more. Only list entries lead to such a work, and it comes back under its id when a source names it again.',
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
    rankedTags: t.field({
      type: [WorkTagRef],
      nullable: false,
      description: 'The same tags with their ranks, the highest first.',
      resolve: (work) => tagsByRank(work),
    }),
    source: t.expose('material', {
      type: MediaSourceEnum,
      description:
        'What it was adapted from; null if no source states it. Of a manga it is known if a source names the work it was made from.',
    }),
    countryOfOrigin: t.exposeString('country', {
      description:
        'The country it comes from, as ISO 3166-1 alpha-2. Of an anime whose country no source states it is told from the language of the native title, and null for languages of several countries.',
    }),
    staff: t.expose('staff', {
      type: [StaffCreditRef],
      nullable: false,
      description: 'The people who made it, as far as sources state them.',
    }),
    externalIds: t.expose('externalIds', {
      type: [ExternalIdRef],
      nullable: false,
      description: 'Its ids in other databases.',
    }),
    addedAt: t.expose('addedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the catalogue first had it.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the catalogue last changed it.',
    }),
    provenance: t.field({
      type: [FieldSourceRef],
      nullable: false,
      description: 'Which data source gave each field.',
      resolve: ({ provenance }) => fieldSourcesOf(provenance),
    }),
  }),
});
