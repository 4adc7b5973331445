import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import type { Anime } from '../anime.ts';
import {
  AnimeFormatEnum,
  EpisodeCountSourceEnum,
  MediaSourceEnum,
  MediaStatusEnum,
  SeasonEnum,
} from './enum.ts';
import { addStreaming, StreamingLinkRef } from './streaming.ts';
import { ExternalIdRef, StaffCreditRef, SynonymRef } from './work.ts';

export const AnimeRef = builder.objectRef<Anime>('Anime').implement({
  extensions: { tier: 'public', isEntity: true, isRecord: true },
  interfaces: [NodeRef],
  description: 'An animated work: a series, a film, a special.',
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
      type: AnimeFormatEnum,
      nullable: false,
      description: 'How it was released, such as TV series, film or OVA.',
    }),
    status: t.expose('status', {
      type: MediaStatusEnum,
      description: 'Whether it airs, has ended or is announced; null if no source states it.',
    }),
    season: t.expose('season', {
      type: SeasonEnum,
      description: 'The season of its premiere; null if not known.',
    }),
    seasonYear: t.exposeInt('seasonYear', {
      description:
        'The year of `season`: an anime that premieres in late December belongs to the winter of the next year.',
    }),
    startDate: t.expose('startOn', {
      type: 'PartialDate',
      description: 'The date of the premiere, as precise as known; null if not known.',
    }),
    endDate: t.expose('endOn', {
      type: 'PartialDate',
      description:
        'The date of the last episode, as precise as known; null while it airs and if it is not known.',
    }),
    episodeCount: t.exposeInt('episodeCount', {
      description: 'Number of episodes; null if no source states it.',
    }),
    episodeCountSource: t.expose('episodeCountSource', {
      type: EpisodeCountSourceEnum,
      description: 'Whether the count is on record or estimated from the length of the run.',
    }),
    averageScore: t.exposeInt('averageScore', { description: '0 to 100.' }),
    isAdult: t.exposeBoolean('isAdult', {
      nullable: false,
      description:
        'Whether it is for adults only (explicit sexual content). True if no source knows. Callers who have not chosen to see such works do not find them.',
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
    source: t.expose('material', {
      type: MediaSourceEnum,
      description: 'What it was adapted from; null if no source states it.',
    }),
    staff: t.expose('staff', {
      type: [StaffCreditRef],
      nullable: false,
      description: 'The people who made it, as far as sources state them.',
    }),
    officialSite: t.exposeString('officialSite', {
      description: 'Address of the official site; null if no source states it.',
    }),
    externalIds: t.expose('externalIds', {
      type: [ExternalIdRef],
      nullable: false,
      description: 'Its ids in other databases.',
    }),
    streamingLinks: t.expose('streaming', {
      type: [StreamingLinkRef],
      nullable: true,
      extensions: { tier: 'full' },
      description: 'For callers of the Indie and Commercial tiers; null below.',
      deprecationReason: 'Select `streaming`, which takes a region. Deprecated since 2026-11-21.',
    }),
  }),
});

addStreaming(AnimeRef, ({ streaming }) => streaming);
